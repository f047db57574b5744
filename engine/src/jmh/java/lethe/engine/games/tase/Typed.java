package lethe.engine.games.tase;

import lethe.engine.core.Notation;
import lethe.engine.core.Reading.Read;
import lethe.engine.core.Reading.Unreadable;

/** A ply as text, read as if somebody had typed it. */
final class Typed {
  private Typed() {}

  static Command read(Notation<Command> notation, String text) {
    return switch (notation.read(text)) {
      case Read<Command> read -> read.parts().getFirst().command();
      case Unreadable<Command> unreadable ->
          throw new IllegalStateException(text + ": " + unreadable.why());
    };
  }
}
