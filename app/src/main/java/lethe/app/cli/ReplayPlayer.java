package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.Branch;
import lethe.app.save.BranchFile;
import lethe.app.save.NoteFile;
import lethe.app.session.Notes;
import lethe.app.session.ReviewEffect;
import lethe.app.session.ReviewPage;
import lethe.engine.core.InputError;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;

/**
 * Reviews a finished match and opens its branches from there: plays those that are running and
 * reviews the others.
 *
 * @param plain whether to print lines instead of using the full screen
 */
record ReplayPlayer(LocalPlay local, boolean plain) {
  /**
   * Returns a review of a match from its beginning. The viewer is the only seat in a match with one
   * seat; otherwise a spectator.
   */
  static <C, O, V> ReviewPage<C, O, V> of(Table<C, O, V> table) {
    ReviewPage<C, O, V> review =
        ReviewPage.of(table.title(), table.game().notation(), table.match());
    List<Seat> seats = table.match().seats();
    return seats.size() == 1 ? review.with(seats.getFirst()) : review;
  }

  /**
   * Returns a review with the notes next to the file. If they cannot be read, reports this and
   * returns the review without notes.
   */
  static <C, O, V> ReviewPage<C, O, V> withNotes(
      ReviewPage<C, O, V> review, Path file, Consumer<String> report) {
    NoteFile notes = NoteFile.of(file);
    return switch (notes.read()) {
      case Valid<SortedMap<Integer, String>>(SortedMap<Integer, String> lines) ->
          review.withNotes(new Notes(lines));
      case Invalid<SortedMap<Integer, String>>(List<InputError> errors) -> {
        report.accept(LetheCli.MESSAGES.format("ignored", line(notes.path(), errors)));
        yield review;
      }
    };
  }

  /**
   * Reviews the match in a file until the user leaves.
   *
   * @return the reason why it cannot be reviewed; empty if it was
   */
  Optional<String> review(Path file) throws IOException {
    return review(file, Optional.empty(), 0);
  }

  private Optional<String> review(Path file, Optional<Viewer> eyes, int entry) throws IOException {
    return switch (LoadedMatch.loadRegular(file)) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> {
        Optional<String> denialReason = AccessPolicy.denialReason(saved);
        if (denialReason.isEmpty()) {
          review(saved.table(), file, eyes, entry);
        }
        yield denialReason;
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> Optional.of(line(file, errors));
    };
  }

  private <C, O, V> void review(Table<C, O, V> table, Path file, Optional<Viewer> eyes, int entry)
      throws IOException {
    ReviewPage<C, O, V> review = withNotes(of(table), file, local::printLine);
    ReviewPage<C, O, V> page =
        eyes.map(viewer -> review.viewedAs(viewer.toString().toLowerCase(Locale.ROOT)))
            .orElse(review);
    reviewUntilLeft(table, page.at(entry), file);
  }

  private static String line(Path file, List<InputError> errors) {
    return ErrorMessages.format(file.toString(), errors.getFirst());
  }

  /** Steps through a match, and opens or starts branches of it, until the user leaves for good. */
  <C, O, V> void reviewUntilLeft(Table<C, O, V> table, ReviewPage<C, O, V> from, Path file)
      throws IOException {
    ReviewPage<C, O, V> now = from;
    Optional<ReviewEffect> effect = local.review(table, now, file, plain);
    while (effect.isPresent()) {
      // The error in the notes has been reported already.
      ReviewPage<C, O, V> reloaded = withNotes(from, file, _ -> {});
      now =
          switch (effect.get()) {
            case ReviewEffect.StartBranch fork ->
                reloaded
                    .with(fork.viewer())
                    .at(fork.position())
                    .withReply(begin(table, fork, file));
            case ReviewEffect.OpenBranch open -> {
              ReviewPage<C, O, V> target = reloaded.with(open.viewer()).at(open.position());
              yield open(open, file).map(target::withReply).orElse(target);
            }
            case ReviewEffect other -> throw new IllegalStateException("left for " + other);
          };
      effect = local.review(table, now, file, plain);
    }
  }

  /** Starts a branch and plays it. Returns the message to show afterwards. */
  private String begin(Table<?, ?, ?> table, ReviewEffect.StartBranch request, Path file)
      throws IOException {
    Fork fork = Fork.at(request.position(), table.match(), request.reshuffle());
    Validated<Table<?, ?, ?>> saved = local.save(fork.of(table), Optional.empty());
    return switch (saved) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> other) -> {
        Optional<String> failure = nameBranch(other, request.name(), request.position(), file);
        local.play(other, playMode());
        yield failure.orElseGet(() -> LetheCli.MESSAGES.format("branch.kept", request.name()));
      }
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) -> line(local.folder().path(), errors);
    };
  }

  /**
   * Adds a match to the branches of another one. Returns the reason why it could not be added;
   * empty if it was.
   */
  static Optional<String> nameBranch(Table<?, ?, ?> other, String name, int position, Path file) {
    String savedAs = other.store().displayName();
    if (savedAs.isEmpty()) {
      return Optional.of(LetheCli.MESSAGES.format("branch.unkept", name));
    }
    BranchFile branches = BranchFile.of(file);
    return branches
        .add(new Branch(position, name, Path.of(savedAs)))
        .map(error -> ErrorMessages.format(branches.path().toString(), error));
  }

  /**
   * Resumes a branch, or reviews it if it is over. Returns the reason why it could not be opened;
   * empty if it was.
   */
  private Optional<String> open(ReviewEffect.OpenBranch request, Path file) throws IOException {
    Optional<Branch> branch =
        BranchFile.of(file).read() instanceof Valid<List<Branch>>(List<Branch> all)
            ? all.stream().filter(one -> one.isNamed(request.name())).findFirst()
            : Optional.empty();
    return branch.isEmpty() ? Optional.empty() : open(branch.get(), request.viewer());
  }

  private Optional<String> open(Branch branch, Viewer viewer) throws IOException {
    return switch (LoadedMatch.loadRegular(branch.file())) {
      case Valid<LoadedMatch>(LoadedMatch saved) when !saved.isRunning() ->
          review(branch.file(), Optional.of(viewer), branch.entry());
      case Valid<LoadedMatch>(LoadedMatch saved) ->
          switch (local.resume(saved, Optional.empty())) {
            case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> {
              local.play(table, playMode());
              yield Optional.empty();
            }
            case Invalid<Table<?, ?, ?>>(List<InputError> errors) ->
                Optional.of(line(branch.file(), errors));
          };
      case Invalid<LoadedMatch>(List<InputError> errors) ->
          Optional.of(line(branch.file(), errors));
    };
  }

  private LocalPlay.PlayMode playMode() {
    return new LocalPlay.PlayMode(plain, local.settings().preferences());
  }
}
