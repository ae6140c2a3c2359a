"""The other languages: PUD sentences typed with simulated touches."""

import json
import os
import re
import subprocess

import measures
from engine import Toccata
from noise import Keys
from sets import lines

LANGUAGES = ["de", "fr", "es", "it", "pt", "ru", "pl", "tr", "sv", "ar", "hi"]


def keys_of(toccata, language):
    """The letters' keys, and what is behind them, as the keyboard lays them out."""
    printed = subprocess.run(
        [toccata, "keys", "--language", language], capture_output=True, text=True, check=True).stdout
    letters = next(layer for layer in json.loads(printed)["layers"] if layer["id"] == "letters")
    rows, accents = [], {}
    pitch = origin = None
    for row in letters["rows"]:
        keys = [key for key in row if key["action"] == "character" and len(key.get("output") or "") == 1]
        if not keys:
            continue
        if pitch is None:
            pitch, origin = keys[1]["x"] - keys[0]["x"], keys[0]["x"] + keys[0]["width"] / 2
        first = (keys[0]["x"] + keys[0]["width"] / 2 - origin) / pitch
        rows.append(("".join(key["output"] for key in keys), first))
        for key in keys:
            for variant in key.get("variants") or []:
                text = variant if isinstance(variant, str) else variant.get("output", "")
                if len(text) == 1 and text.isalpha():
                    accents.setdefault(text, key["output"])
    return Keys(rows, accents)


def words_of(sentence, keys):
    """The words of a sentence that these keys can type."""
    found = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", sentence.replace("’", "'"))
    return " ".join(word.lower() for word in found if all(keys.place(letter) or letter == "'" for letter in word.lower()))


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
