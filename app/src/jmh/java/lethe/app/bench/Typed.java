package lethe.app.bench;

import lethe.engine.core.Notation;
import lethe.engine.core.Reading.Read;
import lethe.engine.core.Reading.Unreadable;

/** Parses the text of a ply like typed input. */
final class Typed {
  private Typed() {}

  static <C> C read(Notation<C> notation, String text) {
    return switch (notation.read(text)) {
      case Read<C> read -> read.parts().getFirst().command();
      case Unreadable<C> unreadable ->
          throw new IllegalStateException(text + ": " + unreadable.why());
    };
  }
}
