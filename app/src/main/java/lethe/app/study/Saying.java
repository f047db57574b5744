package lethe.app.study;

import lethe.app.words.Messages;

/** What is said of a match that is looked into. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
