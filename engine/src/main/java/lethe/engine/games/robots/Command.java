package lethe.engine.games.robots;

import java.util.List;

/** What a seat may ask for. */
public sealed interface Command {
  /** Look no longer at the cards. */
  record Ready() implements Command {}

  /** Point at a face-down card. */
  record Point(Place place) implements Command {}

  /**
   * Say what is on the card.
   *
   * @param features one to three, each of another kind; canonical in the order number, color, type
   */
  record Call(List<Feature> features) implements Command {
    public Call {
      features = List.copyOf(features);
    }
  }

  /** Say that the card is a short circuit. */
  record CallCircuit() implements Command {}

  /** Tell one's own team what is on the card. */
  record Suggest(List<Feature> features) implements Command {
    public Suggest {
      features = List.copyOf(features);
    }
  }

  /** Tell one's own team that the card is a short circuit. */
  record SuggestCircuit() implements Command {}

  /** Pick no further card, or suggest nothing. */
  record Decline() implements Command {}
}
