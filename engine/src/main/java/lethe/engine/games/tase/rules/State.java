package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.Side;

/**
 * The complete state. Seats are represented by their index: 0 for red, 1 for blue. Every ply
 * creates a state, and bots create very many, so sets of chips are masks as in {@link Chips}, and
 * everything that outlasts a ply is stored elsewhere.
 *
 * @param score what changes only between rounds
 * @param choice the playable chips
 * @param places where the chips are, in groups of eight bits, red's before blue's: the hands, then
 *     the contents of cups 1, 2 and 3; a chip in none of them has left the game
 * @param bound the value that a first chip must reach, or below which a second chip must stay
 * @param before the number of the placement before the last one, if it belongs to the same turn
 * @param last the number of the last placement of the round
 */
record State(
    MatchScore score,
    Phase phase,
    int mover,
    int choice,
    long places,
    int bound,
    int before,
    int last) {
  private static final int ALL = Chips.ALL.mask();
  private static final int HAND = 0;
  private static final int CUPS = 16;

  /** Creates a state from the public values of the game. */
  State(
      int round,
      int opener,
      Phase phase,
      int mover,
      Side red,
      Side blue,
      Cups cups,
      int bound,
      List<Placed> latest,
      List<Scored> scored) {
    MatchScore score = new MatchScore(round, opener, red.won(), blue.won(), scored);
    long places = red.hand().mask() | blue.hand().mask() << 8 | cups.bits() << CUPS;
    this(
        score,
        phase,
        mover,
        phase.playable(in(places, HAND, mover), bound),
        places,
        bound,
        latest.size() < 2 ? PlacedChips.NONE : PlacedChips.number(latest.getFirst()),
        latest.isEmpty() ? PlacedChips.NONE : PlacedChips.number(latest.getLast()));
  }

  private static State of(
      MatchScore course, Phase phase, int mover, long places, int bound, int before, int last) {
    int choice = phase.playable(in(places, HAND, mover), bound);
    return new State(course, phase, mover, choice, places, bound, before, last);
  }

  static State deal(int opener) {
    return opening(new MatchScore(1, opener, 0, 0, List.of()));
  }

  /** Returns the state at the start of a round. */
  static State opening(MatchScore course) {
    int none = PlacedChips.NONE;
    return of(course, Phase.OPENING, course.opener(), ALL | ALL << 8, 0, none, none);
  }

  int round() {
    return score.round();
  }

  int opener() {
    return score.opener();
  }

  List<Scored> scored() {
    return score.scored();
  }

  Side red() {
    return side(0);
  }

  Side blue() {
    return side(1);
  }

  Side side(int seat) {
    int hand = hand(seat);
    int out = ALL & ~(hand | cups().all(seat));
    return new Side(Chips.of(hand), Chips.of(out), score.won(seat));
  }

  Cups cups() {
    return new Cups(places >>> CUPS);
  }

  List<Placed> latest() {
    return PlacedChips.list(before, last);
  }

  /** Returns the playable chips. */
  Chips playable() {
    return Chips.of(choice);
  }

  /** Returns the chips in the mover's hand, as a mask. */
  int hand() {
    return hand(mover);
  }

  private int hand(int seat) {
    return in(places, HAND, seat);
  }

  private static int in(long places, int place, int seat) {
    return (int) (places >>> shift(place, seat)) & ALL;
  }

  /**
   * Returns the state after the mover put a chip into a cup.
   *
   * @param asked the phase that follows
   * @param next the seat that moves next
   */
  State put(int chip, int cup, int placement, Phase asked, int next) {
    long bit = Chips.bit(chip);
    long put = places ^ bit << shift(HAND, mover) ^ bit << shift(cup, mover);
    int first = phase == Phase.SECOND ? last : PlacedChips.NONE;
    return of(score, asked, next, put, chip, first, placement);
  }

  /**
   * Returns the state after the mover's lowest chip left the game.
   *
   * @param asked the phase that follows
   */
  State drop(Phase asked) {
    long bit = hand() & -hand();
    long rest = places ^ bit << shift(HAND, mover);
    return of(score, asked, mover, rest, bound, before, last);
  }

  /** Returns this state in another phase. */
  State asking(Phase asked) {
    return of(score, asked, mover, places, bound, before, last);
  }

  /** Returns the state at the end of the match, with the table unchanged. */
  State over(MatchScore end) {
    return of(end, Phase.OVER, mover, places, bound, before, last);
  }

  private static int shift(int place, int seat) {
    return 16 * place + 8 * seat;
  }

  @Override
  public String toString() {
    return "State of ta-se";
  }
}
