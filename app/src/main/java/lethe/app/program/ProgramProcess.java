package lethe.app.program;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import lethe.engine.core.ProgressListener;

/**
 * The process of a program, with which lines are exchanged over its standard input and output. The
 * process and its child processes are killed when this object is closed, or when Lethe ends.
 *
 * <p>One thread may send and receive. The program cannot block this thread, because other threads
 * write and read the program's streams.
 */
final class ProgramProcess implements AutoCloseable {
  /** The maximum length of a line, in bytes. */
  static final int MAX_LINE_LENGTH = 65_536;

  /**
   * The maximum number of lines that the program has sent and {@link #receive} has not returned.
   */
  static final int MAX_UNREAD_LINES = 1_000;

  /** The maximum size of the log of standard error, in bytes. */
  private static final int MAX_LOG_SIZE = 1_000_000;

  /** The maximum number of lines of standard error kept in memory. */
  private static final int MAX_KEPT_ERROR_LINES = 10;

  /** The maximum length of a line of standard error kept in memory, in bytes. */
  private static final int MAX_ERROR_LINE_LENGTH = 200;

  /** The maximum time a program should take to end after it has closed its output. */
  private static final Duration EXIT_TIMEOUT = Duration.ofSeconds(1);

  /** The time between two reports of progress, by which a waiting caller can cancel. */
  private static final Duration PROGRESS_INTERVAL = Duration.ofMillis(100);

  /**
   * An environment variable that identifies the program and its child processes, even if their
   * parent has ended.
   */
  private static final String MARKER = "LETHE_PROGRAM_ID";

  /** Marks the end of the input in the queue of lines to send. */
  private static final byte[] END_OF_INPUT = {};

  /** The maximum number of searches for child processes to kill. */
  private static final int MAX_KILL_ROUNDS = 100;

  /** The exit code of a process that was stopped by a signal, minus the number of the signal. */
  private static final int SIGNAL_BASE = 128;

  /** A line that the program sent, or the end of its output. */
  sealed interface OutputItem {
    record Line(String text) implements OutputItem {}

    /** The end of the output, with the reason. */
    record End(ProgramError error) implements OutputItem {}
  }

  private final Process process;
  private final String marker;
  private final Thread shutdownHook;
  private final BlockingQueue<OutputItem> unreadItems = new LinkedBlockingQueue<>();
  private final BlockingQueue<byte[]> unsentLines = new LinkedBlockingQueue<>();
  private final Thread reader;
  private final Thread writer;
  private final Thread errorReader;

  /** The last lines of standard error. Guarded by itself. */
  private final Deque<String> errorLines = new ArrayDeque<>();

  private Optional<ProgramError> endReason = Optional.empty();

  /** Whether the program closed its input while it was playing. */
  private volatile boolean inputClosed;

  /** Whether child processes were still alive after the process had ended. */
  private volatile boolean childProcessesLeft;

  /** The number of bytes read from standard error. Modified only by {@link #errorReader}. */
  private volatile long errorSize;

  private ProgramProcess(Process process, String marker, Optional<OutputStream> log) {
    this.process = process;
    this.marker = marker;
    this.shutdownHook = new Thread(this::kill, "kill program");
    this.reader = newThread("program output", this::readOutput);
    this.writer = newThread("program input", this::writeInput);
    this.errorReader = newThread("program errors", () -> readErrors(log));
    Runtime.getRuntime().addShutdownHook(shutdownHook);
    reader.start();
    writer.start();
    errorReader.start();
  }

  private static Thread newThread(String name, Runnable work) {
    return Thread.ofPlatform().name(name).daemon().unstarted(work);
  }

  /** The result of starting a program. */
  sealed interface StartResult {
    record Started(ProgramProcess process) implements StartResult {}

    record Failed(ProgramError error) implements StartResult {}
  }

  /**
   * Starts a program without a shell.
   *
   * @param command the program and its arguments
   * @param log the file for its standard error, which is replaced; without it, only the last lines
   *     are kept
   */
  static StartResult start(List<String> command, Optional<Path> log) {
    String marker = UUID.randomUUID().toString();
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put(MARKER, marker);
    try {
      Process process = builder.start();
      Optional<OutputStream> logStream = log.flatMap(ProgramProcess::openLog);
      return new StartResult.Started(new ProgramProcess(process, marker, logStream));
    } catch (IOException e) {
      String message = Optional.ofNullable(e.getMessage()).orElse(e.toString()).strip();
      return new StartResult.Failed(ProgramError.of(ProgramErrorCode.NOT_STARTED, message));
    }
  }

