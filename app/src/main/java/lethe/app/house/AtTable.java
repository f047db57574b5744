package lethe.app.house;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import lethe.app.play.Commitment;
import lethe.app.play.Fork;
import lethe.app.play.Table;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** What people do at a table beside playing: they come and go, talk, and decide for who is away. */
public final class AtTable {
  private final Gatherings gatherings = new Gatherings();
  private final Dealer dealer;
  private final SharedDeals shared;
  private final MoveClock moves;
  private final Ratings ratings;
  private final Decisions decisions;
  private final InstantSource clock;
  private final Log log;

  /** Is told what others hear in other houses. */
  private final BiConsumer<HouseTable, News> neighbors;

  AtTable(
      Context context,
      Dealer dealer,
      SharedDeals shared,
      MoveClock moves,
      Ratings ratings,
      BooleanSupplier draining,
      BiConsumer<HouseTable, News> neighbors) {
    this.dealer = dealer;
    this.shared = shared;
    this.moves = moves;
    this.ratings = ratings;
    this.neighbors = neighbors;
    this.clock = context.time().steady();
    this.log = context.log();
    this.decisions = new Decisions(context, shared, moves, draining, neighbors);
  }

  MoveClock moves() {
    return moves;
  }

  /** What those who sit there decide about the match. */
  public Decisions decisions() {
    return decisions;
  }

  /** Somebody waits until the match begins. */
  public void await(Presence presence, HouseTable table) {
    table.attendance().await(presence);
  }

  /**
   * Whoever waits at a table where a match has been dealt may go to it; why not, if so. It does not
   * rest as long as they wait or are there.
   */
  public Optional<Rejection> open(HouseTable table) {
    return table.changing(() -> dealer.wake(table))
        ? Optional.empty()
        : Optional.of(
            table.isShut() ? SeatAssignment.shut(table) : Rejection.of(HouseRefusal.NO_ROOM));
  }

  /** The same for this person, who may not be one of those who look on. */
  public Optional<Rejection> open(Person person, HouseTable table) {
    return shared
        .looking(table, person)
        .or(() -> open(table))
        .or(
            () ->
                table.isSeenBy(person)
                    ? Optional.empty()
                    : Optional.of(Rejection.of(HouseRefusal.NOT_SEEN, table.number())));
  }

  public void awaitNoMore(Presence presence, HouseTable table) {
    table.attendance().awaitNoMore(presence);
  }

  /** Somebody sits down at a table or begins to watch; whoever sat there for them before goes. */
  public void enter(Occupant occupant, HouseTable table) {
    if (occupant.seat().isPresent()
        && !table.isAttended()
        && !table.terms().isCorrespondence()
        && !table.isFinished()) {
      // Who comes first to go on gives everybody all the time again.
      moves.restart(table);
    }
    Attendance.Entered entered = table.attendance().enter(occupant);
    if (table.isAdjourned()) {
      occupant.seat().ifPresent(seat -> goOn(table, seat));
    }
    for (Occupant other : entered.others()) {
      other.seat().ifPresent(seat -> occupant.tell(sits(table, other, seat)));
    }
    entered
        .elsewhere()
        .forEach(
            (seat, name) ->
                occupant.tell(new News.Back(Attendance.shown(name, table.isSilent()), seat)));
    occupant.seat().ifPresent(seat -> back(occupant, table, seat, entered));
    if (!table.isFinished()) {
      notRated(table).ifPresent(occupant::tell);
    }
    bound(table).ifPresent(occupant::tell);
    if (mayHear(table, occupant.seat())) {
      table.attendance().latestTalk().forEach(occupant::tell);
    }
  }

  /**
   * A match that had broken off goes on with whoever sits down first; everybody has all the time
   * again, and the others are away from now on.
   */
  private void goOn(HouseTable table, Seat seat) {
    Decisions.hand(table, seat);
    table.expect(clock.instant());
  }

  /** What somebody sees there; who looks on may be behind. */
  public Looking looking(HouseTable table, Optional<Seat> seat) {
    Table<?, ?, ?> match = table.match().orElseThrow();
    return isBehind(table, seat) && table.terms().audience() instanceof Audience.Later(int entries)
        ? LateMatch.of(match, entries, log)
        : Looking.at(match);
  }

  /** Whether somebody may know what was said; at a table that is played in silence, nobody. */
  private static boolean mayHear(HouseTable table, Optional<Seat> seat) {
    return !isBehind(table, seat) && !(table.isDealt() && table.isSilent());
  }

  /**
   * What was said at the table, as far as it is kept and this person may know it: those who look on
   * hear each other, too.
   */
  public List<News> talk(Occupant occupant, HouseTable table) {
    boolean hears = mayHear(table, occupant.seat());
    if (occupant.seat().isPresent()) {
      return hears ? table.attendance().talk() : List.of();
    }
    return table.attendance().overheard().stream()
        .filter(news -> hears || news instanceof News.SaidAside)
        .toList();
  }

