package lethe.engine.games.sample.rules;

import java.util.List;
import lethe.engine.core.Notation;
import lethe.engine.core.Phrase;
import lethe.engine.core.Slot;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Command.Play;

/** The notation of the commands. */
final class Phrases {
  static final Notation<Command> NOTATION =
      Notation.of(
          List.of(
              Phrase.of(
                  Play.class,
                  "play",
                  List.of(Slot.number("CARD", 1, 9)),
                  values -> new Play(values.number(0)),
                  play -> List.of(List.of(play.card())))));

  private Phrases() {}
}
