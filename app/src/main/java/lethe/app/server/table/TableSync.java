package lethe.app.server.table;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.Stream;
import lethe.app.play.Table;
import lethe.app.server.account.Account;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.client.Notification;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;
import lethe.engine.core.Seat;

/**
 * Keeps the tables of this server up to date with the other servers of the site. Polling finds the
 * changes that were not reported by a message: at each tick for new tables and for tables that are
 * not dealt or whose match is loaded here, less often for all others. No server owns a table.
 */
public final class TableSync {
  /** The number of ticks between polls of all tables. */
  private static final int TICKS_PER_FULL_SYNC = 5;

  /** The maximum number of tables in one message, whose length the database limits. */
  private static final int MAX_TABLES_IN_MESSAGE = 500;

  /** The maximum number of spectators of a table whom one server reports. */
  private static final int MAX_REPORTED_SPECTATORS = 100;

  private final Cluster cluster;
  private final TableStore store;
  private final TableRegistry tables;
  private final MatchLifecycle lifecycle;
  private final SeatChanges changes;
  private final TableNotifier notifier;
  private final ReviewGroups reviewGroups;
  private final Log log;
  private final InstantSource clock;

  /**
   * The numbers of tables that this server cannot read, for example because their game is unknown.
   */
  private final Set<Integer> unreadableTableNumbers = ConcurrentHashMap.newKeySet();

  /**
   * For each table whose summary lacked entries at the last poll of all tables, the number of
   * entries that this server knew.
   */
  private Map<Integer, Integer> outdatedEntryCounts = Map.of();

  private int syncCount;

  public TableSync(
      ServerContext context,
      Cluster cluster,
      TableStore store,
      TableRegistry tables,
      MatchLifecycle lifecycle,
      SeatChanges changes,
      TableNotifier notifier,
      ReviewGroups reviewGroups) {
    this.notifier = notifier;
    this.cluster = cluster;
    this.store = store;
    this.tables = tables;
    this.lifecycle = lifecycle;
    this.changes = changes;
    this.reviewGroups = reviewGroups;
    this.log = context.log();
    this.clock = context.clocks().monotonic();
  }

  /** Delivers a notification that was sent at a table on another server. */
  public void receive(int number, Notification notification) {
    tables.find(number).ifPresent(table -> receive(table, notification));
  }

  private void receive(ServerTable table, Notification notification) {
    if (notification instanceof Notification.RematchOffered(String _, int rematchNumber)) {
      table.setRematchNumber(rematchNumber);
    }
    if (notification instanceof Notification.AdjournmentRequested request) {
      MatchInterruptions.recordRemoteVote(table, request);
    }
    notifier.deliver(table, notification);
  }

  /** Updates the spectators of a table on another server. */
  public void receive(ClusterMessage.SpectatorsPresent spectators) {
    tables
        .find(spectators.table())
        .ifPresent(
            table ->
                table
                    .presence()
                    .setRemoteSpectators(
                        spectators.serverId(), spectators.names(), clock.instant()));
  }

  /**
   * Returns whether the match of a table is loaded, so that new entries must be read immediately.
   */
  public boolean isLoaded(int number) {
    return tables.find(number).flatMap(ServerTable::match).isPresent();
  }

