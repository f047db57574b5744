package lethe.app.cli;

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
final class Rehearsal {
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
  private static final Path CACHE = JAR.resolveSibling("lethe.aot");

  /** What is typed in the match that is begun. */
  private static final List<String> LINES = List.of("help", "moves", "put 5 in 2", "quit");

  /** What starts the program out of its jar; rehearsed before it is asked for. */
  static final List<String> START = rehearsed();

  private Rehearsal() {}

  /** Whether tests on this class path are those of the packaged program. */
  static boolean isFor(String classes) {
    return classes.contains(JAR.toString());
  }

  private static List<String> rehearsed() {
    try {
      Path home = Files.createTempDirectory("rehearsal");
      Path input = Files.write(home.resolve("input"), LINES);
      List<String> words =
          List.of(
              "-XX:AOTCacheOutput=" + CACHE,
              "-XX:-AOTRecordTraining",
              "-cp",
              JAR.toString(),
              "lethe.app.Rehearsal",
              "games",
              "rules ta-se",
              "run " + match(home, RavensTitle.class, "good-ending"),
              "run " + match(home, EurydiceTitle.class, "she-walks-free"),
              "run " + match(home, RobotsTitle.class, "whole-match"),
              "play ta-se");
      ProcessBuilder builder = new ProcessBuilder(Program.java(words));
      builder.environment().put("XDG_DATA_HOME", home.toString());
      Process process =
          builder
              .redirectInput(input.toFile())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      Program.exit(process);
      try (Stream<Path> left = Files.walk(home)) {
        for (Path one : left.toList().reversed()) {
          Files.delete(one);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    // A cache that is missing or of another JDK is passed over without a word.
    return List.of(
        "-XX:AOTCache=" + CACHE,
        "-Xlog:disable",
        "-cp",
        JAR + ":" + JAR.resolveSibling("lib/house/*"),
        Main.class.getName());
  }

  private static Path match(Path home, Class<?> title, String name) throws IOException {
    String text = Resources.text(title, name + ".lethe");
    return Files.writeString(home.resolve(name + ".lethe"), text);
  }
}
