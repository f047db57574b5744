package lethe.app.cli;

import static lethe.app.cli.UsageErrorsTest.usageError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lethe.app.local.ExitCodes;
import lethe.app.text.Resources;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.tase.TaSeTitle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code lethe analyze}. */
@Timeout(240)
class AnalyzeIT {
  private static final String RUNNING_MATCH = RunningTaSeMatch.withEntries("red: put 5 in 2");

  @TempDir Path home;

  @BeforeEach
  void createMatches() {
    ProgramProcess program = ProgramProcess.inHome(home);
    program.writeFile("whole.lethe", Resources.text(TaSeTitle.class, "whole-match.lethe"));
    program.writeFile("long.lethe", Resources.text(EurydiceTitle.class, "she-walks-free.lethe"));
    program.writeFile("running.lethe", RUNNING_MATCH);
    program.writeFile("begun.lethe", RUNNING_MATCH.replaceFirst("saved .*\n", ""));
  }

  private String path(String name) {
    return home.resolve(name).toString();
  }

  @Test
  void aMatchCanBeAnalyzedFromEitherSeat() {
    assertThat(CommandRunner.run("analyze", path("whole.lethe"), "--moves", "20..29").lines())
        .containsSubsequence(
            "Ta-Se, seat red: 46 moves in a match of 94 moments, given what red could know",
            "Worst moves",
            "  Moment 29, round 2: put 7 in 2. Value: -1. Best: put 3 in 2, +1. Lost: 2.",
            "Moves with alternatives, each numbered by the moment after it, as in a replay",
            "  Moments 21 to 28: 4 moves without a mistake.",
            "To retry moment 29 (--reshuffle reshuffles the hidden cards): lethe play --from "
                + path("whole.lethe:28"));
    assertThat(
            CommandRunner.run("analyze", path("whole.lethe"), "--seat", "blue", "--moves", "1")
                .requireSuccess())
        .startsWith(
            "Ta-Se, seat blue: 47 moves in a match of 94 moments, given what blue could know");
  }

  @Test
  void anUnfinishedMatchDoesNotPreventTheAnalysisOfOthers() {
    String unfinished = path("begun.lethe");
    String finished = path("whole.lethe");
    ProgramProcess.RunResult result =
        CommandRunner.run("analyze", unfinished, finished, "--moves", "1");
    assertThat(result.exitCode()).isEqualTo(ExitCodes.USAGE_ERROR);
    assertThat(result.err())
        .startsWith(unfinished + ": the match in " + unfinished + " is not over");
    assertThat(result.out())
        .startsWith(
            unfinished
                + "\n"
                + finished
                + "\nTa-Se, seat red: 46 moves in a match of 94 moments, given what red could know");
  }

  @Test
  void invalidAnalysisRequestsAreRejectedWithAnExplanation() {
    assertThat(usageError("analyze", path("running.lethe")))
        .contains("running.lethe is a saved game of an unfinished match");
    assertThat(usageError("analyze", path("begun.lethe")))
        .contains("begun.lethe is not over; you can analyze it when it is");
    assertThat(usageError("analyze", path("whole.lethe"), "--seat", "green"))
        .contains("there is no seat \"green\"; expected one of: red, blue");
    assertThat(usageError("analyze", path("whole.lethe"), "--moves", "99.."))
        .contains("there is no moment 99 in this match; its last moment is 94");
    for (String moves : List.of("x", "5..3", "..4", "1-3")) {
      assertThat(usageError("analyze", path("whole.lethe"), "--moves", moves))
          .contains("\"" + moves + "\" is not a range of moments; expected N..M");
    }
  }

  private ProgramProcess.RunResult analyzeOneMove(String... options) {
    List<String> command =
        new ArrayList<>(List.of("analyze", path("whole.lethe"), "--moves", "29"));
    command.addAll(List.of(options));
    return CommandRunner.run(command.toArray(String[]::new));
  }

  @Test
  void notesArePrintedOnlyOnRequest() throws IOException {
    Files.writeString(home.resolve("whole.lethe.notes"), "28: too bold\n");
    assertThat(analyzeOneMove().requireSuccess()).doesNotContain("bold");
    assertThat(analyzeOneMove("--notes").requireSuccess())
        .endsWith("Your note at moment 28: too bold\n");
    assertThat(analyzeOneMove("--notes", "--json").lines())
        .last()
        .asString()
        .startsWith("{\"note\":{")
        .contains("\"entry\":28", "\"line\":\"too bold\"");
  }

  @Test
  void anInvalidNoteFileIsIgnoredWithAWarning() throws IOException {
    Path notes = Files.writeString(home.resolve("whole.lethe.notes"), "bold\n");
    ProgramProcess.RunResult result = analyzeOneMove("--notes");
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).doesNotContain("Your note");
    assertThat(result.err())
        .startsWith(notes + ":1:1: this line is not a note")
        .endsWith("; the file is ignored\n");
  }

  /**
   * Before the program ends, it prints the results so far and the command that continues the
   * analysis.
   */
  @Test
  void aTerminatedAnalysisPrintsItsResults() throws IOException, InterruptedException {
    Process process =
        ProgramProcess.inHome(home).processBuilder("analyze", "long.lethe", "--json").start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).startsWith("{\"study\":");
      assertThat(out.readLine()).startsWith("{\"move\":");
      process.toHandle().destroy();
      List<String> remainingLines = out.lines().toList();
      assertThat(remainingLines.getLast())
          .startsWith("{\"stopped\":{\"is\":\"stopped\",\"next\":")
          .contains("lethe analyze long.lethe --seat orpheus --moves ");
      assertThat(remainingLines.get(remainingLines.size() - 2)).startsWith("{\"turning\":");
    }
    process.waitFor();
  }
}
