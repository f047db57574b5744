package lethe.app.cli;

import static lethe.app.cli.UsageErrorsTest.usageError;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import lethe.app.GoldenFile;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import lethe.app.play.Commitment;
import lethe.app.text.Resources;
import lethe.app.titles.tase.TaSeTitle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests {@code lethe run} and {@code lethe verify} with scripts and saved games. */
class RunIT {
  private static final String WHOLE_MATCH = Resources.text(TaSeTitle.class, "whole-match.lethe");
  private static final String SAVED_GAME =
      RunningTaSeMatch.withEntries(
          "red: put 5 in 2", "blue: put 8 in 1", "blue: put 7 in 3", "red: put 8 in 2");

  @TempDir Path home;

  private RunResult run(String text, String... options) {
    return CommandRunner.run(runCommand(text, options));
  }

  /** Writes a script or saved game to a file, and returns the command line that runs it. */
  private String[] runCommand(String text, String... options) {
    ProgramProcess.inHome(home).writeFile("x.lethe", text);
    List<String> arguments = new ArrayList<>(List.of("run", path("x.lethe")));
    arguments.addAll(List.of(options));
    return arguments.toArray(String[]::new);
  }

  private static RunResult verify(String... arguments) {
    List<String> command = new ArrayList<>(List.of("verify"));
    command.addAll(List.of(arguments));
    return CommandRunner.run(command.toArray(String[]::new));
  }

  private String path(String name) {
    return home.resolve(name).toString();
  }

  /** Runs a script or saved game with options that are used incorrectly; returns the message. */
  private String runError(String text, String... options) {
    return usageError(runCommand(text, options));
  }

  @Test
  void aSpectatorSeesTheWholeMatch() {
    GoldenFile.check(
        RunIT.class, "whole-match.spectator.golden", run(WHOLE_MATCH).requireSuccess());
  }

  @Test
  void theOutputDependsOnTheViewer() {
    String red = run(WHOLE_MATCH, "--as", "red").requireSuccess();
    String blue = run(WHOLE_MATCH, "--as", "blue", "--no-story").requireSuccess();
    String spectator = run(WHOLE_MATCH, "--as", "spectator", "--no-story").requireSuccess();
    String referee = run(WHOLE_MATCH, "--as", "referee", "--no-story").requireSuccess();
    assertThat(red).contains("(you)").contains("An old hand once said of this game");
    assertThat(blue).contains("(you)").doesNotContain("An old hand once said of this game");
    assertThat(spectator).doesNotContain("(you)");
    assertThat(blue.replaceAll(" +\\(you\\)", "")).isEqualTo(spectator);
    Map<Boolean, List<String>> lines =
        referee.lines().collect(Collectors.partitioningBy(line -> line.startsWith("> ")));
    assertThat(lines.get(false)).isEqualTo(spectator.lines().toList());
    assertThat(lines.get(true))
        .hasSize(94)
        .last()
        .isEqualTo("> * outcome most-cups red 10 won blue 7");
  }

  @Test
  void checkPrintsOnlyTheVerdict() {
    assertThat(run(WHOLE_MATCH, "--check").requireSuccess())
        .isEqualTo(path("x.lethe") + ": valid; 94 moments; over: red wins, 10 cups to 7.\n");
    assertThat(run("game ta-se\nseed 3\nput 5 in 2\n", "--check").requireSuccess())
        .isEqualTo(path("x.lethe") + ": valid; 1 moment; waits for blue\n");
  }

  /** The worst result determines the exit code; the files after it are checked as well. */
  @ParameterizedTest
  @ValueSource(strings = {"run --check", "verify"})
  void severalFilesAreCheckedTogether(String command) throws IOException {
    Files.writeString(home.resolve("good.lethe"), WHOLE_MATCH);
    Files.writeString(home.resolve("bad.lethe"), "game ta-se\nseed 3\nput 99 in 2\n");
    Files.writeString(home.resolve("short.lethe"), "game ta-se\nseed 3\nput 5 in 2\n");
    List<String> arguments = new ArrayList<>(List.of(command.split(" ", -1)));
    arguments.addAll(List.of(path("good.lethe"), path("bad.lethe"), path("short.lethe")));
    RunResult result = CommandRunner.run(arguments.toArray(String[]::new));
    assertThat(result.exitCode()).isEqualTo(ExitCodes.FAILURE);
    assertThat(result.out())
        .contains(path("good.lethe") + ": valid; ", path("short.lethe") + ": valid; 1 moment");
    assertThat(result.err()).startsWith(path("bad.lethe") + ":3:");
  }

