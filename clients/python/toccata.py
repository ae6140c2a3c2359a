"""Tells Toccata, the on-screen keyboard, what the text fields of a GTK 4 program ask for.

    import toccata

    field = toccata.Field(
        entry, keyboardType="emailAddress", returnKeyType="send",
        on_return=lambda: print("sent"))
    field.set(returnKeyLabel="Pay")

The traits have UIKit's names; docs/for-applications.md has all of them. What is typed goes to the
entry as always, never through here. Without the keyboard, or without a message bus, nothing happens.
"""

import sys

from gi.repository import Gio, GLib, Gtk

SERVICE = "org.toccata.Keyboard"
PATH = "/org/toccata/Keyboard"
KEYBOARD = "org.toccata.Keyboard1"
FIELD = "org.toccata.Field1"

# The keyboard takes 64 fields of a program: those that had the focus last are registered.
MOST_REGISTERED = 48

# What GTK can say of a field to any keyboard.
PURPOSES = {
    "numberPad": Gtk.InputPurpose.DIGITS,
    "asciiCapableNumberPad": Gtk.InputPurpose.DIGITS,
    "decimalPad": Gtk.InputPurpose.NUMBER,
    "phonePad": Gtk.InputPurpose.PHONE,
    "URL": Gtk.InputPurpose.URL,
    "emailAddress": Gtk.InputPurpose.EMAIL,
}


def button(id, label="", **parts):
    """An item of an accessory bar; one named previous, next or done needs nothing else."""
    return {"kind": "button", "id": id, "label": label, **parts}


def chip(id, label, **parts):
    """A text to choose on an accessory bar."""
    return {"kind": "chip", "id": id, "label": label, **parts}


def toggle(id, label, value=False, **parts):
    """An item that is on or off."""
    return {"kind": "toggle", "id": id, "label": label, "value": value, **parts}


def segments(id, labels, value=0, **parts):
    """One of several, the chosen one counted from 0."""
    return {"kind": "segments", "id": id, "segments": labels, "value": value, **parts}


def label(text):
    """A text on an accessory bar."""
    return {"kind": "label", "label": text}


def spacer():
    """What takes the room that is left."""
    return {"kind": "spacer"}


def key(output, label="", **parts):
    """A key of an input view that types."""
    return {"id": parts.pop("id", output), "label": label, "output": output, **parts}


def action(name, label="", **parts):
    """A key of an input view that does something: delete, return, space, tab, dismiss, …"""
    return {"id": parts.pop("id", name), "label": label, "action": name, **parts}


def report(id, label, **parts):
    """A key of an input view that only tells its id."""
    return {"id": id, "label": label, "action": "report", **parts}


class Keyboard:
    """The way to the keyboard, one for a program: see `keyboard()`."""

    def __init__(self):
        self.owner = None
        self.frame = (0, 0, 0, 0)
        self.watchers = []
        self.fields = []
        self.registered = []
        try:
            self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        except GLib.Error:
            self.bus = None
            return
        # Asked at once: a field that has the focus from the start is told early enough.
        try:
            self.owner = self.bus.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "GetNameOwner", GLib.Variant("(s)", (SERVICE,)), None,
                Gio.DBusCallFlags.NONE, 1000, None).unpack()[0]
        except GLib.Error:
            pass
        self.bus.signal_subscribe(
            SERVICE, KEYBOARD, None, PATH, None, Gio.DBusSignalFlags.NONE, self._signal)
        Gio.bus_watch_name_on_connection(
            self.bus, SERVICE, Gio.BusNameWatcherFlags.NONE,
            lambda _bus, _name, owner: self._owner(owner), lambda *_: self._owner(None))

    @property
    def is_hidden(self):
        return self.frame[2] == 0 or self.frame[3] == 0

    def on_frame(self, watcher):
        """Calls `watcher(frame, change)` when the keyboard has moved: x, y, width, height in the
        output's logical pixels, empty while it is hidden; `change` is what the signal told."""
        self.watchers.append(watcher)
        watcher(self.frame, {})

    def call(self, path, interface, method, arguments=None, then=None):
        """Calls a method; `then` gets the answer, or None where it was refused."""
        if self.bus is None or self.owner is None:
            return

        def answered(bus, result):
            try:
                answer = bus.call_finish(result).unpack()
            except GLib.Error as error:
                Gio.DBusError.strip_remote_error(error)
                print(f"toccata: {method}: {error.message}", file=sys.stderr)
                answer = None
            if then:
                then(answer)

        self.bus.call(
            self.owner, path, interface, method, arguments, None,
            Gio.DBusCallFlags.NO_AUTO_START, -1, None, answered)

    def _owner(self, owner):
        if owner != self.owner:
            self.owner = owner
            for field in self.fields:
                field._keyboard_changed()
        if owner is None:
            self._moved((0, self.frame[1] + self.frame[3], 0, 0), {})
        else:
            self.call(
                PATH, "org.freedesktop.DBus.Properties", "Get",
                GLib.Variant("(ss)", (KEYBOARD, "Frame")),
                lambda answer: answer and self._moved(tuple(answer[0]), {}))

    def _signal(self, _bus, sender, _path, _interface, name, arguments):
        if name == "FrameDidChange":
            change = arguments.unpack()[0]
            self._moved(tuple(change["end"]), change)

    def _moved(self, frame, change):
        self.frame = frame
        for watcher in self.watchers:
            watcher(frame, change)


