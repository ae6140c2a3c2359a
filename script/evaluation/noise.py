"""Simulated touches, as the table words them."""

import random


class Keys:
    """The keys of a layout's letters: rows of letters, each with the column of its first key; what is
    behind them, by the letter on the key; and what they are with shift, where that is no capital."""

    def __init__(self, rows, accents=None, shifted=None):
        self.rows = rows
        self.accents = accents or {}
        self.shifted = shifted or {}
        self.places = {}
        for row, (letters, first) in enumerate(rows):
            for column, letter in enumerate(letters):
                self.places.setdefault(letter, (first + column, row))

    def place(self, letter):
        return self.places.get(letter) or self.places.get(self.accents.get(letter, ""))

    def key(self, letter):
        return letter if letter in self.places else self.accents.get(letter)

    def other(self, letter, key):
        """What is typed on another key than a letter's: with shift held, what that key is then."""
        return self.shifted.get(key, key) if letter in self.shifted.values() else key

    def hit(self, x, y):
        """The letter of the key at a place: the nearest of the nearest row."""
        row = min(max(round(y), 0), len(self.rows) - 1)
        letters, first = self.rows[row]
        return letters[min(max(round(x - first), 0), len(letters) - 1)]


QWERTY = Keys([("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)])


class Hand:
    """Types words: Gaussian touches, and in some words a letter left out, doubled, surplus or swapped."""

    def __init__(self, keys, seed, sigma=(0.27, 0.22), offset=(0, 0), slips=0.03):
        self.keys = keys
        self.random = random.Random(seed)
        self.sigma = sigma
        self.offset = offset
        self.slips = slips

    def slip(self, letters):
        """The letters with a slip."""
        kind = self.random.choice(["left out", "doubled", "surplus", "swapped"])
        place = self.random.randrange(len(letters))
        if kind == "left out" and len(letters) > 1:
            return letters[:place] + letters[place + 1 :]
        if kind == "doubled":
            return letters[: place + 1] + letters[place:]
        if kind == "surplus":
            surplus = self.random.choice([letter for letter in self.keys.places])
            return letters[:place] + surplus + letters[place:]
        if kind == "swapped" and len(letters) > 1:
            place = min(place, len(letters) - 2)
            return letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :]
        return letters

    def type(self, word):
        """What is typed for a word, and the touches."""
        letters = word
        if self.random.random() < self.slips:
            letters = self.slip(letters)
        typed, touches = "", []
        for letter in letters:
            place = self.keys.place(letter)
            if place is None:
                typed += letter
                touches.append(None)
                continue
            x = self.random.gauss(place[0] + self.offset[0], self.sigma[0])
            y = self.random.gauss(place[1] + self.offset[1], self.sigma[1])
            hit = self.keys.hit(x, y)
            typed += letter if hit == self.keys.key(letter) else self.keys.other(letter, hit)
            touches.append([round(x, 3), round(y, 3)])
        return typed, touches
