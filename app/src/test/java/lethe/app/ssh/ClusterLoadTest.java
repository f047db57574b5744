package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import lethe.app.play.Table;
import lethe.app.server.account.Account;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableParticipant;
import lethe.engine.core.EntryResult;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Prints how many moves per second one, two and four servers accept on one PostgreSQL, without
 * screens, which {@link LoadTest} measures; and, for comparison, how many similar rows per second
 * are inserted over one connection per player. Everything runs on this machine.
 */
@Tag("long")
@Isolated("other tests would be measured, too")
class ClusterLoadTest {
  private static final int PLAYERS = Integer.getInteger("lethe.players", 8);

  /** The number of matches that each player plays to the end, one after the other. */
  private static final int MATCHES = Integer.getInteger("lethe.matches", 8);

  private static final String INSERT =
      "insert into entries (table_number, position, id, line) values (?, ?, ?, ?)"
          + " on conflict (table_number, position) do nothing";

  @TempDir Path data;

  private int opened;

  /** A participant without a screen, which keeps the match loaded. */
  private record SilentParticipant(Account account, Optional<Seat> seat)
      implements TableParticipant {
    static SilentParticipant at(ServerTable table) {
      Seat seat = table.title().seats().byName("orpheus").orElseThrow();
      String id = ((SeatOwner.Held) table.seatOwners().bySeat().get(seat)).id();
      return new SilentParticipant(new Account(id, "player"), Optional.of(seat));
    }

    @Override
    public void deliver(Notification notification) {}

    @Override
    public void wake() {}

    @Override
    public void leaveTable() {}
  }

  /** Work that returns how many operations it performed. */
  private interface Work extends Callable<Integer> {}

  private record Rate(int count, double perSecond) {}

  /** Runs all work at once and measures the operations per second. */
  private static Rate rate(List<Work> tasks) throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(tasks.size())) {
      long start = System.nanoTime();
      int count = 0;
      for (Future<Integer> result : threads.invokeAll(tasks)) {
        count += result.get();
      }
      return new Rate(count, count * 1e9 / (System.nanoTime() - start));
    }
  }

  @Test
  void everyMoveIsStoredWhileMovesPerSecondAreMeasured() throws Exception {
    DatabaseKind databaseKind = DatabaseKind.POSTGRES;
    measure(databaseKind, 1);
    for (int serverCount : List.of(1, 2, 4)) {
      String url = databaseKind.url(data).orElseThrow();
      int previousCount = entries(url);
      Rate moves = measure(databaseKind, serverCount);
      assertThat(entries(url)).isGreaterThan(previousCount + moves.count());
      Rate inserts = measureInserts(url, moves.count());
      System.out.printf(
          Locale.ROOT,
          "%d servers: %d moves, %.0f a second; plain inserts: %.0f a second; ratio %.2f%n",
          serverCount,
          moves.count(),
          moves.perSecond(),
          inserts.perSecond(),
          moves.perSecond() / inserts.perSecond());
    }
  }

  private Rate measure(DatabaseKind databaseKind, int serverCount) throws Exception {
    List<SshEndpoint> servers = new ArrayList<>();
    try {
      for (int i = 0; i < serverCount; i++) {
        servers.add(open(databaseKind));
      }
      List<Work> tasks = new ArrayList<>();
      for (int i = 0; i < PLAYERS; i++) {
        MutableRng dice = new MutableRng(new Rng(i));
        List<Table<?, ?, ?>> matches = createTables(servers.get(i % serverCount), i);
        tasks.add(() -> matches.stream().mapToInt(match -> play(match, dice)).sum());
      }
      return rate(tasks);
    } finally {
      servers.forEach(SshEndpoint::close);
    }
  }

  private SshEndpoint open(DatabaseKind databaseKind) throws IOException {
    opened++;
    ClusterConfig clusterConfig =
        new ClusterConfig(
            databaseKind.url(data),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
    Path own = Files.createDirectory(data.resolve("server" + opened));
    return TestServers.open(TestServers.settings(own).with(clusterConfig));
  }

  private static List<Table<?, ?, ?>> createTables(SshEndpoint server, int player) {
    List<Table<?, ?, ?>> matches = new ArrayList<>();
    try (SshTestClient client = SshTestClient.guest(server.port(), "player" + player)) {
      for (int i = 0; i < MATCHES; i++) {
        String output = client.run("make eurydice", "");
        int number = Integer.parseInt(output.replaceAll("(?s).*?table (\\d+).*", "$1"));
        ServerTable table = TestServers.table(server, number);
        server.gameServer().tableService().join(SilentParticipant.at(table), table);
        matches.add(TestServers.match(server, number));
      }
    }
    return matches;
  }

  private static <C, O, V> int play(Table<C, O, V> match, MutableRng dice) {
    int moves = 0;
    while (match.match().turn() instanceof Turn.Awaits(List<Seat> seats)) {
      List<C> legal = match.match().legalCommands(seats.getFirst());
      EntryResult<C, O, V> answer =
          match.submit(seats.getFirst(), legal.get(dice.nextInt(legal.size())));
      assertThat(answer).isInstanceOf(EntryResult.Applied.class);
      moves++;
    }
    return moves;
  }

  private static int entries(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        ResultSet rows =
            connection.createStatement().executeQuery("select count(*) from entries")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private static Rate measureInserts(String url, int rows) throws Exception {
    List<Connection> connections = new ArrayList<>();
    try {
      List<Work> tasks = new ArrayList<>();
      for (int i = 0; i < PLAYERS; i++) {
        Connection connection = DriverManager.getConnection(url);
        connections.add(connection);
        int table = i + 1;
        tasks.add(() -> insert(connection, table, rows / PLAYERS));
      }
      return rate(tasks);
    } finally {
      for (Connection connection : connections) {
        connection.close();
      }
    }
  }

  /** Inserts rows at positions far behind the match at that table. */
  private static int insert(Connection connection, int table, int rows) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement(INSERT);
        PreparedStatement clean =
            connection.prepareStatement(
                "delete from entries where table_number = ? and position >= 1000000")) {
      for (int i = 0; i < rows; i++) {
        insert.setInt(1, table);
        insert.setInt(2, 1_000_000 + i);
        insert.setString(3, UUID.randomUUID().toString());
        insert.setString(4, "orpheus: up left");
        assertThat(insert.executeUpdate()).isEqualTo(1);
      }
      clean.setInt(1, table);
      clean.executeUpdate();
    }
    return rows;
  }
}
