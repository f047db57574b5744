package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.Side;

/**
 * The complete state. Seats are represented by their index: 0 for red, 1 for blue. Bots create a
 * great many states, so sets of chips are masks as in {@link Chips}, and data that changes only
 * between rounds is shared.
 *
 * @param score the part of the state that changes only between rounds
 * @param playableMask the playable chips, as a mask
 * @param chipPlaces the locations of the chips, in groups of eight bits, red's before blue's,
 *     lowest first: the hands, then the contents of cups 1, 2 and 3. A chip in none of them has
 *     left the game.
 * @param bound the value that a first chip must reach, or below which a second chip must stay
 * @param previousPlacement the number of the placement before the last one, if both were made in
 *     the same turn; otherwise {@link Placements#NONE}
 * @param lastPlacement the number of the last placement of the round; {@link Placements#NONE} if
 *     there is none
 */
record State(
    MatchScore score,
    Phase phase,
    int mover,
    int playableMask,
    long chipPlaces,
    int bound,
    int previousPlacement,
    int lastPlacement) {
  private static final int ALL_CHIPS_MASK = Chips.ALL.mask();

  /** The number of the hands among the places of chips; the other places are cups 1 to 3. */
  private static final int HAND = 0;

  private static final int CUPS_SHIFT = 16;

  /** Creates a state from the values that a view contains and the contents of the cups. */
  State(
      int round,
      int opener,
      Phase phase,
      int mover,
      Side red,
      Side blue,
      Cups cups,
      int bound,
      List<Placed> latestChips,
      List<Scored> scoredRounds) {
    MatchScore score = new MatchScore(round, opener, red.cupsWon(), blue.cupsWon(), scoredRounds);
    long chipPlaces = red.hand().mask() | blue.hand().mask() << 8 | cups.bits() << CUPS_SHIFT;
    this(
        score,
        phase,
        mover,
        phase.playableMask(maskAt(chipPlaces, HAND, mover), bound),
        chipPlaces,
        bound,
        latestChips.size() < 2 ? Placements.NONE : Placements.numberOf(latestChips.getFirst()),
        latestChips.isEmpty() ? Placements.NONE : Placements.numberOf(latestChips.getLast()));
  }

  private static State of(
      MatchScore score,
      Phase phase,
      int mover,
      long chipPlaces,
      int bound,
      int previous,
      int last) {
    int playableMask = phase.playableMask(maskAt(chipPlaces, HAND, mover), bound);
    return new State(score, phase, mover, playableMask, chipPlaces, bound, previous, last);
  }

  static State deal(int opener) {
    return startOfRound(new MatchScore(1, opener, 0, 0, List.of()));
  }

  static State startOfRound(MatchScore score) {
    int none = Placements.NONE;
    return of(
        score, Phase.OPENING, score.opener(), ALL_CHIPS_MASK | ALL_CHIPS_MASK << 8, 0, none, none);
  }

  int round() {
    return score.round();
  }

  int opener() {
    return score.opener();
  }

  List<Scored> scoredRounds() {
    return score.scoredRounds();
  }

  Side red() {
    return side(0);
  }

  Side blue() {
    return side(1);
  }

  Side side(int seat) {
    int handMask = handMask(seat);
    int discardedMask = ALL_CHIPS_MASK & ~(handMask | cups().allMask(seat));
    return new Side(Chips.ofMask(handMask), Chips.ofMask(discardedMask), score.cupsWon(seat));
  }

  Cups cups() {
    return new Cups(chipPlaces >>> CUPS_SHIFT);
  }

  List<Placed> latestChips() {
    return Placements.placements(previousPlacement, lastPlacement);
  }

  /** Returns the chips in the mover's hand, as a mask. */
  int handMask() {
    return handMask(mover);
  }

  private int handMask(int seat) {
    return maskAt(chipPlaces, HAND, seat);
  }

  private static int maskAt(long chipPlaces, int place, int seat) {
    return (int) (chipPlaces >>> shift(place, seat)) & ALL_CHIPS_MASK;
  }

  /**
   * Returns the state after the mover puts a chip into a cup.
   *
   * @param placement the number of the placement, as in {@link Placements}
   */
  State withChipPut(int chip, int cup, int placement, Phase nextPhase, int nextMover) {
    long bit = Chips.bit(chip);
    long newPlaces = chipPlaces ^ bit << shift(HAND, mover) ^ bit << shift(cup, mover);
    int previous = phase == Phase.SECOND ? lastPlacement : Placements.NONE;
    return of(score, nextPhase, nextMover, newPlaces, chip, previous, placement);
  }

  /** Returns the state after the mover's lowest chip leaves the game. */
  State withLowestChipOut(Phase nextPhase) {
    long bit = handMask() & -handMask();
    long newPlaces = chipPlaces ^ bit << shift(HAND, mover);
    return of(score, nextPhase, mover, newPlaces, bound, previousPlacement, lastPlacement);
  }

  State withPhase(Phase nextPhase) {
    return of(score, nextPhase, mover, chipPlaces, bound, previousPlacement, lastPlacement);
  }

  /** Returns the state at the end of the match. The chips stay in their places. */
  State withMatchOver(MatchScore finalScore) {
    return of(finalScore, Phase.OVER, mover, chipPlaces, bound, previousPlacement, lastPlacement);
  }

  private static int shift(int place, int seat) {
    return 16 * place + 8 * seat;
  }

  @Override
  public String toString() {
    return "State of ta-se";
  }
}
