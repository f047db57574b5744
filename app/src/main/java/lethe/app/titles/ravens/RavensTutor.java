package lethe.app.titles.ravens;

import java.util.List;
import lethe.app.titles.Tutor;
import lethe.app.words.Messages;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.View;

/** The questions and lessons of the Ravens. */
record RavensTutor(Messages say) implements Tutor<Command, View> {
  @Override
  public String question(View view, Seat seat, List<Command> legal) {
    return new Question(say, view, legal).sentence(seat);
  }

  @Override
  public Tutor<Command, View> abbreviated() {
    return new RavensTutor(say.abbreviated());
  }

  @Override
  public List<String> lessons(View view, Seat seat, List<Command> legal) {
    return Lessons.of(view, seat, legal);
  }
}
