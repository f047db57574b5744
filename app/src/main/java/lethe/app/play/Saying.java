package lethe.app.play;

import lethe.app.words.Messages;

/** What is said at a table beside the moves. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
