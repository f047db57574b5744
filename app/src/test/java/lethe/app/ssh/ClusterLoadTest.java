package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
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
 * Measures the moves that one, two and four servers on one PostgreSQL accept, per second of
 * processor time, separately for the servers and for the database. The number of players and
 * matches is the same each time. Screens are not drawn; {@link LoadTest} measures those. For
 * comparison, similar rows are inserted over one connection per player. Everything runs on this
 * machine, and all servers run in this process.
 */
@Tag("long")
@Isolated("other tests would be measured, too")
class ClusterLoadTest {
  private static final List<Integer> SERVER_COUNTS = List.of(1, 2, 4);
  private static final int PLAYERS = Integer.getInteger("lethe.players", 8);

  /** Number of matches that each player plays to the end, one after the other. */
  private static final int MATCHES = Integer.getInteger("lethe.matches", 8);

  private static final int ROUNDS = Integer.getInteger("lethe.rounds", 5);

  private static final String INSERT =
      "insert into entries (table_number, position, id, line) values (?, ?, ?, ?)"
          + " on conflict (table_number, position) do nothing";

  /** The unit of processor times in Linux's {@code /proc}. */
  private static final double TICKS_PER_SECOND = 100;

  @TempDir Path data;

  private int measurementCount;

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

  /**
   * A number of operations and the time that they took.
   *
   * @param seconds the elapsed time
   * @param serverCpu the processor time of this process, in seconds
   * @param databaseCpu the processor time of the database, in seconds
   */
  private record Cost(int operations, double seconds, double serverCpu, double databaseCpu) {
    double perSecond() {
      return operations / seconds;
    }

    double perServerCpu() {
      return operations / serverCpu;
    }

    double perDatabaseCpu() {
      return operations / databaseCpu;
    }
  }

