package lethe.app.terminal;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Reads lines from a pipe. No character is taken from the queue before a line is requested. */
final class LineReader {
  /** The result of waiting for a line. */
  sealed interface LineResult {
    record Line(String text) implements LineResult {}

    record Woken() implements LineResult {}

    record TimedOut() implements LineResult {}

    record Ended() implements LineResult {}
  }

  private final InputQueue input;
  private final int maxLength;
  private final UnaryOperator<String> sanitizer;
  private final StringBuilder line = new StringBuilder();
  private boolean afterCarriageReturn;

  /** A complete line that has been read but not returned. */
  private Optional<String> pendingLine = Optional.empty();

  /**
   * Creates a reader.
   *
   * @param maxLength the maximum length of a line in characters; of a longer line, one more
   *     character is returned and the rest is discarded
   * @param sanitizer applied to each line
   */
  LineReader(InputQueue input, int maxLength, UnaryOperator<String> sanitizer) {
    this.input = input;
    this.maxLength = maxLength;
    this.sanitizer = sanitizer;
  }

  /**
   * Waits for the next line. Reports a pending wake-up first, unless a complete line has already
   * been read. An incomplete line is continued by the next call.
   *
   * @param nanos the maximum waiting time in nanoseconds
   */
  LineResult next(long nanos) {
    long start = System.nanoTime();
    if (pendingLine.isPresent() && !input.isHungUp()) {
      return takeLine();
    }
    while (!input.isHungUp()) {
      if (input.pollWake()) {
        return new LineResult.Woken();
      }
      switch (input.await(nanos - (System.nanoTime() - start))) {
        case CHARACTER -> {
          readCharacter();
          if (pendingLine.isPresent()) {
            return takeLine();
          }
        }
        case ENDED -> {
          if (line.isEmpty() || input.isHungUp()) {
            return new LineResult.Ended();
          }
          endLine();
          return takeLine();
        }
        case TIMED_OUT -> {
          return new LineResult.TimedOut();
        }
        case WOKEN, RESIZED, SUSPENDED, RESUMED -> {
          return new LineResult.Woken();
        }
      }
    }
    return new LineResult.Ended();
  }

  private LineResult takeLine() {
    String text = pendingLine.orElseThrow();
    pendingLine = Optional.empty();
    return new LineResult.Line(text);
  }

  /** Takes the next line if it has already arrived and meets a condition. */
  Optional<String> takeIf(Predicate<String> condition) {
    readAvailable();
    Optional<String> nextLine = pendingLine.filter(condition);
    if (nextLine.isPresent()) {
      pendingLine = Optional.empty();
    }
    return nextLine;
  }

  /** Reads the next line if it has arrived completely, without waiting. */
  private void readAvailable() {
    while (pendingLine.isEmpty() && !input.isHungUp() && input.awaitCharacter(0)) {
      readCharacter();
    }
    if (pendingLine.isEmpty() && !line.isEmpty() && input.hasEnded()) {
      endLine();
    }
  }

  /** Reads all lines that have arrived, and returns the number of lines that are not blank. */
  int drain() {
    int count = 0;
    readAvailable();
    while (pendingLine.isPresent()) {
      count += pendingLine.get().isBlank() ? 0 : 1;
      pendingLine = Optional.empty();
      readAvailable();
    }
    return count;
  }

  /** Reads one character, which may complete the line. */
  private void readCharacter() {
    char c = input.take();
    boolean secondOfPair = c == '\n' && afterCarriageReturn;
    afterCarriageReturn = c == '\r';
    if (secondOfPair) {
      return;
    }
    if (c == '\n' || c == '\r') {
      endLine();
    } else if (line.length() <= maxLength) {
      line.append(c);
    }
  }

  private void endLine() {
    pendingLine = Optional.of(sanitizer.apply(line.toString()));
    line.setLength(0);
  }
}
