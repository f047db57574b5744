package lethe.app.server.table;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import lethe.app.event.Deal;
import lethe.app.play.BotExecutor;
import lethe.app.play.Commitment;
import lethe.app.play.Fork;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.play.TaskRunner;
import lethe.app.save.JournalStore;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.WriteResult;
import lethe.app.server.cluster.Cluster;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Deals the matches of tables, and loads, resumes and unloads them. No one can choose a deal, and
 * everyone can verify this afterwards. Callers hold the table's lock, except at startup and for
 * tables that are not visible yet.
 */
public final class MatchLifecycle {
  private final TableStore store;
  private final Optional<Cluster> cluster;
  private final ShownHashes shownHashes;
  private final SharedDealGuard sharedDeals;
  private final Limits limits;
  private final BotExecutor botExecutor;
  private final Log log;
  private final InstantSource clock;
  private final SecureRandom random;

  public MatchLifecycle(
      ServerContext context,
      TableStore store,
      Optional<Cluster> cluster,
      ShownHashes shownHashes,
      SharedDealGuard sharedDeals,
      BotExecutor botExecutor) {
    this.sharedDeals = sharedDeals;
    this.store = store;
    this.cluster = cluster;
    this.shownHashes = shownHashes;
    this.botExecutor = botExecutor;
    this.limits = context.limits();
    this.log = context.log();
    this.clock = context.clocks().wall();
    this.random = context.random();
  }

  /**
   * Returns the rejection if the game of a table cannot be played by its players or with its
   * options; empty if it can.
   */
  Optional<Rejection> validate(ServerTable table) {
    return createMatch(table, 0) instanceof Invalid<Table<?, ?, ?>>(List<InputError> errors)
        ? Optional.of(new Rejection(errors.getFirst().code(), errors.getFirst().arguments()))
        : Optional.empty();
  }

  private Validated<Table<?, ?, ?>> createMatch(ServerTable table, long seed) {
    List<SeatedPlayer> seatedPlayers =
        table.seatOwners().bySeat().entrySet().stream()
            .map(entry -> new SeatedPlayer(entry.getKey(), player(entry.getValue())))
            .toList();
    String dealtAt = clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
    return TableFactory.create(
        table.title(),
        new Header(table.title().id(), table.options(), seed, dealtAt, seatedPlayers));
  }

  private static Player player(SeatOwner owner) {
    return owner instanceof SeatOwner.Bot(String level)
        ? new Player.Machine(level)
        : new Player.Human();
  }

  /**
   * Deals a match. The commitment is stored before any card is shown. If the deal of an event
   * contradicts its commitment or the hash that was shown for it, marks the table as unavailable.
   *
   * @return whether the match has been dealt, by this server or another
   */
  boolean deal(ServerTable table) {
    Optional<Deal> newDeal =
        table
            .eventDeal()
            .map(sharedDeals::findDeal)
            .orElseGet(() -> Optional.of(Deal.draw(random)));
    if (newDeal.filter(deal -> violatesCommitment(table, deal)).isPresent()) {
      table.markUnavailable(TableStatus.BROKEN);
      table.presence().wakeWaiting();
      return false;
    }
    return newDeal.filter(deal -> deal(table, deal)).isPresent();
  }

  /**
   * Returns whether a deal contradicts its commitment, or the hash that was shown for the deal of
   * an event. Logs this.
   */
  private boolean violatesCommitment(ServerTable table, Deal deal) {
    String hash = deal.commitment().hash();
    Optional<String> shownHash = table.eventDeal().flatMap(sharedDeals::shownHash);
    boolean isBroken =
        !deal.commitment().matches(deal.seed())
            || shownHash.filter(shown -> !shown.equals(hash)).isPresent();
    if (isBroken) {
      logReplacedDeal(table, shownHash.orElse(hash), hash);
    }
    return isBroken;
  }

