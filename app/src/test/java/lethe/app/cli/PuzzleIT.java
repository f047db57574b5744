package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import lethe.app.puzzle.PuzzleCollection;
import lethe.app.text.Resources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests puzzles that are played through a pipe. */
class PuzzleIT {
  @TempDir Path home;

  /** Copies one of the program's puzzles to a file. */
  private Path puzzleFile() throws IOException {
    Path file = home.resolve("one.lethe");
    Files.writeString(file, Resources.text(PuzzleCollection.class, "ta-se-01.lethe"));
    return file;
  }

  /** Returns the first move of a puzzle file that is marked as {@code right} or {@code wrong}. */
  private static String firstMove(Path file, String kind) {
    return ProgramProcess.readFile(file)
        .lines()
        .filter(line -> line.startsWith("#: " + kind))
        .map(line -> line.replaceFirst("#: \\w+ lead \\S+ ", ""))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aWrongMoveIsReportedAndCanBeRetried() throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    Path file = puzzleFile();
    String wrongMove = firstMove(file, "wrong");
    String rightMove = firstMove(file, "right");
    String out =
        program
            .runWithInput(
                "hint\n" + wrongMove + "\n" + rightMove + "\nquit\n", "puzzle", file.toString())
            .requireSuccess();
    assertThat(out)
        .containsSubsequence(
            "You are red with 6 chips left.",
            "A puzzle has no hints. Type solution to see the solution.",
            "No. After " + wrongMove,
            "Your move was not played",
            "Correct: " + rightMove);
    assertThat(program.filesOfSavedGames()).isEmpty();
  }

  /** Returns the solution of a puzzle, as the program prints it for another user. */
  private String solution(String number) throws IOException {
    Path otherHome = Files.createDirectory(home.resolve("other"));
    String output =
        ProgramProcess.inHome(otherHome)
            .runWithInput("solution\nquit\n", "puzzle", number)
            .requireSuccess();
    return output
        .lines()
        .filter(line -> line.startsWith("Solution: "))
        .map(line -> line.substring("Solution: ".length(), line.indexOf('.')))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void solvedPuzzlesAreRememberedAfterARestart() throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    String list = program.run("puzzle", "--list", "ta-se").requireSuccess();
    assertThat(list).contains("0 of ", "your rating is 1200.");
    String number = list.substring(0, list.indexOf('.')).strip();
    String rightMove = solution(number);
    program.runWithInput(rightMove + "\nquit\n", "puzzle", number).requireSuccess();
    assertThat(program.run("puzzle", "--list", "ta-se").requireSuccess())
        .contains("solved in 1 try", "1 of ");
    assertThat(program.runWithInput("next\nquit\n", "puzzle", "ta-se").requireSuccess())
        .doesNotContain("Puzzle " + number + " (")
        .contains("Puzzle " + (Integer.parseInt(number) + 1) + " (");
  }

  @Test
  void aPuzzleFromAFileIsFollowedByOneFromTheCollection() throws IOException {
    assertThat(
            ProgramProcess.inHome(home)
                .runWithInput("next\nquit\n", "puzzle", puzzleFile().toString())
                .requireSuccess())
        .containsSubsequence("A puzzle (", "Ta-Se, ", "Puzzle ");
  }

  @Test
  void aPuzzleCanBeRunAsAScript() throws IOException {
    assertThat(CommandRunner.run("run", puzzleFile().toString(), "--check").requireSuccess())
        .contains("valid");
  }

  @Test
  void aScriptWithoutASolutionIsRejected() throws IOException {
    Path file = home.resolve("none.lethe");
    Files.writeString(file, "game ta-se\n");
    RunResult result = CommandRunner.run("puzzle", file.toString());
    assertThat(result.exitCode()).isEqualTo(ExitCodes.FAILURE);
    assertThat(result.err()).contains("the puzzle has no solution");
  }
}
