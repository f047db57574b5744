package lethe.app.house;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import lethe.app.play.Commitment;
import lethe.app.play.Table;
import lethe.engine.core.Control;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** What people do at a table beside playing: they come and go, talk, and decide for who is away. */
public final class AtTable {
  private final Gatherings gatherings = new Gatherings();
  private final Dealer dealer;
  private final Limits limits;
  private final Log log;
  private final InstantSource clock;

  /** Whether no match begins any more. */
  private final BooleanSupplier draining;

  /** Is told what others hear in other houses. */
  private final BiConsumer<HouseTable, News> neighbors;

  AtTable(
      Context context,
      Dealer dealer,
      BooleanSupplier draining,
      BiConsumer<HouseTable, News> neighbors) {
    this.dealer = dealer;
    this.neighbors = neighbors;
    this.limits = context.limits();
    this.log = context.log();
    this.clock = context.time().steady();
    this.draining = draining;
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

  public void awaitNoMore(Presence presence, HouseTable table) {
    table.attendance().awaitNoMore(presence);
  }

  /** Somebody sits down at a table or begins to watch; whoever sat there for them before goes. */
  public void enter(Occupant occupant, HouseTable table) {
    Attendance.Entered entered = table.attendance().enter(occupant);
    for (Occupant other : entered.others()) {
      other.seat().ifPresent(seat -> occupant.tell(sits(table, other, seat)));
    }
    occupant.seat().ifPresent(seat -> back(occupant, table, seat, entered));
    bound(table).ifPresent(occupant::tell);
    table.attendance().talk().forEach(occupant::tell);
  }

  private static News sits(HouseTable table, Occupant occupant, Seat seat) {
    return new News.Back(occupant.person().nameAt(table.isSilent()), seat);
  }

  private static void back(
      Occupant occupant, HouseTable table, Seat seat, Attendance.Entered entered) {
    takeBack(table, seat);
    if (entered.back()) {
      News sits = sits(table, occupant, seat);
      entered.others().forEach(other -> other.tell(sits));
    }
  }

  /** Whoever is here plays their own seat, as soon as that can be written down. */
  static void takeBack(HouseTable table, Seat seat) {
    if (table.isPlayedByBot(seat) && !table.isFinished()) {
      table
          .match()
          .filter(match -> match.trouble().isEmpty() && !match.isFull())
          .ifPresent(
              match ->
                  table.changing(() -> match.note(new Control.Handed(seat, new Player.Human()))));
    }
  }

  /** What the deal was bound by. */
  private static Optional<News> bound(HouseTable table) {
    return table
        .match()
        .flatMap(match -> Commitment.of(match.match()))
        .map(commitment -> new News.Bound(commitment.hash()));
  }

  /** The seed and the nonce, once the match is over. */
  public Optional<News> revealed(HouseTable table) {
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
    attendance.talk().forEach(occupant::tell);
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
              table.attendance().say(said);
              neighbors.accept(table, said);
            },
            () -> {
              News said = new News.SaidAside(name, line);
              table.attendance().tell(said, other -> other.seat().isEmpty());
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

  // What is decided for who is away.

  /** A seat whose player has been away for long enough, and in which no bot plays. */
  Optional<Seat> gone(HouseTable table) {
    return table.gone(clock.instant().minus(limits.time(Limit.PATIENCE)));
  }

  /**
   * A bot plays on for somebody who has been away long enough; why not, if so.
   *
   * @param name the seat; any if empty
   */
  public Optional<Rejection> bot(Occupant occupant, HouseTable table, String name) {
    if (occupant.seat().isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(HouseRefusal.NOT_SEATED, table.number()));
    }
    return table.changing(() -> bot(table, name));
  }

  private Optional<Rejection> bot(HouseTable table, String name) {
    Optional<Seat> gone = gone(table).filter(seat -> name.isEmpty() || seat.name().equals(name));
    if (gone.isEmpty()) {
      return Optional.of(nobodyGone());
    }
    Player bot = new Player.Machine(SeatOwner.Bot.usual(table.title()).level());
    Optional<Rejection> objection = note(table, new Control.Handed(gone.get(), bot));
    if (objection.isEmpty()) {
      table.match().ifPresent(Table::proceed);
      log.note("bot", "table", table.number(), "seat", gone.get());
      table.attendance().tell(new News.BotTakes(gone.get()));
    }
    return objection;
  }

  /** Enters something about the match; why it does not stand, if so. */
  private static Optional<Rejection> note(HouseTable table, Control control) {
    return table.match().flatMap(match -> match.refusal(control));
  }

  private Rejection nobodyGone() {
    return Rejection.of(HouseRefusal.NOBODY_GONE, limits.time(Limit.PATIENCE).toSeconds());
  }

  /** The match breaks off, to go on another day; why not, if so. */
  public Optional<Rejection> adjourn(Occupant occupant, HouseTable table) {
    if (occupant.seat().isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(HouseRefusal.NOT_SEATED, table.number()));
    }
    return table.changing(() -> adjourn(table));
  }

  private Optional<Rejection> adjourn(HouseTable table) {
    List<Occupant> here = table.attendance().here();
    boolean alone = here.stream().filter(other -> other.seat().isPresent()).count() == 1;
    if (!alone && !draining.getAsBoolean() && gone(table).isEmpty()) {
      return Optional.of(nobodyGone());
    }
    Optional<Rejection> objection = note(table, new Control.Adjourned());
    if (objection.isEmpty()) {
      log.note("adjourned", "table", table.number());
      table.attendance().here().forEach(Occupant::end);
    }
    return objection;
  }
}
