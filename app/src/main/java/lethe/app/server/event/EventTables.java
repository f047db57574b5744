package lethe.app.server.event;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.event.DealAttempt;
import lethe.app.event.DealEvent;
import lethe.app.server.account.Account;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.SeatOwners;
import lethe.app.server.table.SeatService;
import lethe.app.server.table.TableFinder;
import lethe.app.server.table.TableResult;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableSpec;
import lethe.engine.core.Seat;

/** Creates and finds the tables at which the deals of events are played. */
public final class EventTables {
  private final EventService events;
  private final SeatService seatService;
  private final TableFinder finder;

  public EventTables(EventService events, SeatService seatService, TableFinder finder) {
    this.events = events;
    this.seatService = seatService;
    this.finder = finder;
  }

  /**
   * Finds or creates the table at which a user plays a daily deal: the table of the user's first
   * attempt, which counts, until it is finished, and then a new table for practice.
   *
   * @param partner the name of the partner if the deal is for two; empty for any partner
   */
  public TableResult playDaily(ClientSession session, DealEvent event, String partner)
      throws IOException {
    if (!event.isRunning(events.now())) {
      return TableResult.rejected(ServerRejectionCode.DAY_OVER);
    }
    Account account = session.account();
    if (partner.equals(account.name())) {
      return TableResult.rejected(ServerRejectionCode.SELF_AS_PARTNER);
    }
    Optional<DealAttempt> ownAttempt =
        events.attempts(event).stream()
            .filter(attempt -> attempt.includes(account.id()))
            .findFirst();
    boolean rated = ownAttempt.flatMap(DealAttempt::score).isEmpty();
    if (ownAttempt.isPresent() && rated) {
      return tableOf(ownAttempt.get());
    }
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    boolean isUserSeated = false;
    for (Map.Entry<Seat, String> seat : event.botLevels().entrySet()) {
      boolean isPlayer = seat.getValue().isEmpty();
      owners.put(
          seat.getKey(),
          !isPlayer
              ? new SeatOwner.Bot(seat.getValue())
              : isUserSeated ? new SeatOwner.Free(partner) : new SeatOwner.Held(account.id()));
      isUserSeated |= isPlayer;
    }
    return createTable(session, event, 1, rated, owners);
  }

  /**
   * Finds or creates the table for the first deal of an event that an enrolled user has not
   * finished.
   */
  public TableResult playNext(ClientSession session, DealEvent event) throws IOException {
    if (!event.isRunning(events.now())) {
      return TableResult.rejected(
          event.isOver(events.now())
              ? ServerRejectionCode.EVENT_OVER
              : ServerRejectionCode.EVENT_NOT_STARTED,
          event.id());
    }
    Account account = session.account();
    Optional<List<DealAttempt.Entrant>> entry =
        events.entries(event).stream()
            .filter(
                entrants ->
                    entrants.stream().anyMatch(entrant -> entrant.id().equals(account.id())))
            .findFirst();
    if (entry.isEmpty()) {
      return TableResult.rejected(ServerRejectionCode.NOT_ENTERED, event.id());
    }
    List<DealAttempt> ownAttempts = attemptsOf(event, account);
    Optional<DealAttempt> unfinishedAttempt =
        ownAttempts.stream().filter(attempt -> attempt.score().isEmpty()).findFirst();
    if (unfinishedAttempt.isPresent()) {
      return tableOf(unfinishedAttempt.get());
    }
    int dealNumber =
        IntStream.rangeClosed(1, event.dealCount())
            .filter(
                number -> ownAttempts.stream().noneMatch(attempt -> attempt.dealNumber() == number))
            .findFirst()
            .orElse(0);
    if (dealNumber == 0) {
      return TableResult.rejected(ServerRejectionCode.ALL_DEALS_PLAYED, event.id());
    }
    TableResult result = createTable(session, event, dealNumber, true, owners(event, entry.get()));
    // If both partners ask at the same time, one of them creates the table.
    Optional<DealAttempt> otherAttempt =
        result instanceof TableResult.Rejected
            ? attemptsOf(event, account).stream()
                .filter(attempt -> attempt.dealNumber() == dealNumber)
                .findFirst()
            : Optional.empty();
    return otherAttempt.isPresent() ? tableOf(otherAttempt.get()) : result;
  }

  private List<DealAttempt> attemptsOf(DealEvent event, Account account) throws IOException {
    return events.attempts(event).stream()
        .filter(attempt -> attempt.includes(account.id()))
        .toList();
  }

  private static Map<Seat, SeatOwner> owners(DealEvent event, List<DealAttempt.Entrant> entrants) {
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    int position = 0;
    for (Map.Entry<Seat, String> seat : event.botLevels().entrySet()) {
      boolean isPlayer = seat.getValue().isEmpty();
      owners.put(
          seat.getKey(),
          isPlayer
              ? new SeatOwner.Held(entrants.get(position).id())
              : new SeatOwner.Bot(seat.getValue()));
      position += isPlayer ? 1 : 0;
    }
    return owners;
  }

  private TableResult createTable(
      ClientSession session,
      DealEvent event,
      int number,
      boolean rated,
      Map<Seat, SeatOwner> owners) {
    return seatService.createTable(
        session,
        new TableSpec(
            event.title(),
            event.options(),
            new SeatOwners(owners),
            TableSettings.DEFAULTS,
            Optional.of(event.dealReference(number, rated))));
  }

  private TableResult tableOf(DealAttempt attempt) {
    return finder
        .find(attempt.table())
        .<TableResult>map(TableResult.Admitted::new)
        .orElseGet(() -> TableResult.rejected(ServerRejectionCode.STORAGE_UNAVAILABLE));
  }
}
