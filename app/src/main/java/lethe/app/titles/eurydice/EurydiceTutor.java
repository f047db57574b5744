package lethe.app.titles.eurydice;

import java.util.List;
import lethe.app.titles.Tutor;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.View;

/** Asks and teaches in Eurydice. */
final class EurydiceTutor implements Tutor<Command, View> {
  @Override
  public List<String> lessons(View view, Seat seat, List<Command> legal) {
    return Lessons.of(view);
  }

  @Override
  public String ask(View view, Seat seat, List<Command> legal) {
    return new Asking(view, legal).sentence();
  }
}
