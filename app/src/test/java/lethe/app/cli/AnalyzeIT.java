package lethe.app.cli;

import static lethe.app.cli.UsageErrorsTest.usageError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import lethe.app.local.ExitCodes;
import lethe.app.text.Resources;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.tase.TaSeTitle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code lethe analyze} on finished matches. */
@Timeout(240)
class AnalyzeIT {
  private static final String RUNNING_MATCH = RunningTaSeMatch.withEntries("red: put 5 in 2");

  @TempDir Path home;

  private ProgramProcess program() {
    ProgramProcess program = ProgramProcess.inHome(home);
    program.writeFile("whole.lethe", Resources.text(TaSeTitle.class, "whole-match.lethe"));
    program.writeFile("long.lethe", Resources.text(EurydiceTitle.class, "she-walks-free.lethe"));
    program.writeFile("running.lethe", RUNNING_MATCH);
    program.writeFile("begun.lethe", RUNNING_MATCH.replaceFirst("saved .*\n", ""));
    return program;
  }

  private String path(String name) {
    return home.resolve(name).toString();
  }

  @Test
  void aMatchCanBeAnalyzedFromEitherSeat() {
    assertThat(program().run("analyze", "whole.lethe", "--moves", "20..29").lines())
        .containsSubsequence(
            "Ta-Se, seat red: 46 moves in a match of 94 moments, given what red could know",
            "Worst moves",
            "  Moment 29, round 2: put 7 in 2. Value: -1. Best: put 3 in 2, +1. Lost: 2.",
            "Moves with alternatives, each numbered by the moment after it, as in a replay",
            "  Moments 21 to 28: 4 moves without a mistake.",
            "To retry moment 29 (--reshuffle reshuffles the hidden cards): lethe play --from whole.lethe:28");
    assertThat(
            program()
                .run("analyze", "whole.lethe", "--seat", "blue", "--moves", "1")
                .requireSuccess())
        .startsWith(
            "Ta-Se, seat blue: 47 moves in a match of 94 moments, given what blue could know");
  }

  /** A match that cannot be analyzed is reported, and the others are analyzed. */
  @Test
  void severalMatchesAreAnalyzedBelowTheirNames() {
    ProgramProcess.RunResult result =
        program().run("analyze", "begun.lethe", "whole.lethe", "--moves", "1");
    assertThat(result.exitCode()).isEqualTo(ExitCodes.USAGE_ERROR);
    assertThat(result.err()).startsWith("begun.lethe: the match in begun.lethe is not over");
    assertThat(result.out())
        .startsWith(
            "begun.lethe\nwhole.lethe\nTa-Se, seat red: 46 moves in a match of 94 moments, given what red could know");
  }

  @Test
  void invalidAnalysisRequestsAreRejectedWithAnExplanation() {
    program();
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

  @Test
  void notesArePrintedOnlyOnRequest() {
    ProgramProcess program = program();
    program.writeFile("whole.lethe.notes", "28: too bold\n");
    assertThat(program.run("analyze", "whole.lethe", "--moves", "29").requireSuccess())
        .doesNotContain("bold");
    assertThat(program.run("analyze", "whole.lethe", "--moves", "29", "--notes").requireSuccess())
        .endsWith("Your note at moment 28: too bold\n");
    assertThat(program.run("analyze", "whole.lethe", "--moves", "29", "--notes", "--json").lines())
        .last()
        .asString()
        .startsWith("{\"note\":{")
        .contains("\"entry\":28", "\"line\":\"too bold\"");
    program.writeFile("whole.lethe.notes", "bold\n");
    ProgramProcess.RunResult result =
        program.run("analyze", "whole.lethe", "--moves", "29", "--notes");
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).doesNotContain("Your note");
    assertThat(result.err())
        .startsWith("whole.lethe.notes:1:1: this line is not a note")
        .endsWith("; the file is ignored\n");
  }

  /**
   * Before the program ends, it prints the results so far and the command that continues the
   * analysis.
   */
  @Test
  void aTerminatedAnalysisPrintsItsResults() throws IOException, InterruptedException {
    Process process = program().processBuilder("analyze", "long.lethe", "--json").start();
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
