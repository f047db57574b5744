"""Plays Eurydice: avoids perils and looks, and returns all discards but clubs to the deck."""
import lethe

DANGER = {"peril": 2, "steep-peril": 4, "glance": 3, "remove": 2, "obol": -2, "return": -2}
OTHER = {"arrange": -9, "sing": -1, "exchange": -1, "use-obol": 2, "done": 0.5}


class EurydicePlayer(lethe.Player):
    name = "eurydice-careful"

    def choose(self, choose):
        return max(choose["commands"], key=lambda command: value(command, choose))


def value(command, choose):
    kind, view, climb = command["is"], choose["view"], choose["view"]["climb"]
    if kind == "up":
        row = [s for s in climb["board"]["spaces"] if s["row"] == climb["path"][-1]["row"] + 1]
        space = next(space for space in row if space["lane"] == command["to"])
        return -sum(DANGER.get(symbol["kind"], 0) for symbol in space["symbols"])
    if kind == "top":  # Only a club is better on top of the deck than at the bottom.
        return 1 if "the club" in choose["question"] else -1
    if kind == "return":
        return -1 if view["piles"]["discard"][command["card"] - 1].get("suit") == "club" else 1
    if "zone" in command:
        return 1 if command["zone"] == "discard" else -1
    return OTHER.get(kind, 0)


lethe.run(EurydicePlayer())
