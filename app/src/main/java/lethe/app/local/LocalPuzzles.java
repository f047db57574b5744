package lethe.app.local;

import java.security.SecureRandom;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import lethe.app.play.ExitReason;
import lethe.app.puzzle.MistakePuzzle;
import lethe.app.puzzle.Puzzle;
import lethe.app.puzzle.PuzzleCollection;
import lethe.app.puzzle.PuzzleFilter;
import lethe.app.puzzle.PuzzleProgress;
import lethe.app.puzzle.PuzzleProgressFile;
import lethe.app.puzzle.PuzzleSession;
import lethe.app.savedgame.ErrorMessages;

/**
 * Plays puzzles on the local terminal, one after the other. The callbacks named {@code onLeft} of
 * the public methods receive the message to show when all puzzles have been played, or empty if the
 * user left earlier.
 */
public final class LocalPuzzles {
  private final LocalPlay localPlay;
  private final PuzzleProgressFile progressFile;
  private final SecureRandom random = new SecureRandom();

  public LocalPuzzles(LocalPlay localPlay) {
    this.localPlay = localPlay;
    this.progressFile = PuzzleProgressFile.nextTo(localPlay.folder().path());
    progressFile
        .readError()
        .map(error -> ErrorMessages.fileIgnored(progressFile.path().toString(), error))
        .ifPresent(localPlay::printLine);
  }

  public PuzzleProgress progress() {
    return progressFile.read();
  }

  /** Plays the chosen puzzles that are still open, one after the other, the easiest first. */
  public void playNext(PuzzleFilter filter, Consumer<Optional<String>> onLeft) {
    List<Puzzle> puzzles = PuzzleCollection.all();
    play(
        puzzles,
        progressFile.read().nextIndex(puzzles, OptionalInt.empty(), filter),
        Optional.empty(),
        filter,
        onLeft);
  }

  /**
   * Plays a puzzle, followed by others that are still open.
   *
   * @param number the number of the first puzzle, from 1
   */
  public void playFromNumber(int number, Consumer<Optional<String>> onLeft) {
    play(
        PuzzleCollection.all(),
        OptionalInt.of(number - 1),
        Optional.empty(),
        PuzzleFilter.ALL,
        onLeft);
  }

  /** Plays the puzzle of a day, followed by others that are still open. */
  public void playDaily(LocalDate day, Consumer<Optional<String>> onLeft) {
    List<Puzzle> puzzles = PuzzleCollection.all();
    int number = PuzzleCollection.dailyPuzzleNumber(day, puzzles.size());
    play(puzzles, OptionalInt.of(number - 1), Optional.of(day), PuzzleFilter.ALL, onLeft);
  }

  private void play(
      List<Puzzle> puzzles,
      OptionalInt index,
      Optional<LocalDate> day,
      PuzzleFilter filter,
      Consumer<Optional<String>> onLeft) {
    if (index.isEmpty()) {
      String key = filter.theme().isEmpty() ? "puzzle.all-solved.game" : "puzzle.all-solved.theme";
      String message =
          filter
              .title()
              .map(title -> LocalPlay.MESSAGES.format(key, title.name()))
              .orElseGet(() -> LocalPlay.MESSAGES.format("puzzle.all-solved"));
      onLeft.accept(Optional.of(message));
      return;
    }
    open(
        puzzles.get(index.getAsInt()),
        Optional.of(index.getAsInt() + 1),
        day,
        exitReason -> {
          switch (exitReason) {
            case ExitReason.Quit(), ExitReason.Replay() -> onLeft.accept(Optional.empty());
            case ExitReason.RetryPuzzle() -> play(puzzles, index, day, filter, onLeft);
            case ExitReason.PlayRematch(), ExitReason.PlayFork _ ->
                play(
                    puzzles,
                    progressFile.read().nextIndex(puzzles, index, filter),
                    Optional.empty(),
                    filter,
                    onLeft);
          }
        });
  }

  /**
   * Plays a puzzle that is not from the collection, followed by the puzzles of the collection for
   * the same game that are still open.
   */
  public void playFromFile(Puzzle puzzle, Consumer<Optional<String>> onLeft) {
    open(
        puzzle,
        Optional.empty(),
        Optional.empty(),
        exitReason -> {
          switch (exitReason) {
            case ExitReason.Quit(), ExitReason.Replay() -> onLeft.accept(Optional.empty());
            case ExitReason.RetryPuzzle() -> playFromFile(puzzle, onLeft);
            case ExitReason.PlayRematch(), ExitReason.PlayFork _ ->
                playNext(
                    new PuzzleFilter(Optional.of(puzzle.table().title()), Optional.empty()),
                    onLeft);
          }
        });
  }

  /** Plays puzzles about the user's own mistakes, one after the other. */
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
            case ExitReason.Quit(), ExitReason.Replay() -> onLeft.accept(Optional.empty());
            case ExitReason.RetryPuzzle() -> playMistakes(mistakes, index, onLeft);
            case ExitReason.PlayRematch(), ExitReason.PlayFork _ ->
                playMistakes(mistakes, index + 1, onLeft);
          }
        });
  }

  private void open(
      Puzzle puzzle,
      Optional<Integer> number,
      Optional<LocalDate> day,
      Consumer<ExitReason> onLeft) {
    localPlay.openPuzzle(
        puzzle.reshuffledTable(random.nextLong()),
        new PuzzleSession(puzzle, number, day, progressFile),
        onLeft);
  }
}
