package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

class TablePresenceTest {
  private static final Seat BLUE = new Seat(1, "blue");
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private final TablePresence presence = new TablePresence();

  /** Otherwise a seat would be held forever while another server keeps reporting the absence. */
  @Test
  void aRepeatedReportDoesNotChangeTheStartOfAnAbsence() {
    presence.markAway(BLUE, NOON);
    presence.markAwayUnlessMarked(BLUE, NOON.plusSeconds(60));
    assertThat(presence.seatsAwayBefore(NOON.plusSeconds(1))).containsExactly(BLUE);
  }

  @Test
  void anAbsenceBeginsWithItsFirstReport() {
    presence.markAwayUnlessMarked(BLUE, NOON);
    assertThat(presence.seatsAwayBefore(NOON)).isEmpty();
    assertThat(presence.seatsAwayBefore(NOON.plusSeconds(1))).containsExactly(BLUE);
  }
}
