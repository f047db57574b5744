package lethe.app.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.account.Ban;
import lethe.app.server.base.Clocks;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that servers that share a PostgreSQL database make the same decisions even if the clocks of
 * their machines differ.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ClockDifferenceTest {
  @TempDir Path data;

  private final List<TestServer> servers = new ArrayList<>();

  private TestServer open(InstantSource clock) {
    TestServer server =
        new TestServer(data, DatabaseKind.POSTGRES, TestLimits.GENEROUS, new Clocks(clock, clock));
    servers.add(server);
    return server;
  }

  private static InstantSource clockBehind(Duration time) {
    return () -> Instant.now().minus(time);
  }

  @AfterEach
  void close() {
    servers.forEach(TestServer::close);
  }

  @Test
  void aPlayerBannedOnOneServerIsDisconnectedFromAnother() throws IOException {
    TestServer slow = open(clockBehind(Duration.ofHours(1)));
    TestServer fast = open(clockBehind(Duration.ofHours(-1)));
    TestServer.TestClient anna = fast.connectClient("key:anna", "anna");
    TestServer.TestClient ben = fast.connectClient("key:ben", "ben");
    Instant end = slow.gameServer.now().plus(Duration.ofMinutes(30));
    assertThat(end)
        .isCloseTo(Instant.now().plus(Duration.ofMinutes(30)), within(1, ChronoUnit.MINUTES));
    Ban ban = new Ban("key:anna", "anna", Optional.of(end));
    slow.gameServer.bans().add(ban);
    fast.gameServer.tick();
    assertThat(fast.gameServer.bans().active())
        .singleElement()
        .satisfies(
            active ->
                assertThat(active.until().orElseThrow())
                    .isCloseTo(end, within(1, ChronoUnit.MILLIS)));
    assertThat(anna.disconnectReasons).singleElement().isInstanceOf(DisconnectReason.Banned.class);
    assertThat(ben.disconnectReasons).isEmpty();
  }

  @Test
  void aFastServerClockDoesNotExpireNames() {
    TestServer server = open(InstantSource.system());
    ClientSession anna = server.connect("anna");
    ServerTable table = server.createTable(anna, TestServer.held(anna), TestServer.free());
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    server.gameServer.sessions().remove(anna);
    open(clockBehind(Duration.ofDays(-1_000))).gameServer.tick();
    server.gameServer.tick();
    StoredData storedData = new StoredData(data, DatabaseKind.POSTGRES);
    assertThat(storedData.accountNames()).containsExactly("anna");
    assertThat(storedData.strings("select last_used from accounts"))
        .allMatch(day -> day.compareTo("" + Instant.now().plus(Duration.ofDays(2))) < 0);
  }

  /** A clock that only the test moves forward. */
  private static final class MovedClock implements InstantSource {
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");

    @Override
    public synchronized Instant instant() {
      return now;
    }

    synchronized void forward(Duration time) {
      now = now.plus(time);
    }
  }

  @Test
  void aServerReadjustsToTheDatabaseClock() {
    MovedClock clock = new MovedClock();
    TestServer server = open(clock);
    clock.forward(Duration.ofHours(5));
    assertThat(server.gameServer.now()).isAfter(Instant.now().plus(4, ChronoUnit.HOURS));
    server.gameServer.tick();
    assertThat(server.gameServer.now()).isCloseTo(Instant.now(), within(1, ChronoUnit.MINUTES));
  }

  @Test
  void aSeatVacatedOnOneServerIsVacantOnTheOther() {
    MovedClock clock = new MovedClock();
    TestServer one = open(InstantSource.system());
    TestServer two = open(clock);
    TestServer.TestClient anna = one.connectClient("key:anna", "anna");
    ServerTable table =
        one.createTable(
            anna.session(),
            TestServer.held(anna.session()),
            SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    one.enter(anna, table);
    one.gameServer.tableService().leave(anna, table);
    one.gameServer.sessions().remove(anna.session());
    two.gameServer.tick();
    clock.forward(Duration.ofHours(23));
    two.gameServer.tick();
    assertThat(two.table(1).isVacant()).isFalse();
    // A change by another server restarts the wait.
    for (int i = 0; i < 10 && !one.table(1).isVacant(); i++) {
      clock.forward(Duration.ofHours(25));
      two.gameServer.tick();
      one.gameServer.tick();
    }
    assertThat(one.table(1).isVacant()).isTrue();
  }
}
