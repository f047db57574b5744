package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.play.LoadedMatch;
import lethe.app.ssh.ChipLog;
import lethe.engine.core.InputError;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the server while matches are played on it. Every chip that a user was told of is in the
 * journal, and the next server has every table.
 */
class ServeKillIT {
  @TempDir Path home;

  /** Options for the highest pace, with room for all the tables that are never resumed. */
  private static final List<String> FAST =
      List.of(
          "--pace=1",
          "--lines=100000",
          "--lines-each=100000",
          "--names=10000",
          "--tables=10000",
          "--tables-each=10000",
          "--tables-all=10000");

  /**
   * Bound on the additional output, in bytes, after which the server is killed. Most matches have
   * printed more when they are over.
   */
  private static final int BYTES = 16_000;

  /** Number of recent tables checked after each kill. After the last kill all are checked. */
  private static final int LATEST = 10;

  @Test
  void aKilledServerLosesNoAnnouncedChip() throws IOException {
    killed(0, 3);
  }

  @Test
  @Tag("long")
  void aThousandKilledServersLoseNoAnnouncedChip() throws IOException {
    killed(TestVolume.property("first", 3), TestVolume.property("server-kills", 1_000));
  }

  private void killed(long first, long kills) throws IOException {
    int told = 0;
    try (TestVolume soak = TestVolume.start("kills of a server", kills)) {
      for (int table = 1; table <= kills; table++) {
        told += killed(first + table - 1, table, table == kills ? 1 : table - LATEST);
        soak.record(1);
        soak.setSummary(
            "seeds %d to %d, %d chips told before".formatted(first, first + table - 1, told));
      }
      assertThat(told).isGreaterThan(10);
      soak.markPassed();
    }
  }

  /**
   * Returns the number of chips announced before the kill, after checking that each of them was
   * saved exactly once.
   */
  private int killed(long seed, int table, int oldest) throws IOException {
    MutableRng rng = new MutableRng(new Rng(seed));
    try (LaunchedServer server =
        LaunchedServer.open(ProgramProcess.in(home), FAST.toArray(String[]::new))) {
      String listed = list(server);
      for (int old = Math.max(1, oldest); old < table; old++) {
        assertThat(listed.contains("%4d  ta-se".formatted(old)) || isOver(server, old))
            .as("seed %d: table %d is over, or listed:%n%s", seed, old, listed)
            .isTrue();
      }
      String shown = untilKilled(server, rng);
      Set<String> announced = new LinkedHashSet<>(ChipLog.chipLines(shown));
      LoadedMatch saved = read(server.journal(table), shown);
      assertThat(saved.error()).as("seed %d", seed).isEmpty();
      assertThat(ChipLog.placed(saved.table().match()))
          .as("seed %d", seed)
          .doesNotHaveDuplicates()
          .containsAll(announced);
      return announced.size();
    }
  }

  /**
   * Returns whether a match is over. The server lists only the latest finished matches, but the
   * journals of older ones can still be read.
   */
  private static boolean isOver(LaunchedServer server, int table) throws IOException {
    return LoadedMatch.read(server.journal(table)) instanceof Valid<LoadedMatch>(LoadedMatch saved)
        && saved.table().match().turn().isOver();
  }

  private static LoadedMatch read(Path file, String shown) throws IOException {
    return switch (LoadedMatch.read(file)) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> saved;
      case Invalid<LoadedMatch>(List<InputError> errors) ->
          throw new AssertionError(errors + " after:\n" + shown);
    };
  }

  private String list(LaunchedServer server) throws IOException {
    Process ssh =
        new ProcessBuilder(server.words("looker", "tables")).redirectErrorStream(true).start();
    ssh.getOutputStream().close();
    String listed = new String(ssh.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(ProgramProcess.exit(ssh)).as(listed).isZero();
    return listed;
  }

  /**
   * Starts a match, kills the server after a random amount of output, and returns all of the
   * client's output.
   */
  private String untilKilled(LaunchedServer server, MutableRng rng) throws IOException {
    Path lines = Files.writeString(home.resolve("lines"), lines(rng));
    Process ssh =
        new ProcessBuilder(server.words("anna", "play", "ta-se", "blue=bot:random"))
            .redirectInput(lines.toFile())
            .redirectErrorStream(true)
            .start();
    try (InputStream out = ssh.getInputStream()) {
      byte[] first = out.readNBytes(1_000 + rng.nextInt(BYTES));
      server.kill();
      byte[] rest = out.readAllBytes();
      ProgramProcess.exit(ssh);
      return new String(first, StandardCharsets.UTF_8) + new String(rest, StandardCharsets.UTF_8);
    }
  }

  /** Returns random commands. Illegal ones are refused without ending the match. */
  private static String lines(MutableRng rng) {
    return Stream.generate(() -> "put " + (1 + rng.nextInt(8)) + " in " + (1 + rng.nextInt(3)))
        .limit(1_500)
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
