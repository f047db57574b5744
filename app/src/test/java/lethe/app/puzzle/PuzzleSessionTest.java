package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.play.ExitReason;
import lethe.app.play.MatchController;
import lethe.app.play.Participants;
import lethe.app.play.Table;
import lethe.app.play.TaskRunner;
import lethe.app.session.Preferences;
import lethe.app.terminal.ScriptedConsole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests answering puzzles and the saved progress. */
class PuzzleSessionTest {
  private static final Puzzle PUZZLE = PuzzleCollection.all().getLast();

  @TempDir private Path home;

  private PuzzleProgressFile progressFile() {
    return PuzzleProgressFile.nextTo(home.resolve("saves"));
  }

  private PuzzleSession answering() {
    return new PuzzleSession(PUZZLE, Optional.of(1), progressFile());
  }

  private static String right() {
    return PUZZLE.solution().rightCommands().getFirst();
  }

  private static String wrong() {
    return PUZZLE.solution().commands().stream()
        .filter(one -> !one.right())
        .map(PuzzleSolution.RatedCommand::command)
        .findFirst()
        .orElseThrow();
  }

  private ExitReason left(Table<?, ?, ?> table, ScriptedConsole console) {
    Participants participants = Participants.local(table.match()).withPuzzle(answering());
    return MatchController.run(
        table, console, participants, TaskRunner.IMMEDIATE, Preferences.DEFAULT);
  }

  private static ScriptedConsole typing(String... lines) {
    return new ScriptedConsole(new Size(100, 60), List.of(lines)).guarded();
  }

  @Test
  void aWrongAnswerIsReportedAndNotPlayed() {
    Table<?, ?, ?> table = PUZZLE.reshuffledTable(1);
    int before = table.match().position();
    ScriptedConsole console = typing(wrong(), "quit");
    left(table, console);
    assertThat(table.match().position()).isEqualTo(before);
    assertThat(console.screenTexts().getLast())
        .contains("No: ")
        .contains("Nothing has been played");
  }

  @Test
  void aRightAnswerIsReportedAndPlayed() {
    Table<?, ?, ?> table = PUZZLE.reshuffledTable(1);
    int before = table.match().position();
    ScriptedConsole console = typing(right(), "quit");
    left(table, console);
    assertThat(table.match().position()).isGreaterThan(before);
    assertThat(String.join("\n", console.screenTexts())).contains("Right: " + right());
    assertThat(progressFile().read().isSolved(PUZZLE)).isTrue();
  }

  @Test
  void nextOpensAnotherPuzzleAndAgainTheSameOne() {
    assertThat(left(PUZZLE.reshuffledTable(1), typing("next")))
        .isEqualTo(new ExitReason.PlayRematch());
    assertThat(left(PUZZLE.reshuffledTable(1), typing("again")))
        .isEqualTo(new ExitReason.RetryPuzzle());
    assertThat(left(PUZZLE.reshuffledTable(1), typing("quit"))).isEqualTo(new ExitReason.Quit());
  }

  /** The moves before the question cannot be taken back. */
  @Test
  void theMovesBeforeAPuzzleCannotBeTakenBack() {
    List<Puzzle> all = PuzzleCollection.all();
    assertThat(all).anyMatch(one -> one.table().match().canUndo(one.seat()));
    assertThat(all).noneMatch(one -> one.reshuffledTable(1).match().canUndo(one.seat()));
  }

  @Test
  void aFinishedPuzzleCanBeRepeated() {
    ScriptedConsole console = typing("concede", "concede", "", "", "quit");
    left(PUZZLE.reshuffledTable(1), console);
    assertThat(String.join("\n", console.screenTexts()).replaceAll("\\s+", " "))
        .contains("Nothing is left to play: again has this puzzle once more, next gives another")
        .doesNotContain("your worst move", "Dealt from seed");
  }

  /** The solution is to be typed only as long as it can be played. */
  @Test
  void theSolutionCanBeTypedOnlyWhileItCanBePlayed() {
    ScriptedConsole open = typing("solution", "quit");
    left(PUZZLE.reshuffledTable(1), open);
    assertThat(open.screenTexts().getLast()).contains("Right is " + right(), "Type it to play on");
    ScriptedConsole solved = typing(right(), "solution", "quit");
    left(PUZZLE.reshuffledTable(1), solved);
    ScriptedConsole over = typing("concede", "concede", "", "", "solution", "quit");
    left(PUZZLE.reshuffledTable(1), over);
    for (ScriptedConsole console : List.of(solved, over)) {
      assertThat(console.screenTexts().getLast())
          .contains("Right is " + right())
          .doesNotContain("Type it");
    }
  }

  @Test
  void aPuzzleIsNotAnalysed() {
    for (String word : List.of("analyze", "reshuffle")) {
      ScriptedConsole console = typing(word, "quit");
      assertThat(left(PUZZLE.reshuffledTable(1), console)).isEqualTo(new ExitReason.Quit());
      assertThat(console.screenTexts().getLast()).contains("That is for whole matches.");
    }
  }

  @Test
  void helpListsTheCommandsForPuzzles() {
    ScriptedConsole console = typing("help", "quit");
    left(PUZZLE.reshuffledTable(1), console);
    assertThat(console.screenTexts().getLast())
        .contains("the next puzzle", "what you have answered is kept", "the same puzzle once more")
        .doesNotContain("rematch", "analyze");
  }

  @Test
  void onlyTheFirstAnswerChangesTheRating() {
    answering().evaluate(wrong());
    int after = progressFile().read().rating();
    assertThat(after).isLessThan(PuzzleRating.INITIAL);
    answering().evaluate(right());
    assertThat(progressFile().read().rating()).isEqualTo(after);
    assertThat(progressFile().read().isSolved(PUZZLE)).isTrue();
    assertThat(progressFile().read().attemptCount(PUZZLE)).isEqualTo(2);
  }

  @Test
  void aPuzzleWhoseSolutionWasShownIsNotSolved() {
    assertThat(answering().solution(false).getFirst()).contains(right());
    answering().evaluate(right());
    assertThat(progressFile().read().isSolved(PUZZLE)).isFalse();
    assertThat(progressFile().read().isDone(PUZZLE)).isTrue();
    assertThat(progressFile().read().rating()).isLessThan(PuzzleRating.INITIAL);
  }

  /** An incomplete line does not count, and later lines are still read. */
  @Test
  void theProgressSurvivesAnIncompleteLine() throws Exception {
    answering().evaluate(wrong());
    Files.writeString(progressFile().path(), PUZZLE.id() + " ri", StandardOpenOption.APPEND);
    assertThat(progressFile().read().attemptCount(PUZZLE)).isEqualTo(1);
    answering().evaluate(right());
    assertThat(progressFile().read().attemptCount(PUZZLE)).isEqualTo(2);
    assertThat(Files.readAllLines(progressFile().path())).hasSize(2);
  }

  @Test
  void aFailureToSaveIsReported() throws Exception {
    Files.createDirectories(progressFile().path());
    assertThat(String.join(" ", answering().evaluate(right()).lines()))
        .contains("cannot be kept in");
  }
}
