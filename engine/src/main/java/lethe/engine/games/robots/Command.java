package lethe.engine.games.robots;

import java.util.List;

/** A command of a seat in Nothing Human. */
public sealed interface Command {
  /** Declares that this seat has finished memorizing the cards. */
  record Ready() implements Command {}

  /** Points at a face-down card. */
  record Point(Place place) implements Command {}

  /**
   * Names features of the card that was pointed at.
   *
   * @param features one to three features, each of a different kind; in canonical form in the order
   *     number, color, type
   */
  record Call(List<Feature> features) implements Command {
    public Call {
      features = List.copyOf(features);
    }
  }

  /** Calls the card that was pointed at a short circuit. */
  record CallCircuit() implements Command {}

  /**
   * Suggests features of the card to one's own team.
   *
   * @param features as in {@link Call}
   */
  record Suggest(List<Feature> features) implements Command {
    public Suggest {
      features = List.copyOf(features);
    }
  }

  /** Suggests to one's own team that the card is a short circuit. */
  record SuggestCircuit() implements Command {}

  /** Declines to pick another card, or to make a suggestion. */
  record Decline() implements Command {}
}
