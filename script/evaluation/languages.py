"""The other languages: PUD sentences typed with simulated touches."""

import json
import os
import subprocess
import unicodedata

import measures
from engine import Toccata
from noise import Keys
from sets import lines

LANGUAGES = ["de", "fr", "es", "it", "pt", "ru", "pl", "tr", "sv", "ar", "hi"]


def rows_of(toccata, language, shift):
    """The rows of the letters' keys, as the keyboard lays them out."""
    printed = subprocess.run(
        [toccata, "keys", "--language", language, "--shift", shift],
        capture_output=True, text=True, check=True).stdout
    letters = next(layer for layer in json.loads(printed)["layers"] if layer["id"] == "letters")
    rows = [
        [key for key in row if key["action"] == "character" and len(key.get("output") or "") == 1]
        for row in letters["rows"]
    ]
    return [row for row in rows if row]


def keys_of(toccata, language):
    """The letters' keys, what is behind them, and what shift makes of them that is no capital."""
    rows, accents, shifted = [], {}, {}
    plain, with_shift = rows_of(toccata, language, "off"), rows_of(toccata, language, "on")
    pitch = plain[0][1]["x"] - plain[0][0]["x"]
    origin = plain[0][0]["x"] + plain[0][0]["width"] / 2
    for row in plain:
        first = (row[0]["x"] + row[0]["width"] / 2 - origin) / pitch
        rows.append(("".join(key["output"] for key in row), first))
        for key in row:
            for variant in key.get("variants") or []:
                text = variant if isinstance(variant, str) else variant.get("output", "")
                if len(text) == 1 and is_letter(text):
                    accents.setdefault(text, key["output"])
    on_keys = {(key["x"], key["y"]): key["output"] for row in plain for key in row}
    for key in (key for row in with_shift for key in row):
        letter, below = key["output"], on_keys.get((key["x"], key["y"]))
        if below and is_letter(letter) and letter.lower() == letter and letter != below:
            shifted[below] = letter
            accents[letter] = below
    return Keys(rows, accents, shifted)


def is_letter(character):
    """Whether it is a letter, or a sign of a vowel or the like that stands with one."""
    return unicodedata.category(character)[0] in "LM"


def words_of(sentence, keys):
    """The words of a sentence that these keys can type."""
    sentence = unicodedata.normalize("NFC", sentence.replace("’", "'"))
    text = "".join(c if is_letter(c) or c == "'" else " " for c in sentence)
    words = (word.strip("'") for word in text.split())
    return " ".join(
        word.lower() for word in words
        if word and all(keys.place(letter) or letter == "'" for letter in word.lower()))


def language_row(options, language):
    """Words wrong before and after, and which part is left; or nothing."""
    path = os.path.join(options.data, "sentences-ud-pud", f"{language}.txt")
    if not os.path.exists(path):
        return None
    check = subprocess.run(
        [options.toccata, "suggest", "--language", language], input="", capture_output=True, text=True)
    if check.returncode:
        return None
    keys = keys_of(options.toccata, language)
    sentences = lines(path)[: 60 if options.quick else 300]
    texts = [text for text in (words_of(sentence, keys) for sentence in sentences) if text]
    engine = Toccata([options.toccata, "suggest", "--language", language])
    before, after, _ = measures.typed_texts(engine, texts, 1, keys=keys)
    engine.close()
    return f"{before:.1f} → {after:.1f}", f"{after / before:.2f}"
