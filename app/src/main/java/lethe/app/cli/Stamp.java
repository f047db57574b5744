package lethe.app.cli;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * A second in UTC, as used in headers and file names. Formats it by hand because loading Java's
 * formatters would slow down every start.
 */
record Stamp(LocalDateTime second) {
  static Stamp now() {
    return of(Instant.now());
  }

  static Stamp of(Instant time) {
    return new Stamp(LocalDateTime.ofEpochSecond(time.getEpochSecond(), 0, ZoneOffset.UTC));
  }

  Stamp next() {
    return new Stamp(second.plusSeconds(1));
  }

  /** Returns the second in ISO 8601, such as {@code 2026-11-25T16:12:05Z}. */
  String head() {
    return (second.getSecond() == 0 ? second + ":00" : second) + "Z";
  }

  /** Returns the second as used in file names, such as {@code 20261125-161205}. */
  String file() {
    return head().replace("-", "").replace(":", "").replace("Z", "").replace('T', '-');
  }
}
