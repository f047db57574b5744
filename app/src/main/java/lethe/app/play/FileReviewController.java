package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.runner.PageRunner;
import lethe.app.save.BranchFile;
import lethe.app.save.NoteFile;
import lethe.app.session.BranchEntry;
import lethe.app.session.Notes;
import lethe.app.session.ReviewEffect;
import lethe.app.session.ReviewEffect.AnalyzeMove;
import lethe.app.session.ReviewEffect.ReviewReply;
import lethe.app.session.ReviewPage;
import lethe.app.text.Launcher;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Runs a review of a match that is stored in a file. Its notes and branches are kept in separate
 * files in the same folder. Subclasses open a branch as a new page on top of the review.
 */
public abstract class FileReviewController extends ReviewController {
  private final NoteFile notes;
  private final BranchCatalog branches;
  private final Console console;

  /**
   * Creates a controller.
   *
   * @param firstPage the page to show first
   * @param taskRunner analyzes moves
   */
  protected FileReviewController(
      PageRunner runner,
      Table<?, ?, ?> table,
      ReviewPage<?, ?, ?> firstPage,
      NoteFile notes,
      TaskRunner taskRunner) {
    super(runner, table, taskRunner);
    this.notes = notes;
    this.branches = new BranchCatalog(new BranchFile(notes.journal()));
    this.console = runner.console();
    show(firstPage.withSize(console.size()));
  }

  /** Starts a branch whose name is not taken, and plays it. */
  protected abstract void startBranch(ReviewEffect.StartBranch request);

  /** Opens a branch whose file exists. */
  protected abstract void openBranch(ReviewEffect.OpenBranch request);

  @Override
  protected void handle(ReviewEffect effect) {
    switch (effect) {
      case AnalyzeMove move -> analyze(move);
      case ReviewEffect.SaveNotes(Notes notes) -> saveNotes(notes).ifPresent(this::showMessage);
      case ReviewEffect.ExplainFork(int position) ->
          showMessage(
              MESSAGES.format("branch.command", Launcher.quoteForShell(notes.journal()), position));
      case ReviewEffect.ListBranches() -> answer(branchList());
      case ReviewEffect.StartBranch request ->
          branches
              .nameTakenMessage(request.name())
              .ifPresentOrElse(this::showMessage, () -> startBranch(request));
      case ReviewEffect.OpenBranch request ->
          branches
              .notOpenableMessage(request.name())
              .ifPresentOrElse(this::showMessage, () -> openBranch(request));
      // Only shared reviews have a leader and participants.
      case ReviewEffect.TakeLead _,
          ReviewEffect.MoveFollowers _,
          ReviewEffect.PlayOnTogether _ -> {}
    }
  }

  /** Shows a message below the board; an empty one removes the last message. */
  protected final void showMessage(String message) {
    answer(new ReviewReply.MessageReply(List.of(message)));
  }

  /** Saves notes. Returns the reason why they cannot be saved; empty if they were saved. */
  private Optional<String> saveNotes(Notes changed) {
    return notes
        .write(changed.lines())
        .map(
            error ->
                MESSAGES.format(
                    "note-not-saved",
                    Titles.ERROR_MESSAGES.format(error.code(), error.arguments())));
  }

  private ReviewReply branchList() {
    return switch (branches.list()) {
      case Valid<List<BranchEntry>>(List<BranchEntry> all) when all.isEmpty() ->
          new ReviewReply.MessageReply(List.of(MESSAGES.format("branch.no-branches")));
      case Valid<List<BranchEntry>>(List<BranchEntry> all) ->
          new ReviewReply.BranchesListed(all, console.size());
      case Invalid<List<BranchEntry>>(List<InputError> errors) ->
          new ReviewReply.MessageReply(List.of(branches.errorMessage(errors)));
    };
  }
}
