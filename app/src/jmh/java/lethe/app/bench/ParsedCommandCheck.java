package lethe.app.bench;

import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult.ParseFailure;
import lethe.engine.core.ParseResult.Parsed;

/** Parses the text of a ply like typed input. */
final class ParsedCommandCheck {
  private ParsedCommandCheck() {}

  static <C> C read(Notation<C> notation, String text) {
    return switch (notation.parse(text)) {
      case Parsed<C> read -> read.commands().getFirst().command();
      case ParseFailure<C> unreadable ->
          throw new IllegalStateException(text + ": " + unreadable.code());
    };
  }
}
