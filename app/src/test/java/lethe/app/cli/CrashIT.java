package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.play.LoadedMatch;
import lethe.app.save.JournalFile;
import lethe.app.save.JournalStore;
import lethe.app.ssh.ChipLog;
import lethe.engine.core.InputError;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the program while a match is played through a pipe, and tests that every chip announced
 * before the kill is in the file and that the match can be resumed.
 */
class CrashIT {
  /**
   * Matches the round and the last announced chips on a drawn table. A chip is announced only after
   * its entry has been written.
   */
  private static final Pattern SCREEN =
      Pattern.compile("round (\\d) of 6.*?\nlast announced: ([^\n]*)\n", Pattern.DOTALL);

  private static final Pattern CHIP = Pattern.compile("(red|blue) (\\d) in cup (\\d)");

  @TempDir Path home;

  @BeforeEach
  void configureDrawnTables() throws IOException {
    ProgramProcess.configureDrawnTables(home);
  }

  @Test
  void killingTheProgramLosesNoAnnouncedChip() throws IOException {
    assertKillsLoseNoChip(0, 4);
  }

  @Test
  @Tag("long")
  void manyKillsLoseNoAnnouncedChip() throws IOException {
    assertKillsLoseNoChip(
        TestVolume.property("first", 4), TestVolume.property("writer-kills", 1_000));
  }

  private void assertKillsLoseNoChip(long firstSeed, long kills) throws IOException {
    int announced = 0;
    try (TestVolume volume = TestVolume.start("kills of a local match", kills)) {
      for (long seed = firstSeed; seed < firstSeed + kills; seed++) {
        announced += assertKillLosesNoChip(seed);
        volume.record(1);
        volume.setSummary(
            "seeds %d to %d, %d chips announced before".formatted(firstSeed, seed, announced));
      }
      assertThat(announced).isGreaterThan(20);
      volume.markPassed();
    }
  }

  /**
   * Kills the program during a match. Checks that each chip announced before the kill was saved
   * exactly once, and that the match can be resumed. Returns the number of announced chips.
   */
  private int assertKillLosesNoChip(long seed) throws IOException {
    MutableRng rng = new MutableRng(new Rng(seed));
    String commands = randomCommands(rng);
    String fileName = "match-" + seed + ".lethe";
    Set<String> announced =
        announcedChips(
            outputUntilKilled(ProgramProcess.inHome(home), seed, fileName, commands, rng));
    LoadedMatch loadedMatch = loadPrefix(home.resolve(fileName));
    assertThat(loadedMatch.error()).as("seed %d", seed).isEmpty();
    assertThat(ChipLog.placedChips(loadedMatch.table().match()))
        .as("seed %d", seed)
        .doesNotHaveDuplicates()
        .containsAll(announced);
    assertResumable(home.resolve(fileName), loadedMatch);
    return announced.size();
  }

  private static void assertResumable(Path file, LoadedMatch loadedMatch) {
    String original = ProgramProcess.readFile(file);
    int position = loadedMatch.table().match().position();
    try (JournalStore store =
        ((Valid<JournalStore>) JournalFile.resume(file, loadedMatch.validLength(), position))
            .value()) {
      assertThat(store.appendEntry(position, "* adjourned")).isTrue();
    }
    assertThat(ProgramProcess.readFile(file))
        .isEqualTo(original.substring(0, original.lastIndexOf('\n') + 1) + "* adjourned\n");
  }

  /**
   * Starts a match, kills the program after a random amount of output, and returns all of its
   * output.
   */
  private static String outputUntilKilled(
      ProgramProcess program, long seed, String fileName, String commands, MutableRng rng)
      throws IOException {
    program.writeFile("lines", commands);
    Process process =
        program
            .processBuilder(
                "play",
                "ta-se",
                "--save",
                fileName,
                "--seed",
                String.valueOf(seed),
                "--seat",
                "red=human",
                "--seat",
                "blue=bot:random",
                "--no-story")
            .redirectInput(program.home().resolve("lines").toFile())
            .redirectError(program.home().resolve("killed.err").toFile())
            .start();
    try (InputStream out = process.getInputStream()) {
      byte[] firstBytes = out.readNBytes(1 + rng.nextInt(400_000));
      process.toHandle().destroyForcibly();
      byte[] remainingBytes = out.readAllBytes();
      ProgramProcess.awaitExit(process);
      return new String(firstBytes, StandardCharsets.UTF_8)
          + new String(remainingBytes, StandardCharsets.UTF_8);
    }
  }

  /** Returns random commands, one per line. Some of them are illegal. */
  static String randomCommands(MutableRng rng) {
    return Stream.generate(() -> "put " + (1 + rng.nextInt(8)) + " in " + (1 + rng.nextInt(3)))
        .limit(1_500)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static Set<String> announcedChips(String out) {
    Set<String> announced = new LinkedHashSet<>();
    for (MatchResult screen : SCREEN.matcher(out).results().toList()) {
      for (MatchResult chip : CHIP.matcher(screen.group(2)).results().toList()) {
        announced.add(screen.group(1) + ": " + chip.group());
      }
    }
    return announced;
  }

  private static LoadedMatch loadPrefix(Path file) throws IOException {
    return switch (LoadedMatch.loadPrefix(file)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> loadedMatch;
      case Invalid<LoadedMatch>(List<InputError> errors) -> throw new AssertionError(errors);
    };
  }
}
