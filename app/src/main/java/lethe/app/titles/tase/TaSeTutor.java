package lethe.app.titles.tase;

import java.util.ArrayList;
import java.util.List;
import lethe.app.titles.Tutor;
import lethe.app.words.Messages;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.View;

/** The questions and lessons of Ta-Se. */
record TaSeTutor(Messages say) implements Tutor<Command, View> {
  /** Returns the lessons that are relevant now, most general first. */
  @Override
  public List<String> lessons(View view, Seat seat, List<Command> legal) {
    if (view.mover().filter(seat::equals).isEmpty()) {
      return List.of();
    }
    List<String> names =
        new ArrayList<>(
            switch (view.phase()) {
              case OPENING -> List.of("goal", "open");
              case FIRST -> List.of("goal", "first", "memory", "duplicates", "lowest", "over");
              case SECOND -> List.of("goal", "second", "duplicates", "over", "memory");
              case FREE -> List.of("free");
              case LAST -> List.of("last");
              case OVER -> List.of();
            });
    if (!view.scored().isEmpty()) {
      names.addFirst("scored");
    }
    return List.copyOf(names);
  }

  @Override
  public Tutor<Command, View> abbreviated() {
    return new TaSeTutor(say.abbreviated());
  }

  @Override
  public String question(View view, Seat seat, List<Command> legal) {
    return new ObservationText(say).ask(view, legal);
  }
}