  @Test
  void runAcceptsOnlyOneFileWithoutCheck() throws IOException {
    Path file = Files.writeString(home.resolve("good.lethe"), WHOLE_MATCH);
    assertThat(usageError("run", file.toString(), file.toString()))
        .contains("run accepts several files only with --check");
  }

  /** The outcome counts as a moment, although the script does not contain it. */
  @Test
  void verifyAndCheckCountTheSameMoments() throws IOException {
    String finished = "game ta-se\nseed 3\n* concede red\n";
    Files.writeString(home.resolve("over.lethe"), finished);
    String verdict = "valid; 2 moments; over: blue wins, because red conceded";
    assertThat(run(finished, "--check").requireSuccess()).contains(verdict);
    assertThat(verify(path("over.lethe")).requireSuccess()).contains(verdict);
  }

  /** The commitment does not cover cards that are reshuffled later. */
  @Test
  void verifyReportsReshuffledCardsAsUnproven() throws IOException {
    Commitment commitment = Commitment.to(3, new SecureRandom());
    String journal =
        "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\n* commitment %s %s\n"
            .formatted(commitment.hash(), commitment.nonce());
    Files.writeString(home.resolve("bound.lethe"), journal);
    Files.writeString(
        home.resolve("reshuffled.lethe"), journal + "* known fork\n* redrawn red 5\n");
    assertThat(verify(path("bound.lethe")).requireSuccess())
        .contains("Not proven: that the seed was chosen before the match. No hash was given");
    assertThat(verify(path("reshuffled.lethe")).requireSuccess())
        .contains("Not proven: the deal after the hidden cards were reshuffled.");
  }

  /** The commitment in a file proves little, because it can be replaced together with the seed. */
  @Test
  void verifyComparesTheDealWithTheHashThatWasShown() throws IOException {
    Commitment commitment = Commitment.to(3, new SecureRandom());
    Commitment otherCommitment = Commitment.to(4, new SecureRandom());
    String head = "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed ";
    String journal =
        head + "3\n* commitment %s %s\n".formatted(commitment.hash(), commitment.nonce());
    Files.writeString(home.resolve("bound.lethe"), journal);
    Files.writeString(home.resolve("free.lethe"), head + "3\n");
    assertThat(
            verify(path("bound.lethe"), "--hash", commitment.hash().toUpperCase(Locale.ROOT))
                .requireSuccess())
        .contains("Proven: the moves are legal", commitment.hash(), "which you gave")
        .doesNotContain("Not proven");
    assertThat(
            verify(path("bound.lethe"), "--hash", otherCommitment.hash())
                .requireFailure(ExitCodes.FAILURE))
        .contains("this is a different deal", commitment.hash(), otherCommitment.hash());
    assertThat(
            verify(path("free.lethe"), "--hash", otherCommitment.hash())
                .requireFailure(ExitCodes.FAILURE))
        .contains("the file contains no hash");
    assertThat(verify(path("bound.lethe"), "--hash", "abc").requireFailure(ExitCodes.USAGE_ERROR))
        .contains("a hash has 64 characters");
    Path server = Files.createDirectory(home.resolve("server"));
    Files.writeString(server.resolve("hashes"), commitment.hash() + " table 7\n");
    assertThat(verify(path("bound.lethe"), "--data", server.toString()).requireSuccess())
        .contains("which a server on this machine has shown (table 7)")
        .doesNotContain("Not proven");
  }

  /** The moves of a changed deal may be illegal, but it is the deal that is reported. */
  @ParameterizedTest
  @ValueSource(strings = {"red: put 5 in 2", "red: put 1 in 4"})
  void verifyDetectsAChangedSeed(String move) throws IOException {
    Commitment commitment = Commitment.to(3, new SecureRandom());
    Path file =
        Files.writeString(
            home.resolve("changed.lethe"),
            "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 4711\n* commitment %s %s\n%s\n"
                .formatted(commitment.hash(), commitment.nonce(), move));
    assertThat(verify(file.toString()).requireFailure(ExitCodes.FAILURE))
        .contains("this is a different deal", commitment.hash());
  }