  /** Polls one table, which may just have been created or dealt. Failures are logged. */
  void trySyncTable(int number) {
    try {
      syncTable(number);
    } catch (IOException e) {
      log.debug("unreachable", "reason", String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      log.operationFailed("cluster", e);
    }
  }

  /**
   * Polls the tables, those with unloaded matches less often than the others, and exchanges the
   * players and spectators who are present with the other servers.
   */
  public void syncAll() throws IOException {
    boolean isFullSync = syncCount % TICKS_PER_FULL_SYNC == 0;
    // A known table that is not among the revisions has ended.
    List<ServerTable> knownTables =
        tables.all().stream().filter(table -> isFullSync || !table.isUnloaded()).toList();
    List<Integer> numbers = knownTables.stream().map(ServerTable::number).toList();
    Map<Integer, TableStore.TableRevision> revisions =
        isFullSync ? store.revisions() : store.revisions(numbers, tables.lastNumber());
    knownTables.stream()
        .filter(table -> !revisions.containsKey(table.number()))
        .forEach(changes::onEnded);
    for (Map.Entry<Integer, TableStore.TableRevision> entry : revisions.entrySet()) {
      syncTable(entry.getKey(), entry.getValue());
    }
    if (isFullSync) {
      repairSummaries(revisions);
    }
    exchangePresences();
    followTables();
    reportSpectators();
    syncCount++;
  }

  public void syncTable(int number) throws IOException {
    Optional<TableStore.TableRevision> revision = store.revision(number);
    if (revision.isPresent()) {
      syncTable(number, revision.get());
    } else {
      tables.find(number).ifPresent(changes::onEnded);
    }
  }

  private void syncTable(int number, TableStore.TableRevision revision) throws IOException {
    Optional<ServerTable> knownTable = tables.find(number);
    if (knownTable.isEmpty()) {
      if (!unreadableTableNumbers.contains(number)) {
        addRemoteTable(number);
      }
      return;
    }
    ServerTable table = knownTable.get();
    if (table.version() < revision.version()) {
      updateSeats(table);
    }
    if (revision.entryCount() <= table.entryCount() || table.isUnavailable()) {
      return;
    }
    boolean isNeeded = !table.presence().isUnused();
    if (isNeeded || (!table.isDealt() && revision.summarizedCount() == 0)) {
      table.withLock(() -> loadMatch(table));
    } else if (table.match().isEmpty() && revision.summarizedCount() > table.entryCount()) {
      store
          .summary(number)
          .ifPresent(summary -> table.withLock(() -> changes.applyRemote(table, summary)));
    }
    table
        .match()
        .filter(match -> match.match().position() < revision.entryCount())
        .ifPresent(match -> catchUp(table, match));
  }

  /**
   * Loads the matches whose summaries have lacked entries since the last poll of all tables,
   * although nobody is playing them: the server that added these entries has failed, or its version
   * stores no summaries. Maintenance stores their summaries and unloads them.
   */
  private void repairSummaries(Map<Integer, TableStore.TableRevision> revisions) {
    Map<Integer, Integer> currentCounts = new HashMap<>();
    for (ServerTable table : tables.all()) {
      TableStore.TableRevision revision = revisions.get(table.number());
      if (revision != null
          && table.match().isEmpty()
          && !table.isUnavailable()
          && !table.isAnyPlayerPresent()
          && revision.entryCount() > table.entryCount()) {
        int entryCount = table.entryCount();
        currentCounts.put(table.number(), entryCount);
        if (Integer.valueOf(entryCount).equals(outdatedEntryCounts.get(table.number()))) {
          table.withLock(() -> loadMatch(table));
        }
      }
    }
    outdatedEntryCounts = currentCounts;
  }

  private void catchUp(ServerTable table, Table<?, ?, ?> match) {
    boolean adjourned = MatchSummary.isAdjourned(match.match());
    match
        .catchUp()
        .ifPresent(
            reason -> {
              log.warn("unreadable", "table", table.number(), "reason", reason);
              table.markUnavailable(TableStatus.ELSEWHERE);
              table.presence().evictAll();
            });
    if (!adjourned && MatchSummary.isAdjourned(match.match())) {
      // Players on this server leave as well when the match was adjourned on another server.
      table.presence().evictAll();
    }
  }

  /** Loads a match, which another server may have dealt. Returns whether it is loaded. */
  private boolean loadMatch(ServerTable table) {
    if (table.isDealt()) {
      return lifecycle.load(table);
    }
    boolean loaded = lifecycle.tryResume(table);
    if (loaded) {
      changes.onDealt(table);
    }
    return loaded;
  }

  /** Adds a table that another server has created, unless it cannot be read or has ended. */
  private void addRemoteTable(int number) throws IOException {
    Optional<TableRecord> storedTable = store.loadOpen(number);
    if (storedTable.isEmpty()) {
      unreadableTableNumbers.add(number);
      return;
    }
    ServerTable table = new ServerTable(storedTable.get());
    Optional<MatchSummary> summary = store.summary(number);
    if (summary.isPresent()) {
      table.adoptSummary(summary.get());
    } else {
      lifecycle.resume(table);
    }
    table.markAbsentPlayersAway(clock.instant());
    Optional<ServerTable> addedTable = tables.addRemote(table);
    if (addedTable.filter(table::equals).isEmpty()) {
      // Another thread has added the table, or this server is storing one with that number.
      table.match().ifPresent(MatchLifecycle::releaseJournal);
    }
    if (addedTable.isPresent() && store.revision(number).isEmpty()) {
      // The table ended while it was being read.
      changes.onEnded(addedTable.get());
    }
  }

  private void updateSeats(ServerTable table) throws IOException {
    Optional<TableRecord> storedTable = store.loadOpen(table.number());
    storedTable.ifPresent(current -> table.withLock(() -> changes.applyRemote(table, current)));
  }

  /**
   * Asks the other servers to report each entry at the tables with participants on this server, and
   * each change of the reviews with participants on this server, even of archived matches.
   */
  private void followTables() {
    Stream.concat(
            tables.all().stream()
                .filter(table -> !table.presence().isEmpty())
                .map(ServerTable::number),
            reviewGroups.tableNumbers().stream())
        .distinct()
        .gather(Gatherers.windowFixed(MAX_TABLES_IN_MESSAGE))
        .forEach(numbers -> cluster.publish(new ClusterMessage.TablesFollowed(numbers)));
  }

  private void reportSpectators() {
    for (ServerTable table : tables.all()) {
      List<String> names =
          table.presence().spectators().stream()
              .limit(MAX_REPORTED_SPECTATORS)
              .map(Account::name)
              .toList();
      if (!names.isEmpty()) {
        cluster.publish(
            new ClusterMessage.SpectatorsPresent(cluster.serverId(), table.number(), names));
      }
    }
  }

  private void exchangePresences() throws IOException {
    Map<Integer, ServerTable> tablesByNumber = new HashMap<>();
    tables.all().forEach(table -> tablesByNumber.put(table.number(), table));
    List<Cluster.SeatPresence> localPresences =
        tablesByNumber.values().stream()
            .flatMap(
                table ->
                    table.presence().seatPresences(table.number(), table.seatOwners()).stream())
            .toList();
    Set<Cluster.SeatPresence> remotePresences = cluster.exchangePresences(localPresences);
    Map<Integer, List<Cluster.SeatPresence>> remote =
        remotePresences.stream().collect(Collectors.groupingBy(Cluster.SeatPresence::table));
    Instant now = clock.instant();
    for (ServerTable table : tablesByNumber.values()) {
      Map<Seat, String> names = new HashMap<>();
      for (Cluster.SeatPresence seatPresence : remote.getOrDefault(table.number(), List.of())) {
        table
            .title()
            .seats()
            .byName(seatPresence.seat())
            .ifPresent(seat -> names.put(seat, seatPresence.name()));
      }
      applyRemotePresences(table, names, localPresences, now);
    }
  }

  private static void applyRemotePresences(
      ServerTable table,
      Map<Seat, String> remote,
      List<Cluster.SeatPresence> localPresences,
      Instant now) {
    Predicate<Seat> isLocal =
        seat ->
            localPresences.stream()
                .anyMatch(
                    seatPresence ->
                        seatPresence.table() == table.number()
                            && seatPresence.seat().equals(seat.name()));
    remote.keySet().stream().filter(isLocal).forEach(table.presence()::evict);
    SeatOwners owners = table.isFinished() ? SeatOwners.EMPTY : table.seatOwners();
    table.presence().updateRemotePlayers(remote, owners, now, table.isSilent());
  }
}
