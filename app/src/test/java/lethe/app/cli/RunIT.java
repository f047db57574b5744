package lethe.app.cli;

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
import java.util.Map;
import java.util.stream.Collectors;
import lethe.app.GoldenFile;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import lethe.app.play.Commitment;
import lethe.app.titles.tase.TaSeTitle;
import lethe.app.words.Resources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests scripts and saved games that are run without a player at the keyboard. */
class RunIT {
  private static final String WHOLE = Resources.text(TaSeTitle.class, "whole-match.lethe");
  private static final String KEPT =
      SavedTaSe.after("red: put 5 in 2", "blue: put 8 in 1", "blue: put 7 in 3", "red: put 8 in 2");

  @TempDir Path home;

  private RunResult run(String text, String... args) {
    ProgramProcess program = ProgramProcess.in(home);
    program.file("x.lethe", text);
    List<String> line = new ArrayList<>(List.of("run", "x.lethe"));
    line.addAll(List.of(args));
    return program.run(line.toArray(String[]::new));
  }

  @Test
  void aSpectatorSeesTheWholeMatch() {
    GoldenFile.check(RunIT.class, "whole-match.spectator.golden", run(WHOLE).done());
  }

  @Test
  void aSeatHasItsOwnViewAndTheRefereeSeesEveryEntry() {
    String red = run(WHOLE, "--as", "red").done();
    String blue = run(WHOLE, "--as", "blue", "--no-story").done();
    String spectator = run(WHOLE, "--as", "spectator", "--no-story").done();
    String referee = run(WHOLE, "--as", "referee", "--no-story").done();
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
    assertThat(run(WHOLE, "--check").done())
        .isEqualTo("x.lethe: valid; 94 entries; over: red wins, 10 cups to 7.\n");
    assertThat(run("game ta-se\nseed 3\nput 5 in 2\n", "--check").done())
        .isEqualTo("x.lethe: valid; 1 entry; waits for blue\n");
  }

  /** The count includes the outcome, even if the script does not contain it. */
  @Test
  void verifyCountsEntriesAsCheckDoes() throws IOException {
    String over = "game ta-se\nseed 3\n* concede red\n";
    Files.writeString(home.resolve("over.lethe"), over);
    String checked = "valid; 2 entries; over: blue wins, because red gave up";
    assertThat(run(over, "--check").done()).contains(checked);
    assertThat(ProgramProcess.in(home).run("verify", "over.lethe").done()).contains(checked);
  }

  /** The commitment to a deal does not cover what is drawn again later. */
  @Test
  void verifyReportsReshuffledCardsAsUnproven() throws IOException {
    Commitment bound = Commitment.to(3, new SecureRandom());
    String dealt =
        "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\n* commitment %s %s\n"
            .formatted(bound.hash(), bound.nonce());
    Files.writeString(home.resolve("bound.lethe"), dealt);
    Files.writeString(home.resolve("reshuffled.lethe"), dealt + "* known fork\n* redrawn red 5\n");
    assertThat(ProgramProcess.in(home).run("verify", "bound.lethe").done())
        .contains("Not proven: that the seed was chosen before the match. No hash was given");
    assertThat(ProgramProcess.in(home).run("verify", "reshuffled.lethe").done())
        .contains("Not proven: what was dealt after the hidden cards were drawn again.");
  }

  /** The seed and the commitment in a file could both have been replaced. */
  @Test
  void verifyComparesTheDealWithTheHashThatWasShown() throws IOException {
    Commitment bound = Commitment.to(3, new SecureRandom());
    Commitment other = Commitment.to(4, new SecureRandom());
    String head = "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed ";
    String dealt = head + "3\n* commitment %s %s\n".formatted(bound.hash(), bound.nonce());
    Files.writeString(home.resolve("bound.lethe"), dealt);
    Files.writeString(home.resolve("free.lethe"), head + "3\n");
    ProgramProcess program = ProgramProcess.in(home);
    assertThat(program.run("verify", "bound.lethe", "--hash", bound.hash().toUpperCase()).done())
        .contains("Proven: the moves are legal", bound.hash(), "which you gave")
        .doesNotContain("Not proven");
    assertThat(
            program
                .run("verify", "bound.lethe", "--hash", other.hash())
                .failed(ExitCodes.INVALID_INPUT))
        .contains("this deal is not the one that was shown", bound.hash(), other.hash());
    assertThat(
            program
                .run("verify", "free.lethe", "--hash", other.hash())
                .failed(ExitCodes.INVALID_INPUT))
        .contains("the file contains no hash");
    assertThat(program.run("verify", "bound.lethe", "--hash", "abc").failed(ExitCodes.USAGE_ERROR))
        .contains("a hash has 64 digits");
    Path server = Files.createDirectory(home.resolve("server"));
    Files.writeString(server.resolve("hashes"), bound.hash() + " table 7\n");
    assertThat(program.run("verify", "bound.lethe", "--data", server.toString()).done())
        .contains("which a server on this machine has shown (table 7)")
        .doesNotContain("Not proven");
  }

