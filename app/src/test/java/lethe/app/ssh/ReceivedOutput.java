package lethe.app.ssh;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Output that has been received, with methods that wait for more of it. */
final class ReceivedOutput extends OutputStream {
  /** Matches what separates two words: on a full screen, the cursor may move over a blank. */
  private static final String BLANK = "(?:\\s|\u001b\\[[0-9;?]*[a-zA-Z])+";

  private final ByteArrayOutputStream all = new ByteArrayOutputStream();
  private int consumedBytes;
  private boolean stopped;
  private boolean blocked;

  synchronized void setStopped(boolean stops) {
    stopped = stops;
    notifyAll();
  }

  @Override
  public synchronized void write(int b) {
    all.write(b);
    notifyAll();
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) {
    while (stopped) {
      blocked = true;
      notifyAll();
      pause(0);
    }
    all.write(bytes, offset, length);
    notifyAll();
  }

  synchronized String text() {
    return all.toString(StandardCharsets.UTF_8);
  }

  synchronized void awaitMoreThan(int bytes) {
    await(() -> all.size() > bytes, () -> "no more than " + all.size() + " bytes");
  }

  synchronized int byteCount() {
    return all.size();
  }

  synchronized byte[] bytes() {
    return all.toByteArray();
  }

  synchronized void skipReceived() {
    consumedBytes = all.size();
  }

  String until(String text) {
    String words =
        Arrays.stream(text.split("\\s+", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(BLANK));
    Pattern pattern = Pattern.compile(words);
    return until(
        all -> {
          Matcher matcher = pattern.matcher(all);
          return matcher.find() ? matcher.end() : -1;
        },
        text);
  }

  /**
   * Waits until the function finds a match in the output since the previous match.
   *
   * @param end returns the index after the match; -1 if there is none
   * @return the output up to the end of the match
   */
  synchronized String until(ToIntFunction<String> end, String name) {
    await(() -> end.applyAsInt(unconsumed()) >= 0, () -> "no " + name + " in:\n" + unconsumed());
    String newOutput = unconsumed();
    String until = newOutput.substring(0, end.applyAsInt(newOutput));
    consumedBytes += until.getBytes(StandardCharsets.UTF_8).length;
    return until;
  }

  /**
   * Waits for a condition, which is checked whenever output arrives. Fails with the given message
   * after {@link SshTestClient#PATIENCE}.
   */
  private synchronized void await(BooleanSupplier condition, Supplier<String> failureMessage) {
    long deadline = System.nanoTime() + SshTestClient.PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      long remaining = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
      if (remaining <= 0) {
        throw new AssertionError(failureMessage.get());
      }
      pause(remaining);
    }
  }

  synchronized void awaitBlocked() {
    while (!blocked) {
      pause(0);
    }
  }

  @SuppressWarnings("WaitNotInLoop") // callers check their condition again
  private synchronized void pause(long millis) {
    try {
      wait(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private String unconsumed() {
    return new String(
        all.toByteArray(), consumedBytes, all.size() - consumedBytes, StandardCharsets.UTF_8);
  }
}
