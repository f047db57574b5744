package lethe.app.operate;

import lethe.app.words.Messages;

/** Messages for the operator. */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  private Saying() {}
}
