package lethe.app.local;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.play.FileReviewController;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.runner.PageFilter;
import lethe.app.save.Branch;
import lethe.app.save.BranchFile;
import lethe.app.save.NoteFile;
import lethe.app.savedgame.AccessPolicy;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.session.Notes;
import lethe.app.session.ReviewEffect;
import lethe.app.session.ReviewPage;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;

/**
 * Shows a review of a finished match or a script, and above it the branches that the user plays or
 * reviews.
 */
public final class LocalReview extends FileReviewController {
  private final LocalPlay localPlay;
  private final Table<?, ?, ?> table;
  private final Path file;

  /**
   * Creates a controller.
   *
   * @param firstPage the page to show first
   * @param file the file of the match
   */
  public LocalReview(
      LocalPlay localPlay, Table<?, ?, ?> table, ReviewPage<?, ?, ?> firstPage, Path file) {
    super(localPlay.runner(), table, firstPage, new NoteFile(file), localPlay.taskRunner());
    this.localPlay = localPlay;
    this.table = table;
    this.file = file;
  }

  /**
   * Opens a review of the match in a file.
   *
   * @param onLeft called when the user has left the review
   * @return the reason why the match cannot be reviewed; empty if the review was opened
   */
  public static Optional<String> open(LocalPlay localPlay, Path file, Runnable onLeft) {
    return open(localPlay, file, Optional.empty(), 0, onLeft);
  }

