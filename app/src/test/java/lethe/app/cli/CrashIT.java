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
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestVolume;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.tase.Observation.Placed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the program while a match is played through a pipe. Every chip announced before is in the
 * file, and the match can be resumed.
 */
class CrashIT {
  /** The round and the latest chips, which a table announces after it has written the entry. */
  private static final Pattern SCREEN =
      Pattern.compile("round (\\d) of 6.*?\nlast told: ([^\n]*)\n", Pattern.DOTALL);

  private static final Pattern CHIP = Pattern.compile("(red|blue) (\\d) in cup (\\d)");

  @TempDir Path home;

  @BeforeEach
  void drawTables() throws IOException {
    ProgramProcess.drawsLines(home);
  }

  @Test
  void aKilledMatchLosesNoAnnouncedChip() throws IOException {
    killed(0, 4);
  }

  @Test
  @Tag("long")
  void aThousandKilledMatchesLoseNoAnnouncedChip() throws IOException {
    killed(TestVolume.property("first", 4), TestVolume.property("writer-kills", 1_000));
  }

  private void killed(long first, long kills) throws IOException {
    int announced = 0;
    try (TestVolume soak = TestVolume.start("kills of a local match", kills)) {
      for (long seed = first; seed < first + kills; seed++) {
        announced += killed(seed);
        soak.record(1);
        soak.setSummary(
            "seeds %d to %d, %d chips announced before".formatted(first, seed, announced));
      }
      assertThat(announced).isGreaterThan(20);
      soak.markPassed();
    }
  }

  /**
   * Returns the number of chips announced before the kill, after checking that each of them was
   * saved exactly once.
   */
  private int killed(long seed) throws IOException {
    MutableRng rng = new MutableRng(new Rng(seed));
    String lines = lines(rng);
    String save = "match-" + seed + ".lethe";
    Set<String> told = announced(killed(ProgramProcess.in(home), seed, save, lines, rng));
    LoadedMatch saved = read(home.resolve(save));
    assertThat(saved.error()).as("seed %d", seed).isEmpty();
    assertThat(placed(saved.table().match()))
        .as("seed %d", seed)
        .doesNotHaveDuplicates()
        .containsAll(told);
    assertResumable(home.resolve(save), saved);
    return told.size();
  }

  private static void assertResumable(Path file, LoadedMatch saved) {
    String whole = ProgramProcess.text(file);
    int position = saved.table().match().position();
    try (JournalStore store =
        ((Valid<JournalStore>) JournalFile.resume(file, saved.validBytes(), position)).value()) {
      assertThat(store.appendEntry(position, "* adjourned")).isTrue();
    }
    assertThat(ProgramProcess.text(file))
        .isEqualTo(whole.substring(0, whole.lastIndexOf('\n') + 1) + "* adjourned\n");
  }

  /**
   * Starts a match, kills the program after a random amount of output, and returns all of its
   * output.
   */
  private static String killed(
      ProgramProcess program, long seed, String save, String lines, MutableRng rng)
      throws IOException {
    program.file("lines", lines);
    Process process =
        program
            .builder(
                "play",
                "ta-se",
                "--save",
                save,
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
      byte[] first = out.readNBytes(1 + rng.nextInt(400_000));
      process.toHandle().destroyForcibly();
      byte[] rest = out.readAllBytes();
      ProgramProcess.exit(process);
      return new String(first, StandardCharsets.UTF_8) + new String(rest, StandardCharsets.UTF_8);
    }
  }

  /** Returns random commands. Illegal ones are refused without ending the match. */
  private static String lines(MutableRng rng) {
    return Stream.generate(() -> "put " + (1 + rng.nextInt(8)) + " in " + (1 + rng.nextInt(3)))
        .limit(1_500)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static Set<String> announced(String out) {
    Set<String> announced = new LinkedHashSet<>();
    for (MatchResult screen : SCREEN.matcher(out).results().toList()) {
      for (MatchResult chip : CHIP.matcher(screen.group(2)).results().toList()) {
        announced.add(screen.group(1) + ": " + chip.group());
      }
    }
    return announced;
  }

  private static <C, O, V> List<String> placed(Match<C, O, V> match) {
    return match.observations(Spectator.SPECTATOR).stream()
        .map(ToldObservation::observation)
        .filter(Placed.class::isInstance)
        .map(Placed.class::cast)
        .map(p -> p.round() + ": " + p.seat() + " " + p.chip() + " in cup " + p.cup())
        .toList();
  }

  private static LoadedMatch read(Path file) throws IOException {
    return switch (LoadedMatch.read(file)) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> saved;
      case Invalid<LoadedMatch>(List<InputError> errors) -> throw new AssertionError(errors);
    };
  }
}
