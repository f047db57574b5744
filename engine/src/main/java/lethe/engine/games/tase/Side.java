package lethe.engine.games.tase;

/**
 * One player's side of the table; all of it lies open.
 *
 * @param hand the chips still to be played
 * @param out the chips thrown out or set aside in this round
 * @param won the cups won so far
 */
public record Side(Chips hand, Chips out, int won) {
  static final Side FRESH = new Side(Chips.ALL, Chips.NONE, 0);

  Side play(int chip) {
    return new Side(hand.without(chip), out, won);
  }

  Side drop(int chip) {
    return new Side(hand.without(chip), out.with(chip), won);
  }

  Side nextRound(int cups) {
    return new Side(Chips.ALL, Chips.NONE, won + cups);
  }

  /** At the end of the match the chips stay where they are. */
  Side last(int cups) {
    return new Side(hand, out, won + cups);
  }
}
