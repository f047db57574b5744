package lethe.app.savedgame;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * A time in UTC with a precision of seconds, for headers and file names. It is formatted by hand,
 * because loading Java's formatters would slow down every start.
 */
public record SaveTimestamp(LocalDateTime time) {
  public static SaveTimestamp now() {
    return of(Instant.now());
  }

  public static SaveTimestamp of(Instant time) {
    return new SaveTimestamp(LocalDateTime.ofEpochSecond(time.getEpochSecond(), 0, ZoneOffset.UTC));
  }

  SaveTimestamp plusOneSecond() {
    return new SaveTimestamp(time.plusSeconds(1));
  }

  /** Returns the time in ISO 8601, such as {@code 2026-11-25T16:12:05Z}. */
  public String isoText() {
    return (time.getSecond() == 0 ? time + ":00" : time) + "Z";
  }

  /** Returns the time for file names, such as {@code 20261125-161205}. */
  String fileNameText() {
    return isoText().replace("-", "").replace(":", "").replace("Z", "").replace('T', '-');
  }
}
