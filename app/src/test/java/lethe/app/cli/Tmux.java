package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A terminal with a shell, in which a test starts the program, types, and reads the screen. Each
 * terminal has its own tmux server.
 */
final class Tmux implements AutoCloseable {
  /** The time after which waiting for a screen fails. */
  private static final Duration TIMEOUT = Duration.ofMinutes(2);

  /**
   * The time after which a waiting test checks its condition even if the screen has not changed,
   * because the condition may depend on other data.
   */
  private static final Duration RECHECK_INTERVAL = Duration.ofMillis(200);

  /** The line before a reply. The line after the reply has the same numbers. */
  private static final Pattern BEGIN = Pattern.compile("%begin( \\d+ \\d+ \\d+)");

  /** The flag that marks replies to this client's commands. */
  private static final String OWN_COMMAND_FLAG = " 1";

  private final Path home;

  /** Has one permit for each notification since the screen was last read. */
  private final Semaphore changes = new Semaphore(0);

  private final BlockingQueue<Reply> replies = new LinkedBlockingQueue<>();

  /** The tmux client, which reads commands as lines and prints replies and notifications. */
  private final Process client;

  private Tmux(Path home, Process client) {
    this.home = home;
    this.client = client;
  }

  /** The reply to a command. */
  private record Reply(boolean successful, String text) {}

  static boolean isInstalled() {
    return ProgramProcess.isInstalled("tmux");
  }

  /**
   * Opens a terminal in which {@code ./lethe} starts the program. Skips the test if tmux is not
   * installed.
   */
  static Tmux open(Path home, int columns, int rows) throws IOException {
    Assumptions.assumeTrue(isInstalled(), "there is no tmux here");
    Path lethe =
        Files.writeString(
            home.resolve("lethe"), "#!/bin/sh\n" + ProgramProcess.shellCode("exec ") + "\n");
    Files.setPosixFilePermissions(lethe, PosixFilePermissions.fromString("rwx------"));
    return openShell(home, columns, rows);
  }

