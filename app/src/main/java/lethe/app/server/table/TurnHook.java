package lethe.app.server.table;

/**
 * The operator's hook, called when it is the turn of a player of a correspondence game who is not
 * online, and once more as a reminder. Must not block.
 */
@FunctionalInterface
public interface TurnHook {
  TurnHook NONE = _ -> {};

  void onTurn(TurnNotice notice);

  /**
   * Reports that it is a player's turn in a correspondence game.
   *
   * @param reminder whether less than a quarter of the time remains
   */
  record TurnNotice(String player, int table, String game, boolean reminder) {}
}
