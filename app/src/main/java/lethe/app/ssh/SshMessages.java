package lethe.app.ssh;

import lethe.app.text.Messages;

/** The messages of this package. */
final class SshMessages {
  static final Messages MESSAGES = Messages.of(SshMessages.class);

  private SshMessages() {}
}
