package lethe.app.cli;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.cli.Rows.Row;
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
  private final LocalPlay evening;
  private final boolean plain;
  private final PuzzleProgressFile kept;
  private final SecureRandom chances = new SecureRandom();

  PuzzlePlay(LocalPlay evening, boolean plain) {
    this.evening = evening;
    this.plain = plain;
    this.kept = PuzzleProgressFile.nextTo(evening.folder().path());
    kept.trouble()
        .map(fault -> ErrorMessages.format(kept.path().toString(), fault))
        .ifPresent(line -> evening.say(Lethe.MESSAGES.format("ignored", line)));
  }

  /** Returns all puzzles with their state, and the user's rating. */
  Rows rows() {
    List<Puzzle> all = PuzzleCollection.all();
    PuzzleProgress progress = kept.read();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Puzzle one = all.get(i);
      String key = progress.isSolved(one) ? "solved" : progress.isDone(one) ? "shown" : "open";
      String task = one.task().getLast();
      String how = Lethe.MESSAGES.format("puzzle." + key, progress.attemptCount(one));
      String head =
          Lethe.MESSAGES.format("puzzle.row", i + 1, one.table().title().id(), one.rating(), how);
      rows.add(Row.of(head + " ", task));
    }
    long solved = all.stream().filter(progress::isSolved).count();
    rows.add(
        Row.of(Lethe.MESSAGES.format("puzzle.standing", solved, all.size(), progress.rating())));
    return new Rows(rows);
  }

  /**
   * Poses the puzzles that are not done, of one game or of all. Returns the message to show when
   * none is left, or empty if the user left.
   */
  Optional<String> next(Optional<Title<?, ?, ?>> title) throws IOException {
    List<Puzzle> all = PuzzleCollection.all();
    return play(all, following(all, all.size(), title), title);
  }

  /**
   * Poses puzzles, starting with the given one. Returns the message to show when none is left, or
   * empty if the user left.
   *
   * @param number the number of the first puzzle, from 1
   */
  Optional<String> from(int number) throws IOException {
    return play(PuzzleCollection.all(), Optional.of(number), Optional.empty());
  }

  /** Poses a single puzzle, again as long as the user asks for it. */
  void only(Puzzle puzzle) throws IOException {
    ExitReason left = new ExitReason.RetryPuzzle();
    while (left instanceof ExitReason.RetryPuzzle) {
      left = sit(puzzle, Optional.empty());
    }
  }

  /**
   * Poses the user's own mistakes as puzzles. Returns the message to show when none is left, or
   * empty if the user left.
   */
  Optional<String> mistakes(List<MistakePuzzle> all) throws IOException {
    int i = 0;
    while (i < all.size()) {
      MistakePuzzle one = all.get(i);
      ExitReason left =
          evening.ask(
              one.puzzle().reshuffledTable(chances.nextLong()), new PuzzleSession(one), manner());
      if (left instanceof ExitReason.Quit) {
        return Optional.empty();
      }
      i += left instanceof ExitReason.RetryPuzzle ? 0 : 1;
    }
    return Optional.of(
        Lethe.MESSAGES.format(all.isEmpty() ? "puzzle.no-mistakes" : "puzzle.mistakes-done"));
  }

  private Optional<String> play(
      List<Puzzle> all, Optional<Integer> first, Optional<Title<?, ?, ?>> title)
      throws IOException {
    Optional<Integer> number = first;
    while (number.isPresent()) {
      int now = number.get();
      switch (sit(all.get(now - 1), number)) {
        case ExitReason.Quit() -> {
          return Optional.empty();
        }
        case ExitReason.RetryPuzzle() -> {}
        case ExitReason.PlayRematch(), ExitReason.PlayFork _ -> number = following(all, now, title);
      }
    }
    return Optional.of(Lethe.MESSAGES.format("puzzle.all-done"));
  }

  /** Returns the number of the next puzzle that is not done; starts over after the last. */
  private Optional<Integer> following(List<Puzzle> all, int number, Optional<Title<?, ?, ?>> of) {
    PuzzleProgress progress = kept.read();
    return IntStream.range(0, all.size())
        .mapToObj(i -> (number + i) % all.size() + 1)
        .filter(next -> next != number || all.size() == 1)
        .filter(next -> isOf(all.get(next - 1), of) && !progress.isDone(all.get(next - 1)))
        .findFirst();
  }

  private static boolean isOf(Puzzle puzzle, Optional<Title<?, ?, ?>> title) {
    return title.filter(one -> !one.id().equals(puzzle.table().title().id())).isEmpty();
  }

  private ExitReason sit(Puzzle puzzle, Optional<Integer> number) throws IOException {
    return evening.ask(
        puzzle.reshuffledTable(chances.nextLong()),
        new PuzzleSession(puzzle, number, kept),
        manner());
  }

  private LocalPlay.Manner manner() {
    return new LocalPlay.Manner(plain, evening.settings().preferences().story(false));
  }
}
