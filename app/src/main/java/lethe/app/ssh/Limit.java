package lethe.app.ssh;

import java.util.Locale;

/** What a house is bounded in, and how much is usual. */
public enum Limit {
  /** How many at once in all. */
  CONNECTIONS(600, Unit.COUNT),
  /** How many at once from one address. */
  CONNECTIONS_EACH(20, Unit.COUNT),
  /** How often one connection may try to be let in. */
  TRIES(6, Unit.COUNT),
  /** How long being let in may take. */
  GREETING(60, Unit.SECONDS),
  /** After how long without a key somebody is sent home; the seat is held. */
  IDLE(30, Unit.MINUTES),
  /** How many names are kept for those who come from one address. */
  NAMES(100, Unit.COUNT),
  /** For how long a name is kept that nobody uses. */
  REMEMBER(90, Unit.DAYS),
  /** Unfinished ones that one person may sit at. */
  TABLES(8, Unit.COUNT),
  /** How many characters a typed line has at most. */
  LINE_LENGTH(500, Unit.COUNT),
  /** How many lines a second are heard from one connection. */
  LINES(30, Unit.COUNT),
  /** How large the journal of a match becomes at most. */
  JOURNAL(1024, Unit.KB),
  /** After how long without its player others may have a bot in a seat, or adjourn. */
  PATIENCE(60, Unit.SECONDS),
  /** For how long a seat is kept for its player. */
  HOLD(24, Unit.HOURS),
  /** How long a bot takes to move. */
  PACE(700, Unit.MILLISECONDS, 0);

  /** What a limit is written in, and how many bytes or milliseconds that is. */
  public enum Unit {
    COUNT(1),
    KB(1 << 10),
    MILLISECONDS(1),
    SECONDS(1_000),
    MINUTES(60_000),
    HOURS(3_600_000),
    DAYS(86_400_000);

    private final long size;

    Unit(long size) {
      this.size = size;
    }

    long size() {
      return size;
    }

    /** What stands for a number of it on the command line. */
    public String word() {
      return this == COUNT ? "N" : name();
    }
  }

  private final int usual;
  private final Unit unit;
  private final int least;

  Limit(int usual, Unit unit) {
    this(usual, unit, 1);
  }

  Limit(int usual, Unit unit, int least) {
    this.usual = usual;
    this.unit = unit;
    this.least = least;
  }

  /** How much it is where nothing else is said, in its unit. */
  public int usual() {
    return usual;
  }

  public Unit unit() {
    return unit;
  }

  /** The least that it can be, in its unit. */
  public int least() {
    return least;
  }

  /** What it is called on the command line and in the log. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
