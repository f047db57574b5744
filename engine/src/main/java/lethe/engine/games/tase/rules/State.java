package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.Side;

/**
 * The whole truth. Seats are their index here, 0 for red and 1 for blue. Every ply makes one, and
 * bots make a great many: so sets of chips are bits here, as {@link Chips} has them, and whatever
 * lasts longer than a ply is kept elsewhere.
 *
 * @param course what changes only from round to round
 * @param choice the chips that may be put now
 * @param places where the chips are, eight bits each, red's before blue's: the hands, then what is
 *     in cup 1, 2 and 3; a chip in none of them has left the game
 * @param bound the value to reach with a first chip, or to stay below with a second
 * @param before the number of the placement before the last, if it belongs to the same turn
 * @param last the number of the last placement of the round
 */
record State(
    Course course,
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

  /** The same in the words of the game. */
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
    Course course = new Course(round, opener, red.won(), blue.won(), scored);
    long places = red.hand().mask() | blue.hand().mask() << 8 | cups.bits() << CUPS;
    this(
        course,
        phase,
        mover,
        phase.playable(in(places, HAND, mover), bound),
        places,
        bound,
        latest.size() < 2 ? Placements.NONE : Placements.number(latest.getFirst()),
        latest.isEmpty() ? Placements.NONE : Placements.number(latest.getLast()));
  }

  private static State of(
      Course course, Phase phase, int mover, long places, int bound, int before, int last) {
    int choice = phase.playable(in(places, HAND, mover), bound);
    return new State(course, phase, mover, choice, places, bound, before, last);
  }

  static State deal(int opener) {
    return opening(new Course(1, opener, 0, 0, List.of()));
  }

  /** A round begins. */
  static State opening(Course course) {
    int none = Placements.NONE;
    return of(course, Phase.OPENING, course.opener(), ALL | ALL << 8, 0, none, none);
  }

  int round() {
    return course.round();
  }

  int opener() {
    return course.opener();
  }

  List<Scored> scored() {
    return course.scored();
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
    return new Side(Chips.of(hand), Chips.of(out), course.won(seat));
  }

  Cups cups() {
    return new Cups(places >>> CUPS);
  }

  List<Placed> latest() {
    return Placements.list(before, last);
  }

  /** The chips that may be put now. */
  Chips playable() {
    return Chips.of(choice);
  }

  /** The chips in the mover's hand. */
  int hand() {
    return hand(mover);
  }

  private int hand(int seat) {
    return in(places, HAND, seat);
  }

  private static int in(long places, int place, int seat) {
    return (int) (places >>> shift(place, seat)) & ALL;
  }

  /** The mover puts a chip into a cup; then this is asked of this seat. */
  State put(int chip, int cup, int placement, Phase asked, int next) {
    long bit = Chips.bit(chip);
    long put = places ^ bit << shift(HAND, mover) ^ bit << shift(cup, mover);
    int first = phase == Phase.SECOND ? last : Placements.NONE;
    return of(course, asked, next, put, chip, first, placement);
  }

  /** The mover's lowest chip leaves the game; then this is asked of the mover. */
  State drop(Phase asked) {
    long bit = hand() & -hand();
    long rest = places ^ bit << shift(HAND, mover);
    return of(course, asked, mover, rest, bound, before, last);
  }

  /** This is asked of the mover instead. */
  State asking(Phase asked) {
    return of(course, asked, mover, places, bound, before, last);
  }

  /** The match is over; the table stays as it is. */
  State over(Course end) {
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
