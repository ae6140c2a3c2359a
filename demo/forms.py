"""The forms of the demo: what each field is called and what it asks for, by UIKit's names."""

from gi.repository import Gtk

import toccata

# Each kind of keyboard that GTK has a name for; these fields say nothing to the keyboard itself.
PURPOSES = [
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

# The same for both, so that the password that was taken is offered for the second, too.
NEW_PASSWORD = {
    "textContentType": "newPassword", "isSecureTextEntry": True, "savesPassword": True,
    "passwordRules": "required: lower; required: upper; required: digit; allowed: [-]",
}

SIGN_UP = [
    ("Name", {"textContentType": "name"}),
    ("E-mail", {"textContentType": "emailAddress", "keyboardType": "emailAddress"}),
    ("New password", NEW_PASSWORD),
    ("Password again", NEW_PASSWORD),
    ("One-time code", {"textContentType": "oneTimeCode", "keyboardType": "numberPad"}),
    ("Telephone", {"textContentType": "telephoneNumber", "keyboardType": "phonePad"}),
    ("Card", {"textContentType": "creditCardNumber", "keyboardType": "asciiCapableNumberPad"}),
    ("Address", {"textContentType": "fullStreetAddress"}),
    ("Postal code", {"textContentType": "postalCode", "keyboardType": "numbersAndPunctuation"}),
    ("Web site", {"textContentType": "URL", "keyboardType": "URL"}),
]

ONE_FIELD = {
    "browser": (
        "Address",
        {"keyboardType": "webSearch", "returnKeyType": "go", "autocapitalizationType": "none"},
    ),
    "wi-fi": (
        "Password of “Home”",
        {
            "textContentType": "password", "isSecureTextEntry": True, "returnKeyType": "join",
            "enablesReturnKeyAutomatically": True,
        },
    ),
    "search": (
        "Search",
        {"returnKeyType": "search", "enablesReturnKeyAutomatically": True},
    ),
    "map": (
        "To",
        {"textContentType": "fullStreetAddress", "returnKeyType": "route"},
    ),
    "emergency": (
        "Number",
        {
            "keyboardType": "phonePad",
            "inputAccessoryView": [
                toccata.spacer(),
                toccata.button("call", "Emergency Call", prominent=True),
                toccata.spacer(),
            ],
        },
    ),
}

CALCULATOR = [
    [toccata.key(key) for key in "789÷"] + [toccata.action("delete")],
    [toccata.key(key) for key in "456×"] + [toccata.key("(")],
    [toccata.key(key) for key in "123−"] + [toccata.key(")")],
    [
        toccata.key("0"), toccata.key("."), toccata.key("=", prominent=True), toccata.key("+"),
        toccata.report("down", "↓"),
    ],
]


def labelled(rows):
    """A grid of labels and entries, and the entries by their labels."""
    grid = Gtk.Grid(row_spacing=6, column_spacing=10)
    entries = {}
    for row, name in enumerate(rows):
        entries[name] = Gtk.Entry(hexpand=True)
        grid.attach(Gtk.Label(label=name, xalign=1), 0, row, 1, 1)
        grid.attach(entries[name], 1, row, 1, 1)
    return grid, entries


def fields():
    """One field for each kind of keyboard."""
    grid, entries = labelled([name for name, _ in PURPOSES])
    for name, purpose in PURPOSES:
        entries[name].set_input_purpose(purpose)
        if purpose in (Gtk.InputPurpose.PASSWORD, Gtk.InputPurpose.PIN):
            entries[name].set_visibility(False)
    return grid, entries


def sign_up():
    """A form with a bar that leads from field to field."""
    grid, entries = labelled([name for name, _ in SIGN_UP])
    order = list(entries.values())
    for index, (name, traits) in enumerate(SIGN_UP):
        before = order[index - 1] if index > 0 else None
        after = order[index + 1] if index + 1 < len(order) else None

        def use(id, _value, before=before, after=after):
            target = {"previous": before, "next": after}.get(id)
            if target is not None:
                target.grab_focus()
            elif id == "done":
                grid.get_root().set_focus(None)

        toccata.Field(
            entries[name], on_accessory=use,
            on_return=lambda after=after: after and after.grab_focus(),
            returnKeyType="next" if after is not None else "done",
            inputAccessoryView=[
                toccata.button("previous", enabled=before is not None),
                toccata.button("next", enabled=after is not None),
                toccata.spacer(), toccata.button("done"),
            ],
            **traits)
    return grid, entries


def chat():
    """Messages, and a field that sends."""
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
    messages = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, vexpand=True, spacing=4)
    entry = Gtk.Entry(hexpand=True, placeholder_text="Message")
    box.append(messages)
    box.append(entry)

    def send():
        if entry.get_text():
            messages.append(Gtk.Label(label=entry.get_text(), xalign=1))
            entry.set_text("")

    def reply(id, value):
        entry.set_text(value)
        send()

    entry.connect("activate", lambda _: send())
    toccata.Field(
        entry, on_accessory=reply, returnKeyType="send", enablesReturnKeyAutomatically=True,
        inputAccessoryView=[
            toccata.chip("yes", "Yes"), toccata.chip("no", "No"),
            toccata.chip("way", "On my way"),
        ])
    return box, {"Message": entry}


def one_field(name):
    """A field alone, and below it what its return key did."""
    title, traits = ONE_FIELD[name]
    grid, entries = labelled([title])
    answer = Gtk.Label(xalign=0, wrap=True)
    grid.attach(answer, 1, 1, 1, 1)
    said = {"isSecureTextEntry": "Joined"}

    def done(*_):
        text = entries[title].get_text()
        answer.set_text(said["isSecureTextEntry"] if traits.get("isSecureTextEntry") else f"→ {text}")

    entries[title].connect("activate", done)
    toccata.Field(entries[title], on_accessory=done, **traits)
    return grid, entries


def spreadsheet():
    """Cells with keys and a bar of their own."""
    grid = Gtk.Grid(row_spacing=2, column_spacing=2)
    cells = {}
    for column, letter in enumerate("ABC"):
        grid.attach(Gtk.Label(label=letter), column + 1, 0, 1, 1)
        for row in range(1, 13):
            if column == 0:
                grid.attach(Gtk.Label(label=str(row)), 0, row, 1, 1)
            name = f"{letter}{row}"
            cells[name] = Gtk.Entry(hexpand=True, width_chars=6)
            grid.attach(cells[name], column + 1, row, 1, 1)
    for name, cell in cells.items():
        below = cells.get(f"{name[0]}{int(name[1:]) + 1}")

        def insert(_id, formula, cell=cell):
            place = cell.get_position()
            cell.insert_text(formula, place)
            cell.set_position(place + len(formula))

        toccata.Field(
            cell, on_accessory=insert,
            on_key=lambda _id, below=below: below and below.grab_focus(),
            autocorrectionType="no", inputView=CALCULATOR,
            inputAccessoryView=[
                toccata.label(name), toccata.spacer(),
                toccata.chip("sum", "=SUM("), toccata.chip("average", "=AVERAGE("),
            ])
    return grid, cells


FORMS = {
    "fields": fields,
    "sign-up": sign_up,
    "chat": chat,
    "spreadsheet": spreadsheet,
    **{name: (lambda name=name: one_field(name)) for name in ONE_FIELD},
}
