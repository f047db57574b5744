package lethe.app.server;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import lethe.app.event.Attempt;
import lethe.app.event.Event;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Creates and finds the tables at which the deals of events are played. */
public final class EventTables {
  private final Events events;
  private final SeatService seats;
  private final Function<Integer, Optional<ServerTable>> tables;

  EventTables(Events events, SeatService seats, Function<Integer, Optional<ServerTable>> tables) {
    this.events = events;
    this.seats = seats;
    this.tables = tables;
  }

  /**
   * Finds or creates the table at which a person plays a daily deal: their attempt that counts
   * while it is unfinished, and a new table otherwise. Only the first attempt counts.
   *
   * @param partner the name of the partner if the deal is for two; empty for anybody
   */
  public TableResult daily(ClientSession session, Event event, String partner) throws IOException {
    if (!event.isRunning(events.now())) {
      return refused(ServerRefusal.EVENT_OVER, event.id());
    }
    Account account = session.account();
    if (partner.equals(account.name())) {
      return refused(ServerRefusal.OWN_PARTNER);
    }
    Optional<Attempt> own =
        events.attempts(event).stream().filter(one -> one.isBy(account.id())).findFirst();
    boolean rated = own.flatMap(Attempt::score).isEmpty();
    if (own.isPresent() && rated) {
      return at(own.get());
    }
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    boolean seated = false;
    for (Map.Entry<Seat, String> seat : event.seats().entrySet()) {
      boolean free = seat.getValue().isEmpty();
      owners.put(
          seat.getKey(),
          !free
              ? new SeatOwner.Bot(seat.getValue())
              : seated ? new SeatOwner.Free(partner) : new SeatOwner.Held(account.id()));
      seated |= free;
    }
    return make(session, event, 1, rated, owners);
  }

  /**
   * Finds or creates the table for the first deal of an event that an enrolled person has not
   * finished.
   */
  public TableResult next(ClientSession session, Event event) throws IOException {
    if (!event.isRunning(events.now())) {
      return refused(
          event.isOver(events.now()) ? ServerRefusal.EVENT_OVER : ServerRefusal.EVENT_LATER,
          event.id());
    }
    Account account = session.account();
    Optional<List<Attempt.Entrant>> people =
        events.entered(event).stream()
            .filter(one -> one.stream().anyMatch(p -> p.id().equals(account.id())))
            .findFirst();
    if (people.isEmpty()) {
      return refused(ServerRefusal.NOT_ENTERED, event.id());
    }
    List<Attempt> own = own(event, account);
    Optional<Attempt> begun = own.stream().filter(one -> one.score().isEmpty()).findFirst();
    if (begun.isPresent()) {
      return at(begun.get());
    }
    int next =
        IntStream.rangeClosed(1, event.deals())
            .filter(number -> own.stream().noneMatch(one -> one.board() == number))
            .findFirst()
            .orElse(0);
    if (next == 0) {
      return refused(ServerRefusal.EVENT_PLAYED, event.id());
    }
    TableResult made = make(session, event, next, true, owners(event, people.get()));
    // Partners may ask at the same moment; then one of them has created the table.
    Optional<Attempt> theirs =
        made instanceof TableResult.Refused
            ? own(event, account).stream().filter(one -> one.board() == next).findFirst()
            : Optional.empty();
    return theirs.isPresent() ? at(theirs.get()) : made;
  }

  private List<Attempt> own(Event event, Account account) throws IOException {
    return events.attempts(event).stream().filter(one -> one.isBy(account.id())).toList();
  }

  private static Map<Seat, SeatOwner> owners(Event event, List<Attempt.Entrant> people) {
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    int next = 0;
    for (Map.Entry<Seat, String> seat : event.seats().entrySet()) {
      boolean free = seat.getValue().isEmpty();
      owners.put(
          seat.getKey(),
          free ? new SeatOwner.Held(people.get(next).id()) : new SeatOwner.Bot(seat.getValue()));
      next += free ? 1 : 0;
    }
    return owners;
  }

  private TableResult make(
      ClientSession session, Event event, int number, boolean rated, Map<Seat, SeatOwner> owners) {
    return seats.createTable(
        session,
        new TableSpec(
            event.title(),
            event.options(),
            new SeatOwners(owners),
            TableSettings.DEFAULTS,
            Optional.of(event.board(number, rated))));
  }

  private TableResult at(Attempt attempt) {
    return tables
        .apply(attempt.table())
        .<TableResult>map(TableResult.Admitted::new)
        .orElseGet(() -> refused(ServerRefusal.NO_ROOM));
  }

  private static TableResult refused(ServerRefusal why, Object... facts) {
    return new TableResult.Refused(Rejection.of(why, facts));
  }
}
