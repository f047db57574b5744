package lethe.app.server;

import java.util.regex.Pattern;

/**
 * A message from one server to the others of the site. It is only a hint: the database is
 * authoritative.
 */
public sealed interface Call {
  /**
   * Journal lines that change the status of a match as shown in the lobby: its players, and whether
   * it goes on.
   */
  Pattern STANDS = Pattern.compile("\\* (seat|adjourned|outcome)\\b");

  /** A table, its seats or the status of its match has changed. */
  record Table(int number) implements Call {}

  /**
   * Another entry was added to the journal of a table; it matters only to servers with participants
   * there.
   */
  record Move(int number) implements Call {}

  /** Returns the message for a line that was added to a journal, in its canonical form. */
  static Call added(int number, String line) {
    return STANDS.matcher(line).lookingAt() ? new Table(number) : new Move(number);
  }

  /** Accounts or bans have changed. */
  record Everybody() implements Call {}

  /** An announcement at a table. */
  record Said(int table, Notification news) implements Call {}

  /** A chat message in the lobby. */
  record Hall(Notification.ChatMessage news) implements Call {}
}
