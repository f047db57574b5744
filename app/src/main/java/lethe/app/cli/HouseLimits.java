package lethe.app.cli;

import java.time.Duration;
import java.util.List;
import lethe.app.ssh.Limits;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How much of everything a house gives. */
final class HouseLimits {
  private static final String USUAL = " (usually ${DEFAULT-VALUE})";

  @Mixin private Usage usage;

  @Option(
      names = "--connections",
      paramLabel = "N",
      defaultValue = "600",
      description = "How many at once" + USUAL + ".")
  private int connections;

  @Option(
      names = "--connections-each",
      paramLabel = "N",
      defaultValue = "20",
      description = "How many at once from one address" + USUAL + ".")
  private int connectionsEach;

  @Option(
      names = "--tries",
      paramLabel = "N",
      defaultValue = "6",
      description = "How often one connection may try to be let in" + USUAL + ".")
  private int tries;

  @Option(
      names = "--greeting",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "How long being let in may take" + USUAL + ".")
  private int greeting;

  @Option(
      names = "--idle",
      paramLabel = "MINUTES",
      defaultValue = "30",
      description = "After how long without a key a line is closed" + USUAL + ".")
  private int idle;

  @Option(
      names = "--tables",
      paramLabel = "N",
      defaultValue = "8",
      description = "At how many unfinished tables one person may sit" + USUAL + ".")
  private int tables;

  @Option(
      names = "--line-length",
      paramLabel = "N",
      defaultValue = "500",
      description = "How many characters a typed line has at most" + USUAL + ".")
  private int lineLength;

  @Option(
      names = "--lines",
      paramLabel = "N",
      defaultValue = "30",
      description = "How many lines a second are heard from one connection" + USUAL + ".")
  private int lines;

  @Option(
      names = "--journal",
      paramLabel = "KB",
      defaultValue = "1024",
      description = "How large the journal of a match becomes at most" + USUAL + ".")
  private int journal;

  @Option(
      names = "--patience",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description =
          "After how long without its player others may have a bot in a seat, or adjourn"
              + USUAL
              + ".")
  private int patience;

  @Option(
      names = "--hold",
      paramLabel = "HOURS",
      defaultValue = "24",
      description = "For how long a seat is held for its player" + USUAL + ".")
  private int hold;

  @Option(
      names = "--pace",
      paramLabel = "MILLISECONDS",
      defaultValue = "700",
      description = "How long a bot takes to move" + USUAL + ".")
  private int pace;

  Limits limits() {
    for (int number :
        List.of(
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
            hold)) {
      if (number < 1) {
        throw usage.wrong("serve.positive");
      }
    }
    if (pace < 0) {
      throw usage.wrong("serve.pace");
    }
    return new Limits(
        connections,
        connectionsEach,
        tries,
        Duration.ofSeconds(greeting),
        Duration.ofMinutes(idle),
        tables,
        lineLength,
        lines,
        journal * 1024L,
        Duration.ofSeconds(patience),
        Duration.ofHours(hold),
        Duration.ofMillis(pace));
  }
}