def keyboard():
    """The keyboard of this program."""
    if keyboard.instance is None:
        keyboard.instance = Keyboard()
    return keyboard.instance


keyboard.instance = None


class Field:
    """What one entry asks for: its traits by UIKit's names, an `inputAccessoryView` (a list of
    items) and an `inputView` (a list of rows of keys). Each `on_…` may be left out."""

    def __init__(
        self, widget, *, on_return=None, on_accessory=None, on_key=None, on_dismissed=None,
        **traits,
    ):
        self.widget = widget
        self.on_return = on_return
        self.on_accessory = on_accessory
        self.on_key = on_key
        self.on_dismissed = on_dismissed
        self.traits = dict(traits)
        self.told = {}
        self.path = None
        self.registering_with = None
        self.focused_again = False
        self.subscription = None
        self.window_handler = None
        self.is_focused = False
        self.preedit = ""
        self.keyboard = keyboard()
        application = Gio.Application.get_default()
        id = application.get_application_id() if application else GLib.get_prgname()
        if id:
            self.traits.setdefault("applicationID", id)
        self._say_to_toolkit()
        self._follow_text()
        focus = Gtk.EventControllerFocus()
        focus.connect("enter", lambda _: self._focus(True))
        focus.connect("leave", lambda _: self._focus(False))
        widget.add_controller(focus)
        widget.connect("realize", self._realized)
        widget.connect("unrealize", self._unrealized)
        if widget.get_realized():
            self._realized(widget)

    def set(self, **traits):
        """Changes traits; the keyboard follows at once."""
        self.traits.update(traits)
        self._tell()

    def play_input_click(self):
        """Makes the sound of a key, where the person wants keys to be heard."""
        self._call("PlayInputClick")

    # The entry.

    def _say_to_toolkit(self):
        purpose = PURPOSES.get(self.traits.get("keyboardType"))
        if isinstance(self.widget, Gtk.Entry):
            if self.traits.get("isSecureTextEntry"):
                self.widget.set_visibility(False)
                purpose = Gtk.InputPurpose.PASSWORD
            if purpose is not None:
                self.widget.set_input_purpose(purpose)

    def _follow_text(self):
        """The return key may wait for text, and a password is offered to an empty field alone;
        what is being composed is text as well."""
        if isinstance(self.widget, Gtk.Editable):
            self.widget.connect("changed", lambda _: self._text_changed())
            text = self.widget.get_delegate()
            if isinstance(text, Gtk.Text):
                text.connect("preedit-changed", self._preedit_changed)
        elif isinstance(self.widget, Gtk.TextView):
            self.widget.get_buffer().connect("changed", lambda _: self._text_changed())
            self.widget.connect("preedit-changed", self._preedit_changed)
        self._text_changed()

    def _preedit_changed(self, _widget, preedit):
        self.preedit = preedit
        self._text_changed()

    def _text_changed(self):
        if not any(map(self.traits.get, ("enablesReturnKeyAutomatically", "savesPassword"))):
            return
        if isinstance(self.widget, Gtk.TextView):
            count = self.widget.get_buffer().get_char_count()
        else:
            count = len(self.widget.get_text())
        self.set(isEmpty=count == 0 and not self.preedit)

    def _realized(self, widget):
        """A window has its focus from the start, but the field only when the window is active."""
        self.keyboard.fields.append(self)
        window = widget.get_root()
        self.window_handler = window.connect("notify::is-active", self._window_changed)
        focus = window.get_focus()
        if focus is not None and (focus is widget or focus.is_ancestor(widget)):
            self._focus(True)

    def _unrealized(self, widget):
        """An entry that is gone takes no place at the keyboard; it may come again."""
        self.keyboard.fields.remove(self)
        widget.get_root().disconnect(self.window_handler)
        self.is_focused = False
        self._unregister()

    def _window_changed(self, window, _):
        if self.is_focused and window.is_active():
            self._focus(True)

    def _focus(self, is_focused):
        self.is_focused = is_focused
        if not is_focused:
            self._call("Blur")
        elif self.path:
            # The last in the row is the one that had the focus last.
            self.keyboard.registered.remove(self)
            self.keyboard.registered.append(self)
            self._call("Focus")
        else:
            self._register()

    # The keyboard.

    def _keyboard_changed(self):
        self._forget()
        if self.is_focused:
            self._register()

    def _register(self):
        owner = self.keyboard.owner
        # Several signs of the same focus may come before the answer; the last one counts.
        self.focused_again = self.registering_with == owner
        if self.focused_again:
            return
        self.registering_with = owner
        values = _values({**self.traits, "isFirstResponder": True})
        self.told = dict(self.traits)

        def registered(answer):
            if self.registering_with == owner:
                self.registering_with = None
            if answer is None or owner != self.keyboard.owner:
                return
            self.path = answer[0]
            self.subscription = self.keyboard.bus.signal_subscribe(
                self.keyboard.owner, FIELD, None, self.path, None, Gio.DBusSignalFlags.NONE,
                self._signal)
            if self not in self.keyboard.fields:
                self._unregister()
                return
            self.keyboard.registered.append(self)
            if len(self.keyboard.registered) > MOST_REGISTERED:
                self.keyboard.registered[0]._unregister()
            if not self.is_focused:
                self._call("Blur")
            elif self.focused_again:
                self._call("Focus")
            self._tell()

        self.keyboard.call(
            PATH, KEYBOARD, "RegisterField", GLib.Variant("(a{sv})", (values,)), registered)

    def _unregister(self):
        self._call("Unregister")
        self._forget()

    def _forget(self):
        if self in self.keyboard.registered:
            self.keyboard.registered.remove(self)
        if self.subscription is not None:
            self.keyboard.bus.signal_unsubscribe(self.subscription)
        self.path = self.subscription = None

    def _tell(self):
        changed = {
            name: value for name, value in self.traits.items() if self.told.get(name) != value
            or name not in self.told
        }
        if not self.path or not changed:
            return
        self.told.update(changed)
        self._call("SetTraits", GLib.Variant("(a{sv})", (_values(changed),)))

    def _call(self, method, arguments=None):
        if self.path:
            self.keyboard.call(self.path, FIELD, method, arguments)

    def _signal(self, _bus, _sender, _path, _interface, name, arguments):
        listeners = {
            "ReturnPressed": self.on_return, "AccessoryActivated": self.on_accessory,
            "InputViewKey": self.on_key, "InputViewDismissed": self.on_dismissed,
        }
        listener = listeners.get(name)
        if listener:
            listener(*arguments.unpack())


