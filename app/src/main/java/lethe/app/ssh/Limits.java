package lethe.app.ssh;

import java.time.Duration;

/**
 * How much one house bears, and how long it waits.
 *
 * @param connections in all
 * @param connectionsEach from one address
 * @param tries of authentication on one connection
 * @param greeting how long authentication may take
 * @param idle after how long without a key somebody is sent home; the seat is held
 * @param tables unfinished ones that one person may sit at
 * @param lineLength how many characters a typed line has at most
 * @param lines how many lines a second are heard from one connection
 * @param journal how large the journal of a match becomes at most, in bytes
 * @param patience after how long without its player others may have a bot in a seat, or adjourn
 * @param hold for how long a seat is kept for its player
 * @param pace how long a bot takes to move
 */
public record Limits(
    int connections,
    int connectionsEach,
    int tries,
    Duration greeting,
    Duration idle,
    int tables,
    int lineLength,
    int lines,
    long journal,
    Duration patience,
    Duration hold,
    Duration pace) {
  public static final Limits USUAL =
      new Limits(
          600,
          20,
          6,
          Duration.ofSeconds(60),
          Duration.ofMinutes(30),
          8,
          500,
          30,
          1 << 20,
          Duration.ofMinutes(1),
          Duration.ofDays(1),
          Duration.ofMillis(700));
}