  /** Somebody says a line to those who wait with them until the match begins. */
  public void say(Presence presence, HouseTable table, String line) {
    Person person = presence.person();
    table
        .seatOf(person.id())
        .filter(_ -> !table.isDealt())
        .map(seat -> new News.Said(person.name(), seat, line))
        .ifPresent(
            said -> {
              heard(table, said);
              neighbors.accept(table, said);
            });
  }

  /** This is told at the table, here or in another house; what is said there is kept. */
  static void heard(HouseTable table, News news) {
    switch (news) {
      case News.Said said -> {
        table.attendance().say(said, other -> !isBehind(table, other.seat()));
        if (!table.isDealt()) {
          table.attendance().tellWaiting(said);
        }
      }
      case News.SaidAside said -> table.attendance().sayAside(said);
      case News.Rematch rematch -> table.attendance().tellSeats(rematch);
      default -> table.attendance().tell(news);
    }
  }

  /** What those have said who wait with them until the match begins. */
  public List<News> talk(Presence presence, HouseTable table) {
    boolean waits = !table.isDealt() && table.seatOf(presence.person().id()).isPresent();
    return waits ? table.attendance().talk() : List.of();
  }

  /** Whether somebody there is not to know yet what is played. */
  private static boolean isBehind(HouseTable table, Optional<Seat> seat) {
    return seat.isEmpty() && table.isSeenLate();
  }

  private static News sits(HouseTable table, Occupant occupant, Seat seat) {
    return new News.Back(occupant.person().nameAt(table.isSilent()), seat);
  }

  private static void back(
      Occupant occupant, HouseTable table, Seat seat, Attendance.Entered entered) {
    Decisions.takeBackNow(table, seat);
    if (entered.back()) {
      News sits = sits(table, occupant, seat);
      entered.others().forEach(other -> other.tell(sits));
    }
  }

  /** What the deal was bound by; that of a fork is known, or was drawn anew since. */
  private static Optional<News> bound(HouseTable table) {
    return table
        .match()
        .filter(match -> !Fork.isOne(match.match()))
        .flatMap(match -> Commitment.of(match.match()))
        .map(commitment -> new News.Bound(commitment.hash()));
  }

  /** That a match is not rated, and why; nothing of one that somebody plays against bots. */
  public Optional<News> notRated(HouseTable table) {
    return ratings.unrated(table).filter(why -> why != Unrated.ALONE).map(News.NotRated::new);
  }

  /**
   * The seed and the nonce, once the match is over; as long as others may play the same deal, where
   * it is seen how they did.
   */
  public Optional<News> revealed(HouseTable table) {
    if (shared.isRunning(table)) {
      return table.board().map(board -> new News.Shared(board.event(), board.number()));
    }
    return table
        .over()
        .flatMap(
            match ->
                Commitment.of(match.match())
                    .map(
                        commitment ->
                            new News.Revealed(
                                match.match().header().seed(),
                                commitment.nonce(),
                                table.number())));
  }

  public void leave(Occupant occupant, HouseTable table) {
    Attendance attendance = table.attendance();
    Seating held = table.isFinished() ? Seating.NOBODYS : table.seating();
    attendance
        .leave(occupant, held, clock.instant())
        .ifPresent(
            seat ->
                attendance.tellOthers(
                    seat, new News.Away(occupant.person().nameAt(table.isSilent()), seat)));
  }

  // Those who look at a match together.

  /** Those who look together at the match of a table, which is over. */
  public Gathering gathering(HouseTable table) {
    return gatherings.of(table);
  }

  public void enter(Occupant occupant, Gathering gathering) {
    gatherings.come(gathering, occupant);
    Attendance attendance = gathering.table().attendance();
    var _ = attendance.enter(occupant);
    attendance.latestTalk().forEach(occupant::tell);
  }

  public void leave(Occupant occupant, Gathering gathering) {
    leave(occupant, gathering.table());
    gatherings.leave(gathering, occupant);
  }

  // What is said.

  /** Somebody says a line to everybody at the table; one who looks on, to others who do. */
  public void say(Occupant occupant, HouseTable table, String line) {
    String name = occupant.person().name();
    occupant
        .seat()
        .ifPresentOrElse(
            seat -> {
              News said = new News.Said(name, seat, line);
              heard(table, said);
              neighbors.accept(table, said);
            },
            () -> {
              News said = new News.SaidAside(name, line);
              heard(table, said);
              neighbors.accept(table, said);
            });
  }

  /**
   * Who looks on.
   *
   * @param names none where they are hidden
   */
  public record Watching(int count, List<String> names) {}

  /** Where the seats play in silence, they see of those who look on how many they are. */
  public Watching watching(Occupant viewer, HouseTable table) {
    List<Person> watching = table.attendance().watching();
    boolean hidden = viewer.seat().isPresent() && table.isSilent();
    return new Watching(
        watching.size(), hidden ? List.of() : watching.stream().map(Person::name).toList());
  }
}
