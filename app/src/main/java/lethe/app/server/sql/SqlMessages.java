package lethe.app.server.sql;

import lethe.app.text.Messages;

/** The messages about the database. */
final class SqlMessages {
  static final Messages MESSAGES = Messages.of(SqlMessages.class);

  private SqlMessages() {}
}
