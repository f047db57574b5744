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
 * The house is killed while matches are played in it. Every chip that somebody was told of is in
 * the journal, and the next house has every table.
 */
class ServeKillIT {
  @TempDir Path home;

  /** As fast as everything can be, and room for all who never come back to their tables. */
  private static final List<String> FAST =
      List.of(
          "--pace=1",
          "--lines=100000",
          "--lines-each=100000",
          "--names=10000",
          "--tables=10000",
          "--tables-each=10000",
          "--tables-all=10000");

  /** Most matches have told more than this when they are over. */
  private static final int BYTES = 16_000;

  /** So many tables are looked for after every kill; after the last one, all. */
  private static final int LATEST = 10;

  @Test
  void aKillLosesNothingThatWasTold() throws IOException {
    killed(0, 3);
  }

  @Test
  @Tag("long")
  void aThousandKillsLoseNothingThatWasTold() throws IOException {
    killed(TestVolume.number("first", 3), TestVolume.number("house-kills", 1_000));
  }

  private void killed(long first, long kills) throws IOException {
    int told = 0;
    try (TestVolume soak = TestVolume.of("kills of a house", kills)) {
      for (int table = 1; table <= kills; table++) {
        told += killed(first + table - 1, table, table == kills ? 1 : table - LATEST);
        soak.add(1);
        soak.setSummary(
            "seeds %d to %d, %d chips told before".formatted(first, first + table - 1, told));
      }
      assertThat(told).isGreaterThan(10);
      soak.markPassed();
    }
  }

  /** How many chips were told before the kill: each of them is kept, and none twice. */
  private int killed(long seed, int table, int oldest) throws IOException {
    MutableRng rng = new MutableRng(new Rng(seed));
    try (LaunchedServer house =
        LaunchedServer.open(ProgramProcess.in(home), FAST.toArray(String[]::new))) {
      String listed = list(house);
      for (int old = Math.max(1, oldest); old < table; old++) {
        assertThat(listed.contains("%4d  ta-se".formatted(old)) || isOver(house, old))
            .as("seed %d: table %d is over, or listed:%n%s", seed, old, listed)
            .isTrue();
      }
      String shown = untilKilled(house, rng);
      Set<String> announced = new LinkedHashSet<>(ChipLog.shown(shown));
      LoadedMatch saved = read(house.journal(table), shown);
      assertThat(saved.error()).as("seed %d", seed).isEmpty();
      assertThat(ChipLog.placed(saved.table().match()))
          .as("seed %d", seed)
          .doesNotHaveDuplicates()
          .containsAll(announced);
      return announced.size();
    }
  }

  /** The latest matches that are over are listed; older ones are put away, and can be read. */
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

  /** All that somebody was told, to the last byte, when the house is killed after some of it. */
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

  /** Commands of all kinds; what is not legal is refused, and the match goes on. */
  private static String lines(MutableRng rng) {
    return Stream.generate(() -> "put " + (1 + rng.nextInt(8)) + " in " + (1 + rng.nextInt(3)))
        .limit(1_500)
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
