package lethe.app.titles.robots;

import java.util.List;
import lethe.app.titles.Tutor;
import lethe.app.words.Messages;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/** Asks and teaches in Nothing Human. */
record RobotsTutor(Messages say) implements Tutor<Command, View> {
  private static final Place USUAL = new Place(2, 3);

  @Override
  public String question(View view, Seat seat, List<Command> legal) {
    String key = view.phase() + (view.isSolo() && view.phase() != Phase.MEMORIZING ? ".alone" : "");
    String active = view.active().map(Seat::name).orElse("");
    String pointed = view.pointed().map(Place::toString).orElse("");
    return switch (view.phase()) {
      case POINTING, PICKING -> say.format("ask." + key, example(legal), active);
      case MEMORIZING, ADVISING, CALLING, OVER -> say.format("ask." + key, pointed, active);
    };
  }

  @Override
  public Tutor<Command, View> abbreviated() {
    return new RobotsTutor(say.abbreviated());
  }

  /**
   * Returns the place to name in the question: the example of the rules if it is legal, otherwise
   * the first legal one; empty if there is none.
   */
  private static String example(List<Command> legal) {
    return legal.contains(new Command.Point(USUAL))
        ? USUAL.toString()
        : legal.stream()
            .filter(Command.Point.class::isInstance)
            .map(point -> ((Command.Point) point).place().toString())
            .findFirst()
            .orElse("");
  }

  @Override
  public List<String> lessons(View view, Seat seat, List<Command> legal) {
    return Lessons.of(view, seat);
  }
}
