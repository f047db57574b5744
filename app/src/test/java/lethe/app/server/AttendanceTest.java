package lethe.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

class AttendanceTest {
  private static final Seat BLUE = new Seat(1, "blue");
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private final Attendance attendance = new Attendance();

  /**
   * Otherwise a seat would be reserved forever while another server keeps reporting the absence.
   */
  @Test
  void aPlayerReportedAwayTwiceIsAwaySinceTheFirstReport() {
    attendance.away(BLUE, NOON);
    attendance.awayStill(BLUE, NOON.plusSeconds(60));
    assertThat(attendance.awayBefore(NOON.plusSeconds(1))).containsExactly(BLUE);
  }

  @Test
  void aPlayerNotYetReportedIsAwaySinceThatReport() {
    attendance.awayStill(BLUE, NOON);
    assertThat(attendance.awayBefore(NOON)).isEmpty();
    assertThat(attendance.awayBefore(NOON.plusSeconds(1))).containsExactly(BLUE);
  }
}
