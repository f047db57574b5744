package lethe.app.cli;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.cli.ListOutput.ListEntry;
import lethe.app.play.ExitReason;
import lethe.app.puzzle.MistakePuzzle;
import lethe.app.puzzle.Puzzle;
import lethe.app.puzzle.PuzzleCollection;
import lethe.app.puzzle.PuzzleProgress;
import lethe.app.puzzle.PuzzleProgressFile;
import lethe.app.puzzle.PuzzleSession;
import lethe.app.titles.Title;

/** Poses puzzles at the local terminal. */
final class PuzzlePlay {
  private final LocalPlay localPlay;
  private final boolean plain;
  private final PuzzleProgressFile progressFile;
  private final SecureRandom random = new SecureRandom();

  PuzzlePlay(LocalPlay localPlay, boolean plain) {
    this.localPlay = localPlay;
    this.plain = plain;
    this.progressFile = PuzzleProgressFile.nextTo(localPlay.folder().path());
    progressFile
        .failure()
        .map(error -> ErrorMessages.format(progressFile.path().toString(), error))
        .ifPresent(line -> localPlay.printLine(LetheCli.MESSAGES.format("ignored", line)));
  }

  /** Returns all puzzles with their state, and the user's rating. */
  ListOutput list() {
    List<Puzzle> all = PuzzleCollection.all();
    PuzzleProgress progress = progressFile.read();
    List<ListEntry> rows = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Puzzle one = all.get(i);
      String key = progress.isSolved(one) ? "solved" : progress.isDone(one) ? "shown" : "open";
      String task = one.task().getLast();
      String how = LetheCli.MESSAGES.format("puzzle." + key, progress.attemptCount(one));
      String head =
          LetheCli.MESSAGES.format(
              "puzzle.row", i + 1, one.table().title().id(), one.rating(), how);
      rows.add(ListEntry.of(head + " ", task));
    }
    long solved = all.stream().filter(progress::isSolved).count();
    rows.add(
        ListEntry.of(
            LetheCli.MESSAGES.format("puzzle.standing", solved, all.size(), progress.rating())));
    return new ListOutput(rows);
  }

  /**
   * Poses the puzzles that are not done, of one game or of all. Returns the message to show when
   * none is left, or empty if the user left.
   */
  Optional<String> playNext(Optional<Title<?, ?, ?>> title) throws IOException {
    List<Puzzle> all = PuzzleCollection.all();
    return play(all, following(all, all.size(), title), title);
  }

  /**
   * Poses puzzles, starting with the given one. Returns the message to show when none is left, or
   * empty if the user left.
   *
   * @param number the number of the first puzzle, from 1
   */
  Optional<String> playFrom(int number) throws IOException {
    return play(PuzzleCollection.all(), Optional.of(number), Optional.empty());
  }

  /** Poses a single puzzle, repeatedly as long as the user asks to retry it. */
  void playOne(Puzzle puzzle) throws IOException {
    ExitReason exitReason = new ExitReason.RetryPuzzle();
    while (exitReason instanceof ExitReason.RetryPuzzle) {
      exitReason = poseQuestion(puzzle, Optional.empty());
    }
  }

  /**
   * Poses the user's own mistakes as puzzles. Returns the message to show when none is left, or
   * empty if the user left.
   */
  Optional<String> playMistakes(List<MistakePuzzle> all) throws IOException {
    int i = 0;
    while (i < all.size()) {
      MistakePuzzle one = all.get(i);
      ExitReason exitReason =
          localPlay.poseQuestion(
              one.puzzle().reshuffledTable(random.nextLong()), new PuzzleSession(one), playMode());
      if (exitReason instanceof ExitReason.Quit) {
        return Optional.empty();
      }
      i += exitReason instanceof ExitReason.RetryPuzzle ? 0 : 1;
    }
    return Optional.of(
        LetheCli.MESSAGES.format(all.isEmpty() ? "puzzle.no-mistakes" : "puzzle.mistakes-done"));
  }

  private Optional<String> play(
      List<Puzzle> all, Optional<Integer> first, Optional<Title<?, ?, ?>> title)
      throws IOException {
    Optional<Integer> number = first;
    while (number.isPresent()) {
      int now = number.get();
      switch (poseQuestion(all.get(now - 1), number)) {
        case ExitReason.Quit() -> {
          return Optional.empty();
        }
        case ExitReason.RetryPuzzle() -> {}
        case ExitReason.PlayRematch(), ExitReason.PlayFork _ -> number = following(all, now, title);
      }
    }
    return Optional.of(LetheCli.MESSAGES.format("puzzle.all-done"));
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

  private ExitReason poseQuestion(Puzzle puzzle, Optional<Integer> number) throws IOException {
    return localPlay.poseQuestion(
        puzzle.reshuffledTable(random.nextLong()),
        new PuzzleSession(puzzle, number, progressFile),
        playMode());
  }

  private LocalPlay.PlayMode playMode() {
    return new LocalPlay.PlayMode(plain, localPlay.settings().preferences().withStory(false));
  }
}
