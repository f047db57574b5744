package lethe.app.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Runs the packaged program in a separate process.
 *
 * @param home the home folder, which is also the working directory
 * @param environment the environment variables other than {@code HOME} and {@code PATH}
 */
record ProgramProcess(Path home, Map<String, String> environment) {
  private static final AtomicInteger RUN_COUNT = new AtomicInteger();

  /** The result of a process, or of a command run by {@link CommandRunner}. */
  record RunResult(int exitCode, String out, String err) {
    /**
     * Checks that the exit code is 0 and that there are no error messages, and returns the output.
     */
    String requireSuccess() {
      assertThat(err).isEmpty();
      assertThat(exitCode).isZero();
      return out;
    }

    /**
     * Checks the exit code, and that there are error messages without a stack trace; returns the
     * error messages.
     */
    String requireFailure(int code) {
      assertThat(err).doesNotContain("Exception", "\tat ").endsWith("\n");
      assertThat(exitCode).as(err).isEqualTo(code);
      return err;
    }

    List<String> lines() {
      return out.lines().toList();
    }
  }

  static ProgramProcess inHome(Path home) {
    return new ProgramProcess(home, Map.of("LANG", "C.UTF-8", "TERM", "xterm"));
  }

  /**
   * Changes the settings in a home folder so that plain lines draw the whole table instead of
   * describing the changes.
   */
  static void configureDrawnTables(Path home) throws IOException {
    Path settings = home.resolve(".local/share/lethe/settings");
    Files.createDirectories(settings.getParent());
    Files.writeString(settings, "lines=drawn\n");
  }

  ProgramProcess withVariable(String name, String value) {
    Map<String, String> variables = new LinkedHashMap<>(environment);
    variables.put(name, value);
    return new ProgramProcess(home, variables);
  }

  RunResult run(String... args) {
    return runWithInput("", args);
  }

  /** Runs the program with this standard input and waits until it ends. */
  RunResult runWithInput(String input, String... args) {
    try {
      int number = RUN_COUNT.incrementAndGet();
      Path in = Files.writeString(home.resolve(number + ".in"), input);
      Path out = home.resolve(number + ".out");
      Path err = home.resolve(number + ".err");
      Process process =
          processBuilder(args)
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      int exit = awaitExit(process);
      RunResult result = new RunResult(exit, readFile(out), readFile(err));
      for (Path file : List.of(in, out, err)) {
        Files.delete(file);
      }
      return result;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Runs a line of bash in which {@code lethe} starts the program, such as {@code lethe run x |
   * head -1}.
   */
  RunResult runShell(String line) {
    try {
      Path out = home.resolve("shell.out");
      Path err = home.resolve("shell.err");
      ProcessBuilder builder =
          new ProcessBuilder("bash", "-c", "lethe() { " + shellCode("") + "; }; " + line);
      configure(builder);
      Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      return new RunResult(awaitExit(process), readFile(out), readFile(err));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a process builder that starts the program with these arguments. */
  ProcessBuilder processBuilder(String... args) {
    List<String> command = new ArrayList<>(startCommand(args));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command);
    configure(builder);
    return builder;
  }

  private void configure(ProcessBuilder builder) {
    builder.directory(home.toFile());
    builder.environment().keySet().retainAll(List.of("PATH"));
    builder.environment().put("HOME", home.toString());
    builder.environment().putAll(environment);
  }

  /**
   * Returns the command that starts the program.
   *
   * @param args the program's arguments, which determine the class path; they are not part of the
   *     result
   */
  static List<String> startCommand(String... args) {
    return jvmCommand(AotCache.jvmArguments(List.of(args)));
  }

  /**
   * Writes a script {@code lethe} into the home folder, which starts the program as the launcher
   * does.
   *
   * @param folder the folder of the program; {@link AotCache#programFolder} or a link to it
   */
  void writeLauncher(String folder) throws IOException {
    Files.copy(
        Path.of("launch.sh"), home.resolve("launch.sh"), StandardCopyOption.REPLACE_EXISTING);
    writeFile(
        "lethe",
        "set -eu\njava_home='%s'\n. ./launch.sh\nstart '%s' \"$@\"\n"
            .formatted(System.getProperty("java.home"), folder));
  }

  /**
   * Returns shell code that starts the program with the arguments of the script or function.
   *
   * @param prefix text before the command, such as {@code "exec "}; may be empty
   */
  static String shellCode(String prefix) {
    return "case ${1-} in serve | admin | join) %s ;; *) %s ;; esac"
        .formatted(
            quotedCommand(prefix, startCommand("join")),
            quotedCommand(prefix, startCommand("play")));
  }

  private static String quotedCommand(String prefix, List<String> command) {
    return command.stream().map(word -> "'" + word + "'").collect(joining(" ", prefix, " \"$@\""));
  }

  /**
   * Returns the command that starts a JVM.
   *
   * @param arguments the arguments that follow the options of all JVMs
   */
  static List<String> jvmCommand(List<String> arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return Stream.of(List.of(java), AotCache.FAST_START_OPTIONS, arguments)
        .flatMap(List::stream)
        .toList();
  }

  /** Returns whether a command is in the search path. */
  static boolean isInstalled(String command) {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
  }

  /**
   * Returns all files in the folder of saved games, sorted by name. Default names end in times, so
   * they are sorted from oldest to newest.
   */
  List<Path> filesOfSavedGames() {
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

  /** Writes a file in the working directory and returns its path. */
  Path writeFile(String name, String text) {
    try {
      return Files.writeString(home.resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String readFile(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits until a process ends and returns its exit code. Fails after 2 minutes. */
  static int awaitExit(Process process) {
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
