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
 * Kills servers while matches are played on them, and tests that every chip announced to a user is
 * in the journal and that the next server has all tables.
 */
class ServeKillIT {
  @TempDir Path home;

  /** Options that remove delays and allow many tables, because the tables are never finished. */
  private static final List<String> FAST_OPTIONS =
      List.of(
          "--bot-delay=1",
          "--lines=100000",
          "--lines-per-address=100000",
          "--names-per-address=10000",
          "--tables=10000",
          "--tables-per-address=10000",
          "--tables-total=10000");

  /**
   * The maximum size of the random part of the output after which the server is killed, in bytes.
   * Most matches print more than this.
   */
  private static final int MAX_OUTPUT_BYTES = 16_000;

  /** The number of earlier tables checked for each kill. For the last kill, all are checked. */
  private static final int CHECKED_TABLES = 10;

  @Test
  void aKilledServerLosesNoAnnouncedChip() throws IOException {
    assertNoChipIsLost(0, 2);
  }

  @Test
  @Tag("long")
  void manyKilledServersLoseNoAnnouncedChip() throws IOException {
    assertNoChipIsLost(TestVolume.property("first", 3), TestVolume.property("server-kills", 1_000));
  }

  private void assertNoChipIsLost(long firstSeed, long kills) throws IOException {
    int announcedCount = 0;
    try (TestVolume volume = TestVolume.start("kills of a server", kills)) {
      for (int table = 1; table <= kills; table++) {
        announcedCount +=
            killAndCheck(firstSeed + table - 1, table, table == kills ? 1 : table - CHECKED_TABLES);
        volume.record(1);
        volume.setSummary(
            "seeds %d to %d, %d announced chips"
                .formatted(firstSeed, firstSeed + table - 1, announcedCount));
      }
      assertThat(announcedCount).isGreaterThan(10);
      volume.markPassed();
    }
  }

  /**
   * Starts a server, checks that it has the earlier tables, and kills it during a match at a new
   * table. Checks that each chip announced before the kill was saved exactly once. Returns the
   * number of announced chips.
   *
   * @param table the number of the new table
   * @param oldestTable the number of the first earlier table that is checked; values below 1 mean 1
   */
  private int killAndCheck(long seed, int table, int oldestTable) throws IOException {
    MutableRng rng = new MutableRng(new Rng(seed));
    try (LaunchedServer server =
        LaunchedServer.start(ProgramProcess.inHome(home), FAST_OPTIONS.toArray(String[]::new))) {
      String tableList = listTables(server);
      for (int earlierTable = Math.max(1, oldestTable); earlierTable < table; earlierTable++) {
        assertThat(
                tableList.contains("%4d  ta-se".formatted(earlierTable))
                    || isOver(server, earlierTable))
            .as("seed %d: table %d is over, or listed:%n%s", seed, earlierTable, tableList)
            .isTrue();
      }
      String output = outputUntilKilled(server, rng);
      Set<String> announced = new LinkedHashSet<>(ChipLog.shownChips(output));
      LoadedMatch loadedMatch = read(server.journal(table), output);
      assertThat(loadedMatch.error()).as("seed %d", seed).isEmpty();
      assertThat(ChipLog.placedChips(loadedMatch.table().match()))
          .as("seed %d", seed)
          .doesNotHaveDuplicates()
          .containsAll(announced);
      return announced.size();
    }
  }

  /**
   * Returns whether a match is over. The server lists only the latest finished matches, but older
   * journals can still be read.
   */
  private static boolean isOver(LaunchedServer server, int table) throws IOException {
    return LoadedMatch.loadPrefix(server.journal(table))
            instanceof Valid<LoadedMatch>(LoadedMatch loadedMatch)
        && loadedMatch.table().match().turn().isOver();
  }

  private static LoadedMatch read(Path file, String output) throws IOException {
    return switch (LoadedMatch.loadPrefix(file)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> loadedMatch;
      case Invalid<LoadedMatch>(List<InputError> errors) ->
          throw new AssertionError(errors + " after:\n" + output);
    };
  }

  private String listTables(LaunchedServer server) throws IOException {
    Process ssh =
        new ProcessBuilder(server.guestCommand("cleo", "tables")).redirectErrorStream(true).start();
    ssh.getOutputStream().close();
    String tableList = new String(ssh.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(ProgramProcess.awaitExit(ssh)).as(tableList).isZero();
    return tableList;
  }

  /**
   * Starts a match, kills the server after a random amount of output, and returns all of the
   * client's output.
   */
  private String outputUntilKilled(LaunchedServer server, MutableRng rng) throws IOException {
    Path commands = Files.writeString(home.resolve("lines"), CrashIT.randomCommands(rng));
    Process ssh =
        new ProcessBuilder(server.guestCommand("anna", "play", "ta-se", "blue=bot:random"))
            .redirectInput(commands.toFile())
            .redirectErrorStream(true)
            .start();
    try (InputStream out = ssh.getInputStream()) {
      byte[] firstBytes = out.readNBytes(1_000 + rng.nextInt(MAX_OUTPUT_BYTES));
      server.kill();
      byte[] remainingBytes = out.readAllBytes();
      ProgramProcess.awaitExit(ssh);
      return new String(firstBytes, StandardCharsets.UTF_8)
          + new String(remainingBytes, StandardCharsets.UTF_8);
    }
  }
}
