package lethe.app.house.sql;

import lethe.app.words.Messages;

/** What is said of the database of a house. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
