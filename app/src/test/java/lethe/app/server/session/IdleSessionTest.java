package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.account.Account;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.client.ClientHandle;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableParticipant;
import lethe.app.server.table.TableSettings;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that sessions without input are disconnected. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class IdleSessionTest {
  private static final Limits LIMITS =
      TestLimits.GENEROUS
          .with(Limit.IDLE_TIMEOUT, Duration.ofMinutes(10))
          .with(Limit.SEAT_HOLD, Duration.ofDays(9));

  @TempDir Path data;

  private Instant now = Instant.now();
  @AutoClose private TestServer server;
  private SimulatedClient anna;
  private SimulatedClient ben;

  /**
   * A client that has input once when it connects, and later only if a test sets {@link #hasInput}.
   */
  private static final class SimulatedClient implements ClientHandle, TableParticipant {
    private final List<DisconnectReason> disconnectReasons = new ArrayList<>();
    private Optional<ClientSession> session = Optional.empty();
    private Optional<Seat> seat = Optional.empty();
    private boolean hasInput = true;

    @Override
    public Account account() {
      return session.orElseThrow().account();
    }

    @Override
    public Optional<Seat> seat() {
      return seat;
    }

    @Override
    public void deliver(Notification notification) {}

    @Override
    public void leaveTable() {}

    @Override
    public void wake() {}

    @Override
    public void disconnect(DisconnectReason reason) {
      disconnectReasons.add(reason);
    }

    @Override
    public boolean pollActivity() {
      boolean active = hasInput;
      hasInput = false;
      return active;
    }

    @Override
    public boolean isShowingMatch() {
      return false;
    }

    @Override
    public boolean hasShownPages() {
      return true;
    }

    @Override
    public void awaitClosed(Duration patience) {}
  }

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, LIMITS, new Clocks(() -> now, () -> now));
    anna = connect("anna");
    ben = connect("ben");
  }

  private SimulatedClient connect(String name) {
    SimulatedClient client = new SimulatedClient();
    client.session =
        Optional.of(
            server
                .gameServer
                .sessions()
                .connect(
                    client,
                    "key:" + name,
                    name,
                    "127.0.0.1",
                    server.gameServer.admission().quotaOf(InetAddress.getLoopbackAddress())));
    return client;
  }

  private void advanceTime(Duration time) {
    server.gameServer.tick();
    now = now.plus(time);
    server.gameServer.tick();
  }

  private static DisconnectReason idleTimeout() {
    return new DisconnectReason.IdleTimeout(Duration.ofMinutes(10));
  }

  private ServerTable startMatch(String pace) {
    ClientSession host = anna.session.orElseThrow();
    ClientSession opponent = ben.session.orElseThrow();
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                host,
                TestServer.TA_SE,
                TableSettings.DEFAULTS.with("pace", pace).orElseThrow(),
                TestServer.held(host),
                TestServer.held(opponent)));
    for (SimulatedClient client : List.of(anna, ben)) {
      client.seat = table.seatOf(client.account().id());
      server.gameServer.tableService().join(client, table);
      var _ = client.session.orElseThrow().moveTo(table.number());
    }
    return table;
  }

  @Test
  void anIdleClientIsAskedToLeaveOnlyOnce() {
    advanceTime(Duration.ofMinutes(11));
    advanceTime(Duration.ofMinutes(1));
    assertThat(anna.disconnectReasons).containsExactly(idleTimeout());
  }

  @Test
  void onlyIdleSessionsAreDisconnectedAndTheirSeatsAreHeld() {
    ServerTable table = startMatch("live");
    advanceTime(Duration.ofMinutes(9));
    ben.hasInput = true;
    advanceTime(Duration.ofMinutes(2));
    assertThat(anna.disconnectReasons).contains(idleTimeout());
    assertThat(ben.disconnectReasons).isEmpty();
    assertThat(table.seatOwners().bySeat().values()).hasOnlyElementsOfType(SeatOwner.Held.class);
    advanceTime(Duration.ofMinutes(11));
    assertThat(ben.disconnectReasons).contains(idleTimeout());
  }

  /** In a match with a limit for each move, the other player may have to wait a long time. */
  @Test
  void aPlayerWaitingForASlowOpponentIsNotDisconnected() {
    ServerTable table = startMatch("23h");
    TestServer.play(table.match().orElseThrow(), 1);
    boolean annasTurn = table.match().orElseThrow().match().turn().awaits(anna.seat.orElseThrow());
    advanceTime(Duration.ofMinutes(9));
    advanceTime(Duration.ofMinutes(9));
    advanceTime(Duration.ofMinutes(9));
    assertThat((annasTurn ? anna : ben).disconnectReasons).contains(idleTimeout());
    assertThat((annasTurn ? ben : anna).disconnectReasons).isEmpty();
  }
}
