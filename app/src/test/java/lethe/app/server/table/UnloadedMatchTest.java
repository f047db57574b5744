package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.server.ServerPair;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.titles.MatchStatus;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Outcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a server keeps a match loaded only while one of its sessions is at the table. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UnloadedMatchTest {
  /** The number of ticks within which a server polls all tables. */
  private static final int FULL_SYNC_TICKS = 5;

  @TempDir Path data;

  private Instant now = Instant.now();
  private final List<TestServer> servers = new ArrayList<>();

  private TestServer open(DatabaseKind databaseKind) {
    TestServer server =
        new TestServer(data, databaseKind, TestLimits.GENEROUS, new Clocks(() -> now, () -> now));
    servers.add(server);
    return server;
  }

  @AfterEach
  void close() {
    servers.forEach(TestServer::close);
    assertThat(servers).noneMatch(server -> server.log().contains("event=failed"));
  }

  private static boolean isUnloadedAfterTick(TestServer server) {
    server.gameServer.tick();
    ServerTable table = server.table(1);
    return table.isDealt() && table.match().isEmpty();
  }

  private static TestServer.TestClient connectClient(TestServer server, String name) {
    return server.connectClient("key:" + name, name);
  }

  private static ServerTable startMatch(TestServer server, TestServer.TestClient... players) {
    ServerTable table =
        server.createTable(
            players[0].session(),
            TestServer.held(players[0].session()),
            TestServer.held(players[1].session()));
    List.of(players).forEach(player -> server.enter(player, table));
    return table;
  }

  /** Starts a match that the server unloads, because all players leave the table. */
  private static ServerTable startUnloadedMatch(
      TestServer server, TestServer.TestClient... players) {
    ServerTable table = startMatch(server, players);
    List.of(players).forEach(player -> server.gameServer.tableService().leave(player, table));
    assertThat(isUnloadedAfterTick(server)).isTrue();
    return table;
  }

  private static void comeBack(TestServer server, TestServer.TestClient client) {
    ServerTable table = server.table(1);
    assertThat(server.gameServer.tableService().openMatch(table)).isEmpty();
    server.enter(client, table);
  }

  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void aMatchWithoutParticipantsIsUnloadedAndCanBeContinued(DatabaseKind databaseKind) {
    TestServer server = open(databaseKind);
    TestServer.TestClient anna = connectClient(server, "anna");
    TestServer.TestClient ben = connectClient(server, "ben");
    ServerTable table = startMatch(server, anna, ben);
    TestServer.play(table.match().orElseThrow(), 3);
    int position = table.match().orElseThrow().match().position();
    server.gameServer.tableService().leave(anna, table);
    assertThat(isUnloadedAfterTick(server)).isFalse();
    server.gameServer.tableService().leave(ben, table);
    assertThat(isUnloadedAfterTick(server)).isTrue();
    assertThat(server.gameServer.listings().lobbyListings(anna.account()).getFirst().status())
        .isEqualTo(TableStatus.RUNNING);
    comeBack(server, ben);
    Table<?, ?, ?> match = table.match().orElseThrow();
    assertThat(match.match().position()).isEqualTo(position);
    TestServer.play(match, 2);
    assertThat(match.match().position()).isEqualTo(position + 2);
  }

  @Test
  void aFinishedMatchIsUnloadedAndCanStillBeReviewed() {
    TestServer server = open(DatabaseKind.SQLITE);
    TestServer.TestClient anna = connectClient(server, "anna");
    TestServer.TestClient ben = connectClient(server, "ben");
    ServerTable table = startMatch(server, anna, ben);
    TestServer.concede(table);
    Optional<Outcome> outcome = listedOutcome(server, anna);
    assertThat(outcome).isPresent();
    server.gameServer.tableService().leave(anna, table);
    server.gameServer.tableService().leave(ben, table);
    server.gameServer.tick();
    assertThat(isUnloadedAfterTick(server)).isTrue();
    assertThat(listedOutcome(server, anna)).isEqualTo(outcome);
    comeBack(server, anna);
    assertThat(table.finishedMatch()).isPresent();
    assertThat(isUnloadedAfterTick(server)).isFalse();
  }

  private static Optional<Outcome> listedOutcome(TestServer server, TestServer.TestClient viewer) {
    return server
        .gameServer
        .listings()
        .lobbyListings(viewer.account())
        .getFirst()
        .result()
        .flatMap(MatchStatus::outcome);
  }

  @Test
  void aMatchOnAnotherServerIsListedWithoutLoadingIt() {
    TestServer one = open(DatabaseKind.POSTGRES);
    TestServer two = open(DatabaseKind.POSTGRES);
    TestServer.TestClient anna = connectClient(one, "anna");
    TestServer.TestClient ben = connectClient(one, "ben");
    ServerTable table =
        one.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
    TestServer.tableOf(one.gameServer.seatService().sit(ben.session(), table, ""));
    List.of(anna, ben).forEach(player -> one.enter(player, table));
    TestServer.TestClient cleo = connectClient(two, "cleo");
    assertListedAlike(one, two, cleo);
    // If both servers deal at the same time, one of them resumes the match that the other dealt.
    int logLength = two.log().length();
    TestServer.play(table.match().orElseThrow(), 2);
    one.gameServer.tableService().leave(ben, table);
    assertThat(one.gameServer.matchInterruptions().adjourn(anna, table)).isEmpty();
    one.gameServer.tableService().leave(anna, table);
    assertListedAlike(one, two, cleo);
    assertThat(two.table(1).isAdjourned()).isTrue();
    comeBack(one, anna);
    TestServer.concede(table);
    // The summary is stored at the second tick. Then the thread of the bots adds the outcome to the
    // journal.
    one.gameServer.tick();
    one.gameServer.tick();
    table.match().orElseThrow().wakeBots();
    ServerPair.await(() -> lastEntry(table) instanceof Entry.Control<?>(ControlEntry.Concluded _));
    one.gameServer.tick();
    assertListedAlike(one, two, cleo);
    assertThat(two.table(1).isFinished()).isTrue();
    assertThat(two.log().substring(logLength)).doesNotContain("event=match-resumed");
    comeBack(two, cleo);
    assertThat(two.table(1).finishedMatch()).isPresent();
  }

  private static Entry<?> lastEntry(ServerTable table) {
    return table.match().orElseThrow().match().entriesBackwards().findFirst().orElseThrow();
  }

  private static void assertListedAlike(
      TestServer one, TestServer two, TestServer.TestClient viewer) {
    one.gameServer.tick();
    // Some ticks poll all tables, so the result does not depend on when messages arrive.
    for (int tick = 0; tick < FULL_SYNC_TICKS; tick++) {
      two.gameServer.tick();
    }
    // The table's players are known to both servers after both have reported.
    one.gameServer.tick();
    assertThat(two.table(1).match()).isEmpty();
    assertThat(two.gameServer.listings().lobbyListings(viewer.account()))
        .isEqualTo(one.gameServer.listings().lobbyListings(viewer.account()));
  }

  @Test
  void spectatorsOnAnotherServerAreListedAndFollowTheMatch() {
    try (ServerPair pair = ServerPair.open(data)) {
      TestServer.TestClient anna = connectClient(pair.one(), "anna");
      ServerTable table = startMatch(pair.one(), anna, connectClient(pair.one(), "ben"));
      comeBack(pair.two(), connectClient(pair.two(), "cleo"));
      // A server reports spectators only of tables that others have followed in the last seconds.
      ServerPair.await(
          () -> {
            pair.one().gameServer.tick();
            pair.two().gameServer.tick();
            return pair.one()
                .gameServer
                .tableService()
                .spectators(anna, table)
                .names()
                .contains("cleo");
          });
      TestServer.play(table.match().orElseThrow(), 1);
      int position = table.match().orElseThrow().match().position();
      ServerPair.await(
          () -> pair.two().table(1).match().orElseThrow().match().position() == position);
    }
  }

  /** A server has failed after it stored an entry and before it stored the summary. */
  @Test
  void anOutdatedSummaryIsRepaired() {
    TestServer server = open(DatabaseKind.POSTGRES);
    ServerTable table =
        startUnloadedMatch(server, connectClient(server, "anna"), connectClient(server, "ben"));
    int entryCount = table.entryCount();
    new StoredData(data, DatabaseKind.POSTGRES)
        .update(
            "insert into entries (table_number, position, id, line)"
                + " values (1, ?, 'failed', '* adjourned')",
            entryCount);
    for (int i = 0; i < 10; i++) {
      server.gameServer.tick();
    }
    assertThat(table.isAdjourned()).isTrue();
    assertThat(isUnloadedAfterTick(server)).isTrue();
    assertThat(open(DatabaseKind.POSTGRES).table(1).isAdjourned()).isTrue();
  }

  @Test
  void takingASeatOfAnUnloadedMatchIsRecorded() {
    TestServer server = open(DatabaseKind.SQLITE);
    TestServer.TestClient anna = connectClient(server, "anna");
    ServerTable table = startUnloadedMatch(server, anna, connectClient(server, "cleo"));
    SeatService seats = server.gameServer.seatService();
    assertThat(seats.leave(anna.account(), table)).isEmpty();
    assertThat(isUnloadedAfterTick(server)).isTrue();
    TestServer.tableOf(seats.sit(server.connect("ben"), table, ""));
    assertThat(new StoredData(data).journal(1)).contains("* seat red human");
  }

  /** The server need not load a match in order to hold its seats. */
  @Test
  void seatsOfAnUnloadedAdjournedMatchAreHeld() {
    TestServer server = open(DatabaseKind.SQLITE);
    TestServer.TestClient anna = connectClient(server, "anna");
    TestServer.TestClient ben = connectClient(server, "ben");
    ServerTable table = startMatch(server, anna, ben);
    server.gameServer.tableService().leave(ben, table);
    assertThat(server.gameServer.matchInterruptions().adjourn(anna, table)).isEmpty();
    server.gameServer.tableService().leave(anna, table);
    assertThat(isUnloadedAfterTick(server)).isTrue();
    now = now.plus(Duration.ofDays(30));
    assertThat(isUnloadedAfterTick(server)).isTrue();
    assertThat(table.status()).isEqualTo(TableStatus.ADJOURNED);
    assertThat(table.isVacant()).isFalse();
  }

  @Test
  void aMatchPlayedOnAnotherServerStaysUnloadedWithoutSpectators() {
    TestServer one = open(DatabaseKind.POSTGRES);
    TestServer two = open(DatabaseKind.POSTGRES);
    TestServer.TestClient anna = connectClient(one, "anna");
    TestServer.TestClient cleo = connectClient(two, "cleo");
    ServerTable table = startMatch(one, anna, connectClient(one, "ben"));
    Table<?, ?, ?> match = table.match().orElseThrow();
    two.gameServer.tick();
    comeBack(two, cleo);
    TestServer.play(match, 2);
    two.gameServer.tick();
    assertThat(two.table(1).match().orElseThrow().match().position())
        .isEqualTo(match.match().position());
    two.gameServer.tableService().leave(cleo, two.table(1));
    one.gameServer.tick();
    assertThat(isUnloadedAfterTick(two)).isTrue();
    TestServer.play(match, 2);
    assertThat(isUnloadedAfterTick(two)).isTrue();
    TestServer.concede(table);
    two.gameServer.tick();
    comeBack(two, cleo);
    assertThat(two.table(1).isFinished()).isTrue();
  }
}
