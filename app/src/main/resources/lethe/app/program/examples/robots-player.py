"""Plays Nothing Human: remembers the cards that are shown, and calls all features of a card."""
import lethe


class RobotsPlayer(lethe.Player):
    name = "robots-memory"

    def told(self, told):
        observation = told["observation"]
        if observation["is"] == "cards-shown":
            self.cards = {str(placed["place"]): placed["card"] for placed in observation["cards"]}

    def choose(self, choose):
        place = choose["view"]["pointedPlace"]
        if not place:
            return 0
        card = self.cards[str(place)]
        if card["is"] == "short-circuit-card":
            call = {"is": "call-circuit"}
        else:
            call = {"is": "call", "features": [card["number"], card["color"], card["type"]]}
        return call if call in choose["commands"] else 0


lethe.run(RobotsPlayer())
