package lethe.app.house;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * What happened, a line each, as {@code key=value}. Nothing that is typed at a table, no seed, code
 * or password comes here.
 */
public final class Log {
  /** How much an event matters, the least first. */
  public enum Level {
    /** Connections that come and go, whoever makes them. */
    DEBUG,
    /** What people do here. */
    INFO,
    /** What was refused, and what an operator did. */
    WARN,
    /** What should not happen. */
    ERROR
  }

  private static final String QUOTE = Character.toString(0x22);
  private static final String BACK = Character.toString(0x5c);

  /** A value that stands without quotation marks. */
  private static final Pattern BARE = Pattern.compile("[^\\s\\x22\\x5c=]+");

  /** How many lines of one kind are written a second for long, and after a rest. */
  private static final int EACH_SECOND = 50;

  private static final int AT_ONCE = 1_000;

  private final PrintStream out;
  private final InstantSource clock;
  private final Level least;
  private final Probe probe;
  private final Map<String, Flow> flows = new HashMap<>();

  /** Writes everything but what is only of use to find an error. */
  public Log(PrintStream out, InstantSource clock) {
    this(out, clock, Level.INFO, Probe.NONE);
  }

  /**
   * A log.
   *
   * @param least what matters less is not written
   */
  public Log(PrintStream out, InstantSource clock, Level least, Probe probe) {
    this.out = out;
    this.clock = clock;
    this.least = least;
    this.probe = probe;
  }

  /** What measures the house. */
  public Probe probe() {
    return probe;
  }

  /** Something that is of use to whoever looks for an error. */
  public void detail(String what, Object... facts) {
    write(Level.DEBUG, what, facts);
  }

  /** Writes a line: what, then names and values in turn. */
  public void note(String what, Object... facts) {
    write(Level.INFO, what, facts);
  }

  /** Something that an operator may want to do something about. */
  public void warn(String what, Object... facts) {
    write(Level.WARN, what, facts);
  }

  /**
   * Writes what failed and where in the program, without what it was about. An I/O error is no
   * error of the program: something outside it, such as the database, could not be reached.
   */
  public void failed(String where, Throwable e) {
    if (e instanceof IOException || e instanceof UncheckedIOException) {
      unreachable(where, Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName()));
      return;
    }
    StackTraceElement[] trace = e.getStackTrace();
    write(Level.ERROR, "failed", "where", where, "what", e.getClass().getName(), "at", at(trace));
  }

  /** Writes that something outside the program, such as the database, could not be reached. */
  public void unreachable(String what, String why) {
    write(Level.WARN, "unreachable", "what", what, "why", why);
  }

  private synchronized void write(Level level, String what, Object... facts) {
    Map<String, String> known = new LinkedHashMap<>();
    for (int i = 0; i + 1 < facts.length; i += 2) {
      known.put(String.valueOf(facts[i]), Clean.line(String.valueOf(facts[i + 1]), 500));
    }
    probe.happened(what, known);
    if (level.compareTo(least) < 0) {
      return;
    }
    Flow flow = flows.computeIfAbsent(what, _ -> new Flow());
    if (!flow.bucket.take()) {
      flow.left++;
      return;
    }
    if (flow.left > 0) {
      known.put("unwritten", "" + flow.left);
      flow.left = 0;
    }
    StringBuilder line = new StringBuilder("time=");
    line.append(clock.instant().truncatedTo(ChronoUnit.MILLIS));
    line.append(" level=").append(level.name().toLowerCase(Locale.ROOT));
    line.append(" event=").append(what);
    known.forEach((key, value) -> line.append(' ').append(key).append('=').append(written(value)));
    line.append('\n');
    out.print(line);
    out.flush();
  }

  /** What could not be written, and what the system says about it, such as no space left. */
  public void unwritten(Object file, IOException e) {
    unwritten(file, Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName()));
  }

  public void unwritten(Object file, String why) {
    write(Level.ERROR, "unwritten", "file", file, "why", why);
  }

  private static String at(StackTraceElement[] trace) {
    StringBuilder at = new StringBuilder();
    for (int i = 0; i < Math.min(6, trace.length); i++) {
      at.append(i == 0 ? "" : " < ").append(trace[i].getClassName());
      at.append('.').append(trace[i].getMethodName()).append(':').append(trace[i].getLineNumber());
    }
    return at.toString();
  }

  private static String written(String value) {
    return BARE.matcher(value).matches()
        ? value
        : QUOTE + value.replace(BACK, BACK + BACK).replace(QUOTE, BACK + QUOTE) + QUOTE;
  }

  /** The lines of one kind, so that nobody fills a disk with them. */
  private static final class Flow {
    private final Bucket bucket = new Bucket(EACH_SECOND, AT_ONCE);
    private long left;
  }
}
