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
import lethe.app.server.base.ServerRefusal;
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

/** Tests simultaneous changes of a table by two servers on one database. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TwoServersTest {
  @TempDir Path data;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private TestServer slow;
  private TestServer other;

  @BeforeEach
  void open() {
    slow = new TestServer(data, DatabaseKind.POSTGRES, Limits.DEFAULTS);
    other = new TestServer(data, DatabaseKind.POSTGRES, Limits.DEFAULTS);
  }

  @AfterEach
  void close() {
    slow.close();
    other.close();
    threads.close();
  }

  /**
   * Runs an action on the slow server whose change of table 1 is stored only after the other
   * server's action.
   */
  private <T> T overtaken(Callable<T> first, Runnable meanwhile) throws Exception {
    slow.disk.block(1);
    Future<T> late = threads.submit(first);
    slow.disk.awaitBlocked();
    meanwhile.run();
    slow.disk.unblock();
    return late.get();
  }

  private ServerTable setForOthers() {
    return slow.made(slow.connect("anna"), TestServer.free(), TestServer.free());
  }

  @Test
  void twoWhoTakeDifferentSeatsBothHaveThem() throws Exception {
    ServerTable table = setForOthers();
    ClientSession ben = slow.connect("ben");
    ClientSession cleo = other.connect("cleo");
    ServerTable there = other.table(1);
    TableResult late =
        overtaken(
            () -> slow.gameServer.seatService().sit(ben, table, "red"),
            () -> TestServer.at(other.gameServer.seatService().sit(cleo, there, "blue")));
    assertThat(late).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.seatOf(ben.account().id()).orElseThrow()).hasToString("red");
    assertThat(table.seatOf(cleo.account().id()).orElseThrow()).hasToString("blue");
    assertThat(table.match()).isPresent();
    other.gameServer.tick();
    assertThat(there.seatOwners()).isEqualTo(table.seatOwners());
    assertThat(there.isDealt()).isTrue();
  }

  @Test
  void theSecondOfTwoPlayersWhoTakeOneSeatIsRefused() throws Exception {
    ServerTable table = setForOthers();
    ClientSession ben = slow.connect("ben");
    ClientSession cleo = other.connect("cleo");
    ServerTable there = other.table(1);
    TableResult late =
        overtaken(
            () -> slow.gameServer.seatService().sit(ben, table, "red"),
            () -> TestServer.at(other.gameServer.seatService().sit(cleo, there, "red")));
    assertThat(TestServer.refusalOf(late)).isEqualTo(ServerRefusal.SEAT_TAKEN);
  }

  @Test
  void aPlayerWhoTakesAnySeatGetsTheRemainingOne() throws Exception {
    ServerTable table = setForOthers();
    ClientSession ben = slow.connect("ben");
    ClientSession cleo = other.connect("cleo");
    ServerTable there = other.table(1);
    TableResult late =
        overtaken(
            () -> slow.gameServer.seatService().sit(ben, table, ""),
            () -> TestServer.at(other.gameServer.seatService().sit(cleo, there, "")));
    assertThat(late).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.isFull()).isTrue();
  }

  @Test
  void sittingDownAtARemovedTableIsRefused() throws Exception {
    ServerTable table = setForOthers();
    ClientSession ben = slow.connect("ben");
    ClientSession again = other.connect("anna");
    ServerTable there = other.table(1);
    TableResult late =
        overtaken(
            () -> slow.gameServer.seatService().sit(ben, table, "red"),
            () ->
                assertThat(other.gameServer.seatService().leave(again.account(), there)).isEmpty());
    assertThat(TestServer.refusalOf(late)).isEqualTo(ServerRefusal.TABLE_GONE);
    assertThat(slow.gameServer.tables()).isEmpty();
  }

  /** The last player leaves as another sits down, so the table remains. */
  @Test
  void aTableAtWhichAPlayerHasJustSatDownDoesNotEnd() throws Exception {
    ClientSession anna = slow.connect("anna");
    ClientSession ben = other.connect("ben");
    ServerTable table = slow.made(anna, TestServer.held(anna), TestServer.free());
    ServerTable there = other.table(1);
    Optional<Rejection> late =
        overtaken(
            () -> slow.gameServer.seatService().leave(anna.account(), table),
            () -> TestServer.at(other.gameServer.seatService().sit(ben, there, "")));
    assertThat(late).isEmpty();
    assertThat(table.seatOf(anna.account().id())).isEmpty();
    assertThat(table.seatOf(ben.account().id())).isPresent();
    assertThat(new StoredData(data, DatabaseKind.POSTGRES).hasTable(1, false)).isTrue();
  }

  @Test
  void aTableThatEndsOnOneServerEndsOnAll() {
    ClientSession anna = slow.connect("anna");
    ServerTable table =
        slow.made(anna, TestServer.held(anna), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    ServerTable there = other.table(1);
    TestServer.Listener eyes = other.listen("key:cleo", "cleo");
    assertThat(other.gameServer.tableService().openMatch(there)).isEmpty();
    other.enter(eyes, there);
    assertThat(slow.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    other.gameServer.tick();
    assertThat(other.gameServer.tables()).isEmpty();
    while (!eyes.ended) {
      // The notification may have arrived earlier and may still be being delivered.
      Thread.onSpinWait();
    }
  }

  @Test
  void aTableThatTwoThreadsReadAtOnceStillEnds() throws Exception {
    ClientSession anna = slow.connect("anna");
    other.disk.blockNextReader(1);
    slow.made(anna, TestServer.held(anna), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    Future<ServerTable> late = threads.submit(() -> other.table(1));
    other.disk.awaitBlocked();
    ServerTable there = other.table(1);
    TestServer.Listener cleo = other.listen("key:cleo", "cleo");
    other.enter(cleo, there);
    // No server is notified of this change.
    new StoredData(data, DatabaseKind.POSTGRES)
        .update("update tables set archived = 1 where number = ?", 1);
    other.disk.unblock();
    late.get();
    while (!cleo.ended) {
      // The reader that was blocked may be the thread that receives notifications.
      Thread.onSpinWait();
    }
    assertThat(other.gameServer.tables()).isEmpty();
  }

  private List<Friends.Friend> friends(ClientSession session) {
    other.gameServer.tick();
    slow.gameServer.tick();
    return slow.gameServer.sessions().friends().list(session.account());
  }

  private static Friends.Friend friend(Optional<Integer> table) {
    return new Friends.Friend("ben", table);
  }

  @Test
  void friendsOnAnotherServerAreFound() {
    TestServer.Listener anna = slow.listen("key:anna", "anna");
    ClientSession first = other.connect("ben");
    other.made(first, TestServer.held(first), TestServer.free());
    other.gameServer.sessions().disconnect(first);
    slow.gameServer.tick();
    assertThat(slow.gameServer.sessions().friends().add(anna.presence(), "ben")).isEmpty();
    ClientSession ben = other.connect("ben");
    assertThat(friends(anna.presence())).containsExactly(friend(Optional.of(0)));
    assertThat(anna.told).contains(new Notification.FriendOnline("ben"));
    assertThat(slow.gameServer.sessions().friends().onlineNames(anna.account())).contains("ben");
    ben.moveTo(1);
    assertThat(friends(anna.presence())).containsExactly(friend(Optional.of(1)));
    other.gameServer.sessions().disconnect(ben);
    assertThat(friends(anna.presence())).containsExactly(friend(Optional.empty()));
  }

  /** Each server gives its first guest the same name. */
  @Test
  void twoWhoWereGivenOneNameBothSitDown() {
    ClientSession first = slow.listen("key:1", "guest").presence();
    ClientSession second = other.listen("key:2", "guest").presence();
    assertThat(second.account().name()).isEqualTo(first.account().name());
    slow.made(first, TestServer.held(first), TestServer.free());
    other.made(second, TestServer.held(second), TestServer.free());
    assertThat(new StoredData(data, DatabaseKind.POSTGRES).names())
        .containsExactly("guest", "guest-2");
    other.gameServer.tick();
    assertThat(second.account().name()).isEqualTo("guest-2");
  }
}
