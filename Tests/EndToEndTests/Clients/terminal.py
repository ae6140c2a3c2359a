"""Runs inside a terminal and tells the file named by the argument what the terminal sends.

Until it was touched once it asks the terminal to report touches: that is how a test learns that the
window is on the screen.
"""

import os
import re
import sys
import tty

sys.stdout = open(sys.argv[1], "w", encoding="utf-8")
from report import send  # noqa: E402

TERMINAL = 1
WATCH_TOUCHES, IGNORE_TOUCHES = b"\x1b[?1000;1006h", b"\x1b[?1000;1006l"
TOUCH = re.compile(rb"\x1b\[<\d+;\d+;\d+[Mm]")

tty.setcbreak(0)
os.write(TERMINAL, WATCH_TOUCHES)
received = b""
touched = False
send("ready")
while data := os.read(0, 4096):
    received += data
    if not touched and b"m" in b"".join(TOUCH.findall(received)):
        touched = True
        os.write(TERMINAL, IGNORE_TOUCHES)
        send("touch", x=0, y=0)
    text = TOUCH.sub(b"", received).decode("utf-8", "replace")
    if text:
        send("text", field="terminal", text=text)
