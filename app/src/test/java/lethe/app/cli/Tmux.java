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
 * Provides a terminal with a shell in which a test starts the program, types, and reads the screen.
 * Controls a tmux server of its own.
 */
final class Tmux implements AutoCloseable {
  /** Time after which waiting for a screen fails. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /**
   * Time after which a waiting test checks its condition even if the screen has not changed,
   * because the condition may concern something else.
   */
  private static final Duration ANYWAY = Duration.ofMillis(200);

  /** The line before a reply. The line after it has the same numbers. */
  private static final Pattern BEGIN = Pattern.compile("%begin( \\d+ \\d+ \\d+)");

  /** Flag that marks replies to commands from here. */
  private static final String ASKED = " 1";

  private final Path home;

  /** Contains one permit for each notification since the last look at the screen. */
  private final Semaphore changes = new Semaphore(0);

  private final BlockingQueue<Reply> replies = new LinkedBlockingQueue<>();

  /** The tmux client, which reads commands as lines and prints replies and notifications. */
  private final Process client;

  private Tmux(Path home, Process client) {
    this.home = home;
    this.client = client;
  }

  /** The reply to a command. */
  private record Reply(boolean done, String said) {}

  /** Returns whether tmux is installed. */
  static boolean isHere() {
    return ProgramProcess.isThere("tmux");
  }

  /**
   * Opens a terminal in which {@code ./lethe} starts the program. Skips the test if tmux is not
   * installed.
   */
  static Tmux open(Path home, int columns, int rows) throws IOException {
    Assumptions.assumeTrue(isHere(), "there is no tmux here");
    Path lethe =
        Files.writeString(
            home.resolve("lethe"), "#!/bin/sh\n" + ProgramProcess.inShell("exec ") + "\n");
    Files.setPosixFilePermissions(lethe, PosixFilePermissions.fromString("rwx------"));
    return empty(home, columns, rows);
  }

  /** Opens a terminal with a shell, without the program. */
  static Tmux empty(Path home, int columns, int rows) throws IOException {
    Process opened =
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
    assertThat(ProgramProcess.exit(opened)).isZero();
    Tmux tmux = new Tmux(home, client(home, "-C", "attach-session").start());
    Thread.ofVirtual().start(tmux::listen);
    tmux.until(screen -> screen.startsWith("%"));
    return tmux;
  }

  void type(String text) {
    tmux("send-keys", "-l", text);
  }

  /** Presses a key with this name, such as {@code Enter}, {@code Tab} or {@code C-c}. */
  void press(String key) {
    tmux("send-keys", key);
  }

  void enter(String line) {
    type(line);
    press("Enter");
  }

  void resize(int columns, int rows) {
    tmux("resize-window", "-x", "" + columns, "-y", "" + rows);
  }

  /** Returns the text on the screen. */
  String screen() {
    return tmux("capture-pane", "-p");
  }

  /** Returns the text on the screen with color codes. */
  String colors() {
    return tmux("capture-pane", "-p", "-e");
  }

  /** Returns the text on the screen and in the scroll-back. */
  String scrollBack() {
    return tmux("capture-pane", "-p", "-S", "-");
  }

  /** Returns whether the alternate screen is active, which leaves nothing in the scroll-back. */
  boolean isAlternate() {
    return tmux("display-message", "-p", "#{alternate_on}").startsWith("1");
  }

  /** Starts to record every byte that is sent to the terminal. */
  void record() {
    tmux("pipe-pane", "cat >'" + home.resolve("bytes") + "'");
  }

  /** Returns the recording so far. It may end in the middle of a character. */
  private String recorded() {
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
  Set<String> modes() {
    Set<String> on = new TreeSet<>();
    Pattern.compile("\u001b\\[\\?([0-9;]+)([hl])")
        .matcher(recorded())
        .results()
        .forEach(
            mode -> {
              List<String> numbers = List.of(mode.group(1).split(";", -1));
              if (mode.group(2).equals("h") != numbers.contains("25")) {
                on.addAll(numbers);
              } else {
                numbers.forEach(on::remove);
              }
            });
    return on;
  }

  /**
   * Disables the alternate screen, so that the terminal has only one screen even if a program asks
   * for the other.
   */
  void oneScreen() {
    tmux("set-option", "-g", "-w", "alternate-screen", "off");
  }

  /** Sends a signal to the processes that the shell has started. */
  void signal(String name) throws IOException {
    for (ProcessHandle process : started()) {
      ProgramProcess.exit(new ProcessBuilder("kill", "-" + name, "" + process.pid()).start());
    }
  }

  /** Returns the title of the terminal. */
  String title() {
    return tmux("display-message", "-p", "#{pane_title}").strip();
  }

  /** Returns the processes that the shell has started. */
  List<ProcessHandle> started() {
    long shell = Long.parseLong(tmux("display-message", "-p", "#{pane_pid}").strip());
    return ProcessHandle.of(shell).orElseThrow().descendants().toList();
  }

  /** Reads the client's output: replies, each between two lines of its own, and notifications. */
  private void listen() {
    try (BufferedReader said = client.inputReader(StandardCharsets.UTF_8)) {
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        Matcher begin = BEGIN.matcher(line);
        if (begin.matches()) {
          String end = begin.group(1);
          StringBuilder text = new StringBuilder();
          line = said.readLine();
          while (line != null && !line.equals("%end" + end) && !line.equals("%error" + end)) {
            text.append(line).append('\n');
            line = said.readLine();
          }
          if (end.endsWith(ASKED)) {
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
      changes.tryAcquire(ANYWAY.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Waits until the screen satisfies a condition, and returns it. */
  String until(Predicate<String> right) {
    long begun = System.nanoTime();
    String screen = screen();
    while (!right.test(screen) && System.nanoTime() - begun < PATIENCE.toNanos()) {
      awaitChange();
      changes.drainPermits();
      screen = screen();
    }
    if (right.test(screen)) {
      return screen;
    }
    throw new AssertionError("the screen stays like this:\n" + screen);
  }

  String until(String text) {
    return until(screen -> screen.contains(text));
  }

  private String tmux(String... words) {
    try {
      tell(words);
      Reply reply = replies.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      if (reply == null || !reply.done()) {
        throw new AssertionError(String.join(" ", words) + ": " + reply);
      }
      return reply.said();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private void tell(String... words) throws IOException {
    String line = Stream.of(words).map(Tmux::quoted).collect(Collectors.joining(" "));
    BufferedWriter commands = client.outputWriter(StandardCharsets.UTF_8);
    commands.write(line + "\n");
    commands.flush();
  }

  /** Quotes a word as one argument of a tmux command. */
  private static String quoted(String word) {
    return "'" + word.replace("'", "'\"'\"'") + "'";
  }

  private static ProcessBuilder client(Path home, String... words) {
    List<String> line =
        new ArrayList<>(List.of("tmux", "-S", home.resolve("tmux").toString(), "-f", "/dev/null"));
    line.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(line).directory(home.toFile());
    builder.environment().remove("TMUX");
    builder.environment().put("LC_ALL", "C.UTF-8");
    return builder.redirectErrorStream(true);
  }

  @Override
  public void close() {
    try {
      tell("kill-server");
      ProgramProcess.exit(client);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
