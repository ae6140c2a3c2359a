"""A window of Qt (the argument is the binding: PyQt5, PyQt6 or PySide6) with a field of each kind."""

import importlib
import sys

from report import Commands, LayoutReport, send

BINDING = sys.argv[1]
QtCore, QtWidgets = (importlib.import_module(f"{BINDING}.{part}") for part in ("QtCore", "QtWidgets"))
Hint = QtCore.Qt.InputMethodHint

HINTS = {
    "text": Hint.ImhNone,
    "digits": Hint.ImhDigitsOnly,
    "number": Hint.ImhFormattedNumbersOnly,
    "phone": Hint.ImhDialableCharactersOnly,
    "email": Hint.ImhEmailCharactersOnly,
    "url": Hint.ImhUrlCharactersOnly,
    "date": Hint.ImhDate,
    "time": Hint.ImhTime,
    "uppercase": Hint.ImhUppercaseOnly,
}
COLUMNS = 2


class Form(QtWidgets.QWidget):
    def __init__(self):
        super().__init__()
        self.fields = {name: QtWidgets.QLineEdit() for name in HINTS}
        for name, hint in HINTS.items():
            self.fields[name].setInputMethodHints(hint)
        self.fields["password"] = QtWidgets.QLineEdit()
        self.fields["password"].setEchoMode(QtWidgets.QLineEdit.EchoMode.Password)
        self.fields["text_view"] = QtWidgets.QPlainTextEdit(maximumHeight=80)
        grid = QtWidgets.QGridLayout(self)
        for index, (name, field) in enumerate(self.fields.items()):
            grid.addWidget(field, index // COLUMNS, index % COLUMNS)
            field.textChanged.connect(
                lambda *_, name=name: send("text", field=name, text=self.text(name)))
        grid.setRowStretch(len(self.fields), 1)
        self.layout_report = LayoutReport()
        self.commands = Commands()
        self.notifier = QtCore.QSocketNotifier(0, QtCore.QSocketNotifier.Type.Read)
        self.notifier.activated.connect(self.obey)

    def text(self, name):
        field = self.fields[name]
        return field.toPlainText() if name == "text_view" else field.text()

    def focus_changed(self, _, focused):
        for name, field in self.fields.items():
            if field is focused:
                send("focus", field=name)

    def mousePressEvent(self, event):
        send("touch", x=event.pos().x(), y=event.pos().y())

    def paintEvent(self, event):
        super().paintEvent(event)
        QtCore.QTimer.singleShot(0, self.painted)

    def painted(self):
        places = {}
        for name, field in self.fields.items():
            corner = field.mapTo(self, QtCore.QPoint(0, 0))
            places[name] = [corner.x(), corner.y(), field.width(), field.height()]
        self.layout_report.tell(self.width(), places)

    def obey(self, *_):
        if not self.commands.obey(
                self.fields, lambda field: field.setFocus(), lambda field: field.clear()):
            application.quit()


application = QtWidgets.QApplication(sys.argv)
form = Form()
application.focusChanged.connect(form.focus_changed)
form.setWindowFlag(QtCore.Qt.WindowType.FramelessWindowHint)
form.showMaximized()
application.exec() if hasattr(application, "exec") else application.exec_()
