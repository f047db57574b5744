package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.play.Commitment;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableListing;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that a match survives the death of a server. Users of two servers with one PostgreSQL play
 * a match, or one of them watches it. One server is killed during the match; its player connects to
 * the other one, and the match continues with every move that players were shown.
 */
@Timeout(180)
class KilledServerTest {
  private static final int PLIES_BEFORE_KILL = 6;
  private static final int PLIES_AFTER_KILL = 4;

  @TempDir Path data;

  private ClusterConfig clusterConfig() {
    return new ClusterConfig(
        DatabaseKind.POSTGRES.url(data),
        Optional.of(data.resolve("host_key")),
        Optional.of(data.resolve("seed_key")));
  }

  /** Opens a server in a process of its own, so that it can be killed. */
  private ServerProcess startProcess() throws IOException {
    ClusterConfig clusterConfig = clusterConfig();

    return ServerProcess.start(
        Files.createDirectory(data.resolve("killed")),
        List.of(
            "--database",
            clusterConfig.databaseUrl().orElseThrow(),
            "--host-key",
            "" + clusterConfig.hostKey().orElseThrow(),
            "--seed-key",
            "" + clusterConfig.seedKey().orElseThrow(),
            "--lines",
            "100000"));
  }

  private SshEndpoint openServer() throws IOException {
    Path folder = Files.createDirectory(data.resolve("left"));
    return TestServers.open(TestServers.settings(folder).with(clusterConfig()));
  }

  /** Returns one game; in the long profile, every game that one or two can play. */
  static Stream<String> games() {
    List<String> games =
        Titles.ALL.stream()
            .filter(title -> title.seats().max() <= 2 || title.id().equals("robots"))
            .map(Title::id)
            .toList();
    return games.stream().skip(games.size() - TestVolume.times(1, games.size()));
  }

  private String journal() {
    return new StoredData(data, DatabaseKind.POSTGRES).journal(1);
  }

  private static Table<?, ?, ?> syncedMatch(SshEndpoint server) {
    server.gameServer().tick();
    return TestServers.match(server, 1);
  }

  /** Returns whether the match has begun and all players are present, on any server. */
  private static boolean isAttended(SshEndpoint server) {
    ServerTable table = TestServers.table(server, 1);
    return table.isDealt()
        && server.gameServer().listings().operatorListing(table).seats().stream()
            .noneMatch(TableListing.SeatListing::away);
  }

  private static ClientTerminal[] terminals(
      SshEndpoint server, ClientTerminal first, ClientTerminal second) {
    int seats = syncedMatch(server).match().seats().size();
    List<ClientTerminal> terminals = new ArrayList<>(List.of(first));
    if (seats > 1) {
      terminals.add(second);
    }
    return terminals.toArray(ClientTerminal[]::new);
  }

  /** Plays the first legal commands; each player types only after their screen has changed. */
  private static void play(SshEndpoint server, int plies, ClientTerminal... terminals) {
    Table<?, ?, ?> table = syncedMatch(server);
    for (int ply = 0; ply < plies; ply++) {
      int[] previousCounts = Arrays.stream(terminals).mapToInt(ClientTerminal::byteCount).toArray();
      Seat before = seatToMove(table);
      TestServers.play(table, 1, terminals);
      Seat now = seatToMove(table);
      if (!now.equals(before)) {
        terminals[now.index()].awaitMoreThan(previousCounts[now.index()]);
      }
    }
  }

  private static Seat seatToMove(Table<?, ?, ?> table) {
    return ((Turn.Awaits) table.match().turn()).seats().getFirst();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noAcceptedMoveIsLostWhenAServerIsKilled(String game) throws Exception {
    KeyPair anna = TestServers.newKey();
    boolean isSolo = Titles.byName(game).orElseThrow().seats().max() == 1;
    try (SshEndpoint survivingServer = openServer();
        SshTestClient ben =
            SshTestClient.withKey(survivingServer.port(), "ben", TestServers.newKey());
        ClientTerminal second = ben.terminal("dumb", 80, 100)) {
      String before;
      try (ServerProcess killed = startProcess();
          SshTestClient annasClient = SshTestClient.withKey(killed.port(), "anna", anna);
          ClientTerminal first = annasClient.terminal("dumb", 80, 100)) {
        first.type(game.equals("robots") ? "make robots bolt=open" : "make " + game);
        TestServers.waitUntil(
            () ->
                survivingServer.gameServer().tables().stream()
                    .anyMatch(table -> !isSolo || table.isDealt()));
        second.type(isSolo ? "watch 1" : "sit 1");
        if (isSolo) {
          second.until("(watching)> ");
        } else {
          // The server that will be killed has also loaded the match.
          String seat = Titles.byName(game).orElseThrow().seats().names().getFirst();
          first.until(output -> output.contains(seat + "> ") || output.contains("for 60 seconds"));
        }
        TestServers.waitUntil(() -> isAttended(survivingServer));
        play(survivingServer, PLIES_BEFORE_KILL, terminals(survivingServer, first, second));
        killed.kill();
        before = journal();
      }
      assertThat(before.lines().filter(line -> line.contains(": "))).hasSizeGreaterThan(1);
      try (SshTestClient returningClient =
              SshTestClient.withKey(survivingServer.port(), "x", anna);
          ClientTerminal first = returningClient.terminal("dumb", 80, 100)) {
        first.type("sit 1");
        TestServers.waitUntil(() -> isAttended(survivingServer));
        play(survivingServer, PLIES_AFTER_KILL, terminals(survivingServer, first, second));
        first.type("concede");
        first.type("concede");
        first.until("(table 1)");
        String journal = returningClient.run("journal 1", "").replaceAll("(?m)^# .*\n", "");
        assertThat(journal()).startsWith(journal.strip());
        assertThat(journal).startsWith(before);
      }
      LoadedMatch loadedMatch =
          ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("journal"), journal())).value();
      assertThat(Commitment.of(loadedMatch.table().match()).orElseThrow())
          .matches(bound -> bound.matches(loadedMatch.table().match().header().seed()));
    }
  }
}
