package lethe.app.server;

/** Is called when a person who is not online is to move. Must not block. */
@FunctionalInterface
public interface Hook {
  Hook NONE = _ -> {};

  void tell(Wanted wanted);

  /**
   * A person who is to move in a correspondence game.
   *
   * @param player the person's name
   * @param reminder whether they were notified before and a quarter of the time is left
   */
  record Wanted(String player, int table, String game, boolean reminder) {}
}
