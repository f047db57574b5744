package lethe.app.ssh;

import java.io.PrintStream;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/**
 * What happened, a line each, as {@code key=value}. Nothing that is typed at a table, no seed, code
 * or password comes here.
 */
public final class Log {
  private static final String QUOTE = Character.toString(0x22);
  private static final String BACK = Character.toString(0x5c);

  private final PrintStream out;
  private final InstantSource clock;

  public Log(PrintStream out, InstantSource clock) {
    this.out = out;
    this.clock = clock;
  }

  /** Writes a line: what, then names and values in turn. */
  void note(String what, Object... facts) {
    StringBuilder line = new StringBuilder("time=");
    line.append(clock.instant().truncatedTo(ChronoUnit.MILLIS)).append(" event=").append(what);
    for (int i = 0; i + 1 < facts.length; i += 2) {
      line.append(' ').append(facts[i]).append('=').append(written(String.valueOf(facts[i + 1])));
    }
    line.append('\n');
    out.print(line);
    out.flush();
  }

  /** What failed and where in the program, without what it was about. */
  void failed(String where, Throwable e) {
    StackTraceElement[] trace = e.getStackTrace();
    note("failed", "where", where, "what", e.getClass().getName(), "at", at(trace));
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
    String clean = Clean.line(value, 500);
    return clean.matches("[^\\s\\x22\\x5c=]+")
        ? clean
        : QUOTE + clean.replace(BACK, BACK + BACK).replace(QUOTE, BACK + QUOTE) + QUOTE;
  }
}
