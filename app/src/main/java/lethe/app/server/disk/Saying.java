package lethe.app.server.disk;

import lethe.app.words.Messages;

/** The messages about the files of a server. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
