package lethe.app.house;

import java.util.regex.Pattern;

/** What one house lets others know that keep things in the same place: a hint, no more. */
public sealed interface Call {
  /** Lines that change how a match stands, as the lobby tells it: who plays, whether it goes on. */
  Pattern STANDS = Pattern.compile("\\* (seat|adjourned|outcome)\\b");

  /** Something is written of a table, its seats or how its match stands. */
  record Table(int number) implements Call {}

  /** Something else is in its journal: that concerns houses where somebody is at the table. */
  record Move(int number) implements Call {}

  /** What others need to hear of a line that was added to a journal, in its canonical form. */
  static Call added(int number, String line) {
    return STANDS.matcher(line).lookingAt() ? new Table(number) : new Move(number);
  }

  /** People, or bans, are others than before. */
  record Everybody() implements Call {}

  /** Something is said at a table. */
  record Said(int table, News news) implements Call {}

  /** Something is said in the lobby. */
  record Hall(News.SaidAside news) implements Call {}
}
