package lethe.app.page;

import lethe.app.words.Messages;

/** What stands below what is read or chosen. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
