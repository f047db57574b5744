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
 * A terminal of its own, with a shell in which the program can be started, watched and typed at.
 */
final class Tmux implements AutoCloseable {
  /** How long a screen may stay as it should not before it is given up. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** Something that a look waits for may also be elsewhere than on the screen. */
  private static final Duration ANYWAY = Duration.ofMillis(200);

  /** The line before a reply; its number and mark are those of the line after it. */
  private static final Pattern BEGIN = Pattern.compile("%begin( \\d+ \\d+ \\d+)");

  /** The mark of what was asked for here. */
  private static final String ASKED = " 1";

  private final Path home;

  /** As many as there were changes that nobody has looked at. */
  private final Semaphore changes = new Semaphore(0);

  private final BlockingQueue<Reply> replies = new LinkedBlockingQueue<>();

  /** A client that takes commands as lines and also says when anything changes. */
  private final Process client;

  private Tmux(Path home, Process client) {
    this.home = home;
    this.client = client;
  }

  /** What comes of a command. */
  private record Reply(boolean done, String said) {}

  /** Whether terminals can be had at all. */
  static boolean isHere() {
    return ProgramProcess.isThere("tmux");
  }

  /** Opens one with the program in it, or leaves the test out where there is no tmux. */
  static Tmux open(Path home, int columns, int rows) throws IOException {
    Assumptions.assumeTrue(isHere(), "there is no tmux here");
    Path lethe =
        Files.writeString(
            home.resolve("lethe"), "#!/bin/sh\n" + ProgramProcess.inShell("exec ") + "\n");
    Files.setPosixFilePermissions(lethe, PosixFilePermissions.fromString("rwx------"));
    return empty(home, columns, rows);
  }

  /** Opens one with a shell alone. */
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

  /** A key by its name, {@code Enter}, {@code Tab}, {@code C-c}. */
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

  /** What can be seen. */
  String screen() {
    return tmux("capture-pane", "-p");
  }

  /** The same with its colors. */
  String colors() {
    return tmux("capture-pane", "-p", "-e");
  }

  /** What can be seen, and what can be scrolled back to. */
  String scrollBack() {
    return tmux("capture-pane", "-p", "-S", "-");
  }

  /** Whether the screen is the one that programs draw on, which leaves nothing behind. */
  boolean isAlternate() {
    return tmux("display-message", "-p", "#{alternate_on}").startsWith("1");
  }

  /** From now on keeps every byte that is sent to the terminal. */
  void record() {
    tmux("pipe-pane", "cat >'" + home.resolve("bytes") + "'");
  }

  /** What has come so far, perhaps to the middle of a letter. */
  private String recorded() {
    try {
      return new String(Files.readAllBytes(home.resolve("bytes")), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What has been switched on since then and not off again, such as the mouse. */
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

  /** Has a terminal that has one screen only, whatever is asked of it. */
  void oneScreen() {
    tmux("set-option", "-g", "-w", "alternate-screen", "off");
  }

  /** Sends a signal to what the shell has started. */
  void signal(String name) throws IOException {
    for (ProcessHandle process : started()) {
      ProgramProcess.exit(new ProcessBuilder("kill", "-" + name, "" + process.pid()).start());
    }
  }

  /** What the terminal's title is. */
  String title() {
    return tmux("display-message", "-p", "#{pane_title}").strip();
  }

  /** The processes that the shell has started. */
  List<ProcessHandle> started() {
    long shell = Long.parseLong(tmux("display-message", "-p", "#{pane_pid}").strip());
    return ProcessHandle.of(shell).orElseThrow().descendants().toList();
  }

  /** Takes in what the client says: replies, between two lines of their own, and changes. */
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

  /** Looks until the screen is as it should be. */
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

  /** As one word of a command. */
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
