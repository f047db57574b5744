package lethe.app.server.table;

/**
 * The operator's hook, called when it is the turn of a player who is not online. Must not block.
 */
@FunctionalInterface
public interface TurnHook {
  TurnHook NONE = _ -> {};

  void onTurn(TurnNotice notice);

  /**
   * A player whose turn it is in a correspondence game.
   *
   * @param player the player's name
   * @param reminder whether this is a second notification because only a quarter of the time
   *     remains
   */
  record TurnNotice(String player, int table, String game, boolean reminder) {}
}
