package lethe.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.session.Friends;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableResult;
import lethe.engine.core.Rejection;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests changes of tables, friends and guest names by two servers on one database. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TwoServersTest {
  @TempDir Path data;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private TestServer slowServer;
  private TestServer otherServer;

  @BeforeEach
  void open() {
    slowServer = new TestServer(data, DatabaseKind.POSTGRES, Limits.DEFAULTS);
    otherServer = new TestServer(data, DatabaseKind.POSTGRES, Limits.DEFAULTS);
  }

  @AfterEach
  void close() {
    slowServer.close();
    otherServer.close();
    threads.close();
  }

  /**
   * Runs an action on the slow server. The action's change to table 1 is stored only after {@code
   * meanwhile} has run on the other server.
   */
  private <T> T runOvertaken(Callable<T> action, Runnable meanwhile) throws Exception {
    slowServer.store.block(1);
    Future<T> result = threads.submit(action);
    slowServer.store.awaitBlocked();
    meanwhile.run();
    slowServer.store.unblock();
    return result.get();
  }

  private ServerTable createTableWithFreeSeats() {
    return slowServer.createTable(slowServer.connect("anna"), TestServer.free(), TestServer.free());
  }

  @Test
  void concurrentRequestsForDifferentSeatsSucceed() throws Exception {
    ServerTable table = createTableWithFreeSeats();
    ClientSession ben = slowServer.connect("ben");
    ClientSession cleo = otherServer.connect("cleo");
    ServerTable otherTable = otherServer.table(1);
    TableResult result =
        runOvertaken(
            () -> slowServer.gameServer.seatService().sit(ben, table, "red"),
            () ->
                TestServer.tableOf(
                    otherServer.gameServer.seatService().sit(cleo, otherTable, "blue")));
    assertThat(result).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.seatOf(ben.account().id()).orElseThrow()).hasToString("red");
    assertThat(table.seatOf(cleo.account().id()).orElseThrow()).hasToString("blue");
    assertThat(table.match()).isPresent();
    otherServer.gameServer.tick();
    assertThat(otherTable.seatOwners()).isEqualTo(table.seatOwners());
    assertThat(otherTable.isDealt()).isTrue();
  }

  @Test
  void simultaneousRematchRequestsCreateOneTable() throws Exception {
    ClientSession anna = slowServer.connect("anna");
    ClientSession ben = otherServer.connect("ben");
    ServerTable table = slowServer.createTable(anna, TestServer.held(anna), TestServer.free());
    ServerTable otherTable = otherServer.table(1);
    TestServer.tableOf(otherServer.gameServer.seatService().sit(ben, otherTable, ""));
    TestServer.concede(otherTable);
    slowServer.gameServer.tick();
    assertThat(slowServer.gameServer.tableService().openMatch(table)).isEmpty();
    slowServer.store.block(2);
    Future<TableResult> result =
        threads.submit(() -> slowServer.gameServer.seatService().rematch(anna, table));
    slowServer.store.awaitBlocked();
    ServerTable rematch =
        TestServer.tableOf(otherServer.gameServer.seatService().rematch(ben, otherTable));
    slowServer.store.unblock();
    ServerTable annasTable = TestServer.tableOf(result.get());
    assertThat(annasTable.number()).isEqualTo(rematch.number());
    assertThat(annasTable.seatOwners()).isEqualTo(table.seatOwners());
    otherServer.gameServer.tick();
    slowServer.gameServer.tick();
    for (TestServer server : List.of(slowServer, otherServer)) {
      assertThat(server.gameServer.tables()).hasSize(2);
    }
    assertThat(rematch.isDealt()).isTrue();
  }

  @Test
  void theSecondPlayerForASeatIsRejected() throws Exception {
    ServerTable table = createTableWithFreeSeats();
    ClientSession ben = slowServer.connect("ben");
    ClientSession cleo = otherServer.connect("cleo");
    ServerTable otherTable = otherServer.table(1);
    TableResult result =
        runOvertaken(
            () -> slowServer.gameServer.seatService().sit(ben, table, "red"),
            () ->
                TestServer.tableOf(
                    otherServer.gameServer.seatService().sit(cleo, otherTable, "red")));
    assertThat(TestServer.rejectionCodeOf(result)).isEqualTo(ServerRejectionCode.SEAT_TAKEN);
  }

  @Test
  void aPlayerWithoutAPreferenceGetsTheRemainingSeat() throws Exception {
    ServerTable table = createTableWithFreeSeats();
    ClientSession ben = slowServer.connect("ben");
    ClientSession cleo = otherServer.connect("cleo");
    ServerTable otherTable = otherServer.table(1);
    TableResult result =
        runOvertaken(
            () -> slowServer.gameServer.seatService().sit(ben, table, ""),
            () ->
                TestServer.tableOf(otherServer.gameServer.seatService().sit(cleo, otherTable, "")));
    assertThat(result).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.isFull()).isTrue();
  }

  @Test
  void sittingAtARemovedTableIsRejected() throws Exception {
    ServerTable table = createTableWithFreeSeats();
    ClientSession ben = slowServer.connect("ben");
    ClientSession secondSession = otherServer.connect("anna");
    ServerTable otherTable = otherServer.table(1);
    TableResult result =
        runOvertaken(
            () -> slowServer.gameServer.seatService().sit(ben, table, "red"),
            () ->
                assertThat(
                        otherServer
                            .gameServer
                            .seatService()
                            .leave(secondSession.account(), otherTable))
                    .isEmpty());
    assertThat(TestServer.rejectionCodeOf(result)).isEqualTo(ServerRejectionCode.TABLE_ABANDONED);
    assertThat(slowServer.gameServer.tables()).isEmpty();
  }

  /** Another player sits down at the moment when the last player leaves. */
  @Test
  void aTableThatAnotherPlayerHasJoinedDoesNotEnd() throws Exception {
    ClientSession anna = slowServer.connect("anna");
    ClientSession ben = otherServer.connect("ben");
    ServerTable table = slowServer.createTable(anna, TestServer.held(anna), TestServer.free());
    ServerTable otherTable = otherServer.table(1);
    Optional<Rejection> result =
        runOvertaken(
            () -> slowServer.gameServer.seatService().leave(anna.account(), table),
            () ->
                TestServer.tableOf(otherServer.gameServer.seatService().sit(ben, otherTable, "")));
    assertThat(result).isEmpty();
    assertThat(table.seatOf(anna.account().id())).isEmpty();
    assertThat(table.seatOf(ben.account().id())).isPresent();
    assertThat(new StoredData(data, DatabaseKind.POSTGRES).hasTable(1, false)).isTrue();
  }

  @Test
  void aTableThatEndsOnOneServerEndsOnBoth() {
    ClientSession anna = slowServer.connect("anna");
    ServerTable table =
        slowServer.createTable(
            anna, TestServer.held(anna), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    ServerTable otherTable = otherServer.table(1);
    TestServer.TestClient spectator = otherServer.connectClient("key:cleo", "cleo");
    assertThat(otherServer.gameServer.tableService().openMatch(otherTable)).isEmpty();
    otherServer.enter(spectator, otherTable);
    assertThat(slowServer.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    otherServer.gameServer.tick();
    assertThat(otherServer.gameServer.tables()).isEmpty();
    while (!spectator.hasLeft) {
      // The message about the change may not have been processed yet.
      Thread.onSpinWait();
    }
  }

  @Test
  void aTableThatTwoThreadsReadAtOnceStillEnds() throws Exception {
    ClientSession anna = slowServer.connect("anna");
    otherServer.store.blockNextReader(1);
    slowServer.createTable(anna, TestServer.held(anna), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    Future<ServerTable> result = threads.submit(() -> otherServer.table(1));
    otherServer.store.awaitBlocked();
    ServerTable otherTable = otherServer.table(1);
    TestServer.TestClient cleo = otherServer.connectClient("key:cleo", "cleo");
    otherServer.enter(cleo, otherTable);
    // No server is notified of this change.
    new StoredData(data, DatabaseKind.POSTGRES)
        .update("update tables set archived = 1 where number = ?", 1);
    otherServer.store.unblock();
    result.get();
    while (!cleo.hasLeft) {
      // The reader that was blocked may be the thread that receives notifications.
      Thread.onSpinWait();
    }
    assertThat(otherServer.gameServer.tables()).isEmpty();
  }

  private List<Friends.Friend> friendsAfterTicks(ClientSession session) {
    otherServer.gameServer.tick();
    slowServer.gameServer.tick();
    return slowServer.gameServer.sessions().friends().list(session.account());
  }

  private static Friends.Friend benAsFriend(Optional<Integer> table) {
    return new Friends.Friend("ben", table);
  }

  @Test
  void friendsOnAnotherServerAreListed() {
    TestServer.TestClient anna = slowServer.connectClient("key:anna", "anna");
    ClientSession first = otherServer.connect("ben");
    otherServer.createTable(first, TestServer.held(first), TestServer.free());
    otherServer.gameServer.sessions().remove(first);
    slowServer.gameServer.tick();
    assertThat(slowServer.gameServer.sessions().friends().add(anna.session(), "ben")).isEmpty();
    ClientSession ben = otherServer.connect("ben");
    assertThat(friendsAfterTicks(anna.session())).containsExactly(benAsFriend(Optional.of(0)));
    assertThat(anna.notifications).contains(new Notification.FriendOnline("ben"));
    assertThat(slowServer.gameServer.sessions().friends().onlineNames(anna.account()))
        .contains("ben");
    ben.moveTo(1);
    assertThat(friendsAfterTicks(anna.session())).containsExactly(benAsFriend(Optional.of(1)));
    otherServer.gameServer.sessions().remove(ben);
    assertThat(friendsAfterTicks(anna.session())).containsExactly(benAsFriend(Optional.empty()));
  }

  /** Each server gives its first guest the same name. */
  @Test
  void equalGuestNamesAreMadeUniqueWhenRegistered() {
    ClientSession first = slowServer.connectClient("key:1", "guest").session();
    ClientSession second = otherServer.connectClient("key:2", "guest").session();
    assertThat(second.account().name()).isEqualTo(first.account().name());
    slowServer.createTable(first, TestServer.held(first), TestServer.free());
    otherServer.createTable(second, TestServer.held(second), TestServer.free());
    assertThat(new StoredData(data, DatabaseKind.POSTGRES).accountNames())
        .containsExactly("guest", "guest-2");
    otherServer.gameServer.tick();
    assertThat(second.account().name()).isEqualTo("guest-2");
  }
}
