"""What is measured. Each gives percentages of one engine on one set."""

import random

from noise import QWERTY, Hand
from sets import words_in_context


def percent(part, whole):
    return 100 * part / max(whole, 1)


def same(one, other):
    return one is not None and one.replace("’", "'").lower() == other.replace("’", "'").lower()


def pairs(engine, pairs):
    """Right first, right in three, corrected rightly."""
    answers = engine.ask([{"context": "", "typed": typed} for typed, _ in pairs])
    first = sum(bool(found) and same(found[0], meant) for (found, _), (_, meant) in zip(answers, pairs))
    three = sum(any(same(word, meant) for word in found[:3]) for (found, _), (_, meant) in zip(answers, pairs))
    right = sum(same(correction, meant) for (_, correction), (_, meant) in zip(answers, pairs))
    return percent(first, len(pairs)), percent(three, len(pairs)), percent(right, len(pairs))


def changed(engine, texts):
    """Words as written that are changed, and which."""
    questions = [(before, word) for text in texts for before, word in words_in_context(text)]
    answers = engine.ask([{"context": before, "typed": word} for before, word in questions])
    changes = [
        (word, correction) for (_, word), (_, correction) in zip(questions, answers)
        if correction is not None and not same(correction, word)
    ]
    return percent(len(changes), len(questions)), changes


def typed_texts(engine, texts, seed, keys=QWERTY, **hand):
    """Words wrong before and after correction, where texts are typed with simulated touches and
    each word's context is what stands there then; and what stayed or became wrong."""
    hand = Hand(keys, seed, **hand)
    texts = [text.split() for text in texts]
    done = [[] for _ in texts]
    before = after = total = 0
    wrong = []
    for place in range(max(map(len, texts))):
        asked = [index for index, text in enumerate(texts) if len(text) > place]
        typed = [hand.type(texts[index][place]) for index in asked]
        answers = engine.ask(
            [
                {"context": " ".join(done[index]) + (" " if place else ""), "typed": word, "touches": touches}
                for index, (word, touches) in zip(asked, typed)
            ]
        )
        for index, (word, _), (_, correction) in zip(asked, typed, answers):
            result = word if correction is None else correction
            meant = texts[index][place]
            total += 1
            before += word != meant
            if not same(result, meant):
                after += 1
                wrong.append((meant, word, result))
            done[index].append(result)
    return percent(before, total), percent(after, total), wrong


def spaces(engine, texts, is_word, seed=1):
    """Pairs of neighbouring words, one a text, whose space was left out, and hit as a letter: those
    corrected."""
    chosen = random.Random(seed)
    left_out, as_letter = [], []
    for text in texts:
        words = text.split()
        if len(words) < 2:
            continue
        place = chosen.randrange(len(words) - 1)
        context = " ".join(words[:place]) + (" " if place else "")
        meant = f"{words[place]} {words[place + 1]}"
        if not is_word(words[place] + words[place + 1]):
            left_out.append((context, words[place] + words[place + 1], meant))
        as_letter.append((context, words[place] + chosen.choice("cvbnm") + words[place + 1], meant))
    result = []
    for questions in (left_out, as_letter):
        answers = engine.ask([{"context": context, "typed": typed} for context, typed, _ in questions])
        right = sum(same(correction, meant) for (_, correction), (_, _, meant) in zip(answers, questions))
        result.append(percent(right, len(questions)))
    return tuple(result)


def prediction(engine, texts):
    """Next word in three slots, and keystrokes saved by one who takes every right offer."""
    words = [
        (" ".join(text.split()[:place]) + (" " if place else ""), word)
        for text in texts for place, word in enumerate(text.split())
    ]
    open_words, next_right, strokes = list(words), 0, 0
    for length in range(max(len(word) for _, word in words) + 1):
        answers = engine.ask([{"context": context, "typed": word[:length]} for context, word in open_words])
        still = []
        for (context, word), (found, _) in zip(open_words, answers):
            if any(same(offer, word) for offer in found[:3]):
                strokes += length + 1
                next_right += length == 0
            elif len(word) == length:
                strokes += length + 1
            else:
                still.append((context, word))
        open_words = still
        if not open_words:
            break
    total = sum(len(word) + 1 for _, word in words)
    return percent(next_right, len(words)), percent(total - strokes, total)


def keys_while_typing(texts, seed=1):
    """The questions of every key of some texts typed with touches."""
    hand = Hand(QWERTY, seed)
    for text in texts:
        words = text.split()
        for place, word in enumerate(words):
            context = " ".join(words[:place]) + (" " if place else "")
            typed, touches = hand.type(word)
            for length in range(len(typed) + 1):
                yield {"context": context, "typed": typed[:length], "touches": touches[:length]}
