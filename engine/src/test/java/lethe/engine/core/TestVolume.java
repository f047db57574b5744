package lethe.engine.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;

/**
 * Determines how much a test tries: a sample in every build, and everything in the long profile. An
 * instance counts what a long check has tried, and appends a line to the summary when it is closed.
 */
public final class TestVolume implements AutoCloseable {
  /** True in the long profile, which sets this property. */
  private static final boolean LONG = Boolean.getBoolean("lethe.soak");

  private final String what;
  private final long asked;
  private final long begun = System.nanoTime();
  private long done;
  private String more = "";
  private boolean held;

  private TestVolume(String what, long asked) {
    this.what = what;
    this.asked = asked;
  }

  /**
   * Returns the number of repetitions.
   *
   * @param sample the number in an ordinary build; large enough to find a planted fault
   * @param all the number in the long profile
   */
  public static int times(int sample, int all) {
    return LONG ? all : sample;
  }

  /**
   * Returns the value of the system property {@code lethe.NAME}, or {@code usual} if it is not set.
   */
  public static long property(String name, long usual) {
    return Long.getLong("lethe." + name, usual);
  }

  /**
   * Starts to count a long check.
   *
   * @param what the name of the check
   * @param asked the number of repetitions that are going to be tried
   */
  public static TestVolume start(String what, long asked) {
    return new TestVolume(what, asked);
  }

  public void record(long count) {
    done += count;
  }

  public long done() {
    return done;
  }

  /** Sets the additional text of the summary line. */
  public void setSummary(String text) {
    more = text;
  }

  /** Records that everything was tried and nothing failed. */
  public void markPassed() {
    held = true;
  }

  /**
   * Appends the summary line, in the long profile only: the name, the number done and asked for,
   * the duration, the additional text, and whether the check passed.
   */
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