  @Test
  void verifyReportsAnIncompleteLine() throws IOException {
    Files.writeString(home.resolve("torn.lethe"), SAVED_GAME + "blue: pu");
    RunResult result = verify(path("torn.lethe"));
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).contains("valid; 4 moments");
    assertThat(result.err()).startsWith(path("torn.lethe") + ": the last line is incomplete");
  }

  @Test
  void jsonOutputHasOneObjectPerLine() throws IOException {
    List<String> lines = run(WHOLE_MATCH, "--json").requireSuccess().lines().toList();
    List<String> kinds = new ArrayList<>();
    for (String line : lines) {
      kinds.add(kind(line));
    }
    assertThat(kinds)
        .startsWith(
            "match match-header", "told round-began", "turn awaits", "ply ply", "told placed")
        .endsWith("outcome outcome")
        .contains("told scored", "told set-aside", "told kept");
    assertThat(lines.get(4))
        .isEqualTo(
            "{\"told\":{\"is\":\"placed\",\"round\":1,\"seat\":\"blue\",\"chip\":1,\"cup\":1},"
                + "\"text\":\"Blue puts 1 in cup 1.\"}");
    assertThat(lines.getLast())
        .isEqualTo(
            "{\"outcome\":{\"is\":\"outcome\",\"ending\":\"most-cups\",\"results\":["
                + "{\"is\":\"seat-result\",\"seat\":\"red\",\"score\":10,\"won\":true},"
                + "{\"is\":\"seat-result\",\"seat\":\"blue\",\"score\":7,\"won\":false}]},"
                + "\"text\":\"most-cups red 10 won blue 7\"}");
  }

  /**
   * Returns the name of the first field and the type of its value. Checks that the line is a single
   * object with a text.
   */
  private static String kind(String line) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(line)) {
      assertThat(json.nextToken()).isEqualTo(JsonToken.START_OBJECT);
      String name = json.nextFieldName();
      assertThat(json.nextToken()).isEqualTo(JsonToken.START_OBJECT);
      assertThat(json.nextFieldName()).isEqualTo("is");
      String type = json.nextTextValue();
      int depth = 2;
      boolean hasText = false;
      while (depth > 0) {
        JsonToken token = json.nextToken();
        depth += token == JsonToken.START_OBJECT ? 1 : token == JsonToken.END_OBJECT ? -1 : 0;
        hasText |= depth == 1 && token == JsonToken.FIELD_NAME && json.currentName().equals("text");
      }
      assertThat(hasText).as(line).isTrue();
      assertThat(json.nextToken()).as(line).isNull();
      return name + " " + type;
    }
  }

  @Test
  void finishLetsBotsPlayToTheEnd() {
    String script = "game ta-se\nseed 3\nput 5 in 2\n";
    String output = run(script, "--finish").requireSuccess();
    assertThat(output).contains("Red puts 5 in cup 2.").contains("The match is over: ");
    assertThat(run(script, "--finish").requireSuccess()).isEqualTo(output);
    assertThat(run(script).requireSuccess()).endsWith("The match is waiting for blue.\n");
  }

  @Test
  void aBotMovesIfTheScriptEndsOnItsTurn() {
    assertThat(run("game ta-se\nseed 3\nseat blue bot:random\nput 5 in 2\n").requireSuccess())
        .contains("Red puts 5 in cup 2.\nBlue puts ")
        .endsWith("The match is waiting for red.\n");
  }

  @Test
  void aHyphenStandsForStandardInput() {
    assertThat(
            ProgramProcess.inHome(home)
                .runWithInput(WHOLE_MATCH, "run", "-", "--check")
                .requireSuccess())
        .isEqualTo("-: valid; 94 moments; over: red wins, 10 cups to 7.\n");
    RunResult result =
        ProgramProcess.inHome(home).runWithInput("game ta-se\nput 9 in 1\n", "run", "-");
    assertThat(result.requireFailure(ExitCodes.FAILURE)).startsWith("-:2:5: ");
  }

  @Test
  void movesBeforeAnErrorArePrinted() {
    RunResult result =
        run("game ta-se\nseed 3\nput 5 in 2\nput 4 in 2\nput 8 in 1\n", "--no-story");
    result.requireFailure(ExitCodes.FAILURE);
    assertThat(result.lines())
        .startsWith("Round 1 begins; red opens it.", "Red puts 5 in cup 2.", "")
        .endsWith("The match is waiting for blue.");
  }

  @Test
  void unreadableFilesAreReportedByName() throws IOException {
    assertRunFails(home.resolve("missing"), ": there is no such file\n");
    assertRunFails(home, ": this is a folder, not a file\n");
    assertRunFails(
        Files.writeString(home.resolve("binary"), "game ta-se\nred\0"),
        ":2:4: the file is not UTF-8 text; save it as UTF-8, or use another file\n");
    Path huge = home.resolve("huge");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(1L << 40);
    }
    assertRunFails(huge, ": this file is too large; at most 4 MB are allowed\n");
  }

  private static void assertRunFails(Path file, String message) {
    assertThat(CommandRunner.run("run", file.toString()).requireFailure(ExitCodes.FAILURE))
        .isEqualTo(file + message);
  }

  @Test
  void anUnknownViewerIsAUsageError() {
    assertThat(runError(WHOLE_MATCH, "--as", "green"))
        .contains("there is no viewer \"green\"; expected one of: red, blue, spectator, referee");
  }

  @ParameterizedTest
  @ValueSource(strings = {"spectator", "red"})
  void aRunningSavedGameOmitsInformationThatWasShownOnce(String viewer) {
    String output = run(SAVED_GAME, "--as", viewer).requireSuccess();
    assertThat(output)
        .doesNotContain(" puts ")
        .contains("Round 1 begins; red opens it.", "last announced: red 8 in cup 2\n");
    assertThat(run(SAVED_GAME, "--as", viewer, "--json").requireSuccess())
        .doesNotContain("placed", " puts ")
        .contains("\"is\":\"round-began\"");
  }

  @Test
  void hiddenCardsOfARunningSavedGameStayHidden() {
    String denial =
        "lethe: "
            + path("x.lethe")
            + " is a saved game of an unfinished match; its hidden cards are shown when the match is over\n";
    assertThat(runError(SAVED_GAME, "--as", "referee")).startsWith(denial);
    assertThat(runError(SAVED_GAME + "* seat blue bot:fading\n", "--as", "blue"))
        .startsWith(denial);
    assertThat(runError(SAVED_GAME, "--finish")).startsWith(denial);
    assertThat(runError(SAVED_GAME, "--finish", "--check")).startsWith(denial);
  }

  @Test
  void aFinishedSavedGameIsShownInFull() {
    String finished = SAVED_GAME + "* concede red\n* outcome conceded red 0 blue 0 won\n";
    assertThat(run(finished, "--as", "referee").requireSuccess())
        .contains("> red: put 5 in 2\nRed puts 5 in cup 2.\n", "> * concede red\n");
    assertThat(run(finished).requireSuccess()).contains("Blue puts 7 in cup 3.");
  }

  @Test
  void anIncompleteLineIsReportedAndIgnored() {
    RunResult result = run(SAVED_GAME + "red: put 1 i", "--check");
    assertThat(result.exitCode()).isZero();
    assertThat(result.err())
        .isEqualTo(path("x.lethe") + ": the last line is incomplete and is ignored\n");
    assertThat(result.out()).startsWith(path("x.lethe") + ": valid; 4 moments; ");
  }

  @Test
  void aScriptCanBeShownToTheRefereeAndFinished() {
    String script = SAVED_GAME.replaceAll("saved .*\n", "");
    assertThat(run(script, "--as", "referee").requireSuccess())
        .contains("> blue: put 7 in 3\nBlue puts 7 in cup 3.\n", "        5 8");
    assertThat(run(script, "--finish").requireSuccess()).contains("The match is over: ");
  }

  @ParameterizedTest
  @CsvSource({"20, 55", "100, 100", "0, 80", "x, 80"})
  void theWidthOfHelpDependsOnTheWindow(String columns, int width) {
    ProgramProcess program = ProgramProcess.inHome(home).withVariable("COLUMNS", columns);
    List<String> lines = program.run("play", "--help").requireSuccess().lines().toList();
    assertThat(lines).allMatch(line -> line.length() <= width);
    assertThat(lines).anyMatch(line -> line.length() > width - 9);
  }

  @Test
  void aScriptWithoutASeedIsPlayedWithSeedZero() {
    RunResult result = run("game ta-se\n");
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).contains("x.lethe contains no seed; it is played with seed 0.");
  }

  /** The test does not use the launcher, which would select another locale. */
  @Test
  void namesOutsideTheCharsetOfTheLocaleAreReported() {
    ProgramProcess program = ProgramProcess.inHome(home).withVariable("LANG", "C");
    String advice = "the charset of the locale. Set LC_ALL to a locale";
    assertThat(program.run("run", "é.lethe").requireFailure(ExitCodes.USAGE_ERROR))
        .contains(advice);
    assertThat(
            program
                .withVariable("HOME", "/é")
                .run("saves")
                .requireFailure(ExitCodes.INTERNAL_ERROR))
        .contains(advice);
    assertThat(
            ProgramProcess.inHome(home)
                .runShell("lethe run $'\\xe9.lethe'")
                .requireFailure(ExitCodes.USAGE_ERROR))
        .contains(advice);
  }

  @Test
  void onlyAsciiIsPrintedInTheCLocale() {
    ProgramProcess program = ProgramProcess.inHome(home).withVariable("LANG", "C");
    program.writeFile("x.lethe", SAVED_GAME);
    String out = program.run("run", "x.lethe", "--as", "red").requireSuccess();
    assertThat(out).matches("[\\n -~]*").contains("(you)", "> red", "+=======+");
  }
}
