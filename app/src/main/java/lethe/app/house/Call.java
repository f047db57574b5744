package lethe.app.house;

/** What one house lets others know that keep things in the same place: a hint, no more. */
public sealed interface Call {
  /** Something is written of a table, its seats or its match. */
  record Table(int number) implements Call {}

  /** People, or bans, are others than before. */
  record Everybody() implements Call {}

  /** Something is said at a table. */
  record Said(int table, News news) implements Call {}
}