def keep_visible(scrolled, margin=12):
    """Keeps what has the focus inside `scrolled` in view, whatever the keyboard covers: a docked one
    makes the window lower, a fullscreen window is covered and has to make room by itself."""
    adjustment = scrolled.get_vadjustment()

    def show_focus():
        window = scrolled.get_root()
        focus = window.get_focus() if window else None
        view = scrolled.get_child()
        if focus is None or view is None or not focus.is_ancestor(view):
            return
        # An entry hands its focus to the text inside it.
        if isinstance(focus, Gtk.Text):
            focus = focus.get_parent()
        found, bounds = focus.compute_bounds(view)
        if not found:
            return
        above = bounds.get_y() - margin
        below = bounds.get_y() + bounds.get_height() + margin - adjustment.get_page_size()
        if below > 0:
            adjustment.set_value(adjustment.get_value() + below)
        elif above < 0:
            adjustment.set_value(adjustment.get_value() + above)

    def moved(frame, _change):
        window = scrolled.get_root()
        covers = window is not None and window.is_fullscreen() and frame[2] > 0
        scrolled.set_margin_bottom(max(0, window.get_height() - frame[1]) if covers else 0)

    adjustment.connect("notify::page-size", lambda *_: GLib.idle_add(show_focus))
    scrolled.connect("realize", lambda _: scrolled.get_root().connect(
        "notify::focus-widget", lambda *_: GLib.idle_add(show_focus)))
    keyboard().on_frame(moved)


def _values(traits):
    return {name: _value(name, value) for name, value in traits.items()}


def _value(name, value):
    if name == "inputAccessoryView":
        return GLib.Variant("aa{sv}", [_parts(item) for item in value])
    if name == "inputView":
        return GLib.Variant("aaa{sv}", [[_parts(key) for key in row] for row in value or []])
    return _part(value)


def _parts(parts):
    return {name: _part(value) for name, value in parts.items()}


def _part(value):
    if isinstance(value, bool):
        return GLib.Variant("b", value)
    if isinstance(value, int):
        return GLib.Variant("i", value)
    if isinstance(value, float):
        return GLib.Variant("d", value)
    if isinstance(value, (list, tuple)):
        return GLib.Variant("as", value)
    return GLib.Variant("s", value or "")
