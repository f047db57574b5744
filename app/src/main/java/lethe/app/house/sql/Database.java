package lethe.app.house.sql;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import lethe.app.house.Log;
import lethe.app.house.disk.DataFolder;

/** The database that a house keeps everything in. Any thread may use it. */
public final class Database implements AutoCloseable {
  /** Whoever writes waits for those before them, and not for a lock: SQLite has one writer. */
  private static final Duration QUEUE = Duration.ofSeconds(30);

  /** Whoever plays is told so when the database does not answer for so long. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private static final int CONNECTIONS = 8;

  private static final String UNIQUE = "23505";
  private static final int SQLITE_CONSTRAINT = 19;

  /** What SQL states begin with: no connection, no permission, no resources, an operator. */
  private static final List<String> OUTAGES = List.of("08", "28", "53", "57");

  /** What SQL states of wrong statements begin with, but for the one of a missing privilege. */
  private static final String WRONG = "42";

  private static final String PRIVILEGE = "42501";

  /** SQLite's codes for a wrong statement, and for a wrong use of its library. */
  private static final Set<Integer> SQLITE_WRONG = Set.of(1, 21, 25);

  /** How long it is not asked again when it could not be reached. */
  private static final Duration PAUSE = Duration.ofMillis(500);

  /** How often it is logged at most that the database cannot be reached. */
  private static final Duration QUIET = Duration.ofSeconds(10);

  private final HikariDataSource pool;
  private volatile Optional<Away> away = Optional.empty();
  private volatile Optional<Log> log = Optional.empty();

  /** When that was last logged, in nanoseconds; nothing while the database can be reached. */
  private Optional<Long> outage = Optional.empty();

  /** That it cannot be reached, why, and until when that is believed, in nanoseconds. */
  private record Away(String why, long until) {}

  private Database(HikariDataSource pool) {
    this.pool = pool;
  }

  /** One in a file, which is made if there is none; only its owner may read it. */
  public static Database in(Path file) throws IOException {
    DataFolder.create(file);
    HikariConfig config = file(file, "");
    config.addDataSourceProperty("journal_mode", "WAL");
    config.addDataSourceProperty("synchronous", "FULL");
    config.addDataSourceProperty("foreign_keys", "true");
    config.addDataSourceProperty("busy_timeout", "10000");
    config.setConnectionTimeout(QUEUE.toMillis());
    try {
      return open(config);
    } catch (IOException e) {
      throw new IOException(Saying.SAY.say("unusable-file", file, Reason.of(e)), e);
    }
  }

  /** One in a file, of which nothing is changed. */
  static Database reading(Path file) throws IOException {
    // Without a log beside it nobody writes to it, and SQLite need not create one to read it.
    Path log = file.resolveSibling(file.getFileName() + "-wal");
    boolean still = !Files.exists(log) || Files.size(log) == 0;
    return open(file(file, still ? "?immutable=1" : "?mode=ro"));
  }

  /**
   * The configuration for a file.
   *
   * @param mode how SQLite opens it, as the query of a URI
   */
  private static HikariConfig file(Path file, String mode) {
    HikariConfig config = new HikariConfig();
    // As a URI a path can hold any character. The driver looks for this one in its own options.
    String path = file.toAbsolutePath().toUri().getRawPath().replace("=", "%3D");
    config.setJdbcUrl("jdbc:sqlite:file:" + path + mode);
    config.setMaximumPoolSize(1);
    return config;
  }

