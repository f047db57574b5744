package lethe.app.server.event;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import lethe.app.event.DailyCalendar;
import lethe.app.event.DailySeries;
import lethe.app.event.Deal;
import lethe.app.event.DealAttempt;
import lethe.app.event.DealEvent;
import lethe.app.event.Par;
import lethe.app.event.Ranking;
import lethe.app.play.BotExecutor;
import lethe.app.server.account.Account;
import lethe.app.server.account.Accounts;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.base.WriteResult;
import lethe.app.server.client.ClientSession;
import lethe.app.server.table.DealAttempts;
import lethe.app.server.table.DealStore;
import lethe.app.server.table.SharedDealGuard;
import lethe.app.server.table.TableRecord;
import lethe.engine.core.Rejection;

/** The events of the site: their deals, enrollments and results. */
public final class EventService {
  private final EventStore store;
  private final DealStore deals;
  private final DealAttempts attempts;
  private final SharedDealGuard sharedDeals;
  private final Accounts accounts;
  private final Limits limits;
  private final ParCalculator parCalculator;
  private final Log log;
  private final InstantSource clock;
  private final SecureRandom random;

  /** The last day whose daily deals were drawn. */
  private LocalDate lastDrawnDay = LocalDate.MIN;

  public EventService(
      ServerContext context,
      EventStore store,
      DealStore deals,
      DealAttempts attempts,
      SharedDealGuard sharedDeals,
      Accounts accounts,
      BotExecutor botExecutor) {
    this.sharedDeals = sharedDeals;
    this.parCalculator = new ParCalculator(botExecutor.forOwner("par"));
    this.accounts = accounts;
    this.limits = context.limits();
    this.store = store;
    this.deals = deals;
    this.attempts = attempts;
    this.log = context.log();
    this.clock = context.clocks().wall();
    this.random = context.random();
  }

  public Instant now() {
    return clock.instant();
  }

  /** Returns the current day of the daily deals, in UTC. */
  public LocalDate today() {
    return LocalDate.ofInstant(now(), ZoneOffset.UTC);
  }

  /**
   * Draws the deals of the current day, unless they have been drawn, so that their commitments can
   * be seen before anyone plays. If they cannot be stored, the next call tries again.
   */
  public synchronized void drawDailyDeals() {
    LocalDate today = today();
    if (!today.equals(lastDrawnDay)
        && DailySeries.ALL.stream()
            .allMatch(daily -> isStored(drawAndStore(daily.eventOn(today), "")))) {
      lastDrawnDay = today;
    }
  }

  private static boolean isStored(WriteResult result) {
    return result != WriteResult.FAILED;
  }

  /** Draws the deals of an event, and stores the event with them. */
  private WriteResult drawAndStore(DealEvent event, String address) {
    List<Deal> deals =
        IntStream.range(0, event.dealCount()).mapToObj(_ -> Deal.draw(random)).toList();
    return store.create(event, deals, address);
  }

  // Queries.

  /**
   * Returns the event of a series of daily deals on a day; empty if there is none. For the current
   * day, draws the deals first if necessary.
   */
  public Optional<DealEvent> dailyEvent(DailySeries daily, LocalDate day) throws IOException {
    if (day.equals(today())) {
      drawDailyDeals();
    }
    return store.find(daily.eventId(day));
  }

  public Optional<DealEvent> find(String id) throws IOException {
    return store.find(id);
  }

  /** Returns the user-created events that close after a time. */
  public List<DealEvent> closingAfter(Instant time) throws IOException {
    return store.closingAfter(time);
  }

  /**
   * Returns the hash of the commitment to a deal, which may always be shown, and records that it is
   * shown; empty if there is no such deal.
   */
  public Optional<String> commitment(DealEvent event, int number) throws IOException {
    Optional<String> hash =
        deals.findDeal(event.id(), number).map(deal -> deal.commitment().hash());
    hash.ifPresent(shown -> sharedDeals.recordShown(event, number, shown));
    return hash;
  }

  /**
   * Returns whether the deals of an event can no longer be played, so that all of their details may
   * be shown.
   */
  public boolean isRevealed(DealEvent event) {
    return !sharedDeals.isStillInPlay(event);
  }

  /** Returns a deal; empty if there is none, or while other users can still play it. */
  public Optional<Deal> revealedDeal(DealEvent event, int number) throws IOException {
    return isRevealed(event) ? deals.findDeal(event.id(), number) : Optional.empty();
  }

