package lethe.app.program;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lethe.app.json.JsonWriter;
import lethe.app.program.ProgramProcess.OutputItem;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Seat;

/**
 * The connection to a running program that plays one match after another. Only one thread at a time
 * may send and receive; {@link #name}, {@link #failure} and {@link #failureReport} can be called
 * from any thread.
 *
 * <p>An error in an answer is only recorded. After any other error, the program no longer plays,
 * and {@link #failure} returns the error.
 */
public final class ProgramConnection implements AutoCloseable {
  /** The maximum time until a program answers {@code hello}. */
  static final Duration GREETING_TIMEOUT = Duration.ofSeconds(10);

  /** The time after which a program whose input was closed is killed. */
  private static final Duration CLOSING_TIMEOUT = Duration.ofMillis(500);

  /** The maximum length of a program's name, in characters. */
  private static final int MAX_NAME_LENGTH = 40;

  /** The name of a program whose own name contains no valid character. */
  private static final String UNNAMED = "unnamed";

  private final Optional<ProgramProcess> process;
  private final Optional<Path> log;

  /** The name that the program gave, or the name of its file. */
  private volatile String name;

  /** The last message sent if it was an answered {@code hello}; otherwise empty. */
  private Optional<ToProgram.Hello> greeting = Optional.empty();

  private volatile Optional<ProgramError> failure = Optional.empty();

  /** The number of times that {@code hello} was sent and not answered. */
  private int unansweredGreetings;

  private final Set<ProgramError> answerErrors = new LinkedHashSet<>();

  private ProgramConnection(String fileName, ProgramProcess.StartResult start, Optional<Path> log) {
    this.name = plainName(fileName);
    this.log = log;
    switch (start) {
      case ProgramProcess.StartResult.Started(ProgramProcess started) ->
          process = Optional.of(started);
      case ProgramProcess.StartResult.Failed(ProgramError error) -> {
        process = Optional.empty();
        failure = Optional.of(error);
      }
    }
  }

  /**
   * Starts a program and waits until it has answered {@code hello}. If it does not, {@link
   * #failure} returns the error.
   *
   * @param log the file for its standard error; empty for none
   */
  static ProgramConnection start(List<String> command, ToProgram.Hello hello, Optional<Path> log) {
    ProgramConnection program =
        new ProgramConnection(
            command.getFirst().replaceAll(".*/", ""), ProgramProcess.start(command, log), log);
    program.greet(hello, ProgressListener.NONE);
    return program;
  }

  /**
   * Returns the last name that the program gave in {@code ready}, as one word; the name of its file
   * if it has given none.
   */
  public String name() {
    return name;
  }

  /** Returns the error that stopped the program; empty if it can play. */
  public Optional<ProgramError> failure() {
    return failure;
  }

  /**
   * Returns the message that this program no longer plays a seat, with the reason and the last
   * lines of its standard error; empty if it plays.
   *
   * @param withDetails whether to include the reason and the lines, which may reveal information
   *     hidden from other seats
   */
  List<String> failureReport(Seat seat, boolean withDetails) {
    if (failure.isEmpty()) {
      return List.of();
    }
    if (!withDetails) {
      String file = log.map(Path::toString).orElse("");
      return List.of(ProgramError.MESSAGES.format("failed.match-runs", seat, name, file));
    }
    List<String> lines = new ArrayList<>();
    lines.add(ProgramError.MESSAGES.format("failed", seat, name, failure.get().text()));
    if (!errorLines().isEmpty()) {
      lines.add(ProgramError.MESSAGES.format("error-output", log.map(Path::toString).orElse("")));
      errorLines()
          .forEach(line -> lines.add(ProgramError.MESSAGES.format("error-output.line", line)));
    }
    return lines;
  }

