package lethe.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.Main;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.words.Resources;

/**
 * Creates the AOT caches of the packaged program, once per process, so that the tests start it as
 * quickly as its launcher does.
 */
final class AotCache {
  /** JVM options for short runs, the same as in the launcher. */
  static final List<String> QUICK =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "--enable-native-access=ALL-UNNAMED",
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:ArchiveRelocationMode=0",
          "-XX:-UsePerfData");

  private static final Path JAR = Path.of("target", "lethe.jar").toAbsolutePath();

  /**
   * The class path of the server commands. The other commands do without it, because Java searches
   * the whole class path from time to time, and the player would have to wait.
   */
  private static final String WITH_SERVER = JAR + ":" + JAR.resolveSibling("lib/server/*");

  /** Lines typed in each new match. */
  private static final List<String> LINES = List.of("help", "moves", "put 5 in 2", "quit");

  private AotCache() {}

  /** Holds the cache for local play, which is created when the program is first started. */
  private static final class PlayCache {
    static final Path CACHE = playCache();
  }

  /**
   * Holds the cache for a server with a connected client, which needs more than twice as many
   * classes. It is created when a server is first opened.
   */
  private static final class ServeCache {
    static final Path CACHE = serveCache();
  }

  /**
   * Returns the JVM arguments that start the program from its jar with these words, with the class
   * path that the launcher chooses.
   */
  static List<String> start(List<String> words) {
    return switch (words.isEmpty() ? "" : words.getFirst()) {
      case "serve" -> start(ServeCache.CACHE, WITH_SERVER);
      case "admin", "join" -> start(PlayCache.CACHE, WITH_SERVER);
      default -> start(PlayCache.CACHE, "" + JAR);
    };
  }

  /**
   * Returns the JVM arguments for a cache and a class path. The JVM silently ignores a cache that
   * is missing or was made by another JDK.
   */
  private static List<String> start(Path cache, String path) {
    return List.of("-XX:AOTCache=" + cache, "-Xlog:disable", "-cp", path, Main.class.getName());
  }

  /** Returns whether this class path is that of the packaged program. */
  static boolean isFor(String classes) {
    return classes.contains(JAR.toString());
  }

  private static Path playCache() {
    try {
      Path cache = JAR.resolveSibling("lethe.aot");
      Path home = Files.createTempDirectory("rehearsal");
      List<String> words =
          List.of(
              "-cp",
              JAR.toString(),
              "lethe.app.AotTraining",
              "games",
              "rules ta-se",
              "run " + match(home, RavensTitle.class, "good-ending"),
              "run " + match(home, EurydiceTitle.class, "she-walks-free"),
              "run --json " + match(home, RobotsTitle.class, "whole-match"),
              "replay %1$s --html %1$s.html".formatted(home.resolve("whole-match.lethe")),
              "sim ta-se --games 2 --seat red=bot:random --seat blue=bot:random",
              "saves",
              "play ta-se --plain --no-story --seed 3",
              "play ta-se --no-story --seed 3");
      ProcessBuilder learning = recording(cache, home, words);
      if (Tmux.isHere()) {
        onScreen(home, learning.command());
      } else {
        Path input = Files.write(home.resolve("input"), LINES);
        ProgramProcess.exit(
            learning
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

  /** Plays the new matches in a terminal, one in plain lines and one on the full screen. */
  private static void onScreen(Path home, List<String> command) throws IOException {
    Files.writeString(
        home.resolve("learn"),
        "XDG_DATA_HOME='%s' '%s'".formatted(home, String.join("' '", command)));
    try (Tmux tmux = Tmux.empty(home, 80, 24)) {
      tmux.enter("sh learn; echo $?,learned");
      tmux.until("red>");
      tmux.enter("put 5 in 2");
      tmux.until("Blue puts");
      tmux.enter("quit");
      tmux.until("Type or use arrows");
      tmux.enter("put 5 in 2");
      tmux.until("last told: blue");
      tmux.enter("quit");
      tmux.until("0,learned");
    }
  }

  private static Path serveCache() {
    try {
      Path cache = JAR.resolveSibling("server.aot");
      Path home = Files.createTempDirectory("rehearsal");
      Path data = home.resolve("server");
      Path input = Files.write(home.resolve("input"), LINES);
      List<String> words =
          List.of(
              "-cp",
              WITH_SERVER,
              Main.class.getName(),
              "serve",
              "--port",
              "0",
              "--data",
              "" + data);
      Process process = recording(cache, home, words).start();
      try (BufferedReader out = process.inputReader()) {
        LaunchedServer server = LaunchedServer.at(out.readLine(), process, data);
        if (ProgramProcess.isThere("ssh")) {
          Process visit =
              new ProcessBuilder(server.words("anna", "play", "ta-se"))
                  .redirectInput(input.toFile())
                  .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                  .redirectError(ProcessBuilder.Redirect.DISCARD)
                  .start();
          ProgramProcess.exit(visit);
        }
        process.destroy();
        ProgramProcess.exit(process);
        deleteTree(home);
        return cache;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a process that writes an AOT cache when it ends. */
  private static ProcessBuilder recording(Path cache, Path home, List<String> words) {
    List<String> more =
        Stream.concat(
                Stream.of("-XX:AOTCacheOutput=" + cache, "-XX:-AOTRecordTraining", "-Xlog:disable"),
                words.stream())
            .toList();
    ProcessBuilder builder = new ProcessBuilder(ProgramProcess.java(more));
    builder.environment().put("XDG_DATA_HOME", home.toString());
    return builder.redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  private static void deleteTree(Path home) throws IOException {
    try (Stream<Path> left = Files.walk(home)) {
      for (Path one : left.toList().reversed()) {
        Files.delete(one);
      }
    }
  }

  private static Path match(Path home, Class<?> title, String name) throws IOException {
    String text = Resources.text(title, name + ".lethe");
    return Files.writeString(home.resolve(name + ".lethe"), text);
  }
}
