package lethe.app.local;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import lethe.app.play.ExitReason;
import lethe.app.puzzle.MistakePuzzle;
import lethe.app.puzzle.Puzzle;
import lethe.app.puzzle.PuzzleCollection;
import lethe.app.puzzle.PuzzleProgress;
import lethe.app.puzzle.PuzzleProgressFile;
import lethe.app.puzzle.PuzzleSession;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.titles.Title;

/**
 * Opens puzzles on the local terminal, one after the other. The callbacks named {@code onLeft}
 * receive the message to show when all puzzles have been played, or empty if the user left earlier.
 */
public final class LocalPuzzles {
  private final LocalPlay localPlay;
  private final PuzzleProgressFile progressFile;
  private final SecureRandom random = new SecureRandom();

  public LocalPuzzles(LocalPlay localPlay) {
    this.localPlay = localPlay;
    this.progressFile = PuzzleProgressFile.nextTo(localPlay.folder().path());
    progressFile
        .failure()
        .map(error -> ErrorMessages.fileIgnored(progressFile.path().toString(), error))
        .ifPresent(localPlay::printLine);
  }

  /** Returns the user's progress. */
  public PuzzleProgress progress() {
    return progressFile.read();
  }

  /**
   * Opens the unsolved puzzles one after the other.
   *
   * @param title the game of the puzzles; empty for all games
   */
  public void playNext(Optional<Title<?, ?, ?>> title, Consumer<Optional<String>> onLeft) {
    List<Puzzle> puzzles = PuzzleCollection.all();
    play(puzzles, nextUnsolved(puzzles, 0, title), title, onLeft);
  }

  /**
   * Opens a puzzle, followed by the unsolved ones after it.
   *
   * @param number the number of the first puzzle, from 1
   */
  public void playFrom(int number, Consumer<Optional<String>> onLeft) {
    play(PuzzleCollection.all(), Optional.of(number), Optional.empty(), onLeft);
  }

  private void play(
      List<Puzzle> puzzles,
      Optional<Integer> number,
      Optional<Title<?, ?, ?>> title,
      Consumer<Optional<String>> onLeft) {
    if (number.isEmpty()) {
      String message =
          title
              .map(one -> LocalPlay.MESSAGES.format("puzzle.all-solved.game", one.name()))
              .orElseGet(() -> LocalPlay.MESSAGES.format("puzzle.all-solved"));
      onLeft.accept(Optional.of(message));
      return;
    }
    open(
        puzzles.get(number.get() - 1),
        number,
        exitReason -> {
          switch (exitReason) {
            case ExitReason.Quit() -> onLeft.accept(Optional.empty());
            case ExitReason.RetryPuzzle() -> play(puzzles, number, title, onLeft);
            case ExitReason.PlayRematch(), ExitReason.PlayFork _ ->
                play(puzzles, nextUnsolved(puzzles, number.get(), title), title, onLeft);
          }
        });
  }

  /** Opens a single puzzle, and opens it again whenever the user retries it. */
  public void playOne(Puzzle puzzle) {
    open(
        puzzle,
        Optional.empty(),
        exitReason -> {
          if (exitReason instanceof ExitReason.RetryPuzzle) {
            playOne(puzzle);
          }
        });
  }

  /** Opens the user's own mistakes as puzzles. */
  public void playMistakes(List<MistakePuzzle> mistakes, Consumer<Optional<String>> onLeft) {
    if (mistakes.isEmpty()) {
      onLeft.accept(Optional.of(LocalPlay.MESSAGES.format("puzzle.no-mistakes")));
    } else {
      playMistakes(mistakes, 0, onLeft);
    }
  }

  private void playMistakes(
      List<MistakePuzzle> mistakes, int index, Consumer<Optional<String>> onLeft) {
    if (index == mistakes.size()) {
      onLeft.accept(Optional.of(LocalPlay.MESSAGES.format("puzzle.mistakes-done")));
      return;
    }
    MistakePuzzle mistake = mistakes.get(index);
    localPlay.openPuzzle(
        mistake.puzzle().reshuffledTable(random.nextLong()),
        new PuzzleSession(mistake),
        exitReason -> {
          switch (exitReason) {
            case ExitReason.Quit() -> onLeft.accept(Optional.empty());
            case ExitReason.RetryPuzzle() -> playMistakes(mistakes, index, onLeft);
            case ExitReason.PlayRematch(), ExitReason.PlayFork _ ->
                playMistakes(mistakes, index + 1, onLeft);
          }
        });
  }

  /**
   * Returns the number of the next unsolved puzzle after a number. Starts over after the last one
   * and ends with this number itself. Empty if all puzzles are solved.
   */
  private Optional<Integer> nextUnsolved(
      List<Puzzle> puzzles, int number, Optional<Title<?, ?, ?>> title) {
    OptionalInt index =
        progressFile.read().nextIndex(puzzles, number, puzzle -> belongsTo(puzzle, title));
    return index.isPresent() ? Optional.of(index.getAsInt() + 1) : Optional.empty();
  }

  private static boolean belongsTo(Puzzle puzzle, Optional<Title<?, ?, ?>> title) {
    return title.filter(required -> !required.id().equals(puzzle.table().title().id())).isEmpty();
  }

  private void open(Puzzle puzzle, Optional<Integer> number, Consumer<ExitReason> onLeft) {
    localPlay.openPuzzle(
        puzzle.reshuffledTable(random.nextLong()),
        new PuzzleSession(puzzle, number, progressFile),
        onLeft);
  }
}
