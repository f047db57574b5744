package lethe.app.server.sql;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
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
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.disk.DataFolder;
import lethe.app.server.store.DatabaseStatus;

/** The database of a server. Thread-safe. */
public final class Database implements AutoCloseable {
  /**
   * The maximum time to wait for the connection to SQLite. There is only one, so that threads queue
   * for it rather than for the file's lock.
   */
  private static final Duration SQLITE_WAIT = Duration.ofSeconds(30);

  private static final String UNIQUE_VIOLATION = "23505";
  private static final int SQLITE_CONSTRAINT = 19;

  /**
   * The prefixes of the SQL states of outages: connection, authorization, resources, and
   * intervention of an operator.
   */
  private static final List<String> OUTAGE_STATES = List.of("08", "28", "53", "57");

  /**
   * The prefixes of the SQL states of outages that can end without a change of the configuration.
   */
  private static final List<String> TEMPORARY_STATES = List.of("08", "53", "57");

  /** The prefix of the SQL states of invalid statements, including missing privileges. */
  private static final String INVALID_STATEMENT = "42";

  private static final String MISSING_PRIVILEGE = "42501";

  /** SQLite's error codes for an invalid statement and for misuse of its library. */
  private static final Set<Integer> SQLITE_INVALID_STATEMENT_CODES = Set.of(1, 21, 25);

  /** The time after a failure to connect before the database is tried again. */
  private static final Duration RETRY_PAUSE = Duration.ofMillis(500);

  /**
   * The maximum time since the last answer of PostgreSQL, which every server queries once a second.
   * After that, a database that neither answers nor refuses connections is regarded as down.
   */
  private static final Duration MAX_SILENCE = Duration.ofSeconds(5);

  private final HikariDataSource pool;
  private final boolean isPolled;
  private volatile Optional<ConnectionFailure> lastConnectionFailure = Optional.empty();
  private volatile Optional<Log> log = Optional.empty();

  /** The {@link System#nanoTime} of the last successful call. */
  private volatile long lastAnswerNanos = System.nanoTime();

  /** The {@link System#nanoTime} when the current outage was logged; empty if there is none. */
  private volatile Optional<Long> outageLoggedNanos = Optional.empty();

  /**
   * A failure to connect.
   *
   * @param reason the reason, as text
   * @param retryNanos the {@link System#nanoTime} before which the database is not tried again
   */
  private record ConnectionFailure(String reason, long retryNanos) {}

  /**
   * Creates a database.
   *
   * @param isPolled whether the server queries the database once a second
   */
  private Database(HikariDataSource pool, boolean isPolled) {
    this.pool = pool;
    this.isPolled = isPolled;
  }

  /**
   * Opens an SQLite database. If the file does not exist, creates it such that only its owner may
   * read it.
   */
  public static Database openFile(Path file) throws IOException {
    DataFolder.createPrivateFile(file);
    HikariConfig config = fileConfig(file, "");
    config.addDataSourceProperty("journal_mode", "WAL");
    config.addDataSourceProperty("synchronous", "FULL");
    config.addDataSourceProperty("foreign_keys", "true");
    config.addDataSourceProperty("busy_timeout", "10000");
    config.setConnectionTimeout(SQLITE_WAIT.toMillis());
    try {
      return open(config, false);
    } catch (IOException e) {
      throw new IOException(ErrorText.unusableFile(file, e), e);
    }
  }

  /** Opens an SQLite database for reading. The file is not changed. */
  static Database openReadOnly(Path file) throws IOException {
    // If there is no write-ahead log, there is no writer, and SQLite need not create a log to read.
    Path log = file.resolveSibling(file.getFileName() + "-wal");
    boolean isUnused = !Files.exists(log) || Files.size(log) == 0;
    return open(fileConfig(file, isUnused ? "?immutable=1" : "?mode=ro"), false);
  }

  /**
   * Returns the configuration for a file.
   *
   * @param mode the mode in which SQLite opens the file, as the query of a URI; empty for reading
   *     and writing
   */
  private static HikariConfig fileConfig(Path file, String mode) {
    HikariConfig config = new HikariConfig();
    // A URI can express any character of a path, but the driver looks for = in its own options.
    String path = file.toAbsolutePath().toUri().getRawPath().replace("=", "%3D");
    config.setJdbcUrl("jdbc:sqlite:file:" + path + mode);
    config.setMaximumPoolSize(1);
    return config;
  }

