package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests how long the seat of an absent player is held, and what happens to it then. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class HeldSeatsTest {
  private static final Duration HOLD = Duration.ofHours(3);

  private static final Limits LIMITS = TestLimits.GENEROUS.with(Limit.SEAT_HOLD, HOLD);

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private Instant now = Instant.now();
  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, LIMITS, new Clocks(() -> now, () -> now));
  }

  private void advanceTime(Duration time) {
    server.gameServer.tick();
    now = now.plus(time);
    server.gameServer.tick();
  }

  private TableService tables() {
    return server.gameServer.tableService();
  }

  private boolean hasUnarchivedTable(int number) {
    return new StoredData(data, databaseKind).hasTable(number, false);
  }

  private TestServer.TestClient connectClient(String name) {
    return server.connectClient("key:" + name, name);
  }

  private static SeatOwner bot() {
    return SeatOwner.Bot.defaultFor(TestServer.TA_SE);
  }

  @Test
  void anOpenTableIsRemovedWhenItsLastSeatExpires() {
    ClientSession anna = server.connect("anna");
    ServerTable table = server.createTable(anna, TestServer.held(anna), TestServer.free());
    tables().startWaiting(anna, table);
    advanceTime(HOLD.multipliedBy(2));
    assertThat(hasUnarchivedTable(1)).as("a player who waits on the server is not absent").isTrue();
    tables().stopWaiting(anna, table);
    server.gameServer.sessions().remove(anna);
    advanceTime(HOLD);
    assertThat(hasUnarchivedTable(1)).isTrue();
    advanceTime(Duration.ofSeconds(1));
    assertThat(hasUnarchivedTable(1)).isFalse();
  }

  @Test
  void aFreedSeatOfARunningMatchCanBeTaken() {
    TestServer.TestClient anna = connectClient("anna");
    TestServer.TestClient ben = connectClient("ben");
    ClientSession cleo = server.connect("cleo");
    ServerTable table =
        server.createTable(
            anna.session(), TestServer.held(anna.session()), TestServer.held(ben.session()));
    server.enter(anna, table);
    server.enter(ben, table);
    tables().leave(anna, table);
    advanceTime(HOLD);
    SeatService seats = server.gameServer.seatService();
    assertThat(TestServer.rejectionCodeOf(seats.sit(cleo, table, "")))
        .isEqualTo(ServerRejectionCode.NO_FREE_SEAT);
    advanceTime(Duration.ofSeconds(1));
    assertThat(seats.sit(cleo, table, "")).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.seatOf(cleo.account().id())).isPresent();
    assertThat(TestServer.rejectionCodeOf(seats.sit(anna.session(), table, "")))
        .isEqualTo(ServerRejectionCode.NO_FREE_SEAT);
    advanceTime(HOLD.multipliedBy(2));
    assertThat(table.seatOf(ben.account().id())).as("a player who is present").isPresent();
  }

  /** The table ends when the last seat is no longer held, even if there are spectators. */
  @Test
  void aMatchAbandonedByAllPlayersIsArchived() {
    TestServer.TestClient anna = connectClient("anna");
    TestServer.TestClient cleo = connectClient("cleo");
    ServerTable table = server.createTable(anna.session(), TestServer.held(anna.session()), bot());
    server.enter(anna, table);
    server.enter(cleo, table);
    tables().leave(anna, table);
    advanceTime(HOLD.plusSeconds(1));
    assertThat(cleo.hasLeft).isTrue();
    assertThat(hasUnarchivedTable(1)).isFalse();
    assertThat(server.gameServer.tables()).isEmpty();
    ServerTable archived = server.table(1);
    assertThat(
            TestServer.rejectionCodeOf(
                server.gameServer.seatService().sit(cleo.session(), archived, "")))
        .isEqualTo(ServerRejectionCode.TABLE_ABANDONED);
    assertThat(tables().openMatch(cleo.account(), archived)).isEmpty();
  }

  @Test
  void aMatchOfBotsIsNotArchived() {
    server.createTable(server.connect("anna"), bot(), bot());
    advanceTime(HOLD.multipliedBy(2));
    advanceTime(HOLD.multipliedBy(2));
    assertThat(hasUnarchivedTable(1)).isTrue();
  }

  @Test
  void theHoldTimeOfASeatRestartsWithTheServer() {
    ClientSession anna = server.connect("anna");
    server.createTable(anna, TestServer.held(anna), bot());
    server.createTable(anna, TestServer.held(anna), TestServer.free());
    now = now.plus(HOLD.multipliedBy(2));
    server.close();
    open();
    advanceTime(HOLD);
    assertThat(hasUnarchivedTable(1)).isTrue();
    assertThat(hasUnarchivedTable(2)).isTrue();
    advanceTime(Duration.ofSeconds(1));
    assertThat(hasUnarchivedTable(1)).isFalse();
    assertThat(hasUnarchivedTable(2)).isFalse();
  }

  /** The wall clock jumps as if an operator had changed the date of the machine. */
  @Test
  void aJumpOfTheWallClockDoesNotFreeSeats() {
    server.close();
    AtomicLong nanos = new AtomicLong();
    server = new TestServer(data, databaseKind, LIMITS, Clocks.of(() -> now, nanos::get));
    ClientSession anna = server.connect("anna");
    ServerTable table = server.createTable(anna, TestServer.held(anna), bot());
    server.gameServer.sessions().remove(anna);
    advanceTime(Duration.ofDays(3));
    server.gameServer.tick();
    assertThat(table.isVacant()).isFalse();
    nanos.addAndGet(HOLD.plusSeconds(1).toNanos());
    server.gameServer.tick();
    assertThat(table.isVacant()).isTrue();
  }
}
