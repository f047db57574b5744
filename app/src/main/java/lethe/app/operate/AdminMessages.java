package lethe.app.operate;

import lethe.app.text.Messages;

/** Messages for the operator. */
final class AdminMessages {
  static final Messages MESSAGES = Messages.of(AdminMessages.class);

  private AdminMessages() {}
}
