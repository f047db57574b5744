package lethe.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.Main;
import lethe.app.text.Resources;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;

/**
 * Creates the AOT caches of the packaged program, once per process, so that the program starts as
 * quickly in tests as with its launcher.
 */
final class AotCache {
  /** The launcher's JVM options for a quick start. */
  static final List<String> FAST_START_OPTIONS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "--enable-native-access=ALL-UNNAMED",
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:ArchiveRelocationMode=0",
          "-XX:-UsePerfData",
          "-XX:-DisplayVMOutput");

  private static final Path JAR = Path.of("target", "lethe.jar").toAbsolutePath();

  /**
   * The class path of the server commands. Other commands use a shorter one, because Java
   * occasionally searches the whole class path, which would delay them.
   */
  private static final String SERVER_CLASS_PATH = JAR + ":" + JAR.resolveSibling("lib/server/*");

  /** The lines that are the input of each new match if there is no terminal. */
  private static final List<String> TYPED_LINES = List.of("help", "moves", "put 5 in 2", "quit");

  private AotCache() {}

  /** Holds the cache for local play, which is created on first access. */
  private static final class PlayCache {
    static final Path CACHE = playCache();
  }

  /**
   * Holds the cache for a server, which needs more than twice as many classes. It is created on
   * first access.
   */
  private static final class ServeCache {
    static final Path CACHE = serveCache();
  }

  /** Returns the folder of the packaged program, which contains the cache for local play. */
  static Path programFolder() {
    return PlayCache.CACHE.getParent();
  }

  /**
   * Returns the JVM arguments that start the program from its jar, with the class path that the
   * launcher chooses for these arguments of the program. The arguments themselves are not included.
   */
  static List<String> jvmArguments(List<String> arguments) {
    return switch (arguments.isEmpty() ? "" : arguments.getFirst()) {
      case "serve" -> jvmArguments(ServeCache.CACHE, SERVER_CLASS_PATH);
      case "admin", "join" -> jvmArguments(PlayCache.CACHE, SERVER_CLASS_PATH);
      default -> jvmArguments(PlayCache.CACHE, "" + JAR);
    };
  }

  /**
   * Returns the JVM arguments for a cache and a class path. The JVM ignores a cache that is missing
   * or was created by another JDK.
   */
  private static List<String> jvmArguments(Path cache, String classPath) {
    return List.of(
        "-XX:AOTCache=" + cache, "-Xlog:disable", "-cp", classPath, Main.class.getName());
  }

  private static Path playCache() {
    try {
      Path cache = JAR.resolveSibling("lethe.aot");
      Path home = Files.createTempDirectory("training");
      List<String> arguments =
          List.of(
              "-cp",
              JAR.toString(),
              "lethe.app.AotTraining",
              "games",
              "rules ta-se",
              "run " + copyScript(home, RavensTitle.class, "good-ending"),
              "run " + copyScript(home, EurydiceTitle.class, "she-walks-free"),
              "run --json " + copyScript(home, RobotsTitle.class, "whole-match"),
              "replay %1$s --html %1$s.html".formatted(home.resolve("whole-match.lethe")),
              "sim ta-se --games 2 --seat red=bot:random --seat blue=bot:random",
              "saves",
              "play ta-se --plain --no-story --seed 3",
              "play ta-se --no-story --seed 3");
      ProcessBuilder training = trainingProcess(cache, home, arguments);
      if (Tmux.isInstalled()) {
        trainInTerminal(home, training.command());
      } else {
        Path input = Files.write(home.resolve("input"), TYPED_LINES);
        ProgramProcess.awaitExit(
            training
                .redirectInput(input.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start());
      }
      deleteTree(home);
      return cache;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Runs the training in a terminal, where it plays two matches: one in plain lines and one on the
   * full screen.
   */
  private static void trainInTerminal(Path home, List<String> command) throws IOException {
    Files.writeString(
        home.resolve("train"),
        "XDG_DATA_HOME='%s' '%s'".formatted(home, String.join("' '", command)));
    try (Tmux tmux = Tmux.openShell(home, 80, 24)) {
      tmux.enter("sh train; echo $?,trained");
      tmux.waitFor("red>");
      tmux.enter("put 5 in 2");
      tmux.waitFor("Blue puts");
      tmux.enter("quit");
      tmux.waitFor("Type or use arrows");
      tmux.enter("put 5 in 2");
      tmux.waitFor("last announced: blue");
      tmux.enter("quit");
      tmux.waitFor("0,trained");
    }
  }

  private static Path serveCache() {
    try {
      Path cache = JAR.resolveSibling("server.aot");
      Path home = Files.createTempDirectory("training");
      Path data = home.resolve("server");
      Path input = Files.write(home.resolve("input"), TYPED_LINES);
      List<String> arguments =
          List.of(
              "-cp",
              SERVER_CLASS_PATH,
              Main.class.getName(),
              "serve",
              "--port",
              "0",
              "--data",
              "" + data);
      Process process = trainingProcess(cache, home, arguments).start();
      try (BufferedReader out = process.inputReader()) {
        LaunchedServer server = LaunchedServer.fromStartupLine(out.readLine(), process, data);
        if (ProgramProcess.isInstalled("ssh")) {
          Process client =
              new ProcessBuilder(server.guestCommand("anna", "play", "ta-se"))
                  .redirectInput(input.toFile())
                  .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                  .redirectError(ProcessBuilder.Redirect.DISCARD)
                  .start();
          ProgramProcess.awaitExit(client);
        }
        process.destroy();
        ProgramProcess.awaitExit(process);
        deleteTree(home);
        return cache;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a builder of a process that writes an AOT cache when it ends. */
  private static ProcessBuilder trainingProcess(Path cache, Path home, List<String> arguments) {
    List<String> jvmArguments =
        Stream.concat(
                Stream.of("-XX:AOTCacheOutput=" + cache, "-XX:-AOTRecordTraining", "-Xlog:disable"),
                arguments.stream())
            .toList();
    ProcessBuilder builder = new ProcessBuilder(ProgramProcess.jvmCommand(jvmArguments));
    builder.environment().put("XDG_DATA_HOME", home.toString());
    return builder.redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  private static void deleteTree(Path home) throws IOException {
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.toList().reversed()) {
        Files.delete(file);
      }
    }
  }

  private static Path copyScript(Path home, Class<?> title, String name) throws IOException {
    String text = Resources.text(title, name + ".lethe");
    return Files.writeString(home.resolve(name + ".lethe"), text);
  }
}
