package lethe.app.ssh;

import lethe.app.text.Messages;

/** Messages to clients before login. */
final class SshMessages {
  static final Messages MESSAGES = Messages.of(SshMessages.class);

  private SshMessages() {}
}
