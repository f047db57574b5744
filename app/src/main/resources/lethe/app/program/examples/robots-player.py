"""Plays Nothing Human: remembers all cards that are face up at the beginning of a round."""

import lethe


class RobotsPlayer(lethe.Player):
    name = "robots-memory"

    def hello(self, hello):
        self.cards, self.place = {}, None

    def told(self, told):
        observation = told["observation"]
        if observation["is"] == "cards-shown":
            for placed in observation["cards"]:
                place = placed["place"]
                self.cards[place["column"], place["row"]] = placed["card"]
        elif observation["is"] == "pointed":
            self.place = observation["place"]["column"], observation["place"]["row"]

    def choose(self, choose):
        """Points at a card that is known, and calls it."""
        card = self.cards.get(self.place, {})
        if card.get("is") == "short-circuit-card":
            call = {"is": "call-circuit"}
        else:
            features = [card.get("number"), card.get("color"), card.get("type")]
            call = {"is": "call", "features": features}
        return call if call in choose["commands"] else 0


lethe.run(RobotsPlayer())
