package lethe.app.server.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import org.junit.jupiter.api.Test;

/** Tests for how long an address is blocked after penalties. */
class AdmissionControlTest {
  private static final Limits LIMITS =
      Limits.DEFAULTS.with(Limit.PENALTY_MAX, 30).with(Limit.PENALTY_MIN, 10);

  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private final Log log =
      new Log(
          new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
          () -> now);
  private final AdmissionControl admission = new AdmissionControl(LIMITS, () -> now, log);
  private final AddressQuota quota = admission.quotaOf(InetAddress.getLoopbackAddress());

  private void penalize(int times) {
    for (int i = 0; i < times; i++) {
      admission.penalize(quota);
    }
  }

  @Test
  void penaltiesAddUpAndDecay() {
    penalize(2);
    assertThat(quota.blockedFor(now)).as("the minimum is not exceeded").isEmpty();
    now = now.plusSeconds(5);
    penalize(1);
    assertThat(quota.blockedFor(now)).as("half of it has decayed").isEmpty();
    penalize(1);
    assertThat(quota.blockedFor(now)).contains(Duration.ofSeconds(15));
    now = now.plusSeconds(15);
    assertThat(quota.blockedFor(now)).isEmpty();
  }

  @Test
  void theSumOfPenaltiesHasAMaximum() {
    penalize(14);
    assertThat(quota.blockedFor(now)).contains(Duration.ofSeconds(30));
    now = now.plusSeconds(29);
    assertThat(quota.blockedFor(now)).contains(Duration.ofSeconds(1));
    now = now.plusSeconds(1);
    assertThat(quota.blockedFor(now)).isEmpty();
    penalize(1);
    assertThat(quota.blockedFor(now)).as("a new penalty begins").isEmpty();
  }
}
