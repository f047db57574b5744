package lethe.app.puzzle;

import lethe.app.words.Messages;

/** The messages about puzzles and mistakes. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
