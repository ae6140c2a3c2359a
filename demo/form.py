#!/usr/bin/python3
"""A form with one field for each kind of keyboard, for GTK 4.

With --cycle it gives each field the focus in turn, whenever a line comes on standard input, and
says the field's name on standard output.
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

FIELDS = [
    ("Text", Gtk.InputPurpose.FREE_FORM),
    ("Name", Gtk.InputPurpose.NAME),
    ("E-mail", Gtk.InputPurpose.EMAIL),
    ("Web address", Gtk.InputPurpose.URL),
    ("Telephone", Gtk.InputPurpose.PHONE),
    ("Whole number", Gtk.InputPurpose.DIGITS),
    ("Number", Gtk.InputPurpose.NUMBER),
    ("Password", Gtk.InputPurpose.PASSWORD),
    ("PIN", Gtk.InputPurpose.PIN),
    ("Terminal", Gtk.InputPurpose.TERMINAL),
]


def make_entry(purpose):
    entry = Gtk.Entry(hexpand=True)
    entry.set_input_purpose(purpose)
    if purpose in (Gtk.InputPurpose.PASSWORD, Gtk.InputPurpose.PIN):
        entry.set_visibility(False)
    return entry


class Form:
    def __init__(self, app):
        grid = Gtk.Grid(row_spacing=6, column_spacing=10)
        for side in ("top", "bottom", "start", "end"):
            getattr(grid, f"set_margin_{side}")(12)
        self.entries = {}
        for row, (name, purpose) in enumerate(FIELDS):
            self.entries[name] = make_entry(purpose)
            grid.attach(Gtk.Label(label=name, xalign=1), 0, row, 1, 1)
            grid.attach(self.entries[name], 1, row, 1, 1)
        window = Gtk.ApplicationWindow(application=app, title="Toccata", decorated=False)
        window.set_child(Gtk.ScrolledWindow(child=grid))
        window.maximize()
        window.present()
        self.names = list(self.entries)
        if "--cycle" in sys.argv:
            GLib.unix_fd_add_full(0, 0, GLib.IOCondition.IN | GLib.IOCondition.HUP, self.step)

    def step(self, _descriptor, condition):
        if not sys.stdin.readline() or not self.names:
            return False
        name = self.names.pop(0)
        self.entries[name].grab_focus()
        print(name, flush=True)
        return True


def main():
    app = Gtk.Application(application_id="org.toccata.Demo")
    app.connect("activate", Form)
    app.run(None)


main()
