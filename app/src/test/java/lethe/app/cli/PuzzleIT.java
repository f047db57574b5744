package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import lethe.app.puzzle.PuzzleCollection;
import lethe.app.words.Resources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests puzzles that are played through a pipe. */
class PuzzleIT {
  @TempDir Path home;

  /** Copies one of the program's own puzzles to a file. */
  private Path file() throws IOException {
    Path file = home.resolve("one.lethe");
    Files.writeString(file, Resources.text(PuzzleCollection.class, "ta-se-01.lethe"));
    return file;
  }

  private static String solution(Path file, String how) {
    return ProgramProcess.text(file)
        .lines()
        .filter(line -> line.startsWith("#: " + how))
        .map(line -> line.replaceFirst("#: \\w+ lead \\S+ ", ""))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aWrongMoveIsReportedAndCanBeRetried() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    Path file = file();
    String wrong = solution(file, "wrong");
    String right = solution(file, "right");
    String out =
        program.fed("hint\n" + wrong + "\n" + right + "\nquit\n", "puzzle", file.toString()).done();
    assertThat(out)
        .containsSubsequence(
            "Find the move after which you win",
            "There are no hints in a puzzle. solution says what is right.",
            "No: after " + wrong,
            "Nothing has been played",
            "Right: " + right);
    assertThat(program.saves()).isEmpty();
  }

  @Test
  void solvedPuzzlesAreRememberedAfterARestart() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    String right = solution(file(), "right");
    String number =
        program
            .run("puzzle", "--list")
            .done()
            .lines()
            .filter(line -> line.contains(". ta-se, "))
            .map(line -> line.substring(0, line.indexOf('.')))
            .findFirst()
            .orElseThrow();
    assertThat(program.run("puzzle", "--list").done()).contains("0 of ", "you are rated 1200.");
    program.fed(right + "\nquit\n", "puzzle", number).done();
    assertThat(program.run("puzzle", "--list").done()).contains("solved, 1 try", "1 of ");
    assertThat(program.fed("next\nquit\n", "puzzle", "ta-se").done())
        .doesNotContain("Puzzle " + number + ",")
        .contains("Puzzle " + (Integer.parseInt(number) + 1) + ",");
  }

  /** Commands that read scripts also read puzzles. */
  @Test
  void aPuzzleCanBeRunAsAScript() throws IOException {
    assertThat(ProgramProcess.in(home).run("run", file().toString(), "--check").done())
        .contains("valid");
  }

  @Test
  void aScriptWithoutASolutionIsRefused() throws IOException {
    Path file = home.resolve("none.lethe");
    Files.writeString(file, "game ta-se\n");
    RunResult ran = ProgramProcess.in(home).run("puzzle", file.toString());
    assertThat(ran.exit()).isEqualTo(ExitCodes.INVALID_INPUT);
    assertThat(ran.err()).contains("this is no puzzle, since no line says what is right");
  }
}
