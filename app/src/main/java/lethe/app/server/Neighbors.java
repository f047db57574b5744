package lethe.app.server;

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
import lethe.app.play.Table;
import lethe.engine.core.Seat;

/**
 * Keeps this server up to date with the other servers of the site. They send hints at once; what is
 * missed is found by polling: every second for new tables and for tables with participants on this
 * server, less often for all others. No server owns a table.
 */
final class Neighbors {
  /** Number of ticks between polls of all tables. */
  private static final int ALL = 5;

  private final Others others;
  private final Optional<SharedClock> shared;
  private final TableRegistry tables;
  private final DealService dealer;
  private final SeatChanges changes;
  private final Accounts accounts;
  private final LobbyChat hall;
  private final BanList bans;
  private final Log log;
  private final InstantSource clock;

  /** Applies changed accounts and bans to sessions and tables. */
  private final Runnable settle;

  /** Numbers of tables whose game this server does not know. */
  private final Set<Integer> strange = ConcurrentHashMap.newKeySet();

  private String everybody = "";

  /** Number of polls so far. */
  private int looks;

  Neighbors(
      ServerContext context,
      Others others,
      Optional<SharedClock> shared,
      TableRegistry tables,
      DealService dealer,
      SeatChanges changes,
      Accounts accounts,
      LobbyChat lobbyChat,
      BanList bans,
      Runnable settle) {
    this.others = others;
    this.shared = shared;
    this.tables = tables;
    this.dealer = dealer;
    this.changes = changes;
    this.accounts = accounts;
    this.hall = lobbyChat;
    this.bans = bans;
    this.settle = settle;
    this.log = context.log();
    this.clock = context.time().steady();
  }

  /** Starts listening to messages of other servers. */
  void listen() {
    others.hear(this::hear);
  }

  private void hear(Call call) {
    switch (call) {
      case Call.Table(int number) -> soon(() -> look(number));
      case Call.Move(int number) ->
          tables.find(number).flatMap(ServerTable::match).ifPresent(_ -> soon(() -> look(number)));
      case Call.Everybody() -> soon(this::everybody);
      case Call.Hall(var message) -> hall.receive(message);
      case Call.Said(int number, Notification.RematchOffered news) ->
          soon(
              () -> {
                look(news.table());
                tables.find(number).ifPresent(table -> hear(table, news));
              });
      case Call.Said(int number, Notification news) ->
          tables.find(number).ifPresent(table -> hear(table, news));
    }
  }

  private static void hear(ServerTable table, Notification news) {
    if (news instanceof Notification.RematchOffered(String _, int next)) {
      table.nextTable(next);
    }
    if (news instanceof Notification.AdjournmentRequested request) {
      MatchDecisions.recordRemoteVote(table, request);
    }
    TableService.deliverToTable(table, news);
  }

  /** An access to the store. If it fails, the next tick repeats it. */
  private interface Work {
    void run() throws IOException;
  }

  private void soon(Work work) {
    Thread.ofVirtual().name("neighbors").start(() -> tried(work));
  }

