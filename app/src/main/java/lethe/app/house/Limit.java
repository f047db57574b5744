package lethe.app.house;

import java.util.Locale;
import java.util.Optional;

/** What a house is bounded in, and how much is usual. */
public enum Limit {
  /** How many at once in all. */
  CONNECTIONS(600, Unit.COUNT),
  CONNECTIONS_EACH(20, Unit.COUNT),
  /** How many at once who have not been let in yet; the longest wait is cut off for a newcomer. */
  STRANGERS(100, Unit.COUNT),
  STRANGERS_EACH(10, Unit.COUNT),
  /** How many connections come. */
  ARRIVALS(600, Unit.A_MINUTE),
  ARRIVALS_EACH(120, Unit.A_MINUTE),
  /** How often one connection may try to be let in. */
  TRIES(6, Unit.COUNT),
  /** How many wrong passwords, words and codes are heard. */
  GUESSES(120, Unit.A_MINUTE),
  GUESSES_EACH(20, Unit.A_MINUTE),
  /** How long an exchange of keys may take, which needs nobody at a keyboard. */
  HANDSHAKE(20, Unit.SECONDS),
  /** How long being let in may take. */
  GREETING(60, Unit.SECONDS),
  /** The longest time for which an address is refused because of failures; 0 for never. */
  PENALTY(600, Unit.SECONDS, 0),
  /** An address is refused as soon as its penalties exceed this. */
  PENALTY_MIN(15, Unit.SECONDS, 0),
  /** After how long without a key somebody is sent home; the seat is held. */
  IDLE(30, Unit.MINUTES),
  /** How many names are kept for those who come from one address. */
  NAMES(100, Unit.COUNT),
  /** For how long a name is kept that nobody uses. */
  REMEMBER(90, Unit.DAYS),
  /** How many channels one connection has at once. */
  CHANNELS(1, Unit.COUNT),
  /** How many messages of the protocol are read; more wait in the network. */
  MESSAGES_EACH(500, Unit.A_SECOND),
  /** How much waits at most to be sent to those who do not read it. */
  BACKLOG(32_768, Unit.KB),
  BACKLOG_EACH(1_024, Unit.KB),
  /** How often one person's screen is drawn. */
  SCREENS(50, Unit.A_SECOND),
  SCREENS_EACH(200, Unit.A_SECOND),
  /** How large a window is drawn at most. */
  COLUMNS(300, Unit.COUNT),
  ROWS(100, Unit.COUNT),
  /** Unfinished ones that one person may sit at, or has set. */
  TABLES(8, Unit.COUNT),
  TABLES_EACH(40, Unit.COUNT),
  TABLES_ALL(1_000, Unit.COUNT),
  /** How many tables are set. */
  MAKING_EACH(60, Unit.A_MINUTE),
  /** Events that one person has set and that are not over. */
  EVENTS(3, Unit.COUNT),
  EVENTS_EACH(10, Unit.COUNT),
  EVENTS_ALL(50, Unit.COUNT),
  /** Friends that one person can have. */
  FRIENDS(100, Unit.COUNT),
  /** How many characters a typed line has at most. */
  LINE_LENGTH(500, Unit.COUNT),
  /** How many lines are heard from one connection. */
  LINES(30, Unit.A_SECOND),
  LINES_EACH(100, Unit.A_SECOND),
  /** How many pages are turned on one connection. */
  TURNS(30, Unit.A_SECOND),
  TURNS_EACH(100, Unit.A_SECOND),
  /** How many lines are said to others at a table. */
  TALK(30, Unit.A_MINUTE),
  TALK_EACH(120, Unit.A_MINUTE),
  /** How often somebody is called otherwise. */
  RENAMING_EACH(30, Unit.A_MINUTE),
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
    A_SECOND(1),
    A_MINUTE(1),
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
      return size == 1 && this != MILLISECONDS ? "N" : name();
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

  /**
   * The limit for everybody of which this is what one person or one address may take; nothing if
   * there is none. One address cannot take the last place: of {@link #STRANGERS}, who make way for
   * those of other addresses, because of that, and of all others because its share is smaller.
   */
  public Optional<Limit> whole() {
    return Optional.ofNullable(
        switch (this) {
          case CONNECTIONS_EACH -> CONNECTIONS;
          case ARRIVALS_EACH -> ARRIVALS;
          case GUESSES_EACH -> GUESSES;
          case BACKLOG_EACH -> BACKLOG;
          case TABLES, TABLES_EACH -> TABLES_ALL;
          case EVENTS, EVENTS_EACH -> EVENTS_ALL;
          default -> null;
        });
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

  /** The most that it can be, in its unit: sizes are counted in bytes. */
  public long most() {
    return unit == Unit.KB ? Integer.MAX_VALUE / unit.size() : Integer.MAX_VALUE;
  }

  /** What it is called on the command line and in the log. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
