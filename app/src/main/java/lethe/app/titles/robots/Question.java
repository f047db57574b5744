package lethe.app.titles.robots;

import java.util.List;
import lethe.app.text.Messages;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/** The question for the seats to move. */
final class Question {
  private static final Place DEFAULT_EXAMPLE = new Place(2, 3);

  private Question() {}

  static String text(Messages messages, View view, List<Command> legal) {
    String key = view.phase() + (view.isSolo() && view.phase() != Phase.MEMORIZING ? ".alone" : "");
    String active = view.activeSeat().map(messages::nameOf).orElse("");
    String pointed = view.pointedPlace().map(Place::toString).orElse("");
    return switch (view.phase()) {
      case POINTING, PICKING -> messages.format("ask." + key, example(legal), active);
      case MEMORIZING, ADVISING, CALLING, OVER -> messages.format("ask." + key, pointed, active);
    };
  }

  /**
   * Returns the place to mention in the question: the default example if it is legal, otherwise the
   * first legal place; an empty string if there is none.
   */
  private static String example(List<Command> legal) {
    return legal.contains(new Command.Point(DEFAULT_EXAMPLE))
        ? DEFAULT_EXAMPLE.toString()
        : legal.stream()
            .filter(Command.Point.class::isInstance)
            .map(point -> ((Command.Point) point).place().toString())
            .findFirst()
            .orElse("");
  }
}
