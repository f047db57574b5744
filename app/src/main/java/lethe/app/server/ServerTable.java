package lethe.app.server;

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
 * A table: the owners of its seats, and the match once all seats are taken. Any thread may read it;
 * a change requires the table's {@linkplain #changing lock}. The match has its own lock.
 */
public final class ServerTable {
  private final TablePresence presence = new TablePresence();

  /**
   * Held from checking whether a change is allowed until it has been stored. Because each table has
   * its own, changes to other tables and readers do not wait for the disk.
   */
  private final ReentrantLock turn = new ReentrantLock();

  private volatile KeptTable kept;

  /**
   * The match while it is loaded: while this server has participants at the table or bots to run.
   */
  private volatile Optional<Table<?, ?, ?>> match = Optional.empty();

  /** The status of the match when it was put to rest. */
  private volatile Optional<Course> rest = Optional.empty();

  private volatile Optional<Asked> asked = Optional.empty();

  private volatile Optional<Standing> shut = Optional.empty();

  /** The number of the table of the rematch; 0 if there is none. */
  private volatile int next;

  ServerTable(KeptTable kept) {
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

  /** Returns the deal of an event that is played here; empty if it is an ordinary table. */
  public Optional<Board> board() {
    return kept.board();
  }

  /** Returns the settings of the table beyond the rules of the game. */
  public Terms terms() {
    return kept.terms();
  }

  /** Returns the person who created the table. */
  KeptTable.Host host() {
    return kept.host();
  }

  /** Whether the table counts in the quota of this person. */
  boolean isCreatedBy(Account person) {
    return kept.host().creator().equals(person.id());
  }

  /** Whether this person has set it, or has it now since whoever did has left. */
  public boolean isHostedBy(Account account) {
    return kept.host().is(account.id());
  }

  // Seats.

  public Seating seating() {
    return kept.seating();
  }

  /** Sets the state that has been stored. */
  void keep(KeptTable written) {
    kept = written;
  }

  /** Returns the record of this table with other owners of the seats. */
  KeptTable keeping(Seating other) {
    return kept.with(other);
  }

  /** Returns the seat of a person, by id; empty if they have none. */
  public Optional<Seat> seatOf(String accountId) {
    return seating().seatOf(accountId);
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

  /**
   * Returns a seat that a person may take.
   *
   * @param name the name of the seat; any seat if empty
   */
  Optional<Seat> freeFor(Account account, String name) {
    return isShut() ? Optional.empty() : seating().freeFor(account, name);
  }

  /** Returns whether spectators see the match with a delay now. */
  boolean isSeenLate() {
    return !isFinished() && terms().isSeenLate();
  }

  /** Returns whether a person may watch the match now. */
  public boolean isSeenBy(Account account) {
    return isFinished()
        || seatOf(account.id()).isPresent()
        || !(terms().audience() instanceof Audience.Nobody);
  }

  TablePresence presence() {
    return presence;
  }

  /** Returns whether any player is present, on any server. */
  public boolean isAttended() {
    return presence.hasPlayers();
  }

  /** Returns whether any player is present on this server. */
  public boolean isAttendedHere() {
    return presence.hasLocalPlayers();
  }

  /** Returns the number of spectators on this server. */
  public int watching() {
    return presence.spectators().size();
  }

  boolean isHere(Seat seat) {
    return presence.isPresent(seat, kept.seating());
  }

  /**
   * Marks all players who are not present as absent since this time, even if they were marked
   * earlier.
   */
  void expect(Instant since) {
    absent().forEach(seat -> presence.markAway(seat, since));
  }

  /**
   * Marks all players who are not present as absent since this time, except those already marked
   * absent.
   */
  void goOnExpecting(Instant since) {
    absent().forEach(seat -> presence.markAwayIfAbsent(seat, since));
  }

  private Stream<Seat> absent() {
    return seating().seats().stream().filter(seat -> seating().isHeld(seat) && !isHere(seat));
  }

  // The match.

  /** Returns the match; empty if it has not been dealt or rests. */
  public Optional<Table<?, ?, ?>> match() {
    return match;
  }

  /** Returns whether a match has been dealt. */
  public boolean isDealt() {
    return match.isPresent() || rest.isPresent();
  }

  /**
   * Returns whether the match was dealt but is not loaded. It is read again when a player or
   * spectator comes.
   */
  boolean isResting() {
    return match.isEmpty() && rest.isPresent();
  }

  /** Returns the number of journal entries known to this server; 0 before the deal. */
  int entries() {
    return course().map(Course::entries).orElse(0);
  }

  /** Returns the status of the match; empty before the deal. */
  Optional<Course> course() {
    return match.map(dealt -> Course.of(dealt.match())).or(() -> rest);
  }

  /** Returns when the players to move were asked to, if known. */
  Optional<Asked> asked() {
    return asked;
  }

  void ask(Asked now) {
    asked = Optional.of(now);
  }

  /** Returns the match if it is over; nothing about it is hidden then. */
  public Optional<Table<?, ?, ?>> over() {
    return match.filter(dealt -> dealt.match().turn().isOver());
  }

  /** Returns when the match was dealt, as in its journal; empty before the deal. */
  public String since() {
    return course().map(Course::since).orElse("");
  }

  void deal(Table<?, ?, ?> dealt) {
    match = Optional.of(dealt);
    rest = Optional.empty();
  }

  /** Puts the match to rest: only its status is kept in memory. */
  void rest() {
    rest = course();
    match = Optional.empty();
  }

  /** Returns whether the players may not communicate now. */
  public boolean isSilent() {
    return title().silence().isPresent() && !isFinished();
  }

  /** Returns whether a bot plays a seat now. */
  boolean isPlayedByBot(Seat seat) {
    return course().map(course -> course.machines().contains(seat)).orElse(seating().isBot(seat));
  }

  /** Returns whether the match is adjourned and no player has sat down since. */
  public boolean isAdjourned() {
    return !isFinished() && course().filter(Course::adjourned).isPresent();
  }

  /** Returns whether a bot is about to move. */
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

  /** Shuts the table: it is still listed, but nothing can be done there. */
  void shut(Standing why) {
    shut = Optional.of(why);
    match = Optional.empty();
    rest = Optional.empty();
  }

  public boolean isShut() {
    return shut.isPresent();
  }

  /** Returns whether the match is over. */
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

  /** Performs work while holding the table's lock. */
  <T> T changing(Supplier<T> work) {
    turn.lock();
    try {
      return work.get();
    } finally {
      turn.unlock();
    }
  }

  /** Performs work while holding the table's lock, or skips it if another thread holds the lock. */
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
