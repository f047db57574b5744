package lethe.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A short match that is played once, so that the JVM has its classes ready whenever the tests start
 * the packaged program, as it has them for its launcher.
 */
final class Rehearsal {
  /** How a JVM starts that runs briefly; the launcher's words. */
  static final List<String> QUICK =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED");

  private static final Path JAR = Path.of("target", "lethe.jar").toAbsolutePath();
  private static final String MAIN = "lethe.app.Main";
  private static final Path CACHE = JAR.resolveSibling("lethe.aot");
  private static final List<String> LINES = List.of("help", "moves", "put 5 in 2", "quit");

  /** What starts the program out of its jar; played before it is asked for. */
  static final List<String> START = played();

  private Rehearsal() {}

  /** Whether tests on this class path are those of the packaged program. */
  static boolean isFor(String classes) {
    return classes.contains(JAR.toString());
  }

  private static List<String> played() {
    try {
      Path home = Files.createTempDirectory("rehearsal");
      Path input = Files.write(home.resolve("input"), LINES);
      List<String> match =
          List.of("-XX:AOTCacheOutput=" + CACHE, "-cp", JAR.toString(), MAIN, "play", "ta-se");
      ProcessBuilder builder = new ProcessBuilder(Program.java(match));
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
        MAIN);
  }
}