  /** Opens the log; empty if it cannot be written, because the program can play without it. */
  private static Optional<OutputStream> openLog(Path file) {
    try {
      if (file.getParent() != null) {
        Files.createDirectories(file.getParent());
      }
      return Optional.of(Files.newOutputStream(file));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Sends a line without waiting until the program reads it. */
  void send(String line) {
    unsentLines.add((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Waits for the next line or the end of the output. Returns empty if neither comes before the
   * deadline, or if the thread is interrupted. After the end, returns it again at once.
   *
   * @param deadline the end of the wait, as a value of {@link System#nanoTime}
   * @param progress called while waiting; can cancel by throwing an exception
   */
  Optional<OutputItem> receive(long deadline, ProgressListener progress) {
    if (endReason.isPresent()) {
      return Optional.of(new OutputItem.End(endReason.get()));
    }
    try {
      while (true) {
        long remaining = deadline - System.nanoTime();
        OutputItem next =
            unreadItems.poll(
                Math.clamp(remaining, 0, PROGRESS_INTERVAL.toNanos()), TimeUnit.NANOSECONDS);
        if (next != null) {
          if (next instanceof OutputItem.End(ProgramError error)) {
            endReason = Optional.of(error);
          }
          return Optional.of(next);
        }
        if (remaining <= 0) {
          return Optional.empty();
        }
        progress.report(0, 1);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /**
   * Returns the last lines of standard error. If the program has ended, waits briefly for the rest.
   */
  List<String> errorLines() {
    if (!process.isAlive()) {
      join(errorReader);
    }
    synchronized (errorLines) {
      return List.copyOf(errorLines);
    }
  }

  private void readOutput() {
    OutputItem.End end;
    try (InputStream in = new BufferedInputStream(process.getInputStream())) {
      end = new OutputItem.End(readLines(in));
    } catch (IOException e) {
      end = new OutputItem.End(endOfOutput());
    }
    unreadItems.add(end);
  }

  /**
   * Reads lines until the output ends or the program makes an error. Returns the reason for the
   * end.
   */
  private ProgramError readLines(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next >= 0; next = in.read()) {
      if (next != '\n') {
        line.write(next);
        if (line.size() > MAX_LINE_LENGTH) {
          return ProgramError.of(ProgramErrorCode.LINE_TOO_LONG, MAX_LINE_LENGTH);
        }
      } else {
        if (unreadItems.size() >= MAX_UNREAD_LINES) {
          return ProgramError.of(ProgramErrorCode.TOO_MUCH_OUTPUT);
        }
        unreadItems.add(new OutputItem.Line(line.toString(StandardCharsets.UTF_8)));
        line.reset();
      }
    }
    return endOfOutput();
  }

  private ProgramError endOfOutput() {
    try {
      if (!process.waitFor(EXIT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
        return ProgramError.of(ProgramErrorCode.OUTPUT_CLOSED);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ProgramError.of(ProgramErrorCode.OUTPUT_CLOSED);
    }
    int exitCode = process.exitValue();
    return exitCode > SIGNAL_BASE
        ? ProgramError.of(ProgramErrorCode.STOPPED_BY_SIGNAL, exitCode - SIGNAL_BASE)
        : ProgramError.of(ProgramErrorCode.EXITED, exitCode);
  }

  /**
   * Writes the queued lines. A program that does not read them is stopped because it does not
   * answer in time.
   */
  private void writeInput() {
    try (OutputStream out = process.getOutputStream()) {
      for (byte[] line = unsentLines.take(); line.length > 0; line = unsentLines.take()) {
        out.write(line);
        if (unsentLines.isEmpty()) {
          out.flush();
        }
      }
    } catch (IOException e) {
      inputClosed = process.isAlive();
      unsentLines.clear();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void readErrors(Optional<OutputStream> log) {
    try (InputStream in = process.getErrorStream()) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      byte[] buffer = new byte[8192];
      long size = 0;
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        if (log.isPresent() && size < MAX_LOG_SIZE) {
          log.get().write(buffer, 0, (int) Math.min(read, MAX_LOG_SIZE - size));
        }
        size += read;
        errorSize = size;
        keepErrorLines(buffer, read, line);
      }
      if (line.size() > 0) {
        keepErrorLine(line);
      }
    } catch (IOException e) {
      // The process was killed, or the log cannot be written.
    } finally {
      closeQuietly(log);
    }
  }

  private void keepErrorLines(byte[] bytes, int length, ByteArrayOutputStream line) {
    for (int i = 0; i < length; i++) {
      if (bytes[i] == '\n') {
        keepErrorLine(line);
      } else if (line.size() < MAX_ERROR_LINE_LENGTH) {
        line.write(bytes[i]);
      }
    }
  }

  private void keepErrorLine(ByteArrayOutputStream line) {
    synchronized (errorLines) {
      if (errorLines.size() == MAX_KEPT_ERROR_LINES) {
        errorLines.removeFirst();
      }
      errorLines.addLast(line.toString(StandardCharsets.UTF_8));
    }
    line.reset();
  }

  private static void closeQuietly(Optional<OutputStream> log) {
    try {
      if (log.isPresent()) {
        log.get().close();
      }
    } catch (IOException e) {
      // The log is not complete, which has no consequences for the match.
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join(EXIT_TIMEOUT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Closes the input of the program after sending all lines, waits until it ends or the time has
   * passed, and kills all processes that are left.
   */
  void closeGracefully(Duration time) {
    unsentLines.add(END_OF_INPUT);
    try {
      process.waitFor(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close();
  }

  /**
   * Closes the input as {@link #closeGracefully} does. Returns the errors that concern the
   * program's end and its use of the standard streams.
   *
   * @param failed whether the program is known to have failed; then its end is not awaited
   */
  List<ProgramError> end(boolean failed, Duration time) {
    List<ProgramError> errors = new ArrayList<>();
    if (inputClosed) {
      errors.add(ProgramError.of(ProgramErrorCode.INPUT_CLOSED));
    }
    unsentLines.add(END_OF_INPUT);
    try {
      if (!failed && !process.waitFor(time.toNanos(), TimeUnit.NANOSECONDS)) {
        errors.add(ProgramError.of(ProgramErrorCode.STILL_RUNNING, (int) time.toSeconds()));
      } else if (childProcessesLeft
          || (!failed && ProcessHandle.allProcesses().anyMatch(this::isMarked))) {
        errors.add(ProgramError.of(ProgramErrorCode.CHILD_PROCESSES_LEFT));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close();
    if (errorSize > MAX_LOG_SIZE) {
      errors.add(ProgramError.of(ProgramErrorCode.MUCH_STANDARD_ERROR, errorSize));
    }
    return errors;
  }

  boolean hasUnreadLine() {
    return unreadItems.peek() instanceof OutputItem.Line;
  }

  /** Kills the process and all its child processes. */
  @Override
  public void close() {
    kill();
    writer.interrupt();
    join(errorReader);
    try {
      Runtime.getRuntime().removeShutdownHook(shutdownHook);
    } catch (IllegalStateException e) {
      // Lethe is ending, and the hook runs.
    }
  }

  private void kill() {
    boolean hasEnded = !process.isAlive();
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    // The method of the process itself would close standard error, which may not have been read.
    process.toHandle().destroyForcibly();
    // A child process may have started another one in the meantime.
    boolean processesLeft = true;
    for (int round = 0; processesLeft && round < MAX_KILL_ROUNDS; round++) {
      List<ProcessHandle> markedProcesses =
          ProcessHandle.allProcesses().filter(this::isMarked).toList();
      if (hasEnded && !markedProcesses.isEmpty()) {
        childProcessesLeft = true;
      }
      markedProcesses.forEach(ProcessHandle::destroyForcibly);
      processesLeft = !markedProcesses.isEmpty();
    }
  }

  /**
   * Returns whether a process is the program itself or was started by it, even if its parent has
   * ended. Always false on systems without {@code /proc}.
   */
  private boolean isMarked(ProcessHandle handle) {
    try {
      Path environment = Path.of("/proc", String.valueOf(handle.pid()), "environ");
      return Files.isReadable(environment)
          && new String(Files.readAllBytes(environment), StandardCharsets.ISO_8859_1)
              .contains(MARKER + "=" + marker);
    } catch (IOException e) {
      return false;
    }
  }
}
