package lethe.app.puzzle;

import lethe.app.text.Messages;

/** The messages about puzzles and mistakes. */
final class PuzzleMessages {
  static final Messages MESSAGES = Messages.of(PuzzleMessages.class);

  private PuzzleMessages() {}
}
