package lethe.app.server.table;

/**
 * The operator's hook, called when it is the turn of a player of a correspondence game who is not
 * online. Must not block.
 */
@FunctionalInterface
public interface TurnHook {
  TurnHook NONE = _ -> {};

  void onTurn(TurnNotice notice);

  /**
   * A player whose turn it is in a correspondence game.
   *
   * @param player the player's name
   * @param reminder whether less than a quarter of the time remains
   */
  record TurnNotice(String player, int table, String game, boolean reminder) {}
}