  @Test
  void verifyReportsAnIncompleteLine() throws IOException {
    Files.writeString(home.resolve("torn.lethe"), KEPT + "blue: pu");
    RunResult ran = ProgramProcess.in(home).run("verify", "torn.lethe");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("valid; 4 entries");
    assertThat(ran.err()).startsWith("torn.lethe: the last line is incomplete");
  }

  @Test
  void jsonOutputHasOneObjectPerLine() throws IOException {
    List<String> lines = run(WHOLE, "--json").done().lines().toList();
    List<String> kinds = new ArrayList<>();
    for (String line : lines) {
      kinds.add(kind(line));
    }
    assertThat(kinds)
        .startsWith("match head", "told round-began", "turn awaits", "ply ply", "told placed")
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
   * Returns the name of the object's first field and the kind of its value. Checks that the line is
   * one object with a text, and nothing more.
   */
  private static String kind(String line) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(line)) {
      assertThat(json.nextToken()).isEqualTo(JsonToken.START_OBJECT);
      String name = json.nextFieldName();
      assertThat(json.nextToken()).isEqualTo(JsonToken.START_OBJECT);
      assertThat(json.nextFieldName()).isEqualTo("is");
      String is = json.nextTextValue();
      int depth = 2;
      boolean text = false;
      while (depth > 0) {
        JsonToken token = json.nextToken();
        depth += token == JsonToken.START_OBJECT ? 1 : token == JsonToken.END_OBJECT ? -1 : 0;
        text |= depth == 1 && token == JsonToken.FIELD_NAME && json.currentName().equals("text");
      }
      assertThat(text).as(line).isTrue();
      assertThat(json.nextToken()).as(line).isNull();
      return name + " " + is;
    }
  }

  @Test
  void finishLetsBotsPlayToTheEnd() {
    String script = "game ta-se\nseed 3\nput 5 in 2\n";
    String once = run(script, "--finish").done();
    assertThat(once).contains("Red puts 5 in cup 2.").contains("The match is over: ");
    assertThat(run(script, "--finish").done()).isEqualTo(once);
    assertThat(run(script).done()).endsWith("The match waits for blue.\n");
  }

  @Test
  void aBotPlaysItsMoveIfTheScriptEndsBeforeIt() {
    assertThat(run("game ta-se\nseed 3\nseat blue bot:random\nput 5 in 2\n").done())
        .contains("Red puts 5 in cup 2.\nBlue puts ")
        .endsWith("The match waits for red.\n");
  }

  @Test
  void aDashMeansStandardInput() {
    assertThat(ProgramProcess.in(home).fed(WHOLE, "run", "-", "--check").done())
        .isEqualTo("-: valid; 94 entries; over: red wins, 10 cups to 7.\n");
    RunResult wrong = ProgramProcess.in(home).fed("game ta-se\nput 9 in 1\n", "run", "-");
    assertThat(wrong.failed(ExitCodes.INVALID_INPUT)).startsWith("-:2:5: ");
  }

  /** What precedes the error is printed. */
  @Test
  void movesBeforeAnErrorArePrinted() {
    RunResult ran = run("game ta-se\nseed 3\nput 5 in 2\nput 4 in 2\nput 8 in 1\n", "--no-story");
    ran.failed(ExitCodes.INVALID_INPUT);
    assertThat(ran.lines())
        .startsWith("Round 1 begins; red opens it.", "Red puts 5 in cup 2.", "")
        .endsWith("The match waits for blue.");
  }

  @Test
  void anUnreadableFileIsReportedByName() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    assertThat(program.run("run", "missing").failed(ExitCodes.INVALID_INPUT))
        .isEqualTo("missing: there is no such file\n");
    assertThat(program.run("run", ".").failed(ExitCodes.INVALID_INPUT))
        .isEqualTo(".: this is a folder; expected a file\n");
    program.file("binary", "game ta-se\nred\0");
    assertThat(program.run("run", "binary").failed(ExitCodes.INVALID_INPUT))
        .isEqualTo(
            "binary:2:4: this is not plain text in UTF-8; expected a script or a table of plain text\n");
    try (RandomAccessFile huge = new RandomAccessFile(home.resolve("huge").toFile(), "rw")) {
      huge.setLength(1L << 40);
    }
    assertThat(program.run("run", "huge").failed(ExitCodes.INVALID_INPUT))
        .isEqualTo("huge: this file is larger than 4 MB, which no script is\n");
  }

  @Test
  void anUnknownViewerIsAUsageError() {
    assertThat(run(WHOLE, "--as", "green").failed(ExitCodes.USAGE_ERROR))
        .contains(
            "nobody at this table is called \"green\"; expected one of: red, blue, spectator,"
                + " referee");
  }

  /** The output for a running saved game omits everything that the players were shown only once. */
  @ParameterizedTest
  @ValueSource(strings = {"spectator", "red"})
  void aRunningSavedGameShowsNothingThatWasShownOnce(String viewer) {
    String told = run(KEPT, "--as", viewer).done();
    assertThat(told)
        .doesNotContain(" puts ")
        .contains("Round 1 begins; red opens it.", "last told: red 8 in cup 2\n");
    assertThat(run(KEPT, "--as", viewer, "--json").done())
        .doesNotContain("placed", " puts ")
        .contains("\"is\":\"round-began\"");
  }

  @Test
  void hiddenCardsOfARunningSavedGameStayHidden() {
    String closed =
        "lethe: x.lethe is a saved game that is not over; its hidden cards are not shown before it"
            + " ends\n";
    assertThat(run(KEPT, "--as", "referee").failed(ExitCodes.USAGE_ERROR)).startsWith(closed);
    assertThat(run(KEPT + "* seat blue bot:fading\n", "--as", "blue").failed(ExitCodes.USAGE_ERROR))
        .startsWith(closed);
    assertThat(run(KEPT, "--finish").failed(ExitCodes.USAGE_ERROR)).startsWith(closed);
    assertThat(run(KEPT, "--finish", "--check").failed(ExitCodes.USAGE_ERROR)).startsWith(closed);
  }

  @Test
  void aFinishedSavedGameIsShownInFull() {
    String over = KEPT + "* concede red\n* outcome conceded red 0 blue 0 won\n";
    assertThat(run(over, "--as", "referee").done())
        .contains("> red: put 5 in 2\nRed puts 5 in cup 2.\n", "> * concede red\n");
    assertThat(run(over).done()).contains("Blue puts 7 in cup 3.");
  }

  @Test
  void anIncompleteLineIsReportedAndIgnored() {
    RunResult ran = run(KEPT + "red: put 1 i", "--check");
    assertThat(ran.exit()).isZero();
    assertThat(ran.err())
        .isEqualTo(
            "x.lethe: the last line is incomplete, because it was interrupted while it was written;"
                + " it is ignored\n");
    assertThat(ran.out()).startsWith("x.lethe: valid; 4 entries; ");
  }

  @Test
  void aScriptThatIsNotASavedGameHasNoRestrictions() {
    String script = KEPT.replaceAll("saved .*\n", "");
    assertThat(run(script, "--as", "referee").done())
        .contains("> blue: put 7 in 3\nBlue puts 7 in cup 3.\n", "        5 8");
    assertThat(run(script, "--finish").done()).contains("The match is over: ");
  }

  @Test
  void closingTheOutputPipeIsNotAFailure() {
    ProgramProcess program = ProgramProcess.in(home);
    program.file("x.lethe", WHOLE);
    RunResult ran = program.shell("lethe run x.lethe | head -1; echo ${PIPESTATUS[0]}");
    assertThat(ran.done())
        .isEqualTo(
            "  An old hand once said of this game: the cups forget nothing. It is only the\n0\n");
    assertThat(program.shell("lethe run x.lethe --json | head -1 | wc -l").done().strip())
        .isEqualTo("1");
  }

  @ParameterizedTest
  @CsvSource({"20, 55", "55, 55", "100, 100", "0, 80", "x, 80", "'', 80"})
  void helpIsAsWideAsTheWindow(String columns, int width) {
    ProgramProcess program = ProgramProcess.in(home).with("COLUMNS", columns);
    List<String> lines = program.run("play", "--help").done().lines().toList();
    assertThat(lines).allMatch(line -> line.length() <= width);
    assertThat(lines).anyMatch(line -> line.length() > width - 9);
  }

  @Test
  void aScriptWithoutASeedIsPlayedWithAFixedSeed() {
    ProgramProcess program = ProgramProcess.in(home);
    program.file("x.lethe", "game ta-se\n");
    RunResult ran = program.run("run", "x.lethe");
    assertThat(ran.exit()).isZero();
    assertThat(ran.err()).contains("x.lethe contains no seed; it is played with seed 0.");
  }

  /** The start script would select another locale. */
  @Test
  void namesOutsideTheCharsetOfTheLocaleAreReported() {
    ProgramProcess program = ProgramProcess.in(home).with("LANG", "C");
    String advice = "the charset of the locale. Set LC_ALL to a locale";
    assertThat(program.run("run", "é.lethe").failed(2)).contains(advice);
    assertThat(program.with("HOME", "/é").run("saves").failed(3)).contains(advice);
    assertThat(ProgramProcess.in(home).shell("lethe run $'\\xe9.lethe'").failed(2))
        .contains(advice);
  }

  @ParameterizedTest
  @CsvSource({"LANG, C", "TERM, dumb"})
  void onlyAsciiIsPrintedIfRequired(String name, String value) {
    ProgramProcess program = ProgramProcess.in(home).with("TERM", "xterm").with(name, value);
    program.file("x.lethe", KEPT);
    String out = program.run("run", "x.lethe", "--as", "red").done();
    assertThat(out).matches("[\\n -~]*").contains("(you)", "> red").contains("+=======+");
  }
}
