package lethe.app.server.sql;

import lethe.app.words.Messages;

/** The messages about the database. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
