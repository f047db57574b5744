package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that servers that share a database lose no moves when faults occur. {@code
 * -Dlethe.kills=1000} sets the number of kills, {@code -Dlethe.still=60} the seconds for which a
 * server is suspended. A third server, whose clock is an hour ahead, stays open.
 */
@Tag("long")
class ClusterFaultsTest {
  private static final int KILLS = Integer.getInteger("lethe.kills", 100);
  private static final int SUSPENDED_SECONDS = Integer.getInteger("lethe.still", 60);

  private static final int MOVES_BETWEEN_FAULTS = 6;

  private static final Duration PATIENCE = Duration.ofSeconds(4);

  @TempDir Path data;

  private final MutableRng dice = new MutableRng(new Rng(4711));
  private final List<Player> players = new ArrayList<>();
  private int moveCount;
  private int unansweredCount;
  private int screenCount;
  private int shownMoveCount;

  /** A player who connects to any server that is open. */
  private static final class Player {
    private final String name;
    private final KeyPair key = TestServers.newKey();
    private final List<ClientTerminal> screens = new ArrayList<>();
    private Optional<SshTestClient> client = Optional.empty();
    private int serverIndex;

    Player(String name) {
      this.name = name;
    }

    boolean isConnected() {
      return client.filter(one -> one.session().isOpen()).isPresent();
    }

    /**
     * Connects to a server and types a line. If the connection fails, the player stays
     * disconnected.
     */
    void connect(int server, int port, String input) {
      disconnect();
      serverIndex = server;
      try {
        client = Optional.of(SshTestClient.withKey(port, name, key));
        screens.add(client.get().terminal("dumb", 80, 100));
        type(input);
      } catch (UncheckedIOException | AssertionError e) {
        disconnect();
      }
    }

    void type(String input) {
      try {
        screens.getLast().type(input);
      } catch (UncheckedIOException e) {
        disconnect();
      }
    }

    void disconnect() {
      client.ifPresent(SshTestClient::close);
      client = Optional.empty();
    }
  }

  private Player player(int seat) {
    return players.get(seat);
  }

  private void connect(Player player, ServerFleet fleet, String input) {
    List<Integer> open = fleet.openServers();
    int server = open.get(dice.nextInt(open.size()));
    player.connect(server, fleet.port(server), input);
  }

  /** Creates a table, seats both players, and returns the number of the table. */
  private int startMatch(ServerFleet fleet, DatabaseObserver database) {
    int before = database.queryNumber("select coalesce(max(number), 0) from tables");
    int table = before;
    while (table == before) {
      connect(player(0), fleet, "make ta-se");
      long deadline = System.nanoTime() + PATIENCE.toNanos();
      while (table == before && System.nanoTime() < deadline) {
        table = database.queryNumber("select coalesce(max(number), 0) from tables");
      }
    }
    while (database.entryCount(table) == 0) {
      connect(player(1), fleet, "sit " + table);
      database.awaitEntries(table, 0, PATIENCE);
    }
    return table;
  }

  /** Plays matches until the given number of faults have occurred, and checks every match. */
  private void playWithFaults(String label, ServerFleet fleet, String url, int faults)
      throws Exception {
    Instant start = Instant.now();
    players.addAll(List.of(new Player("anna"), new Player("ben")));
    int faultCount = 0;
    int matches = 0;
    try (DatabaseObserver database = new DatabaseObserver(url)) {
      while (faultCount < faults) {
        int table = startMatch(fleet, database);
        Table<?, ?, ?> match = database.match(data.resolve("seed_key"), table);
        int movesSinceFault = 0;
        match.catchUp();
        while (faultCount < faults
            && match.match().turn() instanceof Turn.Awaits(List<Seat> seats)) {
          boolean injectsFault = movesSinceFault >= MOVES_BETWEEN_FAULTS && fleet.areAllUp();
          move(fleet, database, table, match, seats.getFirst(), injectsFault);
          faultCount += injectsFault ? 1 : 0;
          movesSinceFault = injectsFault ? 0 : movesSinceFault + 1;
          match.catchUp();
        }
        // Continue after the last fault.
        for (int i = 0;
            i < MOVES_BETWEEN_FAULTS && match.match().turn() instanceof Turn.Awaits(var seats);
            i++) {
          move(fleet, database, table, match, seats.getFirst(), false);
          match.catchUp();
        }
        assertMovesAreStoredAndShown(database, table, match);
        matches++;
      }
    } finally {
      players.forEach(Player::disconnect);
    }
    assertThat(shownMoveCount).isPositive();
    System.out.printf(
        Locale.ROOT,
        "%s: %d faults, %d matches, %d moves typed, %d without an answer,"
            + " %d moves shown on %d screens, none lost or duplicated; %d seconds%n",
        label,
        faultCount,
        matches,
        moveCount,
        unansweredCount,
        shownMoveCount,
        screenCount,
        Duration.between(start, Instant.now()).toSeconds());
  }

