package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.play.ExitReason;
import lethe.app.play.MatchRunner;
import lethe.app.play.Participants;
import lethe.app.play.Table;
import lethe.app.play.TaskRunner;
import lethe.app.session.Preferences;
import lethe.app.terminal.ScriptedConsole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests how puzzles are answered and how progress is saved. */
class PuzzleSessionTest {
  private static final Puzzle PUZZLE = IncludedPuzzles.ALL.getLast();

  @TempDir private Path folder;

  private PuzzleProgressFile progressFile() {
    return PuzzleProgressFile.nextTo(folder.resolve("saves"));
  }

  private PuzzleSession newSession() {
    return new PuzzleSession(PUZZLE, Optional.of(1), Optional.empty(), progressFile());
  }

  private static String rightAnswer() {
    return PUZZLE.solution().rightCommands().getFirst();
  }

  private static String wrongAnswer() {
    return PUZZLE.solution().bestWrongCommand().orElseThrow().command();
  }

  private ExitReason play(Table<?, ?, ?> table, ScriptedConsole console) {
    Participants participants = Participants.local(table.match()).withPuzzle(newSession());
    return MatchRunner.run(table, console, participants, TaskRunner.IMMEDIATE, Preferences.DEFAULT);
  }

  private static ScriptedConsole consoleWith(String... lines) {
    return new ScriptedConsole(new Size(100, 60), List.of(lines)).erasingScreens();
  }

  @Test
  void aWrongAnswerIsReportedAndNotPlayed() {
    Table<?, ?, ?> table = PUZZLE.reshuffledTable(1);
    int position = table.match().position();
    ScriptedConsole console = consoleWith(wrongAnswer(), "quit");
    play(table, console);
    assertThat(table.match().position()).isEqualTo(position);
    assertThat(console.screenTexts().getLast())
        .contains("No. ")
        .contains("Your move was not played");
  }

  @Test
  void aRightAnswerIsReportedAndPlayed() {
    Table<?, ?, ?> table = PUZZLE.reshuffledTable(1);
    int position = table.match().position();
    ScriptedConsole console = consoleWith(rightAnswer(), "quit");
    play(table, console);
    assertThat(table.match().position()).isGreaterThan(position);
    assertThat(String.join("\n", console.screenTexts())).contains("Correct: " + rightAnswer());
    assertThat(progressFile().read().isSolved(PUZZLE)).isTrue();
  }

  @Test
  void theCommandsNextAgainAndQuitLeaveThePuzzle() {
    assertThat(play(PUZZLE.reshuffledTable(1), consoleWith("next")))
        .isEqualTo(new ExitReason.PlayRematch());
    assertThat(play(PUZZLE.reshuffledTable(1), consoleWith("again")))
        .isEqualTo(new ExitReason.RetryPuzzle());
    assertThat(play(PUZZLE.reshuffledTable(1), consoleWith("quit")))
        .isEqualTo(new ExitReason.Quit());
  }

  @Test
  void theMovesBeforeAPuzzleCannotBeUndone() {
    assertThat(IncludedPuzzles.ALL)
        .anyMatch(puzzle -> puzzle.table().match().canUndo(puzzle.seat()));
    assertThat(IncludedPuzzles.ALL)
        .noneMatch(puzzle -> puzzle.reshuffledTable(1).match().canUndo(puzzle.seat()));
  }

  @Test
  void theEndOfAPuzzleOffersToRepeatIt() {
    ScriptedConsole console = consoleWith("concede", "concede", "", "", "quit");
    play(PUZZLE.reshuffledTable(1), console);
    assertThat(String.join("\n", console.screenTexts()).replaceAll("\\s+", " "))
        .contains("The match is over: again starts this puzzle again, next shows another")
        .doesNotContain("your worst move", "A custom game with seed");
  }

  @Test
  void typingTheSolutionIsSuggestedOnlyWhileItCanBePlayed() {
    ScriptedConsole unsolved = consoleWith("solution", "quit");
    play(PUZZLE.reshuffledTable(1), unsolved);
    assertThat(unsolved.screenTexts().getLast())
        .contains("Solution: " + rightAnswer(), "Type it to play on");
    ScriptedConsole solved = consoleWith(rightAnswer(), "solution", "quit");
    play(PUZZLE.reshuffledTable(1), solved);
    ScriptedConsole conceded = consoleWith("concede", "concede", "", "", "solution", "quit");
    play(PUZZLE.reshuffledTable(1), conceded);
    for (ScriptedConsole console : List.of(solved, conceded)) {
      assertThat(console.screenTexts().getLast())
          .contains("Solution: " + rightAnswer())
          .doesNotContain("Type it");
    }
  }

  @Test
  void aPuzzleCannotBeAnalyzedOrReshuffled() {
    for (String command : List.of("analyze", "reshuffle")) {
      ScriptedConsole console = consoleWith(command, "quit");
      assertThat(play(PUZZLE.reshuffledTable(1), console)).isEqualTo(new ExitReason.Quit());
      assertThat(console.screenTexts().getLast())
          .contains("You can analyze or replay only whole matches.");
    }
  }

  @Test
  void helpListsTheCommandsForPuzzles() {
    ScriptedConsole console = consoleWith("help", "quit");
    play(PUZZLE.reshuffledTable(1), console);
    assertThat(console.screenTexts().getLast())
        .contains("the next puzzle", "leave the puzzles", "start this puzzle again")
        .doesNotContain("rematch", "analyze");
  }

  @Test
  void onlyTheFirstAnswerChangesTheRating() {
    newSession().evaluate(wrongAnswer(), false);
    int rating = progressFile().read().rating();
    assertThat(rating).isLessThan(PuzzleRating.INITIAL_RATING);
    newSession().evaluate(rightAnswer(), false);
    assertThat(progressFile().read().rating()).isEqualTo(rating);
    assertThat(progressFile().read().isSolved(PUZZLE)).isTrue();
    assertThat(progressFile().read().answerCount(PUZZLE)).isEqualTo(2);
  }

  @Test
  void aPuzzleWhoseSolutionWasShownIsNotSolved() {
    assertThat(newSession().revealSolution(false).getFirst()).contains(rightAnswer());
    newSession().evaluate(rightAnswer(), false);
    assertThat(progressFile().read().isSolved(PUZZLE)).isFalse();
    assertThat(progressFile().read().isDone(PUZZLE)).isTrue();
    assertThat(progressFile().read().rating()).isLessThan(PuzzleRating.INITIAL_RATING);
  }

  /** The incomplete line is ignored and removed when the next attempt is saved. */
  @Test
  void progressIsReadDespiteAnIncompleteLine() throws Exception {
    newSession().evaluate(wrongAnswer(), false);
    Files.writeString(progressFile().path(), PUZZLE.id() + " ri", StandardOpenOption.APPEND);
    assertThat(progressFile().read().answerCount(PUZZLE)).isEqualTo(1);
    newSession().evaluate(rightAnswer(), false);
    assertThat(progressFile().read().answerCount(PUZZLE)).isEqualTo(2);
    assertThat(Files.readAllLines(progressFile().path())).hasSize(2);
  }

  @Test
  void aFailureToSaveIsReported() throws Exception {
    Files.createDirectories(progressFile().path());
    assertThat(String.join(" ", newSession().evaluate(rightAnswer(), false).lines()))
        .contains("could not be saved in");
  }
}
