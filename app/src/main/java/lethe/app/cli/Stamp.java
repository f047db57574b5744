package lethe.app.cli;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * A second, in UTC, as the head of a match says it and as its file is called. To make one of Java's
 * formats takes longer than a start can wait.
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

  /** By ISO 8601: {@code 2026-11-25T16:12:05Z}. */
  String head() {
    return (second.getSecond() == 0 ? second + ":00" : second) + "Z";
  }

  /** What tells the files of a game apart: {@code 20261125-161205}. */
  String file() {
    return head().replace("-", "").replace(":", "").replace("Z", "").replace('T', '-');
  }
}
