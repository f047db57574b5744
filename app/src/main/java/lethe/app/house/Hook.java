package lethe.app.house;

/** Is told of people who are not here and whose turn it is. It must not wait. */
@FunctionalInterface
public interface Hook {
  Hook NONE = _ -> {};

  void tell(Wanted wanted);

  /**
   * Somebody who is to move at a table where that is done by days.
   *
   * @param player what they are called
   * @param reminder whether they were told before, and a quarter of the time is left
   */
  record Wanted(String player, int table, String game, boolean reminder) {}
}
