package lethe.app.play;

import lethe.app.words.Messages;

/** The messages of this package. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
