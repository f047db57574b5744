package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import lethe.app.operate.AdminClient;
import lethe.app.operate.AdminReply;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the operation of a site. People on two servers play all games while a server is killed, the
 * database cannot be reached, and a server is upgraded. No move is lost, and the checks, metrics
 * and lists show what happens.
 */
@Tag("long")
@Timeout(600)
class SiteOperationTest {
  private static final int PLIES = 4;
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  @TempDir Path data;

  private String url;
  private final List<Match> matches = new ArrayList<>();

  /** A server in a process of its own. */
  private record Server(String name, ServerProcess process, int metricsPort) {
    String get(String path) {
      try (HttpClient client = HttpClient.newHttpClient()) {
        HttpResponse<String> response =
            client.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + metricsPort + path))
                    .build(),
                HttpResponse.BodyHandlers.ofString());
        return response.statusCode() + " " + response.body().strip();
      } catch (IOException e) {
        return "";
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    /** Executes an operator command, which must succeed, and returns the rows of a kind. */
    List<AdminReply.Row> rows(String kind, String... command) throws IOException {
      List<AdminReply> replies = new ArrayList<>();
      assertThat(
              AdminClient.send(process.data().resolve("control"), List.of(command), replies::add))
          .as("%s", replies)
          .isTrue();
      return replies.stream()
          .filter(AdminReply.Row.class::isInstance)
          .map(AdminReply.Row.class::cast)
          .filter(row -> row.kind().equals(kind))
          .toList();
    }

    /** Returns each server with its health, as this server lists them. */
    List<String> serversWithHealth() throws IOException {
      return rows("server", "on", "all", "list").stream()
          .map(row -> row.properties().get("server") + " " + row.properties().get("health"))
          .sorted()
          .toList();
    }

    /** Returns the number of people on each server, as this server lists them. */
    TreeMap<String, Integer> peopleByServer() throws IOException {
      TreeMap<String, Integer> counts = new TreeMap<>();
      rows("person", "on", "all", "list")
          .forEach(row -> counts.merge("" + row.properties().get("on"), 1, Integer::sum));
      return counts;
    }

    long logCount(String text) throws IOException {
      return process.log().lines().filter(line -> line.contains(text)).count();
    }
  }

  /** A player who stays connected to a server until it stops. */
  private static final class Player implements AutoCloseable {
    private final String name;
    private final KeyPair key = TestServers.newKey();
    private Optional<SshTestClient> client = Optional.empty();
    private Optional<ClientTerminal> terminal = Optional.empty();

    Player(String name) {
      this.name = name;
    }

    void connect(Server server, String line) {
      close();
      client = Optional.of(SshTestClient.withKey(server.process().port(), name, key));
      terminal = Optional.of(client.get().terminal("dumb", 80, 100));
      type(line);
    }

    boolean isConnected() {
      return client.filter(connected -> connected.session().isOpen()).isPresent();
    }

    void type(String line) {
      try {
        terminal.orElseThrow().type(line);
      } catch (UncheckedIOException e) {
        close();
      }
    }

    @Override
    public void close() {
      client.ifPresent(SshTestClient::close);
      client = Optional.empty();
    }
  }

  /** A match of one game. The first player is on the first server, the second on the other. */
  private record Match(Title<?, ?, ?> title, int number, List<Player> players) {}

  private Server start(String name, String databaseUrl) throws IOException {
    int metricsPort;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      metricsPort = socket.getLocalPort();
    }
    ServerProcess process =
        ServerProcess.start(
            Files.createDirectories(data.resolve(name)),
            List.of(
                "--name",
                name,
                "--database",
                databaseUrl,
                "--host-key",
                "" + data.resolve("host_key"),
                "--seed-key",
                "" + data.resolve("seed_key"),
                "--metrics",
                "127.0.0.1:" + metricsPort,
                "--lines",
                "100000"));
    return new Server(name, process, metricsPort);
  }

  private static void await(String description, BooleanSupplier condition) {
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    TestServers.waitUntil(() -> condition.getAsBoolean() || System.nanoTime() > end);
    assertThat(condition.getAsBoolean()).as(description).isTrue();
  }

  /** Creates a table for each game, and seats its players. */
  private void startMatches(Server first, Server second, DatabaseObserver database) {
    for (Title<?, ?, ?> title : Titles.ALL) {
      boolean isSolo = title.seats().max() == 1;
      int number = matches.size() + 1;
      Player anna = new Player("anna-" + number);
      List<Player> players = new ArrayList<>(List.of(anna));
      anna.connect(
          first, title.id().equals("robots") ? "make robots bolt=open" : "make " + title.id());
      await("table " + number, () -> tableCount(database) == number);
      if (!isSolo) {
        Player ben = new Player("ben-" + number);
        players.add(ben);
        ben.connect(second, "sit " + number);
      }
      await("match " + number, () -> database.entryCount(number) > 0);
      matches.add(new Match(title, number, players));
    }
  }

  private static int tableCount(DatabaseObserver database) {
    return database.queryNumber("select count(*) from tables");
  }

  /** Connects the players of a seat to a server and lets them return to their tables. */
  private void connect(int seat, Server server) {
    matches.stream()
        .filter(match -> match.players().size() > seat)
        .forEach(match -> match.players().get(seat).connect(server, "sit " + match.number()));
  }

  /** Plays some plies of each match. Returns the number of entries of all journals. */
  private int play(DatabaseObserver database) {
    for (Match match : matches) {
      Table<?, ?, ?> table = database.match(data.resolve("seed_key"), match.number());
      for (int i = 0; i < PLIES; i++) {
        playPly(match, table, database);
      }
    }
    return database.queryNumber("select count(*) from entries");
  }

  private static <C, O, V> void playPly(
      Match match, Table<C, O, V> table, DatabaseObserver database) {
    table.catchUp();
    assertThat(table.match().turn()).isInstanceOf(Turn.Awaits.class);
    Seat seat = ((Turn.Awaits) table.match().turn()).seats().getFirst();
    Player player = match.players().get(seat.index());
    int position = table.match().position();
    String move = table.game().notation().format(table.match().legalCommands(seat).getFirst());
    // A move can arrive before the screen of a player who returns, or before a page is closed.
    for (int attempt = 0; attempt < 5; attempt++) {
      assertThat(player.isConnected()).as(player.name).isTrue();
      player.type(move);
      if (database.awaitEntries(match.number(), position, PATIENCE)) {
        return;
      }
    }
    throw new AssertionError(
        player.name + " cannot play " + move + ": " + player.terminal.orElseThrow().received());
  }

  /** Asserts that no entry is missing or stored twice, and that the journal can be replayed. */
  private void assertJournalsAreComplete(DatabaseObserver database) {
    for (Match match : matches) {
      Table<?, ?, ?> table = database.match(data.resolve("seed_key"), match.number());
      table.catchUp();
      int position = table.match().position();
      assertThat(
              database.query(
                  "select count(*) || ' ' || max(position) + 1 || ' ' || count(distinct id)"
                      + " from entries where table_number = ?",
                  match.number()))
          .containsExactly(position + " " + position + " " + position);
    }
  }

  @Test
  void aSiteSurvivesAKillAnOutageAndAnUpgrade() throws Exception {
    url = DatabaseKind.POSTGRES.url(data).orElseThrow();
    List<Server> opened = new ArrayList<>();
    try (TcpProxies proxies = TcpProxies.to(url, 2);
        DatabaseObserver database = new DatabaseObserver(url)) {
      Server alpha = start("alpha", proxies.urls().get(0));
      opened.add(alpha);
      Server beta = start("beta", proxies.urls().get(1));
      opened.add(beta);
      startMatches(alpha, beta, database);
      play(database);
      assertThat(alpha.serversWithHealth()).containsExactly("alpha ready", "beta ready");
      assertThat(beta.peopleByServer()).hasToString("{alpha=4, beta=3}");
      assertThat(alpha.get("/metrics")).contains("lethe_connected_accounts 4.0");
      assertThat(beta.get("/metrics")).contains("lethe_connected_accounts 3.0");

      // A server is killed. Its players connect to the other one.
      beta.process().kill();
      connect(1, alpha);
      play(database);
      await("the dead server disappears", () -> isListed(alpha, "alpha ready"));
      assertThat(alpha.peopleByServer()).hasToString("{alpha=7}");
      assertThat(alpha.get("/metrics")).contains("lethe_connected_accounts 7.0");
      Server restartedBeta = start("beta", proxies.urls().get(1));
      opened.add(restartedBeta);
      connect(1, restartedBeta);
      play(database);
      await("the new server is listed", () -> isListed(alpha, "alpha ready", "beta ready"));
      assertThat(alpha.peopleByServer()).hasToString("{alpha=4, beta=3}");

      // The database cannot be reached.
      int before = play(database);
      for (TcpProxy proxy : proxies.proxies()) {
        proxy.cut();
      }
      for (Server server : List.of(alpha, restartedBeta)) {
        await("the outage is noticed", () -> server.get("/readyz").equals("503 database"));
        assertThat(server.get("/livez")).isEqualTo("200 live");
        assertThat(server.get("/metrics"))
            .contains("lethe_database_up 0.0", "lethe_health{state=\"database\"} 1.0");
      }
      assertThat(database.queryNumber("select count(*) from entries")).isEqualTo(before);
      for (TcpProxy proxy : proxies.proxies()) {
        proxy.restore();
      }
      for (Server server : List.of(alpha, restartedBeta)) {
        await("the outage is over", () -> server.get("/readyz").equals("200 ready"));
        assertThat(server.logCount("event=unreachable what=database")).isEqualTo(1);
        assertThat(server.logCount("event=reachable what=database")).isEqualTo(1);
      }
      await("all servers are listed", () -> isListed(alpha, "alpha ready", "beta ready"));
      play(database);

      // An upgrade, which is first called off.
      assertThat(restartedBeta.rows("", "on", "alpha", "start-drain")).isEmpty();
      assertThat(alpha.get("/readyz")).isEqualTo("503 draining");
      assertThat(restartedBeta.serversWithHealth()).containsExactly("alpha draining", "beta ready");
      assertThat(restartedBeta.rows("", "on", "alpha", "undrain")).isEmpty();
      assertThat(restartedBeta.serversWithHealth()).containsExactly("alpha ready", "beta ready");
      play(database);
      Server gamma = start("gamma", proxies.urls().get(0));
      opened.add(gamma);
      assertThat(restartedBeta.rows("", "on", "alpha", "start-drain", "PT2S")).isEmpty();
      assertThat(alpha.process().process().waitFor()).isZero();
      connect(0, gamma);
      play(database);
      await("the stopped server disappears", () -> isListed(gamma, "beta ready", "gamma ready"));
      assertThat(restartedBeta.peopleByServer()).hasToString("{beta=3, gamma=4}");
      assertJournalsAreComplete(database);
      for (Server server : opened) {
        assertThat(server.process().log())
            .contains(" server=" + server.name() + " event=started ")
            .doesNotContain("event=failed");
      }
    } finally {
      matches.forEach(match -> match.players().forEach(Player::close));
      opened.forEach(server -> server.process().close());
    }
  }

  private static boolean isListed(Server server, String... expected) {
    try {
      return server.serversWithHealth().equals(List.of(expected));
    } catch (IOException | AssertionError e) {
      return false;
    }
  }
}