  private boolean deal(ServerTable table, Deal newDeal) {
    Commitment commitment = newDeal.commitment();
    return switch (createMatch(table, newDeal.seed())) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> match) -> {
        match.addControl(new ControlEntry.DealCommitted(commitment.hash(), commitment.nonce()));
        if (table.eventDeal().filter(eventDeal -> !eventDeal.isRated()).isPresent()) {
          match.addControl(new ControlEntry.DealKnown(ControlEntry.DealKnown.Cause.SEED));
        }
        MatchSummary summary = MatchSummary.of(match.match());
        yield switch (store.startJournal(
            table.number(), match.match().header(), lines(match), summary)) {
          case TableStore.DealResult.Stored(JournalStore journal) -> {
            log.info("match-dealt", "table", table.number(), "commitment", commitment.hash());
            shownHashes.recordShown(dealKey(table.number()), commitment.hash());
            attach(table, match, journal);
            table.setStoredSummary(summary);
            yield true;
          }
          case TableStore.DealResult.Conflict _ -> tryResume(table);
          case TableStore.DealResult.Failed _ -> false;
        };
      }
      case Invalid<Table<?, ?, ?>> faulty -> throw new IllegalStateException(faulty.toString());
    };
  }

  /**
   * Stores a new table together with an existing match. Returns {@code CONFLICT} if another server
   * has created a table with its number.
   */
  WriteResult importMatch(ServerTable table, Table<?, ?, ?> match) {
    TableRecord record = table.recordWith(table.seatOwners());
    MatchSummary summary = MatchSummary.of(match.match());
    return switch (store.importTable(record, match.match().header(), lines(match), summary)) {
      case TableStore.DealResult.Stored(JournalStore journal) -> {
        table.setRecord(record.nextVersion());
        var _ = matchesShownHash(table, match);
        attach(table, match, journal);
        table.setStoredSummary(summary);
        yield WriteResult.DONE;
      }
      case TableStore.DealResult.Conflict _ -> WriteResult.CONFLICT;
      case TableStore.DealResult.Failed _ -> WriteResult.FAILED;
    };
  }

  private static <C, O, V> List<String> lines(Table<C, O, V> table) {
    return table.match().journal().entries().stream()
        .map(entry -> entry.line(table.game().notation()))
        .toList();
  }

  /**
   * Resumes the stored match of a table. Returns false if there is none, or if it cannot be read or
   * continued.
   */
  boolean tryResume(ServerTable table) {
    try {
      resume(table);
      return table.match().isPresent();
    } catch (IOException e) {
      log.operationFailed("deal", e);
      return false;
    }
  }

  private void attach(ServerTable table, Table<?, ?, ?> match, JournalStore journal) {
    match.saveTo(new MonitoredJournal(journal, store.journalName(table.number()), table, log));
    match.limitSize(limits.intValue(Limit.JOURNAL_SIZE));
    match.runBots(
        limits.duration(Limit.BOT_DELAY),
        botExecutor.forOwner(address(table), botOwner(table)),
        () -> !match.isFull() && table.presence().runsBots(),
        e -> log.operationFailed("bot at table " + table.number(), e));
    table.setMatch(match);
  }

  /**
   * Returns the address from which the table was created, whose quota its bots use; the id of the
   * bots' owner if the address is unknown.
   */
  private static String address(ServerTable table) {
    String address = table.host().address();
    return address.isEmpty() ? botOwner(table) : address;
  }

  /**
   * Returns the id of the account on whose share of computing time the bots run: the creator of the
   * table. If the creator is unknown, returns an id for the table.
   */
  private static String botOwner(ServerTable table) {
    String creator = table.host().creator();
    return creator.isEmpty() ? "table " + table.number() : creator;
  }

  /**
   * Reads the stored match of a table and resumes it. If it cannot be continued, or if none was
   * dealt and none can be dealt, marks the table as unavailable.
   */
  void resume(ServerTable table) throws IOException {
    switch (store.resume(table.number())) {
      case TableStore.ResumeResult.NotDealt _ -> {
        if (validate(table).isPresent()) {
          table.markUnavailable(unavailableStatus(TableStatus.UNREADABLE));
        }
      }
      case TableStore.ResumeResult.Unavailable(TableStatus status) ->
          table.markUnavailable(unavailableStatus(status));
      case TableStore.ResumeResult.Resumed(Table<?, ?, ?> match, JournalStore journal) -> {
        if (matchesShownHash(table, match)) {
          int entryCount = match.match().position();
          log.info("match-resumed", "table", table.number(), "entries", entryCount);
          attach(table, match, journal);
        } else {
          table.markUnavailable(TableStatus.BROKEN);
        }
      }
    }
  }

  /** Returns the key of a table's deal in the shown hashes. */
  private static String dealKey(int table) {
    return "table " + table;
  }

  /**
   * Returns whether the deal of a match is the one bound by the hash that players were shown on
   * this server. If none was shown, checks only the commitment in the match, and records its hash
   * as shown. No hash is shown for a fork, whose deal is known; a match for which one was shown is
   * not accepted as a fork.
   */
  private boolean matchesShownHash(ServerTable table, Table<?, ?, ?> match) {
    Optional<String> shownHash = shownHashes.find(dealKey(table.number()));
    if (shownHash.isEmpty() && Fork.isFork(match.match())) {
      return true;
    }
    Optional<Commitment> commitment = Commitment.of(match.match());
    Optional<String> hash = commitment.map(Commitment::hash);
    boolean isBound =
        commitment.filter(existing -> !existing.matches(match.match().header().seed())).isEmpty();
    if (isBound && (shownHash.isEmpty() || shownHash.equals(hash))) {
      hash.ifPresent(newHash -> shownHashes.recordShown(dealKey(table.number()), newHash));
      return true;
    }
    logReplacedDeal(table, shownHash.or(() -> hash).orElse(""), hash.orElse("none"));
    return false;
  }

  private void logReplacedDeal(ServerTable table, String shownHash, String foundHash) {
    log.warn("deal-broken", "table", table.number(), "shown", shownHash, "found", foundHash);
  }

  /**
   * Stops a loaded match whose stored deal is not the one bound by the hash that players were
   * shown. No further moves are possible; the participants are returned to the lobby with the
   * reason.
   */
  void closeIfDealReplaced(ServerTable table) {
    Optional<String> shownHash =
        table.isFinished() || table.isUnavailable()
            ? Optional.empty()
            : shownHashes.find(dealKey(table.number()));
    Optional<Table<?, ?, ?>> match = table.match().filter(dealt -> !Fork.isFork(dealt.match()));
    try {
      if (match.isPresent()
          && shownHash.isPresent()
          && !store.isDealBoundBy(table.number(), shownHash.get())) {
        logReplacedDeal(table, shownHash.get(), "another");
        table.markUnavailable(TableStatus.BROKEN);
        releaseJournal(match.get());
        table.presence().evictAll();
        table.presence().wakeWaiting();
      }
    } catch (IOException e) {
      log.debug("unreachable", "reason", String.valueOf(e.getMessage()));
    }
  }

  /**
   * Returns the status of a table that this server cannot continue. If there are other servers,
   * they may be able to.
   */
  private TableStatus unavailableStatus(TableStatus status) throws IOException {
    return cluster.isPresent() && cluster.get().hasOtherServers() ? TableStatus.ELSEWHERE : status;
  }

  /**
   * Loads the match of a table if it was unloaded. Returns false if it was unloaded and cannot be
   * read.
   */
  boolean load(ServerTable table) {
    return !table.isUnloaded() || tryResume(table);
  }

  /**
   * Stores the summary of a loaded match if other servers need it. While players of a live match
   * that is not over are present, a change of the turn alone is not stored.
   */
  void saveSummaryIfNeeded(ServerTable table) {
    boolean isLive =
        table.isAnyPlayerPresent() && !table.settings().isCorrespondence() && !table.isFinished();
    Optional<MatchSummary> current = table.summary();
    boolean isListed =
        current.isPresent()
            && table.storedSummary().filter(current.get()::matchesExceptTurn).isPresent();
    if (table.match().isPresent() && !(isLive && isListed)) {
      var _ = saveSummary(table);
    }
  }

  /**
   * Stores the summary of a match, if there is one, unless it is stored already. Returns whether
   * nothing remains to be stored.
   */
  private boolean saveSummary(ServerTable table) {
    Optional<MatchSummary> summary = table.summary();
    if (summary.isEmpty() || summary.equals(storedSummary(table))) {
      return true;
    }
    boolean saved = store.saveSummary(table.number(), summary.get()) == WriteResult.DONE;
    if (saved) {
      table.setStoredSummary(summary.get());
    }
    return saved;
  }

  private Optional<MatchSummary> storedSummary(ServerTable table) {
    if (table.storedSummary().isEmpty()) {
      try {
        store.summary(table.number()).ifPresent(table::setStoredSummary);
      } catch (IOException e) {
        log.debug("unreachable", "reason", String.valueOf(e.getMessage()));
      }
    }
    return table.storedSummary();
  }

  /**
   * Unloads the match if no session is at the table, no bot is about to move on this server, its
   * journal can be written, and its summary is stored.
   */
  void unloadIfUnused(ServerTable table) {
    table
        .match()
        .filter(_ -> table.presence().isUnused())
        .filter(match -> match.failure().isEmpty() && !match.isBotPending())
        .filter(_ -> saveSummary(table))
        .ifPresent(
            match -> {
              table.unload();
              releaseJournal(match);
            });
  }

  /** Closes the journal of a match and stops its bots. */
  static void releaseJournal(Table<?, ?, ?> match) {
    JournalStore journal = match.store();
    match.saveTo(JournalStore.none());
    match.runBots(Duration.ZERO, TaskRunner.IMMEDIATE, () -> false, _ -> {});
    journal.close();
  }

  /**
   * Loads the match of an archived table; its bots never move. Sets no match if the stored journal
   * is missing or invalid, or cannot be decrypted.
   *
   * @return false if the database cannot be read
   */
  boolean loadArchived(ServerTable table) {
    try {
      store
          .loadMatch(table.number())
          .ifPresent(
              match -> {
                match.runBots(
                    limits.duration(Limit.BOT_DELAY),
                    TaskRunner.IMMEDIATE,
                    () -> false,
                    e -> log.operationFailed("table", e));
                table.setMatch(match);
              });
      return true;
    } catch (IOException e) {
      log.operationFailed("table " + table.number(), e);
      return false;
    }
  }
}
