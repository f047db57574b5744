package lethe.app.house;

import lethe.app.titles.Title;

/** Who a seat of a table belongs to. */
public sealed interface SeatOwner {
  /** A bot of this level. */
  record Bot(String level) implements SeatOwner {
    /** The bot that sits where nothing else was said. */
    public static Bot usual(Title<?, ?, ?> title) {
      return new Bot(title.level("").orElseThrow().name());
    }
  }

  /**
   * Nobody yet.
   *
   * @param invited what they are called whose it is to be; anybody's if empty
   */
  record Free(String invited) implements SeatOwner {}

  /**
   * Nobody yet, and only this person may take it, whoever else is called so.
   *
   * @param id who
   * @param name what they were called
   */
  record Invited(String id, String name) implements SeatOwner {}

  /**
   * Somebody, here or away.
   *
   * @param id who
   */
  record Held(String id) implements SeatOwner {}

  /** Whether nobody sits there. */
  default boolean isFree() {
    return this instanceof Free || this instanceof Invited;
  }
}
