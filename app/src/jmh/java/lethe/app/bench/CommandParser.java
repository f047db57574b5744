package lethe.app.bench;

import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult.ParseFailure;
import lethe.engine.core.ParseResult.Parsed;

/** Parses commands from their text, as if they were typed. */
final class CommandParser {
  private CommandParser() {}

  static <C> C parse(Notation<C> notation, String text) {
    return switch (notation.parse(text)) {
      case Parsed<C> parsed -> parsed.commands().getFirst().command();
      case ParseFailure<C> failure -> throw new IllegalStateException(text + ": " + failure.code());
    };
  }
}
