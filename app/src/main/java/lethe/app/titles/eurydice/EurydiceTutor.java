package lethe.app.titles.eurydice;

import java.util.List;
import lethe.app.titles.Tutor;
import lethe.app.words.Messages;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.View;

/** The questions and lessons of Eurydice. */
record EurydiceTutor(Messages say) implements Tutor<Command, View> {
  @Override
  public List<String> lessons(View view, Seat seat, List<Command> legal) {
    return Lessons.of(view);
  }

  @Override
  public Tutor<Command, View> abbreviated() {
    return new EurydiceTutor(say.abbreviated());
  }

  @Override
  public String question(View view, Seat seat, List<Command> legal) {
    return new Question(say, view, legal).sentence();
  }
}
