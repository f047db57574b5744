package lethe.app.house;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.app.event.Board;
import lethe.app.play.Table;
import lethe.app.titles.Title;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/**
 * A table of the house: who its seats belong to, and the match once all of them do. Any thread may
 * look; whoever changes it has its {@linkplain #changing turn}. The match has its own.
 */
public final class HouseTable {
  private final Attendance attendance = new Attendance();

  /**
   * Held from looking whether something may be changed until the change has been written down, so
   * that who changes another table, or only looks at this one, waits for no disk.
   */
  private final ReentrantLock turn = new ReentrantLock();

  private volatile KeptTable kept;

  /** The match, as long as anybody is at it in this house. */
  private volatile Optional<Table<?, ?, ?>> match = Optional.empty();

  /** How it stood when it was put to rest. */
  private volatile Optional<Course> rest = Optional.empty();

  private volatile Optional<Asked> asked = Optional.empty();

  private volatile Optional<Standing> shut = Optional.empty();

  /** The number of the table where those who played here play next; 0 if there is none. */
  private volatile int next;

  HouseTable(KeptTable kept) {
    this.kept = kept;
  }

  public int number() {
    return kept.number();
  }

  int version() {
    return kept.version();
  }

  public Title<?, ?, ?> title() {
    return kept.title();
  }

  public Options options() {
    return kept.options();
  }

  /** Which deal of an event is played here, where one is. */
  public Optional<Board> board() {
    return kept.board();
  }

  /** What holds here beside the rules of the game. */
  public Terms terms() {
    return kept.terms();
  }

  /** Whoever has set it. */
  KeptTable.Host host() {
    return kept.host();
  }

  /** Whether the table counts in the quota of this person. */
  boolean isCreatedBy(Person person) {
    return kept.host().creator().equals(person.id());
  }

  /** Whether this person has set it, or has it now since whoever did has left. */
  public boolean isHostedBy(Person person) {
    return kept.host().is(person.id());
  }

  // Who sits here.

  public Seating seating() {
    return kept.seating();
  }

  /** The table is as it has been written down. */
  void keep(KeptTable written) {
    kept = written;
  }

  /** As the table would be kept with these people at it. */
  KeptTable keeping(Seating other) {
    return kept.with(other);
  }

  /** The seat of this person, if one is. */
  public Optional<Seat> seatOf(String person) {
    return seating().seatOf(person);
  }

  public boolean isComplete() {
    return seating().isComplete();
  }

  /** Whether no seat is held by a person or kept for one. */
  boolean isLeft() {
    return seating().isLeft();
  }

  /** Whether seats are free and nobody holds one. */
  public boolean isForsaken() {
    return seating().isForsaken();
  }

  /** A seat that this person may take; any if the name is empty. */
  Optional<Seat> freeFor(Person person, String name) {
    return isShut() ? Optional.empty() : seating().freeFor(person, name);
  }

  /** Whether those who look on see what is played only later. */
  boolean isSeenLate() {
    return !isFinished() && terms().isSeenLate();
  }

  /** Whether this person may look on now. */
  public boolean isSeenBy(Person person) {
    return isFinished()
        || seatOf(person.id()).isPresent()
        || !(terms().audience() instanceof Audience.Nobody);
  }

  Attendance attendance() {
    return attendance;
  }

  /** Whether anybody is here who sits here. */
  public boolean isAttended() {
    return attendance.isAttended();
  }

  /** Whether anybody sits here who is in this house, and not in another. */
  public boolean isAttendedHere() {
    return attendance.isAttendedHere();
  }

  /** How many look on. */
  public int watching() {
    return attendance.watching().size();
  }

  boolean isHere(Seat seat) {
    return attendance.isHere(seat, kept.seating());
  }

  /** Whoever holds a seat and does not sit there has been away since then, and no longer. */
  void expect(Instant since) {
    absent().forEach(seat -> attendance.away(seat, since));
  }

  /** The same, but whoever was missed before has been away since they were. */
  void goOnExpecting(Instant since) {
    absent().forEach(seat -> attendance.awayStill(seat, since));
  }

