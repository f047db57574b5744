package lethe.app.server.disk;

import lethe.app.text.Messages;

/** The messages about the files of a server. */
final class DiskMessages {
  static final Messages MESSAGES = Messages.of(DiskMessages.class);

  private DiskMessages() {}
}
