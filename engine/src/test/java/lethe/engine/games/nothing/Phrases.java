package lethe.engine.games.nothing;

import java.util.List;
import lethe.engine.core.Notation;
import lethe.engine.core.Phrase;
import lethe.engine.core.Slot;
import lethe.engine.games.nothing.Command.Lay;
import lethe.engine.games.nothing.Command.Pick;

/** The notation of the commands. */
final class Phrases {
  static final Notation<Command> NOTATION =
      Notation.of(
          List.of(
              Phrase.of(
                  Pick.class,
                  "pick",
                  List.of(Slot.number("CARD", 1, 9)),
                  values -> new Pick(values.number(0)),
                  pick -> List.of(List.of(pick.card()))),
              Phrase.of(Lay.class, "lay", new Lay())));

  private Phrases() {}
}