  @Test
  void measuredMovesAreStored() throws Exception {
    // The compiler of the virtual machine has finished most of its work after some rounds.
    for (int serverCount : SERVER_COUNTS) {
      var _ = measureMoves(serverCount);
    }
    Map<Integer, List<Cost>> costs = new TreeMap<>();
    List<Cost> inserts = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      for (int serverCount : SERVER_COUNTS) {
        costs.computeIfAbsent(serverCount, _ -> new ArrayList<>()).add(measureMoves(serverCount));
      }
      inserts.add(measureInserts(costs.get(1).getLast().operations()));
    }
    System.out.printf(
        Locale.ROOT,
        "plain inserts: %.0f a second, %.0f per CPU second of the database%n",
        median(inserts, Cost::perSecond),
        median(inserts, Cost::perDatabaseCpu));
    costs.forEach(
        (serverCount, measured) ->
            System.out.printf(
                Locale.ROOT,
                "%d servers: %d moves, %.0f a second; per CPU second of the servers %s,"
                    + " of the database %s%n",
                serverCount,
                measured.getFirst().operations(),
                median(measured, Cost::perSecond),
                relativeToOneServer(measured, costs.get(1), Cost::perServerCpu),
                relativeToOneServer(measured, costs.get(1), Cost::perDatabaseCpu)));
  }

  private static double median(List<Cost> costs, ToDoubleFunction<Cost> value) {
    return costs.stream()
        .mapToDouble(value)
        .sorted()
        .skip(costs.size() / 2)
        .findFirst()
        .orElseThrow();
  }

  /** Returns the median of a value, and in brackets its ratio to that of one server. */
  private static String relativeToOneServer(
      List<Cost> costs, List<Cost> oneServer, ToDoubleFunction<Cost> value) {
    double median = median(costs, value);
    return String.format(
        Locale.ROOT, "%.0f (%.2f of one server)", median, median / median(oneServer, value));
  }

  /** Plays the same matches on a number of servers, which have a new schema of the database. */
  private Cost measureMoves(int serverCount) throws Exception {
    measurementCount++;
    Path folder = Files.createDirectory(data.resolve("measurement" + measurementCount));
    String url = DatabaseKind.POSTGRES.url(folder).orElseThrow();
    List<SshEndpoint> servers = new ArrayList<>();
    try {
      for (int i = 0; i < serverCount; i++) {
        servers.add(open(url, folder, i));
      }
      List<Work> works = new ArrayList<>();
      for (int i = 0; i < PLAYERS; i++) {
        MutableRng dice = new MutableRng(new Rng(i));
        List<Table<?, ?, ?>> matches = createTables(servers.get(i % serverCount), i);
        works.add(() -> matches.stream().mapToInt(match -> play(match, dice)).sum());
      }
      int entriesBefore = entryCount(url);
      Cost cost = measure(url, works);
      assertThat(entryCount(url)).isGreaterThanOrEqualTo(entriesBefore + cost.operations());
      return cost;
    } finally {
      servers.forEach(SshEndpoint::close);
    }
  }

  private static SshEndpoint open(String url, Path folder, int index) throws IOException {
    ClusterConfig clusterConfig =
        new ClusterConfig(
            Optional.of(url),
            Optional.of(folder.resolve("host_key")),
            Optional.of(folder.resolve("seed_key")));
    Path own = Files.createDirectory(folder.resolve("server" + index));
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

  /** Runs all work at once and measures it. */
  private static Cost measure(String url, List<Work> works) throws Exception {
    System.gc();
    try (Connection connection = DriverManager.getConnection(url);
        ExecutorService threads = Executors.newFixedThreadPool(works.size())) {
      ProcessHandle database = database(connection);
      double databaseBefore = cpuSeconds(database);
      double serverBefore = ownCpuSeconds();
      long start = System.nanoTime();
      int operations = 0;
      for (Future<Integer> work : threads.invokeAll(works)) {
        operations += work.get();
      }
      return new Cost(
          operations,
          (System.nanoTime() - start) / 1e9,
          ownCpuSeconds() - serverBefore,
          cpuSeconds(database) - databaseBefore);
    }
  }

  private static double ownCpuSeconds() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos() / 1e9;
  }

  /** Returns the main process of the database, which starts one process for each connection. */
  private static ProcessHandle database(Connection connection) throws SQLException {
    try (ResultSet pid = connection.createStatement().executeQuery("select pg_backend_pid()")) {
      pid.next();
      return ProcessHandle.of(pid.getLong(1)).flatMap(ProcessHandle::parent).orElseThrow();
    }
  }

  /** Returns the processor time of a process and its children, including those that have ended. */
  private static double cpuSeconds(ProcessHandle process) throws IOException {
    double ticks = 0;
    for (ProcessHandle one : Stream.concat(Stream.of(process), process.descendants()).toList()) {
      try {
        String stat = Files.readString(Path.of("/proc", "" + one.pid(), "stat"));
        // The name of the program, in parentheses, may contain spaces.
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        // The user and system time of the process, and of its children that have ended.
        for (int field = 11; field <= 14; field++) {
          ticks += Long.parseLong(fields[field]);
        }
      } catch (NoSuchFileException e) {
        // The process has ended since it was listed; its parent has its time.
      }
    }
    return ticks / TICKS_PER_SECOND;
  }

  private static int entryCount(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        ResultSet count =
            connection.createStatement().executeQuery("select count(*) from entries")) {
      count.next();
      return count.getInt(1);
    }
  }

  /** Inserts rows at the tables of the last measurement. */
  private Cost measureInserts(int rows) throws Exception {
    String url =
        DatabaseKind.POSTGRES.url(data.resolve("measurement" + measurementCount)).orElseThrow();
    List<Connection> connections = new ArrayList<>();
    try {
      List<Work> works = new ArrayList<>();
      for (int i = 0; i < PLAYERS; i++) {
        Connection connection = DriverManager.getConnection(url);
        connections.add(connection);
        int table = i + 1;
        works.add(() -> insert(connection, table, rows / PLAYERS));
      }
      return measure(url, works);
    } finally {
      for (Connection connection : connections) {
        connection.close();
      }
    }
  }

  /** Inserts rows at positions far behind the match at that table. */
  private static int insert(Connection connection, int table, int rows) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      for (int i = 0; i < rows; i++) {
        insert.setInt(1, table);
        insert.setInt(2, 1_000_000 + i);
        insert.setString(3, UUID.randomUUID().toString());
        insert.setString(4, "orpheus: up left");
        assertThat(insert.executeUpdate()).isEqualTo(1);
      }
    }
    return rows;
  }
}
