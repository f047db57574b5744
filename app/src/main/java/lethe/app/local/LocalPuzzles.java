package lethe.app.local;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
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
 * receive the message to show when no puzzle is left, or empty if the user left before.
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
        .map(error -> ErrorMessages.ignored(progressFile.path().toString(), error))
        .ifPresent(localPlay::printLine);
  }

  /** Returns the user's progress. */
  public PuzzleProgress progress() {
    return progressFile.read();
  }

  /** Opens the next puzzle that is not done, of one game or of all. */
  public void playNext(Optional<Title<?, ?, ?>> title, Consumer<Optional<String>> onLeft) {
    List<Puzzle> all = PuzzleCollection.all();
    play(all, following(all, all.size(), title), title, onLeft);
  }

  /**
   * Opens a puzzle, followed by the next ones that are not done.
   *
   * @param number the number of the first puzzle, from 1
   */
  public void playFrom(int number, Consumer<Optional<String>> onLeft) {
    play(PuzzleCollection.all(), Optional.of(number), Optional.empty(), onLeft);
  }

  private void play(
      List<Puzzle> all,
      Optional<Integer> number,
      Optional<Title<?, ?, ?>> title,
      Consumer<Optional<String>> onLeft) {
    if (number.isEmpty()) {
      onLeft.accept(Optional.of(LocalPlay.MESSAGES.format("puzzle.all-done")));
      return;
    }
    open(
        all.get(number.get() - 1),
        number,
        exitReason -> {
          switch (exitReason) {
            case ExitReason.Quit() -> onLeft.accept(Optional.empty());
            case ExitReason.RetryPuzzle() -> play(all, number, title, onLeft);
            case ExitReason.PlayRematch(), ExitReason.PlayFork _ ->
                play(all, following(all, number.get(), title), title, onLeft);
          }
        });
  }

  /** Opens a single puzzle, again as often as the user asks to retry it. */
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

  /** Returns the number of the next puzzle that is not done; starts over after the last. */
  private Optional<Integer> following(List<Puzzle> all, int number, Optional<Title<?, ?, ?>> of) {
    PuzzleProgress progress = progressFile.read();
    return IntStream.range(0, all.size())
        .mapToObj(i -> (number + i) % all.size() + 1)
        .filter(next -> next != number || all.size() == 1)
        .filter(next -> isOf(all.get(next - 1), of) && !progress.isDone(all.get(next - 1)))
        .findFirst();
  }

  private static boolean isOf(Puzzle puzzle, Optional<Title<?, ?, ?>> title) {
    return title.filter(one -> !one.id().equals(puzzle.table().title().id())).isEmpty();
  }

  private void open(Puzzle puzzle, Optional<Integer> number, Consumer<ExitReason> onLeft) {
    localPlay.openPuzzle(
        puzzle.reshuffledTable(random.nextLong()),
        new PuzzleSession(puzzle, number, progressFile),
        onLeft);
  }
}
