package lethe.app.play;

import lethe.app.text.Messages;

/** The messages of this package. */
final class PlayMessages {
  static final Messages MESSAGES = Messages.of(PlayMessages.class);

  private PlayMessages() {}
}
