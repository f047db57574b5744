package lethe.app.session;

import lethe.app.text.Messages;

/** The messages of this package. */
final class SessionMessages {
  static final Messages MESSAGES = Messages.of(SessionMessages.class);

  private SessionMessages() {}
}
