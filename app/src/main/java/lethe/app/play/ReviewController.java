package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.runner.PageController;
import lethe.app.runner.PageRunner;
import lethe.app.save.BranchFile;
import lethe.app.save.NoteFile;
import lethe.app.session.BranchEntry;
import lethe.app.session.MoveAnalysisState.AnalysisRequest;
import lethe.app.session.Notes;
import lethe.app.session.ReviewEffect;
import lethe.app.session.ReviewEffect.ReviewReply;
import lethe.app.session.ReviewPage;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Runs a review with its notes and branches. */
public final class ReviewController extends PageController<ReviewEffect, ReviewReply> {
  private final MoveAnalyzer<?, ?, ?> analyzer;
  private final NoteFile notes;
  private final BranchCatalog branches;
  private final Console console;
  private Optional<ReviewEffect> exit = Optional.empty();

  private ReviewController(
      PageRunner runner,
      Table<?, ?, ?> table,
      ReviewPage<?, ?, ?> from,
      NoteFile notes,
      TaskRunner taskRunner) {
    super(runner);
    this.analyzer = new MoveAnalyzer<>(table, runner, taskRunner);
    this.notes = notes;
    this.branches = new BranchCatalog(BranchFile.of(notes.journal()));
    this.console = runner.console();
    show(from.withSize(console.size()));
  }

  /**
   * Runs a review until the user leaves.
   *
   * @return the effect that starts or opens the branch for which the user leaves, if any
   */
  public static Optional<ReviewEffect> run(
      Table<?, ?, ?> table,
      ReviewPage<?, ?, ?> from,
      NoteFile notes,
      Console console,
      TaskRunner taskRunner) {
    PageRunner runner = new PageRunner(console);
    ReviewController reviewing = new ReviewController(runner, table, from, notes, taskRunner);
    runner.run(reviewing);
    return reviewing.exit;
  }

  @Override
  protected void handle(ReviewEffect effect) {
    switch (effect) {
      case AnalysisRequest request -> analyzer.request(request, this::showFindings);
      case ReviewEffect.SaveNotes(Notes kept) -> saveNotes(kept).ifPresent(this::showMessage);
      case ReviewEffect.ListBranches() -> answer(branchList());
      case ReviewEffect.StartBranch fork -> leave(fork, branches.nameTakenMessage(fork.name()));
      case ReviewEffect.OpenBranch open -> leave(open, branches.notOpenableMessage(open.name()));
      // Only shared reviews have a leader.
      case ReviewEffect.TakeLead _, ReviewEffect.MoveAll _ -> {}
    }
  }

  private void showMessage(String message) {
    answer(new ReviewReply.MessageReply(List.of(message)));
  }

  /** Saves notes. Returns the reason why they cannot be saved; empty if they were saved. */
  private Optional<String> saveNotes(Notes kept) {
    return notes
        .write(kept.lines())
        .map(
            why ->
                MESSAGES.format(
                    "not-noted", Titles.ERROR_MESSAGES.format(why.code(), why.arguments())));
  }

  private ReviewReply branchList() {
    return switch (branches.list()) {
      case Valid<List<BranchEntry>>(List<BranchEntry> all) when all.isEmpty() ->
          new ReviewReply.MessageReply(List.of(MESSAGES.format("branch.none")));
      case Valid<List<BranchEntry>>(List<BranchEntry> all) ->
          new ReviewReply.BranchesListed(all, console.size());
      case Invalid<List<BranchEntry>>(List<InputError> errors) ->
          new ReviewReply.MessageReply(List.of(branches.errorMessage(errors)));
    };
  }

  /** Leaves for a branch, unless there is a reason against it. */
  private void leave(ReviewEffect effect, Optional<String> against) {
    if (against.isPresent()) {
      showMessage(against.get());
      return;
    }
    exit = Optional.of(effect);
    leave();
  }

  private void showFindings(List<String> lines) {
    dispatch(new PageEvent.MessageReceived(lines));
  }

  @Override
  protected void onClosed() {
    analyzer.close();
  }

  @Override
  protected Screen decorate(Screen screen) {
    return analyzer.decorate(screen, true);
  }

  @Override
  protected void onEvent(PageEvent event) {
    PageEvent then = analyzer.onStop(event).orElse(event);
    analyzer.onEvent(event);
    dispatch(then);
  }
}
