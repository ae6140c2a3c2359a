"""A window of GTK 3 or 4 (the argument) with an entry for each purpose and a text view."""

import sys

import gi

VERSION = int(sys.argv[1])
gi.require_version("Gtk", f"{VERSION}.0")
gi.require_version("Gdk", f"{VERSION}.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

from report import Commands, LayoutReport, send  # noqa: E402

PURPOSES = [
    "free_form", "alpha", "digits", "number", "phone", "url",
    "email", "name", "password", "pin", "terminal",
]
COLUMNS = 2


def make_entry(purpose):
    entry = Gtk.Entry(width_chars=8, hexpand=True)
    entry.set_input_purpose(getattr(Gtk.InputPurpose, purpose.upper()))
    if purpose in ("password", "pin"):
        entry.set_visibility(False)
    return entry


class Form:
    def __init__(self):
        self.grid = Gtk.Grid(column_homogeneous=True, row_spacing=4, column_spacing=4)
        self.fields = {purpose: make_entry(purpose) for purpose in PURPOSES}
        self.fields["text_view"] = Gtk.TextView(height_request=60, hexpand=True)
        for index, (name, field) in enumerate(self.fields.items()):
            self.grid.attach(field, index % COLUMNS, index // COLUMNS, 1, 1)
            self.watch(name, field)
        self.window = Gtk.Window(title="form", decorated=False)
        self.window.maximize()
        self.layout = LayoutReport()
        self.commands = Commands()
        self.gesture = self.watch_touches()
        GLib.unix_fd_add_full(0, 0, GLib.IOCondition.IN | GLib.IOCondition.HUP, self.obey)

    def watch(self, name, field):
        source = field.get_buffer() if isinstance(field, Gtk.TextView) else field
        source.connect("changed", lambda *_: send("text", field=name, text=self.text(field)))
        # An entry of GTK 4 hands its focus to the text inside it.
        inner = field.get_delegate() if VERSION == 4 and isinstance(field, Gtk.Entry) else field
        inner.connect(
            "notify::has-focus", lambda it, _: it.has_focus() and send("focus", field=name))

    def watch_touches(self):
        if VERSION == 4:
            gesture = Gtk.GestureClick()
            self.window.add_controller(gesture)
        else:
            self.window.add_events(Gdk.EventMask.BUTTON_PRESS_MASK | Gdk.EventMask.TOUCH_MASK)
            gesture = Gtk.GestureMultiPress.new(self.window)
        gesture.set_propagation_phase(Gtk.PropagationPhase.CAPTURE)
        gesture.connect("pressed", lambda _, count, x, y: send("touch", x=x, y=y))
        return gesture

    def buffer(self, field):
        """What has the field's text."""
        return field.get_buffer() if isinstance(field, Gtk.TextView) else field

    def text(self, field):
        if isinstance(field, Gtk.TextView):
            buffer = field.get_buffer()
            return buffer.get_text(*buffer.get_bounds(), True)
        return field.get_text()

    def rectangle(self, field):
        if VERSION == 4:
            _, bounds = field.compute_bounds(self.window)
            return [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
        x, y = field.translate_coordinates(self.window, 0, 0)
        return [x, y, field.get_allocated_width(), field.get_allocated_height()]

    def painted(self, _):
        width = self.window.get_width() if VERSION == 4 else self.window.get_allocated_width()
        places = {name: self.rectangle(field) for name, field in self.fields.items()}
        self.layout.tell(width, places)

    def show(self):
        if VERSION == 4:
            self.window.set_child(self.grid)
            self.window.present()
        else:
            self.window.add(self.grid)
            self.window.show_all()
        # After the frame clock's paint phase the window has its place and its contents.
        self.window.get_frame_clock().connect("after-paint", self.painted)

    def obey(self, *_):
        if not self.commands.obey(
                self.fields, lambda field: field.grab_focus(),
                lambda field: self.buffer(field).set_text("")):
            loop.quit()
        return True


loop = GLib.MainLoop()
if VERSION == 3:
    Gtk.init()
form = Form()
form.show()
loop.run()