  private Stream<Seat> absent() {
    return seating().seats().stream().filter(seat -> seating().isHeld(seat) && !isHere(seat));
  }

  // The match.

  /** The match, where it has been dealt and does not rest. */
  public Optional<Table<?, ?, ?>> match() {
    return match;
  }

  /** Whether a match has been dealt. */
  public boolean isDealt() {
    return match.isPresent() || rest.isPresent();
  }

  /** Whether there is a match that nobody in this house is at: it is read again for who comes. */
  boolean isResting() {
    return match.isEmpty() && rest.isPresent();
  }

  /** How many entries its journal has, as far as this house knows. */
  int entries() {
    return course().map(Course::entries).orElse(0);
  }

  /** How it stands, once it has been dealt. */
  Optional<Course> course() {
    return match.map(dealt -> Course.of(dealt.match())).or(() -> rest);
  }

  /** When whoever is to move was asked to, as far as that is known. */
  Optional<Asked> asked() {
    return asked;
  }

  void ask(Asked now) {
    asked = Optional.of(now);
  }

  /** The match, once it is over: from then on nothing of it is hidden. */
  public Optional<Table<?, ?, ?>> over() {
    return match.filter(dealt -> dealt.match().turn().isOver());
  }

  /** When the match was dealt, as its journal has it; empty if it was not yet. */
  public String since() {
    return course().map(Course::since).orElse("");
  }

  void deal(Table<?, ?, ?> dealt) {
    match = Optional.of(dealt);
    rest = Optional.empty();
  }

  /** From now on there is nothing of the match here but how it stands. */
  void rest() {
    rest = course();
    match = Optional.empty();
  }

  /** Whether nothing may be said between the seats now. */
  public boolean isSilent() {
    return title().silence().isPresent() && !isFinished();
  }

  /** Whether a bot plays there now. */
  boolean isPlayedByBot(Seat seat) {
    return course().map(course -> course.machines().contains(seat)).orElse(seating().isBot(seat));
  }

  /** Whether the match has broken off, and nobody has sat down there since. */
  public boolean isAdjourned() {
    return !isFinished() && course().filter(Course::adjourned).isPresent();
  }

  /** Whether a bot is about to move. */
  public boolean isMoving() {
    return match.filter(Table::isMoving).isPresent();
  }

  /**
   * Whether nothing happens here until other people do something.
   *
   * @param own the seat of whoever asks, if they have one
   */
  public boolean awaitsOthers(Optional<Seat> own) {
    return !isMoving()
        && match
            .filter(table -> !table.match().turn().isOver())
            .filter(table -> own.filter(table.match().turn()::awaits).isEmpty())
            .isPresent();
  }

  // How it stands.

  /** Nothing can be done here but to see that there is such a table. */
  void shut(Standing why) {
    shut = Optional.of(why);
    match = Optional.empty();
    rest = Optional.empty();
  }

  public boolean isShut() {
    return shut.isPresent();
  }

  /** Whether nothing more is played here. */
  public boolean isFinished() {
    return !isShut() && over().isPresent();
  }

  public Standing standing() {
    if (shut.isPresent()) {
      return shut.get();
    }
    Optional<Course> course = course();
    if (course.isEmpty()) {
      return Standing.OPEN;
    }
    if (over().isPresent()) {
      return Standing.FINISHED;
    }
    return !isAttended() && course.get().adjourned() ? Standing.ADJOURNED : Standing.RUNNING;
  }

  // Changes.

  int next() {
    return next;
  }

  void next(int number) {
    next = number;
  }

  /** Does something when it is this caller's turn to change the table, and nobody else's. */
  <T> T changing(Supplier<T> work) {
    turn.lock();
    try {
      return work.get();
    } finally {
      turn.unlock();
    }
  }

  /** Does something if nobody else changes the table just now; else it is left for another time. */
  void unlessChanging(Runnable work) {
    if (turn.tryLock()) {
      try {
        work.run();
      } finally {
        turn.unlock();
      }
    }
  }
}
