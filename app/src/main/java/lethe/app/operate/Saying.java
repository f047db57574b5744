package lethe.app.operate;

import lethe.app.words.Messages;

/** What whoever operates a house is told. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
