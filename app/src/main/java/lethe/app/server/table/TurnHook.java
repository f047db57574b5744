package lethe.app.server.table;

/** Called when it is the turn of a player who is not online. Must not block. */
@FunctionalInterface
public interface TurnHook {
  TurnHook NONE = _ -> {};

  void onTurn(TurnNotice notice);

  /**
   * A player whose turn it is in a correspondence game.
   *
   * @param player the player's name
   * @param reminder whether they were notified before and only a quarter of the time remains
   */
  record TurnNotice(String player, int table, String game, boolean reminder) {}
}
