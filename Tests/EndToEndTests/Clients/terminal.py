"""Runs inside a terminal and tells the file named by the argument what the terminal sends."""

import codecs
import os
import sys
import termios
import tty

sys.stdout = open(sys.argv[1], "w", encoding="utf-8")
from report import send  # noqa: E402

saved = termios.tcgetattr(0)
tty.setcbreak(0)
text = ""
decoder = codecs.getincrementaldecoder("utf-8")("replace")
send("ready")
while data := os.read(0, 4096):
    text += decoder.decode(data)
    send("text", field="terminal", text=text)
