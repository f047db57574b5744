package lethe.app.server;

import static lethe.app.server.TestServer.concede;
import static lethe.app.server.TestServer.free;
import static lethe.app.server.TestServer.held;
import static lethe.app.server.TestServer.rejectionCodeOf;
import static lethe.app.server.TestServer.tableOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import lethe.app.play.Fork;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.SeatService;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableResult;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the decisions of a server, without connections. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class GameServerTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private TestServer testServer;
  private BlockingStore store;
  private GameServer server;

  @BeforeEach
  void open() {
    open(Limits.DEFAULTS);
  }

  private void open(Limits limits) {
    testServer = new TestServer(data, databaseKind, limits);
    store = testServer.store;
    server = testServer.gameServer;
  }

  private void reopen(Limits limits) {
    testServer.close();
    open(limits);
  }

  @AfterEach
  void close() {
    store.unblock();
    threads.close();
    testServer.close();
  }

  private ClientSession connect(String name) {
    return testServer.connect(name);
  }

  private TestServer.TestClient connectClient(String name) {
    return testServer.connectClient("key:" + name, name);
  }

  private TableResult requestTable(ClientSession creator) {
    return testServer.requestTable(creator, TestServer.TA_SE, held(creator), free());
  }

  /** Creates a table with a bot, so that its match begins immediately. */
  private ServerTable startMatch(ClientSession creator) {
    return testServer.createTable(
        creator, held(creator), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
  }

  private <T> Future<T> runInBackground(Callable<T> work) {
    return threads.submit(work);
  }

  @Test
  void matchesThatEndedMostRecentlyAreListed() {
    reopen(Limits.DEFAULTS.with(Limit.NEW_TABLES_PER_ADDRESS, 600));
    TestServer.TestClient client = connectClient("anna");
    ClientSession anna = client.session();
    ServerTable slow = startMatch(anna);
    // A match without participants would be unloaded.
    testServer.enter(client, slow);
    for (int i = 0; i < 10; i++) {
      concede(startMatch(anna));
    }
    server.tick();
    concede(slow);
    server.tick();
    assertThat(server.listings().lobbyListings(anna.account()))
        .extracting(TableListing::number)
        .containsExactlyInAnyOrder(1, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  }

  @Test
  void savingATableDoesNotBlockOtherTablesOrSessions() throws Exception {
    ClientSession anna = connect("anna");
    store.block(1);
    Future<TableResult> slow = runInBackground(() -> requestTable(anna));
    store.awaitBlocked();
    ClientSession ben = connect("ben");
    ClientSession cleo = connect("cleo");
    assertThat(server.listings().lobbyListings(ben.account())).isEmpty();
    ServerTable second = tableOf(requestTable(ben));
    assertThat(second.number()).isEqualTo(2);
    assertThat(server.seatService().sit(cleo, second, ""))
        .isEqualTo(new TableResult.Admitted(second));
    assertThat(second.match()).isPresent();
    assertThat(server.sessions().rename(connect("dora").account(), "doris")).isEmpty();
    server.tick();
    server.sessions().remove(cleo);
    assertThat(slow.isDone()).isFalse();
    store.unblock();
    assertThat(tableOf(slow.get()).number()).isEqualTo(1);
    assertThat(server.listings().lobbyListings(ben.account())).hasSize(2);
  }

  /** Participants can enter, leave and chat at a table while one of its seats is being saved. */
  @Test
  void seatChangesAreVisibleOnlyAfterTheyAreSaved() throws Exception {
    TestServer.TestClient client = connectClient("anna");
    ClientSession anna = client.session();
    ServerTable table = tableOf(requestTable(anna));
    testServer.enter(client, table);
    ClientSession ben = connect("ben");
    store.block(1);
    Future<TableResult> slow = runInBackground(() -> server.seatService().sit(ben, table, ""));
    store.awaitBlocked();
    assertThat(table.seatOf(ben.account().id())).isEmpty();
    server.tableService().say(client, table, "good evening");
    assertThat(client.notifications).hasSize(1);
    server.tick();
    server.tableService().leave(client, table);
    server.tableService().join(client, table);
    store.unblock();
    assertThat(slow.get()).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.match()).isPresent();
  }

  @Test
  void sessionsWithoutPagesAreNotListedAsOnline() {
    TestServer.TestClient client = connectClient("anna");
    tableOf(requestTable(client.session()));
    ClientSession ben = connect("ben");
    assertThat(server.sessions().friends().onlineNames(ben.account())).containsExactly("anna");
    client.hasShownPages = false;
    assertThat(server.sessions().friends().onlineNames(ben.account())).isEmpty();
  }

  /**
   * Participants are notified when an absent player arrives; a new participant is notified of the
   * players who are present.
   */
  @Test
  void eachArrivalIsAnnouncedOnce() {
    TestServer.TestClient first = connectClient("anna");
    TestServer.TestClient second = connectClient("ben");
    ServerTable table = tableOf(requestTable(first.session()));
    tableOf(server.seatService().sit(second.session(), table, ""));
    Seat red = table.seatOf(first.account().id()).orElseThrow();
    Seat blue = table.seatOf(second.account().id()).orElseThrow();
    testServer.enter(first, table);
    assertThat(first.notifications)
        .hasOnlyElementsOfType(Notification.CommitmentAnnounced.class)
        .hasSize(1);
    testServer.enter(second, table);
    assertThat(first.notifications.removeLast())
        .isEqualTo(new Notification.PlayerPresent(Optional.of("ben"), blue));
    assertThat(second.notifications.removeFirst())
        .isEqualTo(new Notification.PlayerPresent(Optional.of("anna"), red));
    assertThat(second.notifications)
        .hasOnlyElementsOfType(Notification.CommitmentAnnounced.class)
        .hasSize(1);
    server.tableService().leave(second, table);
    assertThat(first.notifications.removeLast())
        .isEqualTo(new Notification.PlayerAway(Optional.of("ben"), blue));
    server.tableService().join(second, table);
    assertThat(first.notifications.removeLast())
        .isEqualTo(new Notification.PlayerPresent(Optional.of("ben"), blue));
    assertThat(first.notifications)
        .hasOnlyElementsOfType(Notification.CommitmentAnnounced.class)
        .hasSize(1);
  }

  @Test
  void aSeatIsGivenToOnlyOneOfTwoConcurrentPlayers() throws Exception {
    ServerTable table = tableOf(requestTable(connect("anna")));
    ClientSession ben = connect("ben");
    ClientSession cleo = connect("cleo");
    store.block(1);
    Future<TableResult> first = runInBackground(() -> server.seatService().sit(ben, table, ""));
    store.awaitBlocked();
    Future<TableResult> second = runInBackground(() -> server.seatService().sit(cleo, table, ""));
    store.unblock();
    assertThat(first.get()).isEqualTo(new TableResult.Admitted(table));
    assertThat(rejectionCodeOf(second.get())).isEqualTo(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(table.seatOf(cleo.account().id())).isEmpty();
  }

  /** Tables that are being saved count as well, on all connections of the account. */
  @Test
  void concurrentRequestsRespectTheTableLimitOfAPlayer() throws Exception {
    reopen(Limits.DEFAULTS.with(Limit.TABLES, 1));
    ClientSession anna = connect("anna");
    ClientSession secondSession = connect("anna");
    store.block(1);
    Future<TableResult> first = runInBackground(() -> requestTable(anna));
    store.awaitBlocked();
    Future<TableResult> second = runInBackground(() -> requestTable(secondSession));
    store.unblock();
    assertThat(tableOf(first.get()).number()).isEqualTo(1);
    assertThat(rejectionCodeOf(second.get())).isEqualTo(ServerRejectionCode.TABLES);
  }

  @Test
  void concurrentRequestsRespectTheSeatLimitOfAPlayer() throws Exception {
    reopen(Limits.DEFAULTS.with(Limit.TABLES, 1));
    ServerTable table = tableOf(requestTable(connect("ben")));
    ServerTable secondTable = tableOf(requestTable(connect("cleo")));
    ClientSession anna = connect("anna");
    ClientSession secondSession = connect("anna");
    store.block(1);
    Future<TableResult> first = runInBackground(() -> server.seatService().sit(anna, table, ""));
    store.awaitBlocked();
    Future<TableResult> second =
        runInBackground(() -> server.seatService().sit(secondSession, secondTable, ""));
    store.unblock();
    assertThat(first.get()).isEqualTo(new TableResult.Admitted(table));
    assertThat(rejectionCodeOf(second.get())).isEqualTo(ServerRejectionCode.TABLES);
  }

  @Test
  void concurrentRequestsRespectTheTableLimitOfTheServer() throws Exception {
    reopen(Limits.DEFAULTS.with(Limit.TABLES_TOTAL, 1));
    ClientSession anna = connect("anna");
    store.block(1);
    Future<TableResult> first = runInBackground(() -> requestTable(anna));
    store.awaitBlocked();
    assertThat(rejectionCodeOf(requestTable(connect("ben"))))
        .isEqualTo(ServerRejectionCode.TABLES_TOTAL);
    store.unblock();
    assertThat(tableOf(first.get()).number()).isEqualTo(1);
  }

  /** The next table gets the number of the table that was not saved. */
  @Test
  void unsavedTablesAndSeatChangesHaveNoEffect() {
    ClientSession anna = connect("anna");
    store.failWrites(1);
    assertThat(rejectionCodeOf(requestTable(anna)))
        .isEqualTo(ServerRejectionCode.STORAGE_UNAVAILABLE);
    assertThat(server.tables()).isEmpty();
    store.failWrites(0);
    ServerTable table = tableOf(requestTable(anna));
    assertThat(table.number()).isEqualTo(1);
    store.failWrites(1);
    ClientSession ben = connect("ben");
    assertThat(rejectionCodeOf(server.seatService().sit(ben, table, "")))
        .isEqualTo(ServerRejectionCode.STORAGE_UNAVAILABLE);
    assertThat(server.seatService().leave(anna.account(), table).map(Rejection::code))
        .contains(ServerRejectionCode.STORAGE_UNAVAILABLE);
    assertThat(table.seatOf(anna.account().id())).isPresent();
    store.failWrites(0);
    assertThat(server.seatService().sit(ben, table, "")).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.match()).isPresent();
  }

  /**
   * A name in use is rejected, a name that is no longer used becomes available, and a player with a
   * seat cannot change names.
   */
  @Test
  void namesBelongToOneAccountAtATime() {
    ClientSession anna = connect("anna");
    ClientSession other = connect("ben");
    assertThat(server.sessions().rename(other.account(), "anna").map(Rejection::code))
        .contains(ServerRejectionCode.NAME_TAKEN);
    assertThat(server.sessions().rename(anna.account(), "cleo")).isEmpty();
    assertThat(anna.account().name()).isEqualTo("cleo");
    assertThat(server.sessions().rename(other.account(), "anna")).isEmpty();
    tableOf(requestTable(other));
    assertThat(server.sessions().rename(other.account(), "ben").map(Rejection::code))
        .contains(ServerRejectionCode.NAME_FIXED);
  }

  /** Starts a match of two players, who join its table. */
  private ServerTable startMatch(TestServer.TestClient first, TestServer.TestClient second) {
    ServerTable table = tableOf(requestTable(first.session()));
    tableOf(server.seatService().sit(second.session(), table, ""));
    testServer.enter(first, table);
    testServer.enter(second, table);
    return table;
  }

  @Test
  void drainingServersRejectForks() {
    ClientSession anna = connect("anna");
    ServerTable table = startMatch(anna);
    concede(table);
    Fork fork = Fork.at(1, table.match().orElseThrow().match(), false);
    server.setDraining(true);
    assertThat(rejectionCodeOf(server.matchImports().fork(anna, table, fork)))
        .isEqualTo(ServerRejectionCode.DRAINING);
    assertThat(server.tables()).containsExactly(table);
  }

  @Test
  void onlyPlayersAreOfferedARematch() {
    TestServer.TestClient first = connectClient("anna");
    TestServer.TestClient second = connectClient("ben");
    ServerTable table = startMatch(first, second);
    TestServer.TestClient spectator = connectClient("cleo");
    server.tableService().join(spectator, table);
    concede(table);
    ServerTable next = tableOf(server.seatService().rematch(first.session(), table));
    assertThat(second.notifications)
        .contains(new Notification.RematchOffered("anna", next.number()));
    assertThat(spectator.notifications).noneMatch(Notification.RematchOffered.class::isInstance);
  }

  /** A seat that was given up has no player who could return. */
  @Test
  void noBotIsOfferedForASeatThatWasGivenUp() {
    reopen(Limits.DEFAULTS.with(Limit.ABSENCE, 0));
    TestServer.TestClient first = connectClient("anna");
    TestServer.TestClient second = connectClient("ben");
    ServerTable table = startMatch(first, second);
    server.tableService().leave(second, table);
    assertThat(server.seatService().leave(second.account(), table)).isEmpty();
    server.tick();
    assertThat(first.notifications).noneMatch(Notification.BotOffered.class::isInstance);
  }

  /** Creates a table hosted by Anna, with a seat reserved for Ben. */
  private ServerTable createTableInvitingBen(ClientSession anna) {
    return testServer.createTable(anna, held(anna), new SeatOwner.Free("ben"));
  }

  @Test
  void invitationsAreDeliveredOncePerConnection() {
    TestServer.TestClient first = connectClient("ben");
    TestServer.TestClient second = connectClient("ben");
    Notification invitation =
        new Notification.Invitation(
            "anna", "ta-se", createTableInvitingBen(connect("anna")).number(), Optional.empty());
    server.tick();
    server.tick();
    assertThat(first.notifications).containsExactly(invitation);
    assertThat(second.notifications).containsExactly(invitation);
  }

  @Test
  void repeatedInvitationsAreDeliveredAgain() {
    TestServer.TestClient client = connectClient("ben");
    ClientSession anna = connect("anna");
    ServerTable table = createTableInvitingBen(anna);
    Notification invitation =
        new Notification.Invitation("anna", "ta-se", table.number(), Optional.empty());
    server.tick();
    SeatService seats = server.seatService();
    assertThat(seats.kick(anna.account(), table, "blue")).isEmpty();
    server.tick();
    assertThat(seats.invite(anna.account(), table, "ben")).isEmpty();
    server.tick();
    assertThat(client.notifications).containsExactly(invitation, invitation);
  }
}
