package lethe.app.server.base;

import java.util.Locale;
import java.util.Optional;

/**
 * The limits of a server and their default values. A limit whose name ends in {@code _PER_ADDRESS}
 * applies to one address. The limit of the same name without this suffix, if there is one, applies
 * to all users together in the case of connections, failed logins and backlog, and to one user or
 * connection otherwise.
 */
public enum Limit {
  /** The maximum number of concurrent connections. */
  CONNECTIONS(600, Unit.COUNT),
  CONNECTIONS_PER_ADDRESS(20, Unit.COUNT),
  /**
   * The maximum number of concurrent connections that have not logged in. When the limit is
   * reached, a new connection usually replaces the oldest one of the address with the most of them.
   */
  PENDING_CONNECTIONS(100, Unit.COUNT),
  PENDING_CONNECTIONS_PER_ADDRESS(10, Unit.COUNT),
  /** The rate of new connections. */
  NEW_CONNECTIONS(600, Unit.PER_MINUTE),
  NEW_CONNECTIONS_PER_ADDRESS(120, Unit.PER_MINUTE),
  /** The maximum number of login attempts on one connection. */
  LOGIN_ATTEMPTS(6, Unit.COUNT),
  /** The rate of wrong passwords, codes and join words. */
  FAILED_LOGINS(120, Unit.PER_MINUTE),
  FAILED_LOGINS_PER_ADDRESS(20, Unit.PER_MINUTE),
  /** The maximum time for the key exchange, which needs no human input. */
  HANDSHAKE_TIMEOUT(20, Unit.SECONDS),
  /** The maximum time for logging in. */
  LOGIN_TIMEOUT(60, Unit.SECONDS),
  /** The maximum time for which an address is refused because of failures; 0 to refuse none. */
  PENALTY_MAX(600, Unit.SECONDS, 0),
  /** The penalty above which an address is refused. */
  PENALTY_MIN(15, Unit.SECONDS, 0),
  /** The time without input after which a user is disconnected; the user's seats are held. */
  IDLE_TIMEOUT(30, Unit.MINUTES),
  /** The maximum number of registered names that were last used from one address. */
  NAMES_PER_ADDRESS(100, Unit.COUNT),
  /** How long an unused name is kept. */
  NAME_RETENTION(90, Unit.DAYS),
  /** The maximum number of concurrent channels on one connection. */
  CHANNELS(1, Unit.COUNT),
  /**
   * The rate at which protocol messages from one address are read; further messages wait in the
   * network.
   */
  MESSAGES_PER_ADDRESS(500, Unit.PER_SECOND),
  /** The maximum amount of output pending for clients that do not read it. */
  BACKLOG(32_768, Unit.KB),
  BACKLOG_PER_ADDRESS(1_024, Unit.KB),
  /** The rate at which screens are drawn for one user. */
  SCREENS(50, Unit.PER_SECOND),
  SCREENS_PER_ADDRESS(200, Unit.PER_SECOND),
  /** The maximum width and height of a window, in characters. */
  COLUMNS(300, Unit.COUNT),
  ROWS(100, Unit.COUNT),
  /** The maximum number of unfinished tables at which one user plays or that one user created. */
  TABLES(8, Unit.COUNT),
  TABLES_PER_ADDRESS(40, Unit.COUNT),
  TABLES_TOTAL(1_000, Unit.COUNT),
  /** The rate at which tables are created. */
  NEW_TABLES_PER_ADDRESS(60, Unit.PER_MINUTE),
  /** The maximum number of events of one host that are not over. */
  EVENTS(3, Unit.COUNT),
  EVENTS_PER_ADDRESS(10, Unit.COUNT),
  EVENTS_TOTAL(50, Unit.COUNT),
  /** The maximum number of friends of one user, and of users whom one user mutes. */
  FRIENDS(100, Unit.COUNT),
  /** The maximum length of a typed line, in characters. */
  LINE_LENGTH(500, Unit.COUNT),
  /** The rate of lines that are read from one connection. */
  LINES(30, Unit.PER_SECOND),
  LINES_PER_ADDRESS(100, Unit.PER_SECOND),
  /** The rate at which pages are turned on one connection. */
  PAGE_TURNS(30, Unit.PER_SECOND),
  PAGE_TURNS_PER_ADDRESS(100, Unit.PER_SECOND),
  /** The rate of chat lines. */
  CHAT_LINES(30, Unit.PER_MINUTE),
  CHAT_LINES_PER_ADDRESS(120, Unit.PER_MINUTE),
  /** The rate of name changes. */
  NAME_CHANGES_PER_ADDRESS(30, Unit.PER_MINUTE),
  /**
   * The size of a match's journal from which only entries that end the match or record its outcome
   * are accepted.
   */
  JOURNAL_SIZE(1024, Unit.KB),
  /**
   * The time of absence after which the other players may replace a player with a bot, or adjourn.
   */
  ABSENCE(60, Unit.SECONDS),
  /** The minimum time for which a seat is held for an absent player. */
  SEAT_HOLD(24, Unit.HOURS),
  /** The maximum number of connections to PostgreSQL, not counting the one for notifications. */
  DATABASE_CONNECTIONS(8, Unit.COUNT, 2),
  /** The maximum time to establish a connection to PostgreSQL. */
  DATABASE_CONNECT_TIMEOUT(3, Unit.SECONDS),
  /** The maximum time to wait until one of the connections to PostgreSQL is free. */
  DATABASE_WAIT(1_000, Unit.MILLISECONDS, 250),
  /** The maximum time to wait for an answer from PostgreSQL. */
  DATABASE_TIMEOUT(10, Unit.SECONDS),
  /** The minimum time that a bot takes for a move. */
  BOT_DELAY(700, Unit.MILLISECONDS, 0);

