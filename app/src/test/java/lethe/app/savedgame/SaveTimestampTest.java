package lethe.app.savedgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SaveTimestampTest {
  @ParameterizedTest
  @ValueSource(strings = {"2026-11-25T16:12:05Z", "2027-01-01T00:00:00Z", "2026-02-28T23:59:00Z"})
  void isoTextHasAPrecisionOfSeconds(String time) {
    Instant later = Instant.parse(time).plusMillis(999);
    assertThat(SaveTimestamp.of(later).isoText()).isEqualTo(time);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2026-11-25T16:12:05Z 20261125-161205", "2027-01-01T00:00:00Z 20270101-000000"})
  void aFileNameContainsDateAndTime(String timeAndFileName) {
    String[] parts = timeAndFileName.split(" ", -1);
    assertThat(SaveTimestamp.of(Instant.parse(parts[0])).fileNameText()).isEqualTo(parts[1]);
  }
}
