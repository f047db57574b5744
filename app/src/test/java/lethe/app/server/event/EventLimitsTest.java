package lethe.app.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import lethe.app.event.DealEvent;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.session.SessionRegistry;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Options;
import lethe.engine.core.Rejection;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the limits on events: per account, per address, of guests, and in total. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class EventLimitsTest {
  private static final String FIRST_ADDRESS = "127.0.0.2";
  private static final String SECOND_ADDRESS = "127.0.0.3";

  private static final Limits LIMITS =
      TestLimits.GENEROUS
          .with(Limit.EVENTS, 2)
          .with(Limit.EVENTS_PER_ADDRESS, 4)
          .with(Limit.EVENTS_TOTAL, 6);

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private Instant now = Instant.now();
  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, LIMITS, new Clocks(() -> now, () -> now));
  }

  private ClientSession connect(String login, String name, String address) {
    return server
        .gameServer
        .sessions()
        .connect(
            new TestServer.TestClient(),
            login,
            name,
            address,
            server.gameServer.admission().quotaOf(InetAddress.ofLiteral(address)));
  }

  private Optional<ErrorCode> createEvent(ClientSession host, String event) throws IOException {
    EventService events = server.gameServer.eventService();
    Title<?, ?, ?> title = Titles.byName("eurydice").orElseThrow();
    Instant end = events.now().plus(Duration.ofDays(3));
    return events
        .create(
            new DealEvent(
                event,
                title,
                Options.NONE,
                Map.of(title.seats().firstSeats(1).getFirst(), ""),
                host.account().id(),
                events.now(),
                end,
                1),
            host)
        .map(Rejection::code);
  }

  private Optional<ErrorCode> createAsGuest(String address, String event) throws IOException {
    return createEvent(connect(SessionRegistry.returnCodeLogin(event), "ben", address), event);
  }

  private Optional<ErrorCode> createWithKey(String name, String event) throws IOException {
    return createEvent(connect("key:" + name, name, "127.0.0.1"), event);
  }

  @Test
  void eventsCountTowardLimitsUntilTheyAreOver() throws IOException {
    ClientSession ben = connect(SessionRegistry.returnCodeLogin("ben"), "ben", FIRST_ADDRESS);
    assertThat(createEvent(ben, "one")).isEmpty();
    assertThat(createEvent(ben, "two")).contains(ServerRejectionCode.EVENTS);
    assertThat(createAsGuest(FIRST_ADDRESS, "two")).isEmpty();
    assertThat(createAsGuest(FIRST_ADDRESS, "three"))
        .contains(ServerRejectionCode.EVENTS_PER_ADDRESS);
    assertThat(createAsGuest(SECOND_ADDRESS, "three")).isEmpty();
    assertThat(createAsGuest(SECOND_ADDRESS, "four")).contains(ServerRejectionCode.EVENTS_TOTAL);
    assertThat(createWithKey("anna", "four")).isEmpty();
    assertThat(createWithKey("anna", "five")).isEmpty();
    assertThat(createWithKey("anna", "six")).contains(ServerRejectionCode.EVENTS);
    server.close();
    open();
    assertThat(createAsGuest(FIRST_ADDRESS, "six")).contains(ServerRejectionCode.EVENTS_TOTAL);
    assertThat(createWithKey("cleo", "six")).isEmpty();
    assertThat(createWithKey("cleo", "seven")).contains(ServerRejectionCode.EVENTS_TOTAL);
    EventService events = server.gameServer.eventService();
    assertThat(
            events.remove(
                events.find("four").orElseThrow(), Optional.of(server.connect("anna").account())))
        .isEmpty();
    assertThat(createWithKey("cleo", "seven")).isEmpty();
    now = now.plus(Duration.ofDays(4));
    assertThat(createAsGuest(FIRST_ADDRESS, "eight")).as("the others are over").isEmpty();
  }

  /** The limit per address applies to players with a key, too. */
  @Test
  void oneAddressCannotUseUpTheTotalLimit() throws IOException {
    for (int i = 0; i < 4; i++) {
      assertThat(createWithKey("player-" + i, "event-" + i)).isEmpty();
    }
    assertThat(createWithKey("another", "more")).contains(ServerRejectionCode.EVENTS_PER_ADDRESS);
    assertThat(createAsGuest(SECOND_ADDRESS, "more")).isEmpty();
  }
}
