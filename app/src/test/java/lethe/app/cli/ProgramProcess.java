package lethe.app.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import lethe.app.Main;

/**
 * Runs the program in a process of its own, from its jar if the tests run against that, otherwise
 * from the class files.
 *
 * @param home the home folder and working directory
 * @param environment the environment variables besides {@code HOME} and {@code PATH}
 */
record ProgramProcess(Path home, Map<String, String> environment) {
  private static final AtomicInteger RUNS = new AtomicInteger();

  /**
   * The result of a process that has ended.
   *
   * @param exit the exit code
   */
  record RunResult(int exit, String out, String err) {
    /**
     * Returns the output, after checking that the exit code is 0 and that there are no error
     * messages.
     */
    String done() {
      assertThat(err).isEmpty();
      assertThat(exit).isZero();
      return out;
    }

    /**
     * Returns the error messages, after checking that there are some, that they contain no stack
     * trace, and that the exit code is this one.
     */
    String failed(int code) {
      assertThat(err).doesNotContain("Exception", "\tat ").endsWith("\n");
      assertThat(exit).as(err).isEqualTo(code);
      return err;
    }

    List<String> lines() {
      return out.lines().toList();
    }
  }

  static ProgramProcess in(Path home) {
    return new ProgramProcess(home, Map.of("LANG", "C.UTF-8", "TERM", "xterm"));
  }

  /**
   * Changes the settings in this home folder so that plain lines draw the whole table instead of
   * reporting what has changed.
   */
  static void drawsLines(Path home) throws IOException {
    Path settings = home.resolve(".local/share/lethe/settings");
    Files.createDirectories(settings.getParent());
    Files.writeString(settings, "lines=drawn\n");
  }

  ProgramProcess with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(environment);
    more.put(name, value);
    return new ProgramProcess(home, more);
  }

  RunResult run(String... args) {
    return fed("", args);
  }

  /** Runs the program with this input. */
  RunResult fed(String input, String... args) {
    try {
      int run = RUNS.incrementAndGet();
      Path in = Files.writeString(home.resolve(run + ".in"), input);
      Path out = home.resolve(run + ".out");
      Path err = home.resolve(run + ".err");
      Process process =
          builder(args)
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      int exit = exit(process);
      RunResult ran = new RunResult(exit, text(out), text(err));
      for (Path file : List.of(in, out, err)) {
        Files.delete(file);
      }
      return ran;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Runs a line of bash in which {@code lethe} is the program, such as {@code lethe run x | head
   * -1}.
   */
  RunResult shell(String line) {
    try {
      Path out = home.resolve("shell.out");
      Path err = home.resolve("shell.err");
      ProcessBuilder builder =
          new ProcessBuilder("bash", "-c", "lethe() { " + inShell("") + "; }; " + line);
      surround(builder);
      Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      return new RunResult(exit(process), text(out), text(err));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a process that runs the program beside the test. */
  ProcessBuilder builder(String... args) {
    List<String> line = new ArrayList<>(command(args));
    line.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(line);
    surround(builder);
    return builder;
  }

  private void surround(ProcessBuilder builder) {
    builder.directory(home.toFile());
    builder.environment().keySet().retainAll(List.of("PATH"));
    builder.environment().put("HOME", home.toString());
    builder.environment().putAll(environment);
  }

  /**
   * Returns the command that starts the program.
   *
   * @param args the program's arguments, on which the choice of class path depends; they are not
   *     part of the result
   */
  static List<String> command(String... args) {
    String classes = System.getProperty("java.class.path");
    return java(
        AotCache.isFor(classes)
            ? AotCache.start(List.of(args))
            : List.of("-cp", classes, Main.class.getName()));
  }

  /**
   * Returns shell code that starts the program with the arguments of the shell or function.
   *
   * @param before a word and a blank before the command, or empty
   */
  static String inShell(String before) {
    return "case ${1-} in serve | admin | join) %s ;; *) %s ;; esac"
        .formatted(quoted(before, command("join")), quoted(before, command("play")));
  }

  private static String quoted(String before, List<String> line) {
    return line.stream().map(word -> "'" + word + "'").collect(joining(" ", before, " \"$@\""));
  }

  /**
   * Returns the command that starts a JVM.
   *
   * @param start the arguments after the options that all JVMs get
   */
  static List<String> java(List<String> start) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return Stream.of(List.of(java), AotCache.QUICK, start).flatMap(List::stream).toList();
  }

  /** Returns whether this command is installed on this machine. */
  static boolean isThere(String command) {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
  }

  /**
   * Returns the files in the folder of saved games in the order of their names, which begins with
   * the oldest game if the names end in times.
   */
  List<Path> saves() {
    Path folder = home.resolve(".local/share/lethe/saves");
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a file in the working directory. */
  Path file(String name, String text) {
    try {
      return Files.writeString(home.resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Waits until the process ends and returns its exit code. Fails if this takes longer than 2
   * minutes.
   */
  static int exit(Process process) {
    try {
      if (!process.waitFor(2, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new AssertionError("the program does not end");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      throw new AssertionError(e);
    }
  }
}