  /**
   * Returns the result of bots on a deal, and waits up to a second for it; empty while other users
   * can still play the deal, while the bots are playing, if they failed, or if there is no such
   * deal.
   */
  public Optional<Par> par(DealEvent event, int number) throws IOException {
    return revealedDeal(event, number).flatMap(deal -> parCalculator.awaitPar(event, number, deal));
  }

  /** Returns the counted attempts at the deals of an event. */
  public List<DealAttempt> attempts(DealEvent event) throws IOException {
    return attempts.list(event.id(), event.title());
  }

  /**
   * Returns the complete entries of an event, which are single players or pairs, in the order of
   * the first enrollment of each. In a pair, the partner who enrolled first has the first seat.
   */
  public List<List<DealAttempt.Entrant>> entries(DealEvent event) throws IOException {
    List<EventStore.Enrollment> enrollments = store.enrollments(event.id());
    List<List<DealAttempt.Entrant>> entries = new ArrayList<>();
    for (int i = 0; i < enrollments.size(); i++) {
      EventStore.Enrollment enrollment = enrollments.get(i);
      if (!event.isForPairs()) {
        entries.add(List.of(entrant(enrollment)));
      } else {
        enrollments.subList(i + 1, enrollments.size()).stream()
            .filter(other -> arePartners(enrollment, other))
            .findFirst()
            .ifPresent(other -> entries.add(List.of(entrant(enrollment), entrant(other))));
      }
    }
    return entries;
  }

  private static DealAttempt.Entrant entrant(EventStore.Enrollment enrollment) {
    return new DealAttempt.Entrant(enrollment.accountId(), enrollment.name());
  }

  private static boolean arePartners(
      EventStore.Enrollment enrollment, EventStore.Enrollment other) {
    return enrollment.partnerId().equals(other.accountId())
        && other.partnerId().equals(enrollment.accountId());
  }

  /**
   * Returns the enrollments that are not part of a pair yet, because the partner has not enrolled
   * or has named another user; empty if the event is not for pairs.
   */
  public List<EventStore.Enrollment> enrollmentsWithoutPartner(DealEvent event) throws IOException {
    List<EventStore.Enrollment> enrollments = store.enrollments(event.id());
    return event.isForPairs()
        ? enrollments.stream()
            .filter(
                enrollment ->
                    enrollments.stream().noneMatch(other -> arePartners(enrollment, other)))
            .toList()
        : List.of();
  }

  /**
   * Returns the current name of a player of an event, or the recorded name if the account no longer
   * exists.
   */
  public String currentName(DealAttempt.Entrant entrant) {
    return accounts.name(entrant.id()).orElse(entrant.name());
  }

  public Optional<Account> findAccount(String name) {
    return accounts.findByName(name);
  }

  /** Returns the complete ranking of an event, including results that users may not see yet. */
  public Ranking ranking(DealEvent event) throws IOException {
    return Ranking.of(attempts(event), entries(event));
  }

  /**
   * Returns the part of the ranking that a user may see: only their own results while the event is
   * running.
   */
  public Ranking visibleRanking(DealEvent event, Account account) throws IOException {
    return sharedDeals.visibleRanking(event, ranking(event), account);
  }

  /**
   * Returns the days on which a user finished a counted attempt at a daily deal, and whether the
   * user won one.
   */
  public DailyCalendar calendar(Account account) throws IOException {
    SortedMap<LocalDate, Boolean> days = new TreeMap<>();
    for (DailySeries daily : DailySeries.ALL) {
      for (DealAttempt attempt : attempts.list(account.id(), daily.name(), daily.title())) {
        attempt
            .score()
            .ifPresent(
                score ->
                    daily
                        .dayOf(attempt.event())
                        .ifPresent(day -> days.merge(day, score.won(), Boolean::logicalOr)));
      }
    }
    return new DailyCalendar(days);
  }

  // Operations.

  /**
   * Creates an event. Serialized, so that each call counts the events that were created before it.
   *
   * @return the rejection; empty if the event was created
   */
  public synchronized Optional<Rejection> create(DealEvent event, ClientSession host)
      throws IOException {
    Optional<Limit> limit = reachedLimit(host);
    if (limit.isPresent()) {
      return limit.map(host::rejectForEventLimit);
    }
    Optional<Rejection> rejection =
        drawAndStore(event, host.quota().name())
            .rejection(ServerRejectionCode.EVENT_TAKEN, event.id());
    if (rejection.isEmpty()) {
      String name = host.account().name();
      log.info("event-created", "name", event.id(), "game", event.title().id(), "by", name);
    }
    return rejection;
  }