  /** One of PostgreSQL, which other houses may share. */
  public static Database at(String url) throws IOException {
    if (address(url).contains("@")) {
      throw new IOException(Saying.SAY.say("url-user"));
    }
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    // What hangs is given up: whether it was kept is seen when the database answers again.
    config.addDataSourceProperty("connectTimeout", "3");
    config.addDataSourceProperty("socketTimeout", "10");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE.toMillis());
    config.setValidationTimeout(1_000);
    try {
      return open(config);
    } catch (IOException e) {
      throw new IOException(Saying.SAY.say("no-database", address(url), Reason.of(e)), e);
    }
  }

  /** From now on outages are logged there, and statements that are wrong. */
  Database logging(Log to) {
    log = Optional.of(to);
    return this;
  }

  /** What of a URL can be shown: its options may hold a password. */
  private static String address(String url) {
    return url.replaceFirst("(?s)\\?.*", "");
  }

  private static Database open(HikariConfig config) throws IOException {
    try {
      return new Database(new HikariDataSource(config));
    } catch (PoolInitializationException e) {
      throw new IOException(Reason.of(e), e);
    } catch (RuntimeException e) {
      // The pool throws no narrower type for a URL that no driver understands.
      throw new IOException(Saying.SAY.say("no-url"), e);
    }
  }

  /** Does something of which every statement is kept when it has been done. */
  <T> T within(Sql.Work<T> work) throws SQLException {
    return undisturbed(
        () -> {
          try (Connection connection = connection()) {
            return work.with(connection);
          }
        });
  }

  /** The same for what is only read; that it cannot be is said in the words of the system. */
  <T> T read(Sql.Work<T> work) throws IOException {
    try {
      return within(work);
    } catch (SQLException e) {
      throw new IOException(Reason.of(e), e);
    }
  }

  /** The same for what can be done twice: if the line breaks meanwhile, it is done once more. */
  <T> T again(Sql.Work<T> work) throws SQLException {
    try {
      return within(work);
    } catch (SQLException e) {
      if (!isBroken(e)) {
        throw e;
      }
      return within(work);
    }
  }

  /** Whether nobody knows if something was done. */
  private static boolean isBroken(SQLException e) {
    String state = e.getSQLState();
    return !(e instanceof SQLTransientConnectionException)
        && state != null
        && (state.startsWith("08") || state.startsWith("57P"));
  }

  /** Does something that is kept whole, or not at all. */
  <T> T whole(Sql.Work<T> work) throws SQLException {
    return undisturbed(
        () -> {
          try (Connection connection = connection()) {
            return whole(connection, work);
          }
        });
  }

  /** Nobody waits for a database that has just been found to be away. */
  private Connection connection() throws SQLException {
    Optional<Away> known = away;
    if (known.isPresent() && known.get().until() > System.nanoTime()) {
      throw new SQLTransientConnectionException(known.get().why());
    }
    try {
      Connection connection = pool.getConnection();
      away = Optional.empty();
      reached();
      return connection;
    } catch (SQLTransientConnectionException e) {
      away = Optional.of(new Away(Reason.of(e), System.nanoTime() + PAUSE.toNanos()));
      throw e;
    }
  }

  private static <T> T whole(Connection connection, Sql.Work<T> work) throws SQLException {
    connection.setAutoCommit(false);
    try {
      T done = work.with(connection);
      connection.commit();
      return done;
    } catch (SQLException | RuntimeException e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  private interface Call<T> {
    T done() throws SQLException;
  }

  /** A thread that is interrupted would close its connection. */
  private <T> T undisturbed(Call<T> call) throws SQLException {
    boolean interrupted = Thread.interrupted();
    try {
      return call.done();
    } catch (SQLException e) {
      note(e);
      throw e;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Tells an outage from an error of the program; whatever else fails is its caller's to tell. */
  private void note(SQLException e) {
    if (pool.isClosed() || log.isEmpty()) {
      return;
    }
    if (isOutage(e)) {
      unreachable(log.get(), e);
    } else if (isWrong(e)) {
      log.get().failed("database", e);
    }
  }

  private synchronized void unreachable(Log to, SQLException e) {
    long now = System.nanoTime();
    if (outage.filter(last -> now - last < QUIET.toNanos()).isEmpty()) {
      outage = Optional.of(now);
      to.unreachable("database", Reason.of(e));
    }
  }

  private synchronized void reached() {
    if (outage.isPresent()) {
      outage = Optional.empty();
      log.ifPresent(to -> to.note("reachable", "what", "database"));
    }
  }

  /** Whether the database, or the way to it, is not there. */
  private static boolean isOutage(SQLException e) {
    String state = Objects.requireNonNullElse(e.getSQLState(), "");
    return e instanceof SQLTransientConnectionException
        || e instanceof SQLNonTransientConnectionException
        || OUTAGES.stream().anyMatch(state::startsWith);
  }

  /** Whether a statement is wrong, which only the program can be to blame for. */
  private static boolean isWrong(SQLException e) {
    String state = Objects.requireNonNullElse(e.getSQLState(), "");
    boolean wrong = state.startsWith(WRONG) && !state.equals(PRIVILEGE);
    return wrong || (state.isEmpty() && SQLITE_WRONG.contains(e.getErrorCode()));
  }

  /** Writes something that is of no use, to see whether anything can be written. */
  void probe() throws SQLException {
    whole(
        connection -> {
          Settings.put(connection, "probe", UUID.randomUUID().toString());
          return true;
        });
  }

  /** Whether something was refused because something else is there already. */
  static boolean isBeaten(SQLException e) {
    return UNIQUE.equals(e.getSQLState()) || e.getErrorCode() == SQLITE_CONSTRAINT;
  }

  @Override
  public void close() {
    pool.close();
  }
}
