package lethe.app.server.table;

import lethe.app.titles.Title;

/** The owner of a seat or, if the seat is free, who may take it. */
public sealed interface SeatOwner {
  /** A bot of this level. */
  record Bot(String level) implements SeatOwner {
    /** Returns the default bot of a game. */
    public static Bot defaultFor(Title<?, ?, ?> title) {
      return new Bot(title.levelByName("").orElseThrow().name());
    }
  }

  /**
   * A free seat.
   *
   * @param invitee the name of the user for whom it is reserved; empty if it is open to anyone
   */
  record Free(String invitee) implements SeatOwner {}

  /**
   * A free seat reserved for one account, even if others later have the same name.
   *
   * @param name the user's name at the time of the invitation
   */
  record Invited(String id, String name) implements SeatOwner {
    /**
     * Stands for the name of an invited account that no longer exists. No user can choose it, and
     * the lobby shows a text in its place.
     */
    public static final String UNKNOWN_NAME = "somebody";
  }

  /** A seat held by an account, whether its user is present or absent. */
  record Held(String id) implements SeatOwner {}

  /** Returns whether the seat is open or reserved. During a match, a bot may be playing it. */
  default boolean isFree() {
    return this instanceof Free || this instanceof Invited;
  }
}