  private Optional<Limit> reachedLimit(ClientSession host) throws IOException {
    Account account = host.account();
    List<TableRecord.Host> hosts = store.hosts(now());
    if (hosts.stream().filter(other -> other.isAccount(account.id())).count()
        >= limits.intValue(Limit.EVENTS, account.wasCreatedByGuest())) {
      return Optional.of(Limit.EVENTS);
    }
    if (isLimitReached(account, Limit.EVENTS_TOTAL, hosts)) {
      return Optional.of(Limit.EVENTS_TOTAL);
    }
    String addressName = host.quota().name();
    List<TableRecord.Host> hostsAtAddress =
        hosts.stream().filter(other -> other.address().equals(addressName)).toList();
    return isLimitReached(account, Limit.EVENTS_PER_ADDRESS, hostsAtAddress)
        ? Optional.of(Limit.EVENTS_PER_ADDRESS)
        : Optional.empty();
  }

  /**
   * Returns whether the existing events use up a limit for an account. All guests together may use
   * only a part of the limit.
   *
   * @param hosts the host of each existing event that counts towards the limit
   */
  private boolean isLimitReached(Account account, Limit limit, List<TableRecord.Host> hosts) {
    return hosts.size() >= limits.intValue(limit)
        || (account.wasCreatedByGuest()
            && hosts.stream().filter(host -> Account.wasCreatedByGuest(host.id())).count()
                >= limits.guestShare(limit));
  }

  /**
   * Enrolls a user.
   *
   * @param partner the partner, another user; required if the event is for pairs, and rejected
   *     otherwise
   * @return the rejection; empty if the user is enrolled
   */
  public Optional<Rejection> enroll(DealEvent event, Account account, Optional<Account> partner)
      throws IOException {
    if (event.isOver(now())) {
      return Optional.of(Rejection.of(ServerRejectionCode.EVENT_OVER, event.id()));
    }
    if (event.isForPairs() != partner.isPresent() || partner.filter(account::equals).isPresent()) {
      return Optional.of(
          Rejection.of(
              event.isForPairs()
                  ? ServerRejectionCode.PARTNER_REQUIRED
                  : ServerRejectionCode.NOT_FOR_PAIRS,
              event.id()));
    }
    EventStore.Enrollment enrollment =
        new EventStore.Enrollment(
            account.id(), account.name(), partner.map(Account::id).orElse(""));
    return store
        .enroll(event.id(), enrollment)
        .rejection(ServerRejectionCode.ALREADY_ENTERED, event.id());
  }

  /**
   * Withdraws a user from an event, unless there is an attempt by the user at one of its deals.
   *
   * @return the rejection; empty if the user was withdrawn
   */
  public Optional<Rejection> withdraw(DealEvent event, Account account) throws IOException {
    if (attempts(event).stream().anyMatch(attempt -> attempt.includes(account.id()))) {
      return Optional.of(Rejection.of(ServerRejectionCode.ENTRY_PLAYED, event.id()));
    }
    return store
        .withdraw(event.id(), account.id())
        .rejection(ServerRejectionCode.NOT_ENTERED, event.id());
  }

  /**
   * Removes an event. A host can remove it until the first attempt at one of its deals; an operator
   * always can.
   *
   * @param requester the user who asks; empty for an operator
   * @return the rejection; empty if the event was removed
   */
  public Optional<Rejection> remove(DealEvent event, Optional<Account> requester)
      throws IOException {
    if (requester.filter(account -> !account.id().equals(event.host())).isPresent()) {
      return Optional.of(Rejection.of(ServerRejectionCode.NOT_EVENT_HOST, event.id()));
    }
    if (requester.isPresent() && !attempts(event).isEmpty()) {
      return Optional.of(Rejection.of(ServerRejectionCode.EVENT_PLAYED, event.id()));
    }
    Optional<Rejection> rejection =
        store.remove(event.id()).rejection(ServerRejectionCode.UNKNOWN_EVENT, event.id());
    if (rejection.isEmpty()) {
      log.info("event-removed", "name", event.id());
    }
    return rejection;
  }
}