  private <C, O, V> void move(
      ServerFleet fleet,
      DatabaseObserver database,
      int table,
      Table<C, O, V> match,
      Seat seat,
      boolean injectsFault)
      throws Exception {
    Player player = player(seat.index());
    if (!player.isConnected()) {
      connect(player, fleet, "sit " + table);
    }
    List<C> legal = match.match().legalCommands(seat);
    int position = match.match().position();
    player.type(match.game().notation().format(legal.get(dice.nextInt(legal.size()))));
    moveCount++;
    if (injectsFault) {
      LockSupport.parkNanos(dice.nextInt(20_000_000));
      fleet.injectFault(player.serverIndex);
    }
    if (!database.awaitEntries(table, position, PATIENCE)) {
      unansweredCount++;
      player.disconnect();
    }
  }

  /** Returns the number of entries, the last position plus 1, and the number of distinct ids. */
  private static List<String> entryCounts(DatabaseObserver database, int table) {
    return database.query(
        "select count(*) || ' ' || max(position) + 1 || ' ' || count(distinct id)"
            + " from entries where table_number = ?",
        table);
  }

  private static List<String> expectedEntryCounts(Table<?, ?, ?> match) {
    int position = match.match().position();
    return List.of(position + " " + position + " " + position);
  }

  /**
   * Asserts that every entry is stored exactly once and without a gap, that the match can be
   * replayed from them, and that each screen showed a gapless, ordered part of what was played.
   */
  private void assertMovesAreStoredAndShown(
      DatabaseObserver database, int table, Table<?, ?, ?> match) {
    players.forEach(Player::disconnect);
    // Servers may still be recording departures and results.
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    List<String> entryCounts;
    do {
      match.catchUp();
      entryCounts = entryCounts(database, table);
    } while (!entryCounts.equals(expectedEntryCounts(match)) && System.nanoTime() < deadline);
    assertThat(entryCounts).isEqualTo(expectedEntryCounts(match));
    List<String> placedChips = ChipLog.placedChips(match.match());
    assertThat(new HashSet<>(placedChips)).hasSameSizeAs(placedChips);
    for (Player player : players) {
      for (ClientTerminal screen : player.screens) {
        List<String> shownChips = ChipLog.shownChips(screen.received());
        screenCount++;
        shownMoveCount += shownChips.size();
        assertThat(Collections.indexOfSubList(placedChips, shownChips))
            .as("%s was shown %s, of %s", player.name, shownChips, placedChips)
            .isNotNegative();
      }
      player.screens.clear();
    }
  }

  @Test
  void noMoveIsLostWhenServersAreKilled() throws Exception {
    String url = DatabaseKind.POSTGRES.url(data).orElseThrow();
    try (ServerFleet fleet = ServerFleet.open(data, List.of(url, url))) {
      playWithFaults("servers killed", fleet.withFault(fleet::kill), url, KILLS);
    }
  }

  @Test
  void noMoveIsLostWhenAServerIsSuspended() throws Exception {
    String url = DatabaseKind.POSTGRES.url(data).orElseThrow();
    try (ServerFleet fleet = ServerFleet.open(data, List.of(url, url))) {
      playWithFaults(
          "servers suspended",
          fleet.withFault(server -> fleet.suspend(server, SUSPENDED_SECONDS)),
          url,
          3);
    }
  }

  @Test
  void noMoveIsLostWhenServerAndDatabaseAreDisconnected() throws Exception {
    String url = DatabaseKind.POSTGRES.url(data).orElseThrow();
    try (TcpProxies proxies = TcpProxies.to(url, 2);
        ServerFleet fleet = ServerFleet.open(data, proxies.urls())) {
      playWithFaults(
          "server and database disconnected",
          fleet.withFault(server -> fleet.disconnectDatabase(server, proxies)),
          url,
          10);
    }
  }

  @Test
  void noMoveIsLostInADatabaseFailover() throws Exception {
    Path folder = Files.createDirectory(data.resolve("postgres"));
    try (ReplicatedPostgres pair = ReplicatedPostgres.in(folder);
        ServerFleet fleet = ServerFleet.open(data, List.of(pair.url(), pair.url()))) {
      playWithFaults("the primary killed", fleet.withFault(_ -> pair.failOver()), pair.url(), 1);
    }
  }
}
