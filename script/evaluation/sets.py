"""The sets: pairs of what was typed and meant, phrases, sentences."""

import random
import re
import sys
import unicodedata

# The combining marks, as a class of a regular expression.
MARKS = "[" + "".join(c for c in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(c)[0] == "M") + "]"


def lines(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read().split("\n")


def colon_pairs(path):
    """`correct: typo [typo…]`"""
    for line in lines(path):
        meant, _, typed = line.partition(":")
        for typo in typed.split():
            yield typo, meant.strip()


def comma_pairs(path):
    """`typed,intended`"""
    for line in lines(path):
        typed, comma, meant = line.strip().partition(",")
        if comma:
            yield typed, meant


def birkbeck_pairs(path):
    """`$correct`, then a misspelling a line"""
    meant = ""
    for line in lines(path):
        if line.startswith("$"):
            meant = line[1:].strip()
        elif line.strip():
            yield line.strip(), meant


def arrow_pairs(path):
    """`typo->correction`"""
    for line in lines(path):
        typed, arrow, meant = line.strip().partition("->")
        if arrow and "," not in meant:
            yield typed, meant


def tab_pairs(path):
    for line in lines(path):
        typed, tab, meant = line.strip().partition("\t")
        if tab:
            yield typed, meant


def clean(pairs, spells, most, seed=1):
    """Unique pairs whose typed form is no word as it is written and whose intended form is one, at
    most so many."""
    letters = re.compile(r"^[^\W\d_]+(?:['’-][^\W\d_]+)*$")
    kept = [
        (typed, meant)
        for typed, meant in dict.fromkeys(pairs)
        if letters.match(typed) and letters.match(meant) and typed.lower() != meant.lower()
        and not spells(typed) and spells(meant)
    ]
    return random.Random(seed).sample(kept, most) if len(kept) > most else kept


def words_in_context(text):
    """Each word of a text with what is before it."""
    for match in re.finditer(r"\S+", text):
        # Signs of vowels and the like are no word characters to `re`.
        core = re.search(rf"[^\W_]{MARKS}*(?:.*[^\W_]{MARKS}*)?", match.group())
        if core and re.search(r"[^\W\d_]", core.group()):
            start = match.start() + core.start()
            yield text[:start], core.group()
