package lethe.app.session;

import lethe.app.words.Messages;

/** The messages of this package. */
final class SessionMessages {
  static final Messages MESSAGES = Messages.of(SessionMessages.class);

  private SessionMessages() {}
}