  /**
   * Opens a PostgreSQL database, which can be shared with other servers.
   *
   * @throws DatabaseUnavailableException if the database may become available without any change by
   *     the operator, for example because it is starting
   */
  public static Database openPostgres(PostgresConfig postgres) throws IOException {
    String url = postgres.url();
    Limits limits = postgres.limits();
    if (urlWithoutOptions(url).contains("@")) {
      throw new IOException(SqlMessages.MESSAGES.format("user-in-url"));
    }
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setDataSourceProperties(postgres.properties());
    config.addDataSourceProperty(
        "socketTimeout", "" + limits.duration(Limit.DATABASE_TIMEOUT).toSeconds());
    config.setMaximumPoolSize(limits.intValue(Limit.DATABASE_CONNECTIONS));
    config.setMinimumIdle(1);
    config.setConnectionTimeout(limits.duration(Limit.DATABASE_WAIT).toMillis());
    config.setValidationTimeout(limits.duration(Limit.DATABASE_WAIT).toMillis());
    try {
      return open(config, true);
    } catch (IOException e) {
      String message =
          SqlMessages.MESSAGES.format(
              "database-unreachable", urlWithoutOptions(url), ErrorText.describe(e));
      throw isTemporary(e)
          ? new DatabaseUnavailableException(message, e)
          : new IOException(message, e);
    }
  }

