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
 * What is done with the packaged program once, in one process, so that the JVM has its classes
 * ready whenever the tests start it, as it has them for its launcher.
 */
final class AotCache {
  /** How a JVM starts that runs briefly; the launcher's words. */
  static final List<String> QUICK =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "--enable-native-access=ALL-UNNAMED",
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:ArchiveRelocationMode=0",
          "-XX:-UsePerfData");

  private static final Path JAR = Path.of("target", "lethe.jar").toAbsolutePath();

  /** Java looks through all of the class path now and then, and whoever plays would wait for it. */
  private static final String WITH_SERVER = JAR + ":" + JAR.resolveSibling("lib/house/*");

  /** What is typed in a match that is begun. */
  private static final List<String> LINES = List.of("help", "moves", "put 5 in 2", "quit");

  private AotCache() {}

  /** What whoever plays does; rehearsed by the first who starts the program. */
  private static final class PlayCache {
    static final Path CACHE = rehearsed();
  }

  /**
   * The same for a house that somebody comes to, which needs more than twice the classes; rehearsed
   * by whoever opens one.
   */
  private static final class ServeCache {
    static final Path CACHE = opened();
  }

  /** What starts the program out of its jar, for these words; its launcher's choice of jars. */
  static List<String> start(List<String> words) {
    return switch (words.isEmpty() ? "" : words.getFirst()) {
      case "serve" -> start(ServeCache.CACHE, WITH_SERVER);
      case "house", "join" -> start(PlayCache.CACHE, WITH_SERVER);
      default -> start(PlayCache.CACHE, "" + JAR);
    };
  }

  /** A cache that is missing or of another JDK is passed over without a word. */
  private static List<String> start(Path cache, String path) {
    return List.of("-XX:AOTCache=" + cache, "-Xlog:disable", "-cp", path, Main.class.getName());
  }

  /** Whether tests on this class path are those of the packaged program. */
  static boolean isFor(String classes) {
    return classes.contains(JAR.toString());
  }

  private static Path rehearsed() {
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
      ProcessBuilder learning = learning(cache, home, words);
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
      forget(home);
      return cache;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Plays the matches that are begun in a terminal: in lines, and on a whole screen. */
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

  private static Path opened() {
    try {
      Path cache = JAR.resolveSibling("house.aot");
      Path home = Files.createTempDirectory("rehearsal");
      Path data = home.resolve("house");
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
      Process process = learning(cache, home, words).start();
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
        forget(home);
        return cache;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What leaves behind, in the cache, what the JVM learns from it. */
  private static ProcessBuilder learning(Path cache, Path home, List<String> words) {
    List<String> more =
        Stream.concat(
                Stream.of("-XX:AOTCacheOutput=" + cache, "-XX:-AOTRecordTraining", "-Xlog:disable"),
                words.stream())
            .toList();
    ProcessBuilder builder = new ProcessBuilder(ProgramProcess.java(more));
    builder.environment().put("XDG_DATA_HOME", home.toString());
    return builder.redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  private static void forget(Path home) throws IOException {
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
