package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests which requests adjourn a match, and how an adjourned match continues. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class AdjournmentTest {
  private static final Seat RED = TestServer.TA_SE.seats().firstSeats(2).getFirst();
  private static final Seat BLUE = TestServer.TA_SE.seats().firstSeats(2).getLast();

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private Instant now = Instant.now();
  @AutoClose private TestServer server;
  private TestServer.TestClient anna;
  private TestServer.TestClient ben;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, Limits.DEFAULTS, new Clocks(() -> now, () -> now));
    anna = server.connectClient("key:anna", "anna");
    ben = server.connectClient("key:ben", "ben");
  }

  /** Starts a match of Anna and Ben, who are present. */
  private ServerTable startMatch(String pace) {
    ClientSession host = anna.session();
    TableSettings settings = TableSettings.DEFAULTS.with("pace", pace).orElseThrow();
    ServerTable table =
        server.createTable(host, settings, TestServer.held(host), TestServer.free());
    TestServer.tableOf(server.gameServer.seatService().sit(ben.session(), table, ""));
    server.enter(anna, table);
    server.enter(ben, table);
    return table;
  }

  private Optional<ErrorCode> adjourn(TestServer.TestClient client, ServerTable table) {
    return server.gameServer.matchInterruptions().adjourn(client, table).map(Rejection::code);
  }

  private void advanceTime(Duration time) {
    server.gameServer.tick();
    now = now.plus(time);
    server.gameServer.tick();
  }

  private boolean isStoredAsAdjourned() {
    return new StoredData(data, databaseKind).journal(1).contains("* adjourned");
  }

  /** A player who asks twice counts once, and the others at the table are notified once. */
  @Test
  void aMatchIsAdjournedWhenBothPlayersHaveAsked() {
    ServerTable table = startMatch("live");
    TestServer.TestClient spectator = server.connectClient("key:cleo", "cleo");
    server.enter(spectator, table);
    Notification request = new Notification.AdjournmentRequested(Optional.of("anna"), RED);
    assertThat(adjourn(spectator, table)).contains(ServerRejectionCode.NOT_SEATED);
    assertThat(adjourn(anna, table)).contains(ServerRejectionCode.ADJOURNMENT_REQUESTED);
    assertThat(adjourn(anna, table)).contains(ServerRejectionCode.ADJOURNMENT_REQUESTED);
    assertThat(ben.notifications).containsOnlyOnce(request);
    assertThat(spectator.notifications).containsOnlyOnce(request);
    assertThat(anna.notifications).doesNotContain(request);
    assertThat(isStoredAsAdjourned()).isFalse();
    assertThat(adjourn(ben, table)).isEmpty();
    assertThat(new StoredData(data, databaseKind).journal(1)).containsOnlyOnce("* adjourned");
    assertThat(table.isAdjourned()).isTrue();
    assertThat(anna.hasLeft && ben.hasLeft && spectator.hasLeft).isTrue();
    assertThat(table.seatOf(ben.account().id())).contains(BLUE);
  }

  /** A request applies only to the position in which it was made. */
  @Test
  void aMoveCancelsTheRequestToAdjourn() {
    ServerTable table = startMatch("live");
    assertThat(adjourn(anna, table)).contains(ServerRejectionCode.ADJOURNMENT_REQUESTED);
    TestServer.play(table.match().orElseThrow(), 1);
    assertThat(adjourn(ben, table)).contains(ServerRejectionCode.ADJOURNMENT_REQUESTED);
    assertThat(adjourn(anna, table)).isEmpty();
  }

  @Test
  void theOnlyPresentPlayerAdjournsImmediately() {
    ServerTable table = startMatch("live");
    server.gameServer.tableService().leave(ben, table);
    assertThat(adjourn(anna, table)).isEmpty();
    assertThat(isStoredAsAdjourned()).isTrue();
    TestServer.tableOf(server.gameServer.seatService().sit(anna.session(), table, ""));
    server.enter(anna, table);
    assertThat(table.isAdjourned()).isFalse();
  }

  /** Returns the player who is to move. */
  private TestServer.TestClient playerToMove(ServerTable table) {
    return table.match().orElseThrow().match().turn().awaits(RED) ? anna : ben;
  }

  @Test
  void aLatePlayerCannotAdjournAlone() {
    ServerTable table = startMatch("60s");
    TestServer.TestClient latePlayer = playerToMove(table);
    TestServer.TestClient otherPlayer = latePlayer.equals(anna) ? ben : anna;
    advanceTime(Duration.ofSeconds(61));
    assertThat(otherPlayer.notifications)
        .contains(new Notification.PlayerLate(latePlayer.seat().orElseThrow()));
    assertThat(adjourn(latePlayer, table)).contains(ServerRejectionCode.ADJOURNMENT_REQUESTED);
    assertThat(otherPlayer.notifications)
        .anyMatch(Notification.AdjournmentRequested.class::isInstance);
    assertThat(adjourn(otherPlayer, table)).isEmpty();
  }

  /** The late player is present. */
  @Test
  void theOpponentOfALatePlayerCanAdjournACorrespondenceGame() {
    ServerTable table = startMatch("2d");
    TestServer.TestClient latePlayer = playerToMove(table);
    TestServer.TestClient otherPlayer = latePlayer.equals(anna) ? ben : anna;
    assertThat(adjourn(otherPlayer, table)).contains(ServerRejectionCode.ADJOURNMENT_REQUESTED);
    advanceTime(Duration.ofHours(49));
    assertThat(adjourn(otherPlayer, table)).isEmpty();
    assertThat(isStoredAsAdjourned()).isTrue();
  }

  @Test
  void aLatePlayerCannotAdjournACorrespondenceGameAlone() {
    ServerTable table = startMatch("2d");
    TestServer.TestClient latePlayer = playerToMove(table);
    advanceTime(Duration.ofHours(49));
    assertThat(adjourn(latePlayer, table)).contains(ServerRejectionCode.ADJOURNMENT_REQUESTED);
    assertThat(isStoredAsAdjourned()).isFalse();
  }

  private ServerTable adjournMatch() {
    ServerTable table = startMatch("60s");
    assertThat(adjourn(anna, table)).contains(ServerRejectionCode.ADJOURNMENT_REQUESTED);
    assertThat(adjourn(ben, table)).isEmpty();
    server.gameServer.tableService().leave(anna, table);
    server.gameServer.tableService().leave(ben, table);
    return table;
  }

  private void comeBack(TestServer.TestClient client, ServerTable table) {
    TestServer.tableOf(server.gameServer.seatService().sit(client.session(), table, ""));
    assertThat(server.gameServer.tableService().openMatch(table)).isEmpty();
    server.enter(client, table);
  }

  @Test
  void adjournedTimeDoesNotCountTowardTheMoveTimeLimit() {
    ServerTable table = adjournMatch();
    advanceTime(Duration.ofHours(2));
    comeBack(anna, table);
    comeBack(ben, table);
    TestServer.TestClient latePlayer = playerToMove(table);
    TestServer.TestClient otherPlayer = latePlayer.equals(anna) ? ben : anna;
    assertThat(otherPlayer.notifications).noneMatch(Notification.PlayerLate.class::isInstance);
    advanceTime(Duration.ofSeconds(61));
    assertThat(otherPlayer.notifications)
        .contains(new Notification.PlayerLate(latePlayer.seat().orElseThrow()));
    MatchInterruptions interruptions = server.gameServer.matchInterruptions();
    assertThat(interruptions.replaceByBot(otherPlayer, table, "")).isEmpty();
    assertThat(otherPlayer.notifications)
        .contains(new Notification.BotTookOver(latePlayer.seat().orElseThrow()));
  }

  /** The time since the adjournment does not count as absence. */
  @Test
  void seatsAreHeldAfterOnePlayerReturnsToAnAdjournedMatch() {
    ServerTable table = adjournMatch();
    advanceTime(Duration.ofDays(2));
    comeBack(anna, table);
    server.gameServer.tick();
    assertThat(table.isFull()).isTrue();
  }
}
