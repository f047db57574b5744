package lethe.app.server.table;

/** Is called when a person who is not online is to move. Must not block. */
@FunctionalInterface
public interface TurnHook {
  TurnHook NONE = _ -> {};

  void onTurn(TurnNotice notice);

  /**
   * A person who is to move in a correspondence game.
   *
   * @param player the person's name
   * @param reminder whether they were notified before and a quarter of the time is left
   */
  record TurnNotice(String player, int table, String game, boolean reminder) {}
}
