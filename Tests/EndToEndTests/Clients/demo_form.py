"""One of the demo's forms (the argument), or `return-keys` with a field for each return key, that
tells what happens in it. With --fullscreen the window covers the screen."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

import toccata  # noqa: E402
from report import Commands, LayoutReport, send  # noqa: E402

RETURN_KEYS = [
    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
    "emergencyCall", "continue",
]


class ReportingField(toccata.Field):
    """Tells the signals of the keyboard, besides what the form does with them."""

    def _signal(self, bus, sender, path, interface, name, arguments):
        words = [name] + [str(argument) for argument in arguments.unpack()]
        send("value", value=" ".join(words))
        super()._signal(bus, sender, path, interface, name, arguments)


toccata.Field = ReportingField
import form  # noqa: E402
import forms  # noqa: E402


def return_keys():
    grid, entries = forms.labelled(RETURN_KEYS + ["own", "waits"])
    for name, entry in entries.items():
        traits = {
            "own": {"returnKeyType": "go", "returnKeyLabel": "Pay now"},
            "waits": {"returnKeyType": "send", "enablesReturnKeyAutomatically": True},
        }.get(name, {"returnKeyType": name})
        toccata.Field(entry, autocapitalizationType="none", **traits)
    return grid, entries


forms.FORMS["return-keys"] = return_keys


class ReportingForm(form.Form):
    def __init__(self, app):
        super().__init__(app, sys.argv[1], sys.argv[2:])
        for name, entry in self.entries.items():
            self.watch(name, entry)
        gesture = Gtk.GestureClick()
        gesture.set_propagation_phase(Gtk.PropagationPhase.CAPTURE)
        gesture.connect("pressed", lambda _, count, x, y: send("touch", x=x, y=y))
        self.window.add_controller(gesture)
        self.layout = LayoutReport()
        self.window.get_frame_clock().connect("after-paint", self.painted)
        self.commands = Commands()
        GLib.unix_fd_add_full(0, 0, GLib.IOCondition.IN | GLib.IOCondition.HUP, self.obey)

    def watch(self, name, entry):
        entry.connect("changed", lambda _: send("text", field=name, text=entry.get_text()))
        entry.connect("activate", lambda _: send("value", value=f"activate {name}"))
        entry.get_delegate().connect(
            "notify::has-focus", lambda it, _: it.has_focus() and send("focus", field=name))

    def painted(self, _):
        places = {}
        for name, entry in self.entries.items():
            found, bounds = entry.compute_bounds(self.window)
            if found:
                places[name] = [
                    bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height,
                ]
        self.layout.tell(self.window.get_width(), places)

    def obey(self, *_):
        if not self.commands.obey(
                self.entries, lambda entry: entry.grab_focus(), lambda entry: entry.set_text("")):
            self.window.close()
        return True


app = Gtk.Application(application_id="org.toccata.Demo")
app.connect("activate", ReportingForm)
app.run(None)