  private static Optional<String> open(
      LocalPlay localPlay, Path file, Optional<Viewer> viewer, int position, Runnable onLeft) {
    return switch (LoadedMatch.loadRegular(file)) {
      case Valid<LoadedMatch>(LoadedMatch savedGame) -> {
        Optional<String> denialReason = AccessPolicy.denialReason(savedGame);
        if (denialReason.isEmpty()) {
          ReviewPage<?, ?, ?> page =
              withNotes(pageOf(savedGame.table()), file, localPlay::printLine)
                  .withStory(localPlay.settings().preferences().story());
          ReviewPage<?, ?, ?> viewedPage = viewer.isEmpty() ? page : withViewer(page, viewer.get());
          new LocalReview(localPlay, savedGame.table(), viewedPage.atPosition(position), file)
              .open(onLeft);
        }
        yield denialReason;
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> Optional.of(errorLine(file, errors));
    };
  }

  private static ReviewPage<?, ?, ?> withViewer(ReviewPage<?, ?, ?> page, Viewer viewer) {
    return page.withViewerNamed(viewer.toString().toLowerCase(Locale.ROOT));
  }

  private static String errorLine(Path file, List<InputError> errors) {
    return ErrorMessages.format(file.toString(), errors.getFirst());
  }

  /**
   * Opens this review.
   *
   * @param onLeft called when the user has left it
   */
  public void open(Runnable onLeft) {
    runner().push(this, PageFilter.NONE, onLeft);
  }

  /**
   * Returns a review that begins at the start of a match. It shows the view of the only seat that a
   * human player has held, or of the only seat if no human player has held one; otherwise, that of
   * a spectator.
   */
  public static <C, O, V> ReviewPage<C, O, V> pageOf(Table<C, O, V> table) {
    ReviewPage<C, O, V> review =
        ReviewPage.of(table.title(), table.game().notation(), table.match());
    Set<Seat> humanSeats = humanSeats(table.match());
    Collection<Seat> seats = humanSeats.isEmpty() ? table.match().seats() : humanSeats;
    return seats.size() == 1 ? review.withViewer(seats.iterator().next()) : review;
  }

  /** Returns the seats that human players have held at any time. */
  private static Set<Seat> humanSeats(Match<?, ?, ?> match) {
    return Stream.concat(
            match.header().seatedPlayers().stream(),
            match.journal().controlEntries().stream()
                .filter(ControlEntry.SeatReassigned.class::isInstance)
                .map(ControlEntry.SeatReassigned.class::cast)
                .map(change -> new SeatedPlayer(change.seat(), change.player())))
        .filter(seated -> seated.player() instanceof Player.Human)
        .map(SeatedPlayer::seat)
        .collect(Collectors.toSet());
  }

  /**
   * Returns a review with the notes next to the file. If they cannot be read, reports this and
   * returns the review without notes.
   */
  public static <C, O, V> ReviewPage<C, O, V> withNotes(
      ReviewPage<C, O, V> review, Path file, Consumer<String> errorOutput) {
    NoteFile notes = new NoteFile(file);
    return switch (notes.read()) {
      case Valid<SortedMap<Integer, String>>(SortedMap<Integer, String> lines) ->
          review.withNotes(new Notes(lines));
      case Invalid<SortedMap<Integer, String>>(List<InputError> errors) -> {
        errorOutput.accept(ErrorMessages.fileIgnored(notes.path().toString(), errors.getFirst()));
        yield review;
      }
    };
  }

  @Override
  protected void startBranch(ReviewEffect.StartBranch request) {
    Fork fork = Fork.at(request.position(), table.match(), request.reshuffle());
    switch (localPlay.save(fork.tableFrom(table), Optional.empty())) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> branch) -> {
        String message =
            addBranch(branch, request.name(), request.position(), file)
                .orElseGet(() -> LocalPlay.MESSAGES.format("branch.saved", request.name()));
        play(branch, message);
      }
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) ->
          showMessage(errorLine(localPlay.folder().path(), errors));
    }
  }

  /**
   * Adds a match to the named branches of another one.
   *
   * @param position the number of entries before the branch leaves the other match
   * @param parentFile the file of the other match
   * @return the reason why the branch could not be added; empty if it was added
   */
  public static Optional<String> addBranch(
      Table<?, ?, ?> branch, String name, int position, Path parentFile) {
    Optional<Path> branchFile = branch.store().file();
    if (branchFile.isEmpty()) {
      return Optional.of(LocalPlay.MESSAGES.format("branch.not-saved", name));
    }
    BranchFile branches = new BranchFile(parentFile);
    return branches
        .add(new Branch(position, name, branchFile.get()))
        .map(error -> ErrorMessages.format(branches.path().toString(), error));
  }

  @Override
  protected void openBranch(ReviewEffect.OpenBranch request) {
    if (new BranchFile(file).read() instanceof Valid<List<Branch>>(List<Branch> branches)) {
      branches.stream()
          .filter(branch -> branch.isNamed(request.name()))
          .findFirst()
          .ifPresent(branch -> openBranch(branch, request.viewer()));
    }
  }

  /** Resumes a branch, or reviews it if it is over; shows the reason if neither is possible. */
  private void openBranch(Branch branch, Viewer viewer) {
    switch (LoadedMatch.loadRegular(branch.file())) {
      case Valid<LoadedMatch>(LoadedMatch savedGame) when !savedGame.isRunning() ->
          open(
                  localPlay,
                  branch.file(),
                  Optional.of(viewer),
                  branch.position(),
                  () -> showMessage(""))
              .ifPresent(this::showMessage);
      case Valid<LoadedMatch>(LoadedMatch savedGame) -> {
        switch (localPlay.resume(savedGame, Optional.empty())) {
          case Valid<Table<?, ?, ?>>(Table<?, ?, ?> resumed) -> play(resumed, "");
          case Invalid<Table<?, ?, ?>>(List<InputError> errors) ->
              showMessage(errorLine(branch.file(), errors));
        }
      }
      case Invalid<LoadedMatch>(List<InputError> errors) ->
          showMessage(errorLine(branch.file(), errors));
    }
  }

  /**
   * Plays a branch.
   *
   * @param message the message to show afterwards; empty for none
   */
  private void play(Table<?, ?, ?> branch, String message) {
    localPlay.openMatch(branch, localPlay.settings().preferences(), _ -> showMessage(message));
  }
}
