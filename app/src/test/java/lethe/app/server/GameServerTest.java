package lethe.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import lethe.app.play.Fork;
import lethe.app.server.account.Account;
import lethe.app.server.account.NameRules;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientHandle;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.client.Notification;
import lethe.app.server.disk.NoticeFile;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.SeatOwners;
import lethe.app.server.table.SeatService;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableParticipant;
import lethe.app.server.table.TableResult;
import lethe.app.server.table.TableSpec;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Options;
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
  private static final Title<?, ?, ?> TA_SE = Titles.byName("ta-se").orElseThrow();

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Log log =
      new Log(
          new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
          Clocks.system().wall());
  private Limits limits = Limits.DEFAULTS;
  private BlockingStore store;
  private GameServer server;

  @BeforeEach
  void open() throws IOException {
    store = new BlockingStore(databaseKind.store(data, log));
    server =
        GameServer.open(
            new GameServer.ServerSetup(
                limits, new NameRules(List.of()), store, new NoticeFile(Optional.empty(), log)),
            log,
            Clocks.system(),
            new SecureRandom());
  }

  @AfterEach
  void close() {
    store.unblock();
    threads.close();
    server.close(Duration.ZERO);
  }

  /** A client that records its notifications. */
  private static final class RecordingClient implements ClientHandle, TableParticipant {
    boolean interactive = true;
    private final List<Notification> notifications = new ArrayList<>();
    private Optional<ClientSession> session = Optional.empty();
    private Optional<Seat> seat = Optional.empty();

    @Override
    public Account account() {
      return session.orElseThrow().account();
    }

    @Override
    public Optional<Seat> seat() {
      return seat;
    }

    @Override
    public synchronized void deliver(Notification notification) {
      notifications.add(notification);
    }

    @Override
    public void leaveTable() {}

    @Override
    public void wake() {}

    @Override
    public void disconnect(DisconnectReason reason) {}

    @Override
    public boolean pollActivity() {
      return true;
    }

    @Override
    public boolean isInteractive() {
      return interactive;
    }

    @Override
    public boolean isAtTable() {
      return false;
    }

    @Override
    public void awaitClosed(Duration patience) {}
  }

  private ClientSession connect(String name) {
    return connect(new RecordingClient(), name);
  }

  private ClientSession connect(RecordingClient client, String name) {
    AddressQuota quota = server.admission().quotaOf(InetAddress.getLoopbackAddress());
    ClientSession session =
        server.sessions().connect(client, "key:" + name, name, "127.0.0.1", quota);
    client.session = Optional.of(session);
    return session;
  }

  /** Assigns the owners to the seats of TA-SE, in order. */
  private static SeatOwners seating(SeatOwner... owners) {
    Map<Seat, SeatOwner> seats = new LinkedHashMap<>();
    List<Seat> all = TA_SE.seats().firstSeats(owners.length);
    for (int i = 0; i < owners.length; i++) {
      seats.put(all.get(i), owners[i]);
    }
    return new SeatOwners(seats);
  }

  private TableResult requestTable(ClientSession creator) {
    SeatOwners owners = seating(new SeatOwner.Held(creator.account().id()), new SeatOwner.Free(""));
    return server.seatService().createTable(creator, new TableSpec(TA_SE, Options.NONE, owners));
  }

  /** Creates a table with a bot, so that its match begins immediately. */
  private ServerTable startMatch(ClientSession creator) {
    SeatOwners owners =
        seating(new SeatOwner.Held(creator.account().id()), SeatOwner.Bot.defaultFor(TA_SE));
    return tableOf(
        server.seatService().createTable(creator, new TableSpec(TA_SE, Options.NONE, owners)));
  }

  private static void concede(ServerTable table) {
    Seat red = TA_SE.seats().firstSeats(2).getFirst();
    assertThat(table.match().orElseThrow().addControlIfAllowed(new ControlEntry.Conceded(red)))
        .isEmpty();
  }

  private static ServerTable tableOf(TableResult reply) {
    assertThat(reply).isInstanceOf(TableResult.Admitted.class);
    return ((TableResult.Admitted) reply).table();
  }

  private static ServerRejectionCode rejectionOf(TableResult reply) {
    assertThat(reply).isInstanceOf(TableResult.Rejected.class);
    return (ServerRejectionCode) ((TableResult.Rejected) reply).rejection().code();
  }

  private <T> Future<T> runInBackground(Callable<T> work) {
    return threads.submit(work);
  }

  /** A correspondence game that has just ended may have begun long before. */
  @Test
  void latestFinishedMatchesAreListed() throws IOException {
    server.close(Duration.ZERO);
    limits = limits.with(Limit.NEW_TABLES_PER_ADDRESS, 600);
    open();
    RecordingClient client = new RecordingClient();
    ClientSession anna = connect(client, "anna");
    ServerTable slow = startMatch(anna);
    client.seat = slow.seatOf(anna.account().id());
    // A match without participants would be unloaded.
    server.tableService().join(client, slow);
    for (int i = 0; i < 10; i++) {
      concede(startMatch(anna));
    }
    server.tick();
    concede(slow);
    server.tick();
    assertThat(server.listings().forLobby(anna.account()))
        .extracting(TableListing::number)
        .containsExactlyInAnyOrder(1, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  }

  /** While a write for one table blocks, only changes of that table wait. */
  @Test
  void savingATableDoesNotBlockOtherTablesOrSessions() throws Exception {
    ClientSession anna = connect("anna");
    store.block(1);
    Future<TableResult> slow = runInBackground(() -> requestTable(anna));
    store.awaitBlocked();
    ClientSession ben = connect("ben");
    ClientSession cleo = connect("cleo");
    assertThat(server.listings().forLobby(ben.account())).isEmpty();
    ServerTable second = tableOf(requestTable(ben));
    assertThat(second.number()).isEqualTo(2);
    assertThat(server.seatService().sit(cleo, second, ""))
        .isEqualTo(new TableResult.Admitted(second));
    assertThat(second.match()).isPresent();
    assertThat(server.sessions().rename(connect("dora").account(), "doris")).isEmpty();
    server.tick();
    server.sessions().disconnect(cleo);
    assertThat(slow.isDone()).isFalse();
    store.unblock();
    assertThat(tableOf(slow.get()).number()).isEqualTo(1);
    assertThat(server.listings().forLobby(ben.account())).hasSize(2);
  }

  /** Participants can enter, leave and chat at a table while one of its seats is being saved. */
  @Test
  void seatChangesAreVisibleOnlyAfterTheyAreSaved() throws Exception {
    RecordingClient client = new RecordingClient();
    ClientSession anna = connect(client, "anna");
    ServerTable table = tableOf(requestTable(anna));
    client.seat = table.seatOf(anna.account().id());
    server.tableService().join(client, table);
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
  void sessionsForOneCommandAreNotListedAsOnline() {
    RecordingClient client = new RecordingClient();
    tableOf(requestTable(connect(client, "anna")));
    ClientSession ben = connect("ben");
    assertThat(server.sessions().friends().onlineNames(ben.account())).containsExactly("anna");
    client.interactive = false;
    assertThat(server.sessions().friends().onlineNames(ben.account())).isEmpty();
  }

  /**
   * Participants are notified when an absent player arrives; a new participant is notified of the
   * players who are present.
   */
  @Test
  void eachArrivalIsAnnouncedOnce() {
    RecordingClient first = new RecordingClient();
    RecordingClient second = new RecordingClient();
    ClientSession anna = connect(first, "anna");
    ClientSession ben = connect(second, "ben");
    ServerTable table = tableOf(requestTable(anna));
    tableOf(server.seatService().sit(ben, table, ""));
    Seat red = table.seatOf(anna.account().id()).orElseThrow();
    Seat blue = table.seatOf(ben.account().id()).orElseThrow();
    first.seat = Optional.of(red);
    second.seat = Optional.of(blue);
    server.tableService().join(first, table);
    assertThat(first.notifications)
        .hasOnlyElementsOfType(Notification.CommitmentAnnounced.class)
        .hasSize(1);
    server.tableService().join(second, table);
    assertThat(first.notifications.removeLast())
        .isEqualTo(new Notification.PlayerBack(Optional.of("ben"), blue));
    assertThat(second.notifications.removeFirst())
        .isEqualTo(new Notification.PlayerBack(Optional.of("anna"), red));
    assertThat(second.notifications)
        .hasOnlyElementsOfType(Notification.CommitmentAnnounced.class)
        .hasSize(1);
    server.tableService().leave(second, table);
    assertThat(first.notifications.removeLast())
        .isEqualTo(new Notification.PlayerAway(Optional.of("ben"), blue));
    server.tableService().join(second, table);
    assertThat(first.notifications.removeLast())
        .isEqualTo(new Notification.PlayerBack(Optional.of("ben"), blue));
    assertThat(first.notifications)
        .hasOnlyElementsOfType(Notification.CommitmentAnnounced.class)
        .hasSize(1);
  }

  @Test
  void onlyOneOfTwoPlayersGetsTheSameSeat() throws Exception {
    ServerTable table = tableOf(requestTable(connect("anna")));
    ClientSession ben = connect("ben");
    ClientSession cleo = connect("cleo");
    store.block(1);
    Future<TableResult> first = runInBackground(() -> server.seatService().sit(ben, table, ""));
    store.awaitBlocked();
    Future<TableResult> second = runInBackground(() -> server.seatService().sit(cleo, table, ""));
    store.unblock();
    assertThat(first.get()).isEqualTo(new TableResult.Admitted(table));
    assertThat(rejectionOf(second.get())).isEqualTo(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(table.seatOf(cleo.account().id())).isEmpty();
  }

  /** Tables that are being saved count as well, on all connections of the account. */
  @Test
  void concurrentRequestsRespectTheTableLimitOfAPlayer() throws Exception {
    server.close(Duration.ZERO);
    limits = limits.with(Limit.TABLES, 1);
    open();
    ClientSession anna = connect("anna");
    ClientSession secondSession = connect("anna");
    store.block(1);
    Future<TableResult> first = runInBackground(() -> requestTable(anna));
    store.awaitBlocked();
    Future<TableResult> second = runInBackground(() -> requestTable(secondSession));
    store.unblock();
    assertThat(tableOf(first.get()).number()).isEqualTo(1);
    assertThat(rejectionOf(second.get())).isEqualTo(ServerRejectionCode.TABLES);
  }

  @Test
  void concurrentRequestsRespectTheSeatLimitOfAPlayer() throws Exception {
    server.close(Duration.ZERO);
    limits = limits.with(Limit.TABLES, 1);
    open();
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
    assertThat(rejectionOf(second.get())).isEqualTo(ServerRejectionCode.TABLES);
  }

  @Test
  void concurrentRequestsRespectTheTableLimitOfTheServer() throws Exception {
    server.close(Duration.ZERO);
    limits = limits.with(Limit.TABLES_TOTAL, 1);
    open();
    ClientSession anna = connect("anna");
    store.block(1);
    Future<TableResult> first = runInBackground(() -> requestTable(anna));
    store.awaitBlocked();
    assertThat(rejectionOf(requestTable(connect("ben"))))
        .isEqualTo(ServerRejectionCode.TABLES_TOTAL);
    store.unblock();
    assertThat(tableOf(first.get()).number()).isEqualTo(1);
  }

  /** A table that could not be saved does not exist, and the next table gets its number. */
  @Test
  void tablesThatCannotBeSavedDoNotExist() {
    ClientSession anna = connect("anna");
    store.failWrites(1);
    assertThat(rejectionOf(requestTable(anna))).isEqualTo(ServerRejectionCode.STORAGE_UNAVAILABLE);
    assertThat(server.tables()).isEmpty();
    store.failWrites(0);
    ServerTable table = tableOf(requestTable(anna));
    assertThat(table.number()).isEqualTo(1);
    store.failWrites(1);
    ClientSession ben = connect("ben");
    assertThat(rejectionOf(server.seatService().sit(ben, table, "")))
        .isEqualTo(ServerRejectionCode.STORAGE_UNAVAILABLE);
    assertThat(server.seatService().leave(anna.account(), table).map(Rejection::code))
        .contains(ServerRejectionCode.STORAGE_UNAVAILABLE);
    assertThat(table.seatOf(anna.account().id())).isPresent();
    store.failWrites(0);
    assertThat(server.seatService().sit(ben, table, "")).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.match()).isPresent();
  }

  /** A name in use is rejected, and a name that is no longer used becomes available. */
  @Test
  void namesBelongToOneAccountAtATime() {
    ClientSession anna = connect("anna");
    ClientSession other = connect(new RecordingClient(), "ben");
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
  private ServerTable startMatch(RecordingClient first, RecordingClient second) {
    ServerTable table = tableOf(requestTable(connect(first, "anna")));
    tableOf(server.seatService().sit(connect(second, "ben"), table, ""));
    for (RecordingClient client : List.of(first, second)) {
      client.seat = table.seatOf(client.account().id());
      server.tableService().join(client, table);
    }
    return table;
  }

  @Test
  void drainingServersRejectForks() {
    ClientSession anna = connect("anna");
    ServerTable table = startMatch(anna);
    concede(table);
    Fork fork = Fork.at(1, table.match().orElseThrow().match(), false);
    server.setDraining(true);
    assertThat(rejectionOf(server.matchImports().fork(anna, table, fork)))
        .isEqualTo(ServerRejectionCode.DRAINING);
    assertThat(server.tables()).containsExactly(table);
  }

  /** Spectators are not offered a rematch. */
  @Test
  void onlyPlayersAreOfferedARematch() {
    RecordingClient first = new RecordingClient();
    RecordingClient second = new RecordingClient();
    ServerTable table = startMatch(first, second);
    RecordingClient spectator = new RecordingClient();
    connect(spectator, "cleo");
    server.tableService().join(spectator, table);
    concede(table);
    ServerTable next = tableOf(server.seatService().rematch(first.session.orElseThrow(), table));
    assertThat(second.notifications)
        .contains(new Notification.RematchOffered("anna", next.number()));
    assertThat(spectator.notifications).noneMatch(Notification.RematchOffered.class::isInstance);
  }

  /** A seat that was given up has no player who could return. */
  @Test
  void freeSeatsAreNotReportedAsAbsent() {
    RecordingClient first = new RecordingClient();
    RecordingClient second = new RecordingClient();
    ServerTable table = startMatch(first, second);
    server.tableService().leave(second, table);
    assertThat(server.seatService().leave(second.account(), table)).isEmpty();
    server.tick();
    assertThat(first.notifications).noneMatch(Notification.BotOffered.class::isInstance);
  }

  /** Creates a table hosted by Anna, with a seat reserved for Ben. */
  private ServerTable tableInvitingBen(ClientSession anna) {
    SeatOwners owners = seating(new SeatOwner.Held(anna.account().id()), new SeatOwner.Free("ben"));
    return tableOf(
        server.seatService().createTable(anna, new TableSpec(TA_SE, Options.NONE, owners)));
  }

  @Test
  void invitationsAreDeliveredOncePerConnection() {
    RecordingClient first = new RecordingClient();
    RecordingClient second = new RecordingClient();
    connect(first, "ben");
    connect(second, "ben");
    Notification invitation =
        new Notification.Invitation(
            "anna", "ta-se", tableInvitingBen(connect("anna")).number(), Optional.empty());
    server.tick();
    server.tick();
    assertThat(first.notifications).containsExactly(invitation);
    assertThat(second.notifications).containsExactly(invitation);
  }

  @Test
  void repeatedInvitationsAreDeliveredAgain() {
    RecordingClient client = new RecordingClient();
    connect(client, "ben");
    ClientSession anna = connect("anna");
    ServerTable table = tableInvitingBen(anna);
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
