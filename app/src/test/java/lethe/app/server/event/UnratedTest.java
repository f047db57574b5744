package lethe.app.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limits;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.client.UnratedReason;
import lethe.app.server.session.LoginService;
import lethe.app.server.session.SessionRegistry;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the reasons why matches are not rated, and their announcement. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class UnratedTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, Limits.DEFAULTS);
  }

  private static final List<Seat> SEATS = TestServer.TA_SE.seats().firstSeats(2);

  private TestServer.TestClient anna;
  private TestServer.TestClient ben;

  private ServerTable startMatch(String firstLogin, String secondLogin) {
    anna = server.connectClient(firstLogin, "anna");
    ben = server.connectClient(secondLogin, "ben");
    ServerTable table =
        server.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
    TestServer.tableOf(server.gameServer.seatService().sit(ben.session(), table, ""));
    return table;
  }

  private static Table<?, ?, ?> match(ServerTable table) {
    return table.match().orElseThrow();
  }

  private static void playMovesOfBothPlayers(ServerTable table) {
    TestServer.play(match(table), 8);
  }

  private List<RatingStore.RatingEntry> leadersAfterTick() {
    server.gameServer.tick();
    try {
      return server.gameServer.ratingService().leaders("ta-se", true);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private Optional<UnratedReason> unratedReason(ServerTable table) {
    return server
        .gameServer
        .tableService()
        .unratedNotification(table)
        .map(Notification.NotRated.class::cast)
        .map(Notification.NotRated::reason);
  }

  @Test
  void matchesOfPlayersWithKeysAreRatedOnceEachHasMoved() {
    ServerTable table = startMatch("key:anna", "key:ben");
    server.enter(anna, table);
    playMovesOfBothPlayers(table);
    TestServer.concede(table);
    assertThat(unratedReason(table)).isEmpty();
    assertThat(anna.notifications).noneMatch(Notification.NotRated.class::isInstance);
    assertThat(leadersAfterTick())
        .extracting(entry -> entry.key().subject())
        .containsExactly("key:ben", "key:anna");
  }

  @Test
  void matchesAgainstGuestsAreAnnouncedAsUnrated() {
    ServerTable table = startMatch("key:anna", SessionRegistry.returnCodeLogin("code"));
    server.enter(anna, table);
    assertThat(anna.notifications).contains(new Notification.NotRated(UnratedReason.GUEST));
    playMovesOfBothPlayers(table);
    TestServer.concede(table);
    assertThat(leadersAfterTick()).isEmpty();
    assertThat(server.gameServer.tableService().unratedNotification(table))
        .contains(new Notification.NotRated(UnratedReason.GUEST));
  }

  @Test
  void aMatchConcededBeforeBothPlayersMoveIsNotRated() {
    ServerTable table = startMatch("key:anna", "key:ben");
    TestServer.play(match(table), 1);
    assertThat(unratedReason(table)).isEmpty();
    TestServer.concede(table);
    assertThat(unratedReason(table)).contains(UnratedReason.NO_MOVE);
    assertThat(leadersAfterTick()).isEmpty();
  }

  @Test
  void matchesWithChangedPlayersAreNotRated() {
    ServerTable table = startMatch("key:anna", "key:ben");
    playMovesOfBothPlayers(table);
    assertThat(server.gameServer.seatService().leave(ben.account(), table)).isEmpty();
    assertThat(unratedReason(table)).contains(UnratedReason.PLAYER_CHANGED);
    ClientSession cleo = server.connect("cleo");
    TestServer.tableOf(server.gameServer.seatService().sit(cleo, table, ""));
    playMovesOfBothPlayers(table);
    TestServer.concede(table);
    assertThat(unratedReason(table)).contains(UnratedReason.PLAYER_CHANGED);
    assertThat(leadersAfterTick()).isEmpty();
  }

  @Test
  void matchesWithMovesOfASubstituteBotAreNotRated() {
    ServerTable table = startMatch("key:anna", "key:ben");
    playMovesOfBothPlayers(table);
    Player bot = new Player.Machine(SeatOwner.Bot.defaultFor(TestServer.TA_SE).level());
    assertThat(
            match(table).addControlIfAllowed(new ControlEntry.SeatReassigned(SEATS.getLast(), bot)))
        .isEmpty();
    while (match(table).match().turn().awaits(SEATS.getFirst())) {
      TestServer.play(match(table), 1);
    }
    match(table).letOneBotMove();
    TestServer.concede(table);
    assertThat(unratedReason(table)).contains(UnratedReason.BOT_MOVED);
    assertThat(leadersAfterTick()).isEmpty();
  }

  @Test
  void matchesWithBotsAreAnnouncedAsUnrated() {
    Title<?, ?, ?> robots = Titles.byName("robots").orElseThrow();
    ClientSession first = server.connect("anna");
    ClientSession second = server.connect("ben");
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                first,
                robots,
                TestServer.held(first),
                TestServer.free(),
                SeatOwner.Bot.defaultFor(robots)));
    TestServer.tableOf(server.gameServer.seatService().sit(second, table, ""));
    assertThat(unratedReason(table)).contains(UnratedReason.BOT);
  }

  @Test
  void cooperativeGamesOutsideEventsAreNotRated() {
    Title<?, ?, ?> ravens = Titles.byName("ravens").orElseThrow();
    ClientSession first = server.connect("anna");
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(first, ravens, TestServer.held(first), TestServer.free()));
    TestServer.tableOf(server.gameServer.seatService().sit(server.connect("ben"), table, ""));
    assertThat(unratedReason(table)).contains(UnratedReason.NO_EVENT);
  }

  /** The accounts are merged after the match. */
  @Test
  void mergedAccountsAreNotRatedAgainstEachOther() {
    ServerTable table = startMatch("key:anna", "key:ben");
    playMovesOfBothPlayers(table);
    TestServer.concede(table);
    LoginService.SecretResult issued =
        server.gameServer.loginService().newPairingCode(anna.session());
    assertThat(issued).isInstanceOf(LoginService.SecretResult.Issued.class);
    assertThat(
            server
                .gameServer
                .loginService()
                .redeemPairingCode(
                    ben.session(), ((LoginService.SecretResult.Issued) issued).secret()))
        .isEmpty();
    assertThat(unratedReason(table)).contains(UnratedReason.SAME_ACCOUNT);
    assertThat(leadersAfterTick()).isEmpty();
  }
}
