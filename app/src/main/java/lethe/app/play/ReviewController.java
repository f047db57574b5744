package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.PageRunner;
import lethe.app.page.Screen;
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
public final class ReviewController implements PageRunner.EffectHandler<ReviewEffect, ReviewReply> {
  private final MoveAnalyzer<?, ?, ?> judge;
  private final NoteFile notes;
  private final BranchCatalog branches;
  private final Console console;
  private Optional<ReviewEffect> exit = Optional.empty();

  private ReviewController(MoveAnalyzer<?, ?, ?> judge, NoteFile notes, Console console) {
    this.judge = judge;
    this.notes = notes;
    this.branches = new BranchCatalog(BranchFile.of(notes.journal()));
    this.console = console;
  }

  /**
   * Runs a review until the person leaves.
   *
   * @return the branch for which the person leaves, if any; it can be started or opened
   */
  public static Optional<ReviewEffect> run(
      Table<?, ?, ?> table,
      ReviewPage<?, ?, ?> from,
      NoteFile notes,
      Console console,
      TaskRunner taskRunner) {
    MoveAnalyzer<?, ?, ?> judge = new MoveAnalyzer<>(table, console, taskRunner);
    ReviewController reviewing = new ReviewController(judge, notes, console);
    new PageRunner<>(console, from.withSize(console.size()), reviewing).run();
    return reviewing.exit;
  }

  @Override
  public void handle(ReviewEffect effect, PageRunner<ReviewEffect, ReviewReply> to) {
    switch (effect) {
      case AnalysisRequest request ->
          judge.request(request).map(PageEvent.MessageReceived::new).ifPresent(to::dispatch);
      case ReviewEffect.SaveNotes(Notes kept) -> saveNotes(kept).ifPresent(why -> say(why, to));
      case ReviewEffect.ListBranches() -> to.answer(branchList());
      case ReviewEffect.StartBranch fork -> leave(fork, branches.nameTakenMessage(fork.name()), to);
      case ReviewEffect.OpenBranch open ->
          leave(open, branches.notOpenableMessage(open.name()), to);
    }
  }

  private static void say(String sentence, PageRunner<ReviewEffect, ReviewReply> to) {
    to.answer(new ReviewReply.MessageReply(List.of(sentence)));
  }

  /** Saves notes. Returns why they cannot be saved, if they cannot. */
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

  /** Leaves for a branch, unless there is an objection. */
  private void leave(
      ReviewEffect effect, Optional<String> against, PageRunner<ReviewEffect, ReviewReply> to) {
    if (against.isPresent()) {
      say(against.get(), to);
      return;
    }
    exit = Optional.of(effect);
    to.leave();
  }

  @Override
  public Optional<PageEvent> pollEvent() {
    return judge.poll().map(PageEvent.MessageReceived::new);
  }

  @Override
  public Screen decorate(Screen screen) {
    return judge.decorate(screen, true);
  }

  @Override
  public void onEvent(PageEvent event, PageRunner<ReviewEffect, ReviewReply> to) {
    PageEvent then = judge.onStop(event).orElse(event);
    judge.onEvent(event);
    to.dispatch(then);
  }
}
