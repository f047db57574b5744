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
 * The program itself, in a process of its own: out of its jar where the tests run against that,
 * else out of the classes.
 *
 * @param home where it is at home and where it runs
 * @param environment what it knows of its surroundings, beside its home
 */
record ProgramProcess(Path home, Map<String, String> environment) {
  private static final AtomicInteger RUNS = new AtomicInteger();

  /**
   * What came of it.
   *
   * @param exit the exit code
   */
  record RunResult(int exit, String out, String err) {
    /** It did what was asked, and had nothing to add. */
    String done() {
      assertThat(err).isEmpty();
      assertThat(exit).isZero();
      return out;
    }

    /** It failed so, in words; nothing else was printed where the result belongs. */
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

  /** At home here, lines draw the table from now on instead of saying what has changed. */
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

  /** What comes of it when this is its whole input. */
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

  /** As a shell would start it, with its own words around: {@code $LETHE run x | head -1}. */
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

  /** A program that runs on beside the test. */
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

  /** What starts the program, for these words if they are known. */
  static List<String> command(String... args) {
    String classes = System.getProperty("java.class.path");
    return java(
        AotCache.isFor(classes)
            ? AotCache.start(List.of(args))
            : List.of("-cp", classes, Main.class.getName()));
  }

  /** What a shell does to start the program with its own words, after this word. */
  static String inShell(String before) {
    return "case ${1-} in house | join) %s ;; *) %s ;; esac"
        .formatted(quoted(before, command("join")), quoted(before, command("play")));
  }

  private static String quoted(String before, List<String> line) {
    return line.stream().map(word -> "'" + word + "'").collect(joining(" ", before, " \"$@\""));
  }

  /** A JVM of its own that starts so. */
  static List<String> java(List<String> start) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return Stream.of(List.of(java), AotCache.QUICK, start).flatMap(List::stream).toList();
  }

  /** Whether there is such a command on this machine. */
  static boolean isThere(String command) {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
  }

  /** Kept matches, oldest name first. */
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

  /** A file where the program runs. */
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

  /** Waits for its end; a program that hangs is a failure. */
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
