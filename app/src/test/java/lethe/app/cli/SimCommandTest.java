package lethe.app.cli;

import static lethe.app.cli.UsageErrorsTest.usageError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lethe.app.local.ExitCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimCommandTest {
  /**
   * Matches the result of comparing 60 matches with themselves: the difference is 0 within a margin
   * of error.
   */
  private static final String NO_DIFFERENCE =
      "With the change, red wins [0-9.]+%. The difference over the same seeds is 0.0 percentage points"
          + " \\(95% confidence: -4.5 to \\+4.5\\), and 0.0 points in every match\n";

  @TempDir Path home;

  private String path(String name) {
    return home.resolve(name).toString();
  }

  /** Simulates matches of Ta-Se between random bots, and returns the output. */
  private static String simulateTaSe(int matches, String... options) {
    Stream<String> arguments =
        Stream.of(
            "sim",
            "ta-se",
            "--games",
            "" + matches,
            "--seat",
            "red=bot:random",
            "--seat",
            "blue=bot:random");
    return CommandRunner.run(Stream.concat(arguments, Stream.of(options)).toArray(String[]::new))
        .requireSuccess();
  }

  @Test
  void theResultDependsOnTheSeedAndNotOnTheThreads() {
    String singleThreaded =
        simulateTaSe(60, "--seed", "5", "--threads", "1", "--csv", path("1.csv"));
    String twoThreads = simulateTaSe(60, "--seed", "5", "--threads", "2", "--csv", path("2.csv"));
    String otherSeed = simulateTaSe(60, "--seed", "6", "--threads", "2", "--csv", path("3.csv"));
    assertThat(twoThreads).isEqualTo(singleThreaded).isNotEqualTo(otherSeed);
    assertThat(ProgramProcess.readFile(home.resolve("2.csv")))
        .isEqualTo(ProgramProcess.readFile(home.resolve("1.csv")))
        .isNotEqualTo(ProgramProcess.readFile(home.resolve("3.csv")));
  }

  /** The perfect bot wins in both seats. */
  @Test
  void swappedMatchesAreCountedAndSaved() {
    String out =
        CommandRunner.run(
                "sim",
                "ta-se",
                "--games",
                "1",
                "--seat",
                "red=bot:fading",
                "--seat",
                "blue=bot:random",
                "--swap",
                "--save-games",
                path("games"))
            .requireSuccess();
    assertThat(out)
        .contains(
            "red (bot:fading): won 100.0%",
            "blue (bot:fading): won 100.0%",
            "bot:fading: won 100.0% of 2 matches in all seats\n",
            "bot:random: won 0.0% of 2 matches in all seats\n");
    assertThat(
            CommandRunner.run(
                    "run",
                    "--check",
                    path("games/match-00001.lethe"),
                    path("games/match-00001-swapped-1.lethe"))
                .requireSuccess()
                .lines())
        .hasSize(2)
        .allMatch(line -> line.contains("; over: "));
  }

  @Test
  void savedMatchesAreReplacedOnlyOnRequest() throws IOException {
    Path folder = Files.createDirectory(home.resolve("kept"));
    Path match = Files.writeString(folder.resolve("match-00001.lethe"), "old\n");
    assertThat(usageError("sim", "ta-se", "--games", "1", "--save-games", folder.toString()))
        .contains("kept already contains matches", "--overwrite");
    assertThat(match).hasContent("old\n");
    simulateTaSe(1, "--save-games", path("kept"), "--overwrite");
    assertThat(ProgramProcess.readFile(match)).startsWith("lethe 1\n");
  }

  @Test
  void theCsvFileIsConsistentWithTheSummary() {
    String out = simulateTaSe(60, "--csv", path("all.csv"));
    List<String> lines = ProgramProcess.readFile(home.resolve("all.csv")).lines().toList();
    assertThat(lines).hasSize(61).first().isEqualTo("seed,plies,how,red,red_won,blue,blue_won");
    long redWon = 0;
    int points = 0;
    for (String line : lines.subList(1, lines.size())) {
      assertThat(line).matches("-?\\d+,\\d+,(most-cups|draw),\\d+,(true|false),\\d+,(true|false)");
      String[] cells = line.split(",", -1);
      int red = Integer.parseInt(cells[3]);
      int blue = Integer.parseInt(cells[5]);
      assertThat(cells[2].equals("draw")).isEqualTo(red == blue);
      assertThat(cells[4].equals("true")).isEqualTo(red > blue);
      assertThat(cells[6].equals("true")).isEqualTo(blue > red);
      redWon += red > blue ? 1 : 0;
      points += red;
    }
    assertThat(out)
        .startsWith("60 matches, ")
        .contains(String.format(Locale.ROOT, "red (bot:random): won %.1f%%", redWon / 0.6))
        .contains(String.format(Locale.ROOT, ", %.1f points on average", points / 60.0));
    assertThat(lines.stream().skip(1).map(line -> line.split(",", -1)[0])).doesNotHaveDuplicates();
  }

  @Test
  void aMissingFolderForTheCsvFileIsReported() {
    String file = path("no/such.csv");
    assertThat(
            CommandRunner.run("sim", "ta-se", "--games", "1", "--csv", file)
                .requireFailure(ExitCodes.FAILURE))
        .startsWith(file + ": ");
  }

  /** The file is checked before any match is played. */
  @Test
  void anExistingCsvFileIsReplacedOnlyOnRequest() throws IOException {
    Path file = Files.writeString(home.resolve("kept.csv"), "old\n");
    assertThat(usageError("sim", "ta-se", "--games", "1", "--csv", file.toString()))
        .contains("kept.csv already exists", "--overwrite");
    assertThat(file).hasContent("old\n");
    simulateTaSe(1, "--csv", file.toString(), "--overwrite");
    assertThat(ProgramProcess.readFile(file)).startsWith("seed,plies,");
  }

  @Test
  void aHyphenStandsForStandardOutput() {
    ProgramProcess.RunResult result =
        CommandRunner.run("sim", "ta-se", "--games", "3", "--csv", "-");
    assertThat(result.out().lines()).hasSize(4).first().asString().startsWith("seed,plies,");
    assertThat(result.err()).startsWith("3 matches, ");
    assertThat(Path.of("-")).doesNotExist();
  }

  @Test
  void theInputFileOfAnOptionIsNotOverwritten() throws IOException {
    Path deck = Files.writeString(home.resolve("deck.tsv"), "no deck\n");
    Path link = Files.createSymbolicLink(home.resolve("link"), deck);
    assertThat(usageError("sim", "ravens", "--option", "deck=" + link, "--csv", deck.toString()))
        .contains("deck.tsv is an input of this command; choose another name for the output");
    assertThat(deck).hasContent("no deck\n");
  }

  @Test
  void oneMatchGivesNoMarginOfErrorForPoints() {
    assertThat(
            CommandRunner.run("sim", "eurydice", "--games", "1", "--than-seat", "orpheus=bot")
                .requireSuccess())
        .containsPattern("won (0.0% .*: 0.0% to 79.3%|100.0% .*: 20.7% to 100.0%)\\)")
        .containsPattern(
            " [0-9.+-]+ points per match \\(too few matches for a margin of error\\)\n");
  }

  @Test
  void twoMatchesGiveAWideConfidenceInterval() {
    assertThat(simulateTaSe(2))
        .containsPattern(
            "red .*: won (0.0% .*: 0.0% to 65.8%|50.0% .*: 9.5% to 90.5%|100.0% .*: 34.2% to 100.0%)\\)");
  }

  /** Bots ignore the contents of open cups, so this option changes nothing for the same seeds. */
  @Test
  void anOptionIsComparedOverTheSameSeeds() {
    assertThat(simulateTaSe(60, "--than", "open-cups=on")).containsPattern(NO_DIFFERENCE);
  }

  @Test
  void equalBotsHaveTheSameResultsOverTheSameSeeds() {
    assertThat(simulateTaSe(60, "--than-seat", "red=bot:random")).containsPattern(NO_DIFFERENCE);
  }

  @Test
  void aBetterBotWinsMoreOverTheSameSeeds() {
    assertThat(simulateTaSe(15, "--seed", "5", "--than-seat", "red=bot:fading"))
        .containsPattern(
            "red wins .* is \\+[0-9.]+ percentage points \\(.*, and \\+[0-9.]+ points per match"
                + " \\(95% confidence: [0-9.+-]+ to \\+[0-9.]+\\)")
        .containsPattern(
            "blue wins .* is -[0-9.]+ percentage points \\(.*, and -[0-9.]+ points per match \\(");
  }

  @Test
  void theStatisticsOfEurydiceArePrinted() {
    String out =
        CommandRunner.run("sim", "eurydice", "--games", "40", "--seat", "orpheus=bot:careless")
            .requireSuccess();
    assertThat(out)
        .containsPattern("\nlanes of board 1: [a-z]+ [0-9.]+%, [a-z]+ [0-9.]+%, [a-z]+ [0-9.]+%\n")
        .containsPattern("\ncards of board 3: [^\n]*Dawn [0-9.]+% \\(won [0-9.]+%\\)");
  }
}
