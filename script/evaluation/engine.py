"""The engines that are measured: each answers a list of questions with (suggestions, correction)."""

import ctypes
import glob
import json
import subprocess
import threading
import time


class Toccata:
    """`toccata suggest`, asked through pipes."""

    name = "toccata"

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, questions):
        """Answers to questions, which are dictionaries of context, typed, touches."""
        writer = threading.Thread(target=self._write, args=(questions,))
        writer.start()
        answers = []
        for _ in questions:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("eval: toccata suggest ended")
            answer = json.loads(line)
            answers.append((answer["suggestions"], answer.get("correction")))
        writer.join()
        return answers

    def _write(self, questions):
        for question in questions:
            self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()

    def times(self, questions):
        """Seconds from a question to its answer, one after another."""
        result = []
        for question in questions:
            line = json.dumps(question) + "\n"
            start = time.perf_counter()
            self.process.stdin.write(line)
            self.process.stdin.flush()
            self.process.stdout.readline()
            result.append(time.perf_counter() - start)
        return result

    def memory(self):
        """Its proportional set size in bytes."""
        with open(f"/proc/{self.process.pid}/smaps_rollup") as file:
            for line in file:
                if line.startswith("Pss:"):
                    return int(line.split()[1]) * 1024
        return 0

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Hunspell:
    """A Hunspell dictionary: what is a word, and what it would suggest."""

    name = "hunspell"

    def __init__(self, name):
        library = glob.glob("/usr/lib/*/libhunspell-1.7.so*")
        if not library:
            raise OSError("libhunspell is not installed")
        self.library = ctypes.CDLL(library[0])
        self.library.Hunspell_create.restype = ctypes.c_void_p
        stem = f"/usr/share/hunspell/{name}"
        self.encoding = "utf-8"
        with open(stem + ".aff", "rb") as file:
            for line in file:
                if line.startswith(b"SET"):
                    self.encoding = line.split()[1].decode()
                    break
        self.handle = ctypes.c_void_p(self.library.Hunspell_create((stem + ".aff").encode(), (stem + ".dic").encode()))

    def spells(self, word):
        """Whether it is a word as it is written."""
        try:
            return bool(self.library.Hunspell_spell(self.handle, word.encode(self.encoding)))
        except UnicodeEncodeError:
            return False

    def is_word(self, word):
        """Whether it is a word in any capitals."""
        return self.spells(word) or self.spells(word[:1].upper() + word[1:]) or self.spells(word.upper())

    def ask(self, questions):
        return [self._answer(question["typed"]) for question in questions]

    def _answer(self, typed):
        if not typed or self.is_word(typed):
            return [], None
        found = ctypes.POINTER(ctypes.c_char_p)()
        count = self.library.Hunspell_suggest(self.handle, ctypes.byref(found), typed.encode(self.encoding, "replace"))
        words = [found[i].decode(self.encoding) for i in range(count)]
        self.library.Hunspell_free_list(self.handle, ctypes.byref(found), count)
        return words[:3], words[0] if words else None


class SymSpell:
    """symspellpy with the dictionaries in its wheel."""

    name = "symspellpy"

    def __init__(self):
        import importlib.resources

        import symspellpy

        folder = importlib.resources.files("symspellpy")
        self.engine = symspellpy.SymSpell(max_dictionary_edit_distance=2, prefix_length=7)
        self.engine.load_dictionary(str(folder / "frequency_dictionary_en_82_765.txt"), 0, 1)
        self.closest = symspellpy.Verbosity.ALL

    def ask(self, questions):
        return [self._answer(question["typed"]) for question in questions]

    def _answer(self, typed):
        word = typed.lower()
        if not word or word in self.engine.words:
            return [], None
        found = [item.term for item in self.engine.lookup(word, self.closest, max_edit_distance=2)[:3]]
        return found, found[0] if found else None
