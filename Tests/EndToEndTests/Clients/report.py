"""How a client on a desk and a test talk: one JSON object a line, in both directions.

A client says on standard output
  {"event": "layout", "width": …, "fields": {NAME: [x, y, width, height], …}}
                         the window's width and its fields, in logical pixels from its corner
  {"event": "touch", "x": …, "y": …}                         its window or page was touched there
  {"event": "ready"}                                       it has been drawn and can be tapped
  {"event": "focus", "field": NAME}
  {"event": "text", "field": NAME, "text": …}
  {"event": "value", "value": …}                                          the answer to "eval"
and is told on standard input {"do": "clear"}, {"do": "focus", "field": NAME} or, in a browser,
{"do": "eval", "code": …}.
"""

import json
import os
import sys


def send(event, **facts):
    sys.stdout.write(json.dumps({"event": event, **facts}) + "\n")
    sys.stdout.flush()


class Commands:
    """The commands that stand on standard input, as they become readable."""

    def __init__(self):
        self.rest = b""
        self.ended = False

    def read(self):
        data = os.read(0, 65536)
        self.ended = not data
        *lines, self.rest = (self.rest + data).split(b"\n")
        return [json.loads(line) for line in lines]

    def obey(self, fields, focus, clear):
        """Does what stands there with the fields, by their names; whether more may come."""
        for command in self.read():
            if command["do"] == "focus":
                focus(fields[command["field"]])
            elif command["do"] == "clear":
                for field in fields.values():
                    clear(field)
        return not self.ended


class LayoutReport:
    """Tells where the fields are, when that has changed, and after the first time that it is
    ready."""

    def __init__(self):
        self.told = None

    def tell(self, width, fields):
        if (width, fields) != self.told:
            is_first = self.told is None
            self.told = (width, fields)
            send("layout", width=width, fields=fields)
            if is_first:
                send("ready")