  /** Opens a terminal with a shell, without the program. */
  static Tmux openShell(Path home, int columns, int rows) throws IOException {
    Process process =
        client(
                home,
                "new-session",
                "-d",
                "-x",
                "" + columns,
                "-y",
                "" + rows,
                "-c",
                home.toString(),
                "exec env -i PS1='% ' TERM=\"$TERM\" LANG=C.UTF-8 HOME='"
                    + home
                    + "' PATH=\"$PATH\" sh",
                ";",
                "set-option",
                "-g",
                "escape-time",
                "0")
            .redirectOutput(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(ProgramProcess.awaitExit(process)).isZero();
    Tmux tmux = new Tmux(home, client(home, "-C", "attach-session").start());
    Thread.ofVirtual().start(tmux::readOutput);
    tmux.waitFor(screen -> screen.startsWith("%"));
    return tmux;
  }

  void type(String text) {
    run("send-keys", "-l", text);
  }

  /** Presses a key with this name, such as {@code Enter}, {@code Tab} or {@code C-c}. */
  void press(String key) {
    run("send-keys", key);
  }

  void enter(String line) {
    type(line);
    press("Enter");
  }

  void resize(int columns, int rows) {
    run("resize-window", "-x", "" + columns, "-y", "" + rows);
  }

  /** Returns the text on the screen. */
  String screen() {
    return run("capture-pane", "-p");
  }

  /** Returns the text on the screen with escape sequences for colors. */
  String coloredScreen() {
    return run("capture-pane", "-p", "-e");
  }

  /** Returns the text on the screen and in the scroll-back. */
  String scrollBackAndScreen() {
    return run("capture-pane", "-p", "-S", "-");
  }

  /** Returns whether the alternate screen is active, which leaves nothing in the scroll-back. */
  boolean isAlternate() {
    return run("display-message", "-p", "#{alternate_on}").startsWith("1");
  }

  /** Starts recording all bytes that are sent to the terminal. */
  void startRecording() {
    run("pipe-pane", "cat >'" + home.resolve("bytes") + "'");
  }

  /** Returns the recording so far, which may end in the middle of a character. */
  private String recording() {
    try {
      return new String(Files.readAllBytes(home.resolve("bytes")), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the numbers of the terminal modes, such as mouse reporting, that are not in their
   * default state according to the recording.
   */
  Set<String> changedModes() {
    Set<String> changed = new TreeSet<>();
    Pattern.compile("\u001b\\[\\?([0-9;]+)([hl])")
        .matcher(recording())
        .results()
        .forEach(
            mode -> {
              List<String> numbers = List.of(mode.group(1).split(";", -1));
              if (mode.group(2).equals("h") != numbers.contains("25")) {
                changed.addAll(numbers);
              } else {
                numbers.forEach(changed::remove);
              }
            });
    return changed;
  }

  /**
   * Disables the alternate screen, so that the terminal has only one screen even if a program
   * switches to the other.
   */
  void disableAlternateScreen() {
    run("set-option", "-g", "-w", "alternate-screen", "off");
  }

  /** Sends a signal to the processes that the shell has started. */
  void signal(String name) throws IOException {
    for (ProcessHandle process : startedProcesses()) {
      ProgramProcess.awaitExit(new ProcessBuilder("kill", "-" + name, "" + process.pid()).start());
    }
  }

  String title() {
    return run("display-message", "-p", "#{pane_title}").strip();
  }

  /** Returns the processes that the shell has started. */
  List<ProcessHandle> startedProcesses() {
    long shell = Long.parseLong(run("display-message", "-p", "#{pane_pid}").strip());
    return ProcessHandle.of(shell).orElseThrow().descendants().toList();
  }

  /** Reads the client's output: notifications, and replies between a begin and an end line. */
  private void readOutput() {
    try (BufferedReader output = client.inputReader(StandardCharsets.UTF_8)) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        Matcher begin = BEGIN.matcher(line);
        if (begin.matches()) {
          String end = begin.group(1);
          StringBuilder text = new StringBuilder();
          line = output.readLine();
          while (line != null && !line.equals("%end" + end) && !line.equals("%error" + end)) {
            text.append(line).append('\n');
            line = output.readLine();
          }
          if (end.endsWith(OWN_COMMAND_FLAG)) {
            replies.add(new Reply(("%end" + end).equals(line), text.toString()));
          }
        } else {
          changes.release();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void awaitChange() {
    try {
      changes.tryAcquire(RECHECK_INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Waits until the text on the screen satisfies a condition, and returns the text. */
  String waitFor(Predicate<String> condition) {
    long start = System.nanoTime();
    String screen = screen();
    while (!condition.test(screen) && System.nanoTime() - start < TIMEOUT.toNanos()) {
      awaitChange();
      changes.drainPermits();
      screen = screen();
    }
    if (condition.test(screen)) {
      return screen;
    }
    throw new AssertionError("the screen stays like this:\n" + screen);
  }

  /** Waits until the screen contains this text, and returns all text on the screen. */
  String waitFor(String text) {
    return waitFor(screen -> screen.contains(text));
  }

  /** Sends a command to tmux and returns its reply. */
  private String run(String... command) {
    try {
      send(command);
      Reply reply = replies.poll(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
      if (reply == null || !reply.successful()) {
        throw new AssertionError(String.join(" ", command) + ": " + reply);
      }
      return reply.text();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private void send(String... command) throws IOException {
    String line = Stream.of(command).map(Tmux::quote).collect(Collectors.joining(" "));
    BufferedWriter commands = client.outputWriter(StandardCharsets.UTF_8);
    commands.write(line + "\n");
    commands.flush();
  }

  /** Quotes an argument of a tmux command. */
  private static String quote(String word) {
    return "'" + word.replace("'", "'\"'\"'") + "'";
  }

  private static ProcessBuilder client(Path home, String... command) {
    List<String> arguments =
        new ArrayList<>(List.of("tmux", "-S", home.resolve("tmux").toString(), "-f", "/dev/null"));
    arguments.addAll(List.of(command));
    ProcessBuilder builder = new ProcessBuilder(arguments).directory(home.toFile());
    builder.environment().remove("TMUX");
    builder.environment().put("LC_ALL", "C.UTF-8");
    return builder.redirectErrorStream(true);
  }

  @Override
  public void close() {
    try {
      send("kill-server");
      ProgramProcess.awaitExit(client);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
