package lethe.app.ssh;

import java.time.Duration;

/** Limits that get in nobody's way, but for those that a test is about. */
final class Bounds {
  int connections = 600;
  int connectionsEach = 600;
  int tries = 6;
  Duration greeting = Duration.ofSeconds(60);
  Duration idle = Duration.ofMinutes(30);
  int tables = 8;
  int lineLength = 500;
  int lines = 1_000;
  long journal = 1 << 20;
  Duration patience = Duration.ZERO;
  Duration hold = Duration.ofDays(1);
  Duration pace = Duration.ZERO;

  Limits limits() {
    return new Limits(
        connections,
        connectionsEach,
        tries,
        greeting,
        idle,
        tables,
        lineLength,
        lines,
        journal,
        patience,
        hold,
        pace);
  }
}
