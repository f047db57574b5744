package lethe.engine.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;

/**
 * How much a test tries: a sample in every build, and all of it in the long profile. A long check
 * counts what it has tried, and leaves a line of the summary.
 */
public final class Soak implements AutoCloseable {
  /** Set by the profile. */
  private static final boolean LONG = Boolean.getBoolean("lethe.soak");

  private final String what;
  private final long asked;
  private final long begun = System.nanoTime();
  private long done;
  private String more = "";
  private boolean held;

  private Soak(String what, long asked) {
    this.what = what;
    this.asked = asked;
  }

  /**
   * How often.
   *
   * @param sample as often as finds a planted fault
   * @param all what the long profile tries
   */
  public static int times(int sample, int all) {
    return LONG ? all : sample;
  }

  /** A number that {@code -Dlethe.NAME=} may change. */
  public static long number(String name, long usual) {
    return Long.getLong("lethe." + name, usual);
  }

  /** So many of something are going to be tried; closed, it leaves its line. */
  public static Soak of(String what, long asked) {
    return new Soak(what, asked);
  }

  public void add(long count) {
    done += count;
  }

  public long done() {
    return done;
  }

  /** What else the summary says of it, in place of what was said before. */
  public void say(String said) {
    more = said;
  }

  /** All was tried, and nothing failed. */
  public void held() {
    held = true;
  }

  /** One line: the name, how many, of how many asked, how long, what else, and whether it held. */
  @Override
  public void close() {
    if (!LONG) {
      return;
    }
    Duration time = Duration.ofNanos(System.nanoTime() - begun);
    String line =
        "%s: %d of %d, %d s; %s; %s%n"
            .formatted(what, done, asked, time.toSeconds(), more, held ? "no failure" : "FAILED");
    try {
      Path file = Path.of(System.getProperty("lethe.summary", "target/long.txt"));
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