  /**
   * Sends {@code hello} and waits for {@code ready}, ignoring other lines. If an earlier {@code
   * hello} is still unanswered, the first {@code ready} suffices. Does nothing if the last message
   * sent was the same {@code hello}.
   *
   * @return the error that stopped the program; empty if it is ready
   */
  Optional<ProgramError> greet(ToProgram.Hello hello, ProgressListener progress) {
    if (failure.isPresent() || greeting.equals(Optional.of(hello))) {
      return failure;
    }
    send(hello);
    unansweredGreetings++;
    long deadline = System.nanoTime() + GREETING_TIMEOUT.toNanos();
    while (true) {
      Optional<OutputItem> received = receive(deadline, progress);
      if (received.isEmpty()) {
        return fail(
            ProgramError.of(ProgramErrorCode.NOT_READY, (int) GREETING_TIMEOUT.toSeconds()));
      }
      switch (received.get()) {
        case OutputItem.End(ProgramError error) -> {
          return fail(error);
        }
        case OutputItem.Line(String line) -> {
          if (FromProgram.parse(line) instanceof FromProgram.Ready ready) {
            if (ready.lethe() != ToProgram.VERSION) {
              return fail(
                  ProgramError.of(
                      ProgramErrorCode.UNSUPPORTED_VERSION, String.valueOf(ready.lethe())));
            }
            unansweredGreetings--;
            name = ready.name().isBlank() ? name : plainName(ready.name());
            greeting = Optional.of(hello);
            return Optional.empty();
          }
        }
      }
    }
  }

  /**
   * Converts a name to one word for journals, of at most {@value #MAX_NAME_LENGTH} characters;
   * {@value #UNNAMED} if no valid character is left.
   */
  private static String plainName(String name) {
    String plain =
        name.strip()
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9._-]+", "-")
            .replaceAll("^-+|-+$", "");
    return plain.isEmpty()
        ? UNNAMED
        : plain.substring(0, Math.min(MAX_NAME_LENGTH, plain.length()));
  }

  /** Sends a message without waiting until the program reads it. Does nothing after a failure. */
  void send(ToProgram message) {
    greeting = Optional.empty();
    if (failure.isEmpty()) {
      process.orElseThrow().send(message.line());
    }
  }

  /** Sends a message of a kind that this version of the protocol does not define. */
  void sendUnknownMessage() {
    greeting = Optional.empty();
    if (failure.isEmpty()) {
      process.orElseThrow().send(JsonWriter.object("unknown-message", Map.of("field", List.of())));
    }
  }

  /**
   * Counts a {@code ready} that was just received as the late answer to an earlier {@code hello}.
   * Returns false if every {@code hello} has been answered.
   */
  boolean acceptLateReady() {
    if (unansweredGreetings == 0) {
      return false;
    }
    unansweredGreetings--;
    return true;
  }

  /** Returns the errors in refused answers and unexpected lines, each once. */
  Set<ProgramError> answerErrors() {
    return answerErrors;
  }

  void addAnswerError(ProgramError error) {
    answerErrors.add(error);
  }

  boolean hasUnreadLine() {
    return failure.isEmpty() && process.orElseThrow().hasUnreadLine();
  }

  /** Returns the last lines of the program's standard error. */
  List<String> errorLines() {
    return process.map(ProgramProcess::errorLines).orElse(List.of());
  }

  /**
   * Ends the program by closing its input. Returns the errors that concern its end and its use of
   * the standard streams.
   *
   * @param time the time after which it is killed
   */
  List<ProgramError> end(Duration time) {
    return process.map(started -> started.end(failure.isPresent(), time)).orElse(List.of());
  }

  /**
   * Waits for the next line, or the end of the program; empty if neither comes before the deadline,
   * or if this thread is interrupted. The program must have been started.
   *
   * @param deadline the end of the wait, as a value of {@link System#nanoTime}
   * @param progress called while waiting; can cancel by throwing an exception
   */
  Optional<OutputItem> receive(long deadline, ProgressListener progress) {
    return process.orElseThrow().receive(deadline, progress);
  }

  /** Kills the program because of an error. Returns the error. */
  Optional<ProgramError> fail(ProgramError error) {
    failure = Optional.of(error);
    process.ifPresent(ProgramProcess::close);
    return failure;
  }

  /**
   * Closes the input of the program, and kills it if it does not end. Does nothing after a failure.
   */
  @Override
  public void close() {
    if (failure.isEmpty()) {
      process.orElseThrow().closeGracefully(CLOSING_TIMEOUT);
    }
  }
}