  private void tried(Work work) {
    try {
      work.run();
    } catch (IOException e) {
      log.detail("unreachable", "why", String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      log.failed("neighbors", e);
    }
  }

  /** Sends an announcement at a table to other servers. */
  void say(ServerTable table, Notification notification) {
    others.call(new Call.Said(table.number(), notification));
  }

  /** Polls one table, which may just have been created or dealt. */
  void seek(int number) {
    tried(() -> look(number));
  }

  /** Polls the tables, participants, accounts and bans. */
  void tick() {
    tried(this::lookAtAll);
  }

  private void lookAtAll() throws IOException {
    if (shared.isPresent()) {
      shared.get().ask();
    }
    boolean all = looks % ALL == 0;
    // A table that is known but not among the heads has gone.
    List<ServerTable> known =
        tables.all().stream().filter(table -> all || !table.isUnloaded()).toList();
    List<Integer> numbers = known.stream().map(ServerTable::number).toList();
    Map<Integer, Others.Head> heads =
        all ? others.heads() : others.heads(numbers, tables.lastNumber());
    known.stream().filter(table -> !heads.containsKey(table.number())).forEach(this::drop);
    for (Map.Entry<Integer, Others.Head> head : heads.entrySet()) {
      look(
          head.getKey(),
          head.getValue(),
          table -> table.hasPlayers() && !table.settings().isCorrespondence());
    }
    meet();
    everybody();
    looks++;
  }

  private void look(int number) throws IOException {
    Optional<Others.Head> head = others.head(number);
    if (head.isPresent()) {
      look(number, head.get(), _ -> false);
    } else {
      tables.find(number).ifPresent(this::drop);
    }
  }

  /**
   * Updates one table.
   *
   * @param isLeft decides whether a resting match is not updated
   */
  private void look(int number, Others.Head head, Predicate<ServerTable> isLeft)
      throws IOException {
    Optional<ServerTable> known = tables.find(number);
    if (known.isEmpty()) {
      if (!strange.contains(number)) {
        adopt(number);
      }
      return;
    }
    ServerTable table = known.get();
    if (table.version() < head.version()) {
      reseat(table);
    }
    if (head.entries() <= table.entryCount() || table.isUnavailable()) {
      return;
    }
    if (!table.isDealt()) {
      table.withLock(() -> deal(table));
    } else if (table.isUnloaded() && !isLeft.test(table)) {
      // Maintenance puts it to rest again.
      table.withLock(() -> dealer.load(table));
    }
    table
        .match()
        .filter(match -> match.match().position() < head.entries())
        .ifPresent(match -> catchUp(table, match));
  }

  private void catchUp(ServerTable table, Table<?, ?, ?> match) {
    boolean adjourned = Adjournment.isAdjourned(match.match());
    match
        .catchUp()
        .ifPresent(
            why -> {
              log.warn("unreadable", "table", table.number(), "why", why);
              table.markUnavailable(TableStatus.ELSEWHERE);
              table.presence().participants().forEach(TableParticipant::leaveTable);
            });
    if (!adjourned && Adjournment.isAdjourned(match.match())) {
      // The players on this server leave as those on the server where the adjournment was agreed.
      table.presence().participants().forEach(TableParticipant::leaveTable);
    }
  }

  /**
   * Reads a match that another server has dealt. Returns whether this server did not know it yet
   * and could read it.
   */
  private boolean deal(ServerTable table) {
    boolean dealt = !table.isDealt() && dealer.tryResume(table);
    if (dealt) {
      changes.onDealt(table);
    }
    return dealt;
  }

  /** Adds a table that another server has created. */
  private void adopt(int number) throws IOException {
    Optional<TableRecord> kept = others.table(number);
    if (kept.isEmpty()) {
      strange.add(number);
    } else {
      ServerTable table = new ServerTable(kept.get());
      dealer.resume(table);
      table.markAbsentPlayersAway(clock.instant());
      tables.addRemote(table);
      if (others.head(number).isEmpty()) {
        // It has ended while it was read.
        drop(table);
      }
    }
  }

  /** Applies a change of seats that another server has made. */
  private void reseat(ServerTable table) throws IOException {
    Optional<TableRecord> kept = others.table(table.number());
    kept.ifPresent(current -> table.withLock(() -> changes.applyRemote(table, current)));
  }

  /** Removes a table that another server has archived or closed. */
  private void drop(ServerTable table) {
    changes.ended(table);
  }

  private void meet() throws IOException {
    Map<Integer, ServerTable> all = new HashMap<>();
    tables.all().forEach(table -> all.put(table.number(), table));
    List<SeatPresence> here =
        all.values().stream()
            .flatMap(
                table ->
                    table.presence().seatPresences(table.number(), table.seatOwners()).stream())
            .toList();
    Set<SeatPresence> elsewhere = others.meet(here);
    Map<Integer, List<SeatPresence>> there =
        elsewhere.stream().collect(Collectors.groupingBy(SeatPresence::table));
    Instant now = clock.instant();
    for (ServerTable table : all.values()) {
      Map<Seat, String> names = new HashMap<>();
      for (SeatPresence seatPresence : there.getOrDefault(table.number(), List.of())) {
        table
            .title()
            .seats()
            .named(seatPresence.seat())
            .ifPresent(seat -> names.put(seat, seatPresence.name()));
      }
      meet(table, names, here, now);
    }
  }

  private static void meet(
      ServerTable table, Map<Seat, String> there, List<SeatPresence> here, Instant now) {
    Predicate<Seat> wasHere =
        seat ->
            here.stream()
                .anyMatch(
                    seatPresence ->
                        seatPresence.table() == table.number()
                            && seatPresence.seat().equals(seat.name()));
    there.keySet().stream().filter(wasHere).forEach(table.presence()::evict);
    SeatOwners owners = table.isFinished() ? SeatOwners.EMPTY : table.seatOwners();
    table.presence().updateRemotePlayers(there, owners, now, table.isSilent());
  }

  private synchronized void everybody() throws IOException {
    String now = others.everybody();
    if (!now.equals(everybody)) {
      accounts.reload();
      bans.reload();
      everybody = now;
      settle.run();
    }
  }
}
