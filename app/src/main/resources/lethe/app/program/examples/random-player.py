"""Plays random moves in every game."""

import random

import lethe


class RandomPlayer(lethe.Player):
    name = "random"

    def choose(self, choose):
        return random.choice(choose["moves"])


lethe.run(RandomPlayer())
