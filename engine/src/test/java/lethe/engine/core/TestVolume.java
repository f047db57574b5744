package lethe.engine.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;

/**
 * Determines the number of repetitions of a test: few in an ordinary build, and many in the long
 * profile. An instance counts the repetitions of a long check, and appends a line to the summary
 * when it is closed.
 */
public final class TestVolume implements AutoCloseable {
  /** Whether the long profile is active; the profile sets this property. */
  private static final boolean LONG = Boolean.getBoolean("lethe.soak");

  private final String name;
  private final long total;
  private final long startNanos = System.nanoTime();
  private long completedCount;
  private String summary = "";
  private boolean passed;

  private TestVolume(String name, long total) {
    this.name = name;
    this.total = total;
  }

  /**
   * Returns the number of repetitions.
   *
   * @param ordinaryCount the number in an ordinary build; it must be large enough to find
   *     deliberately introduced errors
   * @param longCount the number in the long profile
   */
  public static int times(int ordinaryCount, int longCount) {
    return LONG ? longCount : ordinaryCount;
  }

  /**
   * Returns the value of the system property {@code lethe.NAME}, or {@code defaultValue} if it is
   * not set.
   */
  public static long property(String name, long defaultValue) {
    return Long.getLong("lethe." + name, defaultValue);
  }

  /**
   * Starts counting the repetitions of a long check.
   *
   * @param name the name of the check
   * @param total the planned number of repetitions
   */
  public static TestVolume start(String name, long total) {
    return new TestVolume(name, total);
  }

  public void record(long count) {
    completedCount += count;
  }

  public long completedCount() {
    return completedCount;
  }

  /** Sets the additional text of the summary line. */
  public void setSummary(String text) {
    summary = text;
  }

  /** Records that all repetitions passed. */
  public void markPassed() {
    passed = true;
  }

  /**
   * Appends the summary line, in the long profile only: the name, the numbers of completed and
   * planned repetitions, the duration, the additional text, and whether the check passed.
   */
  @Override
  public void close() {
    if (!LONG) {
      return;
    }
    Duration time = Duration.ofNanos(System.nanoTime() - startNanos);
    String line =
        "%s: %d of %d, %d s; %s; %s%n"
            .formatted(
                name,
                completedCount,
                total,
                time.toSeconds(),
                summary,
                passed ? "no failure" : "FAILED");
    try {
      Path file = Path.of(System.getProperty("lethe.summary", "target/long.txt"));
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
