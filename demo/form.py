#!/usr/bin/python3
"""A form for GTK 4 that shows what a field can ask of the keyboard.

    form.py [FORM] [--cycle] [--fullscreen]

FORM is one of fields (one field for each kind of keyboard), sign-up, chat, browser, wi-fi, search,
map, emergency and spreadsheet. With --cycle it gives each field the focus in turn, whenever a line
comes on standard input, and says the field's name on standard output.
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

import forms  # noqa: E402
import toccata  # noqa: E402

# A spreadsheet has many fields that are all alike.
MOST_IN_CYCLE = 12
# No screen is narrower than this.
LEAST_WIDTH = 240


class Form:
    def __init__(self, app, name, options):
        content, self.entries = forms.FORMS[name]()
        for side in ("top", "bottom", "start", "end"):
            getattr(content, f"set_margin_{side}")(12)
        scrolled = Gtk.ScrolledWindow(child=content)
        toccata.keep_visible(scrolled)
        self.window = Gtk.ApplicationWindow(application=app, title="Toccata", decorated=False)
        self.window.set_child(scrolled)
        if "--fullscreen" in options:
            self.window.fullscreen()
        else:
            self.window.maximize()
        self.window.present()
        self.names = list(self.entries)[:MOST_IN_CYCLE]
        if "--cycle" in options:
            GLib.unix_fd_add_full(0, 0, GLib.IOCondition.IN | GLib.IOCondition.HUP, self.step)

    def step(self, _descriptor, condition):
        if not sys.stdin.readline() or not self.names:
            self.window.close()
            return False
        self.show_next()
        return True

    def show_next(self):
        # A window has its size a little after it was asked for.
        if self.window.get_width() < LEAST_WIDTH:
            GLib.timeout_add(20, self.show_next)
            return False
        name = self.names.pop(0)
        self.entries[name].grab_focus()
        print(name, flush=True)
        return False


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    name = words[0] if words else "fields"
    if name not in forms.FORMS:
        print(f"there is no form '{name}'; there are {', '.join(forms.FORMS)}", file=sys.stderr)
        sys.exit(64)
    app = Gtk.Application(application_id="org.toccata.Demo")
    app.connect("activate", lambda app: Form(app, name, sys.argv[1:]))
    app.run(None)


if __name__ == "__main__":
    main()
