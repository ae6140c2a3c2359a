"""A window without a field that has another title each second, as a music player's does. Each title
is reported as a focus."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

from report import send  # noqa: E402

count = 0


def next_title():
    global count
    count += 1
    window.set_title(f"title {count}")
    send("focus", field=str(count))
    return True


Gtk.init()
window = Gtk.Window(title="title 0", decorated=False)
window.maximize()
window.show_all()
send("ready")
GLib.timeout_add_seconds(1, next_title)
GLib.MainLoop().run()
