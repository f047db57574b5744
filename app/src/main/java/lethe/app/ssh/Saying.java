package lethe.app.ssh;

import lethe.app.words.Messages;

/** Messages to clients before login. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