  /**
   * Returns whether a failure to open the database was caused by an outage that can end without a
   * change of the configuration, rather than, for example, by a wrong password.
   */
  private static boolean isTemporary(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException e && e.getSQLState() != null) {
        return TEMPORARY_STATES.stream().anyMatch(e.getSQLState()::startsWith);
      }
    }
    return false;
  }

  /** Sets the log for outages and invalid statements. Returns this database. */
  Database logTo(Log target) {
    log = Optional.of(target);
    return this;
  }

  /** Returns a URL without its options, which may contain a password. */
  private static String urlWithoutOptions(String url) {
    return url.replaceFirst("(?s)\\?.*", "");
  }

  private static Database open(HikariConfig config, boolean isPolled) throws IOException {
    try {
      return new Database(new HikariDataSource(config), isPolled);
    } catch (PoolInitializationException e) {
      throw new IOException(ErrorText.describe(e), e);
    } catch (RuntimeException e) {
      // The pool throws no more specific type for a URL that no driver accepts.
      throw new IOException(SqlMessages.MESSAGES.format("malformed-url"), e);
    }
  }

  /** Executes statements, each of which is committed at once. */
  <T> T run(Sql.Work<T> work) throws SQLException {
    return uninterruptibly(
        () -> {
          try (Connection connection = connection()) {
            return work.run(new Sql(connection));
          }
        });
  }

  /** Executes idempotent statements. They are repeated once if the connection breaks. */
  <T> T runRetrying(Sql.Work<T> work) throws SQLException {
    try {
      return run(work);
    } catch (SQLException e) {
      if (!isConnectionLost(e)) {
        throw e;
      }
      return run(work);
    }
  }

  /**
   * Returns whether a connection broke during a statement, so that it is unknown whether it took
   * effect.
   */
  private static boolean isConnectionLost(SQLException e) {
    String state = e.getSQLState();
    return !(e instanceof SQLTransientConnectionException)
        && state != null
        && (state.startsWith("08") || state.startsWith("57P"));
  }

  /** Executes statements in one transaction, which is rolled back if an exception is thrown. */
  <T> T transaction(Sql.Work<T> work) throws SQLException {
    return uninterruptibly(
        () -> {
          try (Connection connection = connection()) {
            return transaction(connection, work);
          }
        });
  }

  /**
   * Executes queries like {@link #run}, but throws an {@code IOException} with the message of the
   * database.
   */
  <T> T read(Sql.Work<T> work) throws IOException {
    try {
      return run(work);
    } catch (SQLException e) {
      throw new IOException(ErrorText.describe(e), e);
    }
  }

  /**
   * Executes queries like {@link #runRetrying}, but throws an {@code IOException} with the message
   * of the database.
   */
  <T> T readRetrying(Sql.Work<T> work) throws IOException {
    try {
      return runRetrying(work);
    } catch (SQLException e) {
      throw new IOException(ErrorText.describe(e), e);
    }
  }

  /**
   * Executes statements like {@link #transaction}, but throws an {@code IOException} with the
   * message of the database.
   */
  <T> T write(Sql.Work<T> work) throws IOException {
    try {
      return transaction(work);
    } catch (SQLException e) {
      throw new IOException(ErrorText.describe(e), e);
    }
  }

  /** Returns a connection. For {@link #RETRY_PAUSE} after a failure to get one, fails at once. */
  private Connection connection() throws SQLException {
    Optional<ConnectionFailure> lastFailure = lastConnectionFailure;
    if (lastFailure.isPresent() && lastFailure.get().retryNanos() > System.nanoTime()) {
      throw new SQLTransientConnectionException(lastFailure.get().reason());
    }
    try {
      Connection connection = pool.getConnection();
      lastConnectionFailure = Optional.empty();
      return connection;
    } catch (SQLTransientConnectionException e) {
      lastConnectionFailure =
          Optional.of(
              new ConnectionFailure(
                  ErrorText.describe(e), System.nanoTime() + RETRY_PAUSE.toNanos()));
      throw e;
    }
  }

  private static <T> T transaction(Connection connection, Sql.Work<T> work) throws SQLException {
    connection.setAutoCommit(false);
    try {
      T result = work.run(new Sql(connection));
      connection.commit();
      return result;
    } catch (SQLException | RuntimeException e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  private interface SqlCall<T> {
    T run() throws SQLException;
  }

  /**
   * Executes a call with the thread's interrupt status cleared, because an interrupt would close
   * the connection. Records whether the database answers.
   */
  private <T> T uninterruptibly(SqlCall<T> call) throws SQLException {
    boolean interrupted = Thread.interrupted();
    try {
      T result = call.run();
      lastAnswerNanos = System.nanoTime();
      endOutage();
      return result;
    } catch (SQLException e) {
      logFailure(e);
      throw e;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Logs outages and invalid statements. Other failures are handled by the caller. */
  private void logFailure(SQLException e) {
    if (pool.isClosed() || log.isEmpty()) {
      return;
    }
    if (isOutage(e)) {
      logOutage(log.get(), e);
    } else if (isInvalidStatement(e)) {
      log.get().operationFailed("database", e);
    }
  }

  /** Logs the beginning of an outage, once. */
  private synchronized void logOutage(Log target, SQLException e) {
    if (outageLoggedNanos.isEmpty()) {
      outageLoggedNanos = Optional.of(System.nanoTime());
      target.unreachable("database", ErrorText.describe(e));
    }
  }

  /** Logs the end of an outage if there is one. */
  private void endOutage() {
    if (outageLoggedNanos.isPresent()) {
      synchronized (this) {
        outageLoggedNanos.ifPresent(
            start ->
                log.ifPresent(
                    target ->
                        target.reachable("database", Duration.ofNanos(System.nanoTime() - start))));
        outageLoggedNanos = Optional.empty();
      }
    }
  }

  /** Returns whether the database answers, and the state of the connections to it. */
  DatabaseStatus status() {
    boolean isSilent = isPolled && System.nanoTime() - lastAnswerNanos > MAX_SILENCE.toNanos();
    HikariPoolMXBean connections = pool.getHikariPoolMXBean();
    return new DatabaseStatus(
        outageLoggedNanos.isEmpty() && !isSilent,
        connections.getActiveConnections(),
        connections.getIdleConnections(),
        connections.getThreadsAwaitingConnection());
  }

  /** Returns whether an exception means that the database cannot be reached or used at all. */
  private static boolean isOutage(SQLException e) {
    String state = Objects.requireNonNullElse(e.getSQLState(), "");
    return e instanceof SQLTransientConnectionException
        || e instanceof SQLNonTransientConnectionException
        || OUTAGE_STATES.stream().anyMatch(state::startsWith);
  }

  /**
   * Returns whether an exception means that a statement is invalid, which is an error in the
   * program.
   */
  private static boolean isInvalidStatement(SQLException e) {
    String state = Objects.requireNonNullElse(e.getSQLState(), "");
    boolean isInvalid = state.startsWith(INVALID_STATEMENT) && !state.equals(MISSING_PRIVILEGE);
    return isInvalid
        || (state.isEmpty() && SQLITE_INVALID_STATEMENT_CODES.contains(e.getErrorCode()));
  }

  /**
   * Writes a value to check that the database is writable.
   *
   * @throws SQLException if it is not
   */
  void checkWritable() throws SQLException {
    transaction(
        sql -> {
          DatabaseProperties.put(sql, "probe", UUID.randomUUID().toString());
          return true;
        });
  }

  /**
   * Returns the result of a write that threw an exception: {@code CONFLICT} if a value that must be
   * unique exists already, or in SQLite if any constraint is violated; otherwise {@code FAILED},
   * after logging the reason.
   *
   * @param subject the changed data, for the log
   */
  static WriteResult resultOf(SQLException e, Log log, String subject) {
    boolean conflict =
        UNIQUE_VIOLATION.equals(e.getSQLState()) || e.getErrorCode() == SQLITE_CONSTRAINT;
    return conflict ? WriteResult.CONFLICT : loggedFailure(e, log, subject);
  }

  /**
   * Logs why a write failed, like {@link #logWriteFailure}, and returns {@code FAILED}.
   *
   * @param subject the changed data, for the log
   */
  static WriteResult loggedFailure(SQLException e, Log log, String subject) {
    logWriteFailure(e, log, subject);
    return WriteResult.FAILED;
  }

  /** Logs why a write failed, unless an outage, which is logged once, is the reason. */
  static void logWriteFailure(SQLException e, Log log, String subject) {
    if (!isOutage(e)) {
      log.storageFailed(subject, ErrorText.describe(e));
    }
  }

  @Override
  public void close() {
    pool.close();
  }
}
