package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lethe.app.play.Table;
import lethe.app.server.ServerPair;
import lethe.app.server.TestServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that two servers on one database share all tables. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SharedTablesTest {
  private static final Seat RED = TestServer.TA_SE.seats().firstSeats(2).getFirst();

  @TempDir Path data;

  private ServerPair servers;
  private TestServer one;
  private TestServer two;

  @BeforeEach
  void open() {
    servers = ServerPair.open(data);
    one = servers.one();
    two = servers.two();
  }

  @AfterEach
  void close() {
    servers.close();
    assertThat(one.log() + two.log()).doesNotContain("event=failed");
  }

  private static TableService tables(TestServer server) {
    return server.gameServer.tableService();
  }

  /** Creates a table of Anna on the first server, at which Ben sits down on the second. */
  private void startMatch(TestServer.TestClient anna, TestServer.TestClient ben) {
    one.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
    tables(one).startWaiting(anna.session(), one.table(1));
    two.gameServer.tick();
    TestServer.tableOf(two.gameServer.seatService().sit(ben.session(), two.table(1), ""));
    one.gameServer.tick();
  }

  private static void enter(TestServer server, TestServer.TestClient client, int tableNumber) {
    assertThat(tables(server).openMatch(server.table(tableNumber))).isEmpty();
    server.enter(client, server.table(tableNumber));
  }

  @Test
  void thePresenceOfAPlayerIsSharedBetweenServers() {
    TestServer.TestClient anna = one.connectClient("key:anna", "anna");
    TestServer.TestClient ben = two.connectClient("key:ben", "ben");
    startMatch(anna, ben);
    one.gameServer.tick();
    two.gameServer.tick();
    assertThat(two.table(1).isPresent(RED)).isTrue();
    enter(two, ben, 1);
    tables(one).stopWaiting(anna.session(), one.table(1));
    enter(one, anna, 1);
    tables(one).leave(anna, one.table(1));
    one.gameServer.tick();
    two.gameServer.tick();
    assertThat(two.table(1).isPresent(RED)).isFalse();
    ServerPair.await(
        () ->
            ben.notifications.stream()
                .anyMatch(
                    notification ->
                        notification instanceof Notification.PlayerAway away
                            && away.seat().equals(RED)));
  }

  /** The session on the other server leaves the table. */
  @Test
  void aPlayersLatestConnectionTakesTheSeat() {
    TestServer.TestClient anna = one.connectClient("key:anna", "anna");
    TestServer.TestClient ben = two.connectClient("key:ben", "ben");
    startMatch(anna, ben);
    enter(one, anna, 1);
    enter(two, ben, 1);
    one.gameServer.tick();
    two.gameServer.tick();
    TestServer.TestClient annaOnTwo = two.connectClient("key:anna", "x");
    enter(two, annaOnTwo, 1);
    two.gameServer.tick();
    one.gameServer.tick();
    ServerPair.await(() -> anna.hasLeft);
    TestServer.play(two.table(1).match().orElseThrow(), 1);
    one.gameServer.tick();
    assertThat(tables(one).openMatch(one.table(1))).isEmpty();
    assertThat(one.table(1).match().orElseThrow().match().position())
        .isEqualTo(two.table(1).match().orElseThrow().match().position());
  }

  @Test
  void aRematchIsOfferedToAPlayerOnAnotherServer() {
    TestServer.TestClient anna = one.connectClient("key:anna", "anna");
    TestServer.TestClient ben = two.connectClient("key:ben", "ben");
    startMatch(anna, ben);
    enter(one, anna, 1);
    enter(two, ben, 1);
    TestServer.concede(one.table(1));
    two.gameServer.tick();
    ServerTable next =
        TestServer.tableOf(one.gameServer.seatService().rematch(anna.session(), one.table(1)));
    assertThat(next.number()).isEqualTo(2);
    ServerPair.await(() -> ben.notifications.contains(new Notification.RematchOffered("anna", 2)));
    two.gameServer.tick();
    assertThat(two.gameServer.seatService().rematch(ben.session(), two.table(1)))
        .isEqualTo(new TableResult.Admitted(two.table(2)));
    one.gameServer.tick();
    assertThat(next.isDealt()).isTrue();
    for (TestServer server : List.of(one, two)) {
      server.gameServer.tick();
      assertThat(server.table(2).seatOwners()).isEqualTo(server.table(1).seatOwners());
    }
    assertThat(anna.notifications).noneMatch(Notification.Invitation.class::isInstance);
  }

  private static ServerTable importMatch(TestServer server) {
    String journal =
        """
        lethe 1
        game ta-se
        rules 1
        saved 2026-01-01T00:00:00Z
        seed 4711
        seat red human
        seat blue human
        """;
    return server.importMatch(journal, Map.of(RED, "anna"));
  }

  /** Each server assigns table numbers that the other has not used. */
  @Test
  void aMatchImportedOnOneServerIsContinuedOnAnother() {
    assertThat(importMatch(one).number()).isEqualTo(1);
    assertThat(importMatch(two).number()).isEqualTo(2);
    two.gameServer.tick();
    ClientSession anna = two.connect("anna");
    TestServer.tableOf(two.gameServer.seatService().sit(anna, two.table(1), ""));
    assertThat(tables(two).openMatch(two.table(1))).isEmpty();
    Table<?, ?, ?> match = two.table(1).match().orElseThrow();
    TestServer.concede(two.table(1));
    assertThat(match.match().turn().isOver()).isTrue();
    one.gameServer.tick();
    assertThat(one.table(1).isFinished()).isTrue();
    assertThat(one.table(2).isFinished()).isFalse();
  }

  @Test
  void tableNumbersAndNamesAreUniqueAcrossServers() {
    ClientSession anna = one.connect("anna");
    assertThat(one.createTable(anna, TestServer.held(anna), TestServer.free()).number())
        .isEqualTo(1);
    two.gameServer.tick();
    ClientSession other = two.connectClient("key:other", "anna").session();
    assertThat(other.account().name()).isEqualTo("anna-2");
    ServerTable second = two.createTable(other, TestServer.held(other), TestServer.free());
    assertThat(second.number()).isEqualTo(2);
    one.gameServer.tick();
    assertThat(one.gameServer.tables())
        .extracting(ServerTable::number)
        .containsExactlyInAnyOrder(1, 2);
    assertThat(two.gameServer.seatService().leave(other.account(), second)).isEmpty();
    one.gameServer.tick();
    assertThat(one.gameServer.tables()).extracting(ServerTable::number).containsExactly(1);
  }
}