  /**
   * The unit in which a limit is given, and its size in bytes or milliseconds; 1 for a number or a
   * rate.
   */
  public enum Unit {
    COUNT(1),
    PER_SECOND(1),
    PER_MINUTE(1),
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

    /** Returns the placeholder for a value in this unit on the command line. */
    public String placeholder() {
      return size == 1 && this != MILLISECONDS ? "N" : name();
    }
  }

  private final int defaultValue;
  private final Unit unit;
  private final int min;

  Limit(int defaultValue, Unit unit) {
    this(defaultValue, unit, 1);
  }

  Limit(int defaultValue, Unit unit, int min) {
    this.defaultValue = defaultValue;
    this.unit = unit;
    this.min = min;
  }

  /**
   * Returns the limit for all users that corresponds to this limit for one user or one address;
   * empty if there is none. One user or address cannot exhaust the overall limit, because its own
   * limit is kept smaller. {@link #PENDING_CONNECTIONS_PER_ADDRESS} has no overall limit here:
   * connections that have not logged in make way for those of other addresses.
   */
  public Optional<Limit> overallLimit() {
    return Optional.ofNullable(
        switch (this) {
          case CONNECTIONS_PER_ADDRESS -> CONNECTIONS;
          case NEW_CONNECTIONS_PER_ADDRESS -> NEW_CONNECTIONS;
          case FAILED_LOGINS_PER_ADDRESS -> FAILED_LOGINS;
          case BACKLOG_PER_ADDRESS -> BACKLOG;
          case TABLES, TABLES_PER_ADDRESS -> TABLES_TOTAL;
          case EVENTS, EVENTS_PER_ADDRESS -> EVENTS_TOTAL;
          default -> null;
        });
  }

  /** Returns the default, in this limit's unit. */
  public int defaultValue() {
    return defaultValue;
  }

  public Unit unit() {
    return unit;
  }

  /** Returns the minimum value, in this limit's unit. */
  public int min() {
    return min;
  }

  /**
   * Returns the maximum value, in this limit's unit. Sizes must fit into an {@code int} when
   * counted in bytes.
   */
  public long max() {
    return unit == Unit.KB ? Integer.MAX_VALUE / unit.size() : Integer.MAX_VALUE;
  }

  /** Returns the name of this limit on the command line and in the log. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
