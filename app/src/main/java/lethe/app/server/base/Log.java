package lethe.app.server.base;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The log: one line for each event, in {@code key=value} format or as a JSON object. It never
 * contains moves, chat messages, seeds, codes or passwords; apart from names, it contains no text
 * from users except reports to the operator. Thread-safe.
 */
public final class Log {
  /** The importance of an event, least important first. */
  public enum Level {
    /** Connections that open and close, and other details for diagnosis. */
    DEBUG,
    /** Actions of users, and changes that the server makes itself. */
    INFO,
    /** Rejected requests, outages of external systems, and actions of an operator. */
    WARN,
    /** Errors of the program, and data that could not be stored. */
    ERROR
  }

  /** The key of the value that identifies a connection in all entries about it. */
  public static final String CONNECTION_KEY = "connection";

  public enum Format {
    /** {@code key=value} pairs. */
    TEXT,
    /** One JSON object. All values are strings. */
    JSON
  }

  private static final String QUOTE = Character.toString(0x22);
  private static final String BACKSLASH = Character.toString(0x5c);

  /** A value that needs no quotation marks. */
  private static final Pattern UNQUOTED = Pattern.compile("[^\\s\\x22\\x5c=]+");

  /** The maximum rate of log lines for the same event. */
  private static final int LINES_PER_SECOND = 50;

  /** The maximum number of log lines for the same event in a burst. */
  private static final int BURST = 1_000;

  private final PrintStream out;
  private final InstantSource clock;
  private final Level threshold;
  private final MetricsSink metrics;
  private final String server;
  private final Format format;
  private final Map<String, EventThrottle> throttles = new HashMap<>();

  /** Creates a log of a server without a name that omits {@code DEBUG} events. */
  public Log(PrintStream out, InstantSource clock) {
    this(out, clock, Level.INFO, MetricsSink.NONE, "", Format.TEXT);
  }

  /**
   * Creates a log.
   *
   * @param threshold the minimum level that is written
   * @param server the name of the server, for each line; empty for none
   */
  public Log(
      PrintStream out,
      InstantSource clock,
      Level threshold,
      MetricsSink metrics,
      String server,
      Format format) {
    this.out = out;
    this.clock = clock;
    this.threshold = threshold;
    this.metrics = metrics;
    this.server = server;
    this.format = format;
  }

  public MetricsSink metrics() {
    return metrics;
  }

  /** Logs an event that helps to diagnose problems. */
  public void debug(String event, Object... facts) {
    write(Level.DEBUG, event, facts);
  }

  /**
   * Logs an event.
   *
   * @param facts names and values, alternating
   */
  public void info(String event, Object... facts) {
    write(Level.INFO, event, facts);
  }

  /** Logs an event that an operator should notice; see {@link Level#WARN}. */
  public void warn(String event, Object... facts) {
    write(Level.WARN, event, facts);
  }

  /**
   * Logs a failure with its type and the top of its stack trace, but without its message, which may
   * contain private data. An I/O error is not an error of the program but means that an external
   * system, such as the database, could not be reached; it is logged as a warning, with its
   * message.
   */
  public void operationFailed(String operation, Throwable e) {
    if (e instanceof IOException || e instanceof UncheckedIOException) {
      unreachable(
          operation, Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName()));
      return;
    }
    StackTraceElement[] trace = e.getStackTrace();
    write(
        Level.ERROR,
        "failed",
        "where",
        operation,
        "what",
        e.getClass().getName(),
        "at",
        stackSummary(trace));
  }

  /** Logs that an external system, such as the database, could not be reached. */
  public void unreachable(String system, String reason) {
    write(Level.WARN, "unreachable", "what", system, "reason", reason);
  }

  /** Logs that an external system can be reached again after an outage. */
  public void reachable(String system, Duration outage) {
    write(Level.WARN, "reachable", "what", system, "seconds", outage.toSeconds());
  }

  private synchronized void write(Level level, String event, Object... facts) {
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i + 1 < facts.length; i += 2) {
      values.put(String.valueOf(facts[i]), SafeText.sanitize(String.valueOf(facts[i + 1]), 500));
    }
    metrics.recordEvent(event, values);
    if (level.compareTo(threshold) < 0) {
      return;
    }
    EventThrottle throttle = throttles.computeIfAbsent(event, _ -> new EventThrottle());
    if (!throttle.bucket.tryAcquire()) {
      throttle.suppressed++;
      return;
    }
    if (throttle.suppressed > 0) {
      values.put("suppressed", "" + throttle.suppressed);
      throttle.suppressed = 0;
    }
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("time", clock.instant().truncatedTo(ChronoUnit.MILLIS).toString());
    fields.put("level", level.name().toLowerCase(Locale.ROOT));
    if (!server.isEmpty()) {
      fields.put("server", server);
    }
    fields.put("event", event);
    assert Collections.disjoint(fields.keySet(), values.keySet()) : values;
    fields.putAll(values);
    out.print((format == Format.JSON ? json(fields) : text(fields)) + '\n');
    out.flush();
  }

  private static String text(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> field.getKey() + "=" + quoteIfNeeded(field.getValue()))
        .collect(Collectors.joining(" "));
  }

  /**
   * Returns a JSON object. The values must not contain control characters, which are not escaped.
   */
  private static String json(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> quote(field.getKey()) + ":" + quote(field.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  /**
   * Logs that a file or other stored data could not be accessed, with the reason, such as a full
   * disk.
   */
  public void storageFailed(Object file, IOException e) {
    storageFailed(file, Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName()));
  }

  public void storageFailed(Object file, String reason) {
    write(Level.ERROR, "storage-failed", "file", file, "reason", reason);
  }

  private static String stackSummary(StackTraceElement[] trace) {
    StringBuilder summary = new StringBuilder();
    for (int i = 0; i < Math.min(6, trace.length); i++) {
      summary.append(i == 0 ? "" : " < ").append(trace[i].getClassName());
      summary
          .append('.')
          .append(trace[i].getMethodName())
          .append(':')
          .append(trace[i].getLineNumber());
    }
    return summary.toString();
  }

  private static String quoteIfNeeded(String value) {
    return UNQUOTED.matcher(value).matches() ? value : quote(value);
  }

  private static String quote(String value) {
    return QUOTE
        + value.replace(BACKSLASH, BACKSLASH + BACKSLASH).replace(QUOTE, BACKSLASH + QUOTE)
        + QUOTE;
  }

  /** Limits the rate of the lines for one event, so that they cannot fill the disk. */
  private static final class EventThrottle {
    private final TokenBucket bucket = new TokenBucket(LINES_PER_SECOND, BURST);

    /** The number of lines omitted since the last one that was written. */
    private long suppressed;
  }
}
