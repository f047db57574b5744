package lethe.app.ssh;

import lethe.app.words.Messages;

/** What a server says before anybody is let in. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
