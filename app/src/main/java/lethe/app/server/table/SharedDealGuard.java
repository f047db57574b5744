package lethe.app.server.table;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import lethe.app.event.DailySeries;
import lethe.app.event.Deal;
import lethe.app.event.DealAttempt;
import lethe.app.event.DealEvent;
import lethe.app.event.DealReference;
import lethe.app.event.Ranking;
import lethe.app.server.account.Account;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.titles.Access;
import lethe.engine.core.Rejection;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/**
 * Guards the deals that many users play. As long as other users can still play a deal, each user is
 * shown only the view from their own seat: no other matches or results, and no seed. This applies
 * even to users who have finished the deal, because otherwise a guest could concede and come back.
 * All code that shows a match or a result must ask this class.
 */
public final class SharedDealGuard {
  private final DealStore store;
  private final DealAttempts attempts;
  private final ShownHashes shownHashes;
  private final Log log;
  private final InstantSource clock;

  public SharedDealGuard(
      ServerContext context, DealStore store, ShownHashes shownHashes, DealAttempts attempts) {
    this.store = store;
    this.shownHashes = shownHashes;
    this.attempts = attempts;
    this.log = context.log();
    this.clock = context.clocks().wall();
  }

  /** Returns the deal of an event; empty if there is none or it cannot be read. */
  Optional<Deal> findDeal(DealReference eventDeal) {
    try {
      return store.findDeal(eventDeal.event(), eventDeal.number());
    } catch (IOException e) {
      log.operationFailed("deal of " + eventDeal.event(), e);
      return Optional.empty();
    }
  }

  /** Returns the hash that was shown for a deal of an event; empty if none was. */
  Optional<String> shownHash(DealReference eventDeal) {
    return shownHashes.find(dealKey(eventDeal.event(), eventDeal.number(), eventDeal.closes()));
  }

  /** Records that a hash is shown for a deal of an event, unless one has been shown before. */
  public void recordShown(DealEvent event, int number, String hash) {
    String deal = dealKey(event.id(), number, event.closes());
    if (shownHashes.find(deal).isEmpty()) {
      shownHashes.recordShown(deal, hash);
    }
  }

  /**
   * Returns the key of a deal in the shown hashes. It includes the closing time, because the name
   * of a canceled event can be used again.
   */
  private static String dealKey(String event, int number, Instant closes) {
    return "deal " + number + " of " + event + " until " + closes;
  }

  /** Returns whether other users can still play the deal of a table. */
  public boolean isStillInPlay(ServerTable table) {
    return table
        .eventDeal()
        .filter(eventDeal -> eventDeal.isStillInPlay(clock.instant()))
        .isPresent();
  }

  /** Returns whether other users can still play the deals of an event. */
  public boolean isStillInPlay(DealEvent event) {
    return !event.isOver(clock.instant());
  }

  /** Returns which view of the finished match at a table a user may see. */
  public Access access(ServerTable table, Account account) {
    return isStillInPlay(table)
        ? Access.only(
            table.seatOf(account.id()).<Viewer>map(seat -> seat).orElse(Spectator.SPECTATOR))
        : Access.OPEN;
  }

  /**
   * Returns whether a table is listed for a user. Matches of running deals are listed for their
   * players only.
   */
  boolean isListedFor(ServerTable table, Account account) {
    return !table.isDealt() || table.seatOf(account.id()).isPresent() || !isStillInPlay(table);
  }

  /**
   * Returns the rejection if a user may not see the match at a table because its deal is still in
   * play; empty if they may.
   */
  public Optional<Rejection> checkWatch(ServerTable table, Account account) {
    return isStillInPlay(table) && table.isDealt() && table.seatOf(account.id()).isEmpty()
        ? Optional.of(Rejection.of(ServerRejectionCode.DEAL_HIDDEN, table.number()))
        : Optional.empty();
  }

  /**
   * Returns the part of a ranking that a user may be shown: only their own results while the event
   * is running.
   */
  public Ranking visibleRanking(DealEvent event, Ranking ranking, Account account) {
    return isStillInPlay(event) ? ranking.restrictedTo(account.id()) : ranking;
  }

  private Optional<DealAttempt> findAttempt(ServerTable table, String accountId)
      throws IOException {
    DealReference eventDeal = table.eventDeal().orElseThrow();
    return attempts.list(eventDeal.event(), table.title()).stream()
        .filter(
            attempt -> attempt.dealNumber() == eventDeal.number() && attempt.includes(accountId))
        .findFirst();
  }

  /**
   * Returns the first rejection of a player who has a seat at a new table, as in {@link
   * #checkSeat}; empty if all may play its deal.
   */
  Optional<Rejection> checkNewTable(ServerTable table) {
    return table.seatOwners().bySeat().values().stream()
        .filter(SeatOwner.Held.class::isInstance)
        .flatMap(owner -> checkSeat(table, ((SeatOwner.Held) owner).id()).stream())
        .findFirst();
  }

  /**
   * Returns the rejection if a user may not take a seat at a table because of its deal; empty if
   * they may. The deal of an event can be played only while the event is running, once for an
   * attempt that counts, and for practice only after that attempt is finished.
   */
  Optional<Rejection> checkSeat(ServerTable table, String accountId) {
    if (table.eventDeal().isEmpty()) {
      return Optional.empty();
    }
    DealReference eventDeal = table.eventDeal().get();
    if (!isStillInPlay(table)) {
      return Optional.of(
          DailySeries.forEvent(eventDeal.event()).isPresent()
              ? Rejection.of(ServerRejectionCode.DAY_OVER)
              : Rejection.of(ServerRejectionCode.EVENT_OVER, eventDeal.event()));
    }
    try {
      Optional<DealAttempt> ownAttempt =
          findAttempt(table, accountId).filter(a -> a.table() != table.number());
      if (eventDeal.isRated()) {
        return ownAttempt.map(
            attempt -> Rejection.of(ServerRejectionCode.ALREADY_PLAYED, attempt.table()));
      }
      return ownAttempt.flatMap(DealAttempt::score).isPresent()
          ? Optional.empty()
          : Optional.of(Rejection.of(ServerRejectionCode.DEAL_UNFINISHED, table.number()));
    } catch (IOException e) {
      log.operationFailed("event-attempts", e);
      return Optional.of(Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE));
    }
  }
}
