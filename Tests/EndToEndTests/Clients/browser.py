"""A browser with the page of all fields: browser.py FOLDER COMMAND…

The page asks a small server of this program for code to run, and tells it what happens. "URL" in
the command is replaced by the page's address, "PROFILE" by a fresh folder inside FOLDER.
"""

import http.server
import json
import os
import queue
import subprocess
import sys
import threading

from report import Commands, send

HERE = os.path.dirname(os.path.abspath(__file__))
FIREFOX_SETTINGS = {
    "browser.aboutwelcome.enabled": False,
    "termsofuse.bypassNotification": True,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}
STARTS = 2
pending = queue.Queue()
asked = threading.Event()


class Page(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, body, kind="application/json"):
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path == "/command":
            self.answer(json.dumps(pending.get()).encode())
        elif self.path == "/":
            asked.set()
            with open(os.path.join(HERE, "page.html"), "rb") as page:
                self.answer(page.read(), "text/html")
        else:
            self.send_error(404)

    def do_POST(self):
        report = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.answer(b"{}")
        send(**report)


def make_profile(folder):
    profile = os.path.join(folder, "profile")
    os.makedirs(profile, exist_ok=True)
    with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as settings:
        for name, value in FIREFOX_SETTINGS.items():
            settings.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
    return profile


class Browser(threading.Thread):
    """The browser, started once more where it ends before it has asked for the page: Firefox
    crashes at the start now and then, which is no matter of the keyboard's."""

    def __init__(self, command):
        super().__init__(daemon=True)
        self.command = command
        self.lock = threading.Lock()
        self.process = None
        self.is_closed = False

    def run(self):
        for _ in range(STARTS):
            with self.lock:
                if self.is_closed:
                    return
                self.process = subprocess.Popen(
                    self.command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                    env={**os.environ, "MOZ_CRASHREPORTER_DISABLE": "1"})
            self.process.wait()
            if asked.is_set():
                return
            print(f"the browser ended with {self.process.returncode} before it asked for the page",
                  file=sys.stderr, flush=True)

    def close(self):
        with self.lock:
            self.is_closed = True
            if self.process:
                self.process.terminate()
        self.join()


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
words = {"URL": f"http://127.0.0.1:{server.server_port}/", "PROFILE": make_profile(sys.argv[1])}
command = sys.argv[2:]
for word, value in words.items():
    command = [part.replace(word, value) for part in command]
browser = Browser(command)
browser.start()
commands = Commands()
while not commands.ended:
    for command in commands.read():
        pending.put(command)
browser.close()
