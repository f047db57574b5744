package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import lethe.app.server.base.Limit;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the limits on events: per account, per address, of guests, and in total. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class EventLimitsTest {
  private static final String HERE = "127.0.0.2";
  private static final String THERE = "127.0.0.3";

  @Parameter DatabaseKind base;

  @TempDir Path data;

  private final ManualClock watch = new ManualClock();

  private SshEndpoint open() {
    return TestServers.open(
        TestServers.withLimits(
            data,
            base,
            b ->
                b.with(Limit.EVENTS, 2)
                    .with(Limit.EVENTS_EACH, 4)
                    .with(Limit.EVENTS_ALL, 6)
                    .with(Limit.IDLE, Duration.ofDays(9))),
        watch);
  }

  private static String make(SshTestClient client, String event) {
    return client.run("event make " + event + " eurydice deals=1 days=3", "").replace('\n', ' ');
  }

  private static String guest(SshEndpoint server, String address, String event) {
    try (SshTestClient client = SshTestClient.from(address, server.port(), "ben")) {
      return make(client, event);
    }
  }

  private static String keyed(SshEndpoint server, KeyPair key, String event) {
    try (SshTestClient client = SshTestClient.key(server.port(), "anna", key)) {
      return make(client, event);
    }
  }

  @Test
  void noAccountTakesAllEventsAndFinishedOnesFreeTheirPlaces() {
    KeyPair anna = TestServers.key();
    KeyPair cleo = TestServers.key();
    try (SshEndpoint server = open()) {
      try (SshTestClient ben = SshTestClient.from(HERE, server.port(), "ben");
          ClientTerminal line = ben.dumb()) {
        line.type("event make one eurydice deals=1 days=3");
        line.until("is set");
        line.type("event make two eurydice deals=1 days=3");
        line.until("your limit of 1 unfinished event is reached");
      }
      assertThat(guest(server, HERE, "two")).contains("is set");
      assertThat(guest(server, HERE, "three"))
          .contains("limit of 2 unfinished events from your address");
      assertThat(guest(server, THERE, "three")).contains("is set");
      assertThat(guest(server, THERE, "four"))
          .contains("limit of 3 unfinished events on this server");
      assertThat(keyed(server, anna, "four")).contains("is set");
      assertThat(keyed(server, anna, "five")).contains("is set");
      assertThat(keyed(server, anna, "six")).contains("your limit of 2 unfinished events");
    }
    try (SshEndpoint server = open()) {
      assertThat(guest(server, HERE, "six"))
          .as("opened again")
          .contains("limit of 3 unfinished events on this server");
      assertThat(keyed(server, cleo, "six")).contains("is set");
      assertThat(keyed(server, cleo, "seven"))
          .contains("limit of 6 unfinished events on this server");
      try (SshTestClient client = SshTestClient.key(server.port(), "anna", anna)) {
        assertThat(client.run("event four cancel", "")).contains("four");
      }
      assertThat(keyed(server, cleo, "seven")).as("one was cancelled").contains("is set");
      watch.forward(Duration.ofDays(4));
      assertThat(guest(server, HERE, "eight")).as("they are over").contains("is set");
    }
  }

  /** Players with a key leave a place for other addresses, too. */
  @Test
  void anAddressCannotTakeAllEvents() {
    try (SshEndpoint server = open()) {
      for (int i = 0; i < 4; i++) {
        assertThat(keyed(server, TestServers.key(), "event-" + i)).contains("is set");
      }
      assertThat(keyed(server, TestServers.key(), "more"))
          .contains("limit of 4 unfinished events from your address");
      assertThat(guest(server, THERE, "more")).contains("is set");
    }
  }
}
