"""Prints the table of figures: toccata beside public baselines."""

import argparse
import os

import measures
import sets
from engine import Hunspell, SymSpell, Toccata
from languages import LANGUAGES, language_row

PARSER = argparse.ArgumentParser()
PARSER.add_argument("--toccata", required=True)
PARSER.add_argument("--data", required=True)
PARSER.add_argument("--quick", action="store_true", help="smaller samples, one seed, no baselines")


def row(name, *columns):
    print("| " + " | ".join([name.ljust(44), *(column.rjust(20) for column in columns)]) + " |", flush=True)


def numbers(values):
    return " / ".join(f"{value:.1f}" for value in values)


def baselines(quick):
    """Those that are there."""
    found = []
    for make in [] if quick else [lambda: Hunspell("en_US"), SymSpell]:
        try:
            found.append(make())
        except (OSError, ImportError) as error:
            print(f"eval: a baseline is left out: {error}")
    return found


def english(options):
    english = Toccata([options.toccata, "suggest", "--language", "en"])
    engines = [english, *baselines(options.quick)]
    words = Hunspell("en_US")
    row("English", "to reach", *(engine.name for engine in engines))
    row("---", *["---"] * (len(engines) + 1))

    typos = os.path.join(options.data, "typos-en")
    most = 300 if options.quick else 1500
    for name, file, read, aim in [
        ("right first / in three, Norvig 1", "spell-testset1.txt", sets.colon_pairs, "84 / 95"),
        ("Wikipedia", "wikipedia.txt", sets.colon_pairs, "86 / 95"),
        ("Twitter typing errors", "typo-corpus-r1.csv", sets.comma_pairs, "80 / 92"),
        ("Birkbeck", "birkbeck-misp.txt", sets.birkbeck_pairs, "40 / 50"),
    ]:
        pairs = sets.clean(read(os.path.join(typos, file)), words.spells, most)
        row(name, aim, *(numbers(measures.pairs(engine, pairs)[:2]) for engine in engines))

    phrases = [line.strip().lower() for line in sets.lines(
        os.path.join(options.data, "phrases", "mackenzie-soukoreff-500.txt")) if line.strip()]
    sentences = [line.split("\t", 1)[1] for line in sets.lines(
        os.path.join(options.data, "sentences-ud-ewt", "dev.tsv")) if "\t" in line]
    if options.quick:
        phrases, sentences = phrases[::5], sentences[::5]
    row("words as written that are changed, EWT", "0.7",
        *(f"{measures.changed(engine, sentences)[0]:.2f}" for engine in engines))
    row("the same, MacKenzie phrases", "0.1",
        *(f"{measures.changed(engine, phrases)[0]:.2f}" for engine in engines))
    seeds = range(1 if options.quick else 5)
    for name, offset, aim in [("sloppy touches", (0, 0), "29 → 3.0"), ("a hand that is off", (0.12, 0.2), "50 → 8")]:
        cells = []
        for engine in engines:
            runs = [measures.typed_texts(engine, phrases, seed, offset=offset)[:2] for seed in seeds]
            before, after = (sum(part) / len(runs) for part in zip(*runs))
            cells.append(f"{before:.1f} → {after:.2f}")
        row(f"words wrong before → after, {name}", aim, *cells)
    row("a space left out; hit as a letter", "90 / 70",
        *(numbers(measures.spaces(engine, phrases, words.is_word)) for engine in engines))
    row("next word; keystrokes saved", "27 / 53", numbers(measures.prediction(english, phrases)),
        *["–"] * (len(engines) - 1))
    times = sorted(english.times(list(measures.keys_while_typing(phrases[:120]))))
    middle, late = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    row("time for one key in ms: median / 99th", "1 / 3", f"{middle:.2f} / {late:.2f}", *["–"] * (len(engines) - 1))
    row("memory of toccata suggest, MB", "", f"{english.memory() / 1e6:.1f}", *["–"] * (len(engines) - 1))
    english.close()


def main():
    options = PARSER.parse_args()
    english(options)
    print()
    row("other languages: words wrong, touches", "to reach", "before → after", "left")
    row("---", *["---"] * 3)
    for language in LANGUAGES:
        result = language_row(options, language)
        row(language, "0.40", *(result or ("no pack or no text", "–")))


if __name__ == "__main__":
    main()
