package lethe.app.house;

/** What one house lets others know that keep things in the same place: a hint, no more. */
public sealed interface Call {
  /** Something is written of a table, its seats or how its match stands. */
  record Table(int number) implements Call {}

  /** Somebody has moved: that concerns houses where somebody is at the table. */
  record Move(int number) implements Call {}

  /** People, or bans, are others than before. */
  record Everybody() implements Call {}

  /** Something is said at a table. */
  record Said(int table, News news) implements Call {}
}
