package lethe.app.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The processes of one program, one for each seat that it plays at the same time. Each plays one
 * match after another. Thread-safe.
 */
public final class ProgramPool implements AutoCloseable {
  private final List<String> command;
  private final Path logFolder;
  private final String logName;
  private final ConcurrentLinkedDeque<ProgramConnection> idlePrograms =
      new ConcurrentLinkedDeque<>();
  private final AtomicInteger startedCount = new AtomicInteger();

  /**
   * Creates a pool without processes.
   *
   * @param command the program and its arguments
   * @param logFolder the folder of the logs of standard error
   * @param logName the beginning of the file name of each log
   */
  public ProgramPool(List<String> command, Path logFolder, String logName) {
    this.command = List.copyOf(command);
    this.logFolder = logFolder;
    this.logName = logName;
  }

  private Path logFile(int number) {
    return logFolder.resolve(logName + (number == 1 ? "" : "-" + number) + ".log");
  }

  /**
   * Returns a program that plays no match. Starts one if necessary; {@link
   * ProgramConnection#failure} returns the error if that fails.
   *
   * @param hello the greeting for a program that is started; not sent to a program that is already
   *     running
   */
  public ProgramConnection take(ToProgram.Hello hello) {
    return Optional.ofNullable(idlePrograms.pollFirst())
        .orElseGet(
            () ->
                ProgramConnection.start(
                    command, hello, Optional.of(logFile(startedCount.incrementAndGet()))));
  }

  /** Takes back a program whose match is over. Drops it if it has failed. */
  public void release(ProgramConnection program) {
    if (program.failure().isEmpty()) {
      idlePrograms.addFirst(program);
    }
  }

  /** Ends the programs that play no match. */
  @Override
  public void close() {
    for (ProgramConnection program = idlePrograms.pollFirst();
        program != null;
        program = idlePrograms.pollFirst()) {
      program.close();
    }
  }
}
