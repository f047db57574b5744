package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Runner;
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
public final class ReviewController implements Runner.Performer<ReviewEffect, ReviewReply> {
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
      TaskRunner thinking) {
    MoveAnalyzer<?, ?, ?> judge = new MoveAnalyzer<>(table, console, thinking);
    ReviewController reviewing = new ReviewController(judge, notes, console);
    new Runner<>(console, from.withSize(console.size()), reviewing).run();
    return reviewing.exit;
  }

  @Override
  public void perform(ReviewEffect wish, Runner<ReviewEffect, ReviewReply> to) {
    switch (wish) {
      case AnalysisRequest wanted ->
          judge.request(wanted).map(Event.Said::new).ifPresent(to::happen);
      case ReviewEffect.SaveNotes(Notes kept) -> saveNotes(kept).ifPresent(why -> say(why, to));
      case ReviewEffect.ListBranches() -> to.tell(branchList());
      case ReviewEffect.StartBranch fork -> leave(fork, branches.nameTakenMessage(fork.name()), to);
      case ReviewEffect.OpenBranch open ->
          leave(open, branches.notOpenableMessage(open.name()), to);
    }
  }

  private static void say(String sentence, Runner<ReviewEffect, ReviewReply> to) {
    to.tell(new ReviewReply.MessageReply(List.of(sentence)));
  }

  /** Saves notes. Returns why they cannot be saved, if they cannot. */
  private Optional<String> saveNotes(Notes kept) {
    return notes
        .write(kept.lines())
        .map(
            why ->
                MESSAGES.format("not-noted", Titles.REASONS.format(why.code(), why.arguments())));
  }

  private ReviewReply branchList() {
    return switch (branches.list()) {
      case Valid<List<BranchEntry>>(List<BranchEntry> all) when all.isEmpty() ->
          new ReviewReply.MessageReply(List.of(MESSAGES.format("branch.none")));
      case Valid<List<BranchEntry>>(List<BranchEntry> all) ->
          new ReviewReply.BranchesListed(all, console.size());
      case Invalid<List<BranchEntry>>(List<InputError> faults) ->
          new ReviewReply.MessageReply(List.of(branches.errorMessage(faults)));
    };
  }

  /** Leaves for a branch, unless there is an objection. */
  private void leave(
      ReviewEffect wish, Optional<String> against, Runner<ReviewEffect, ReviewReply> to) {
    if (against.isPresent()) {
      say(against.get(), to);
      return;
    }
    exit = Optional.of(wish);
    to.leave();
  }

  @Override
  public Optional<Event> meanwhile() {
    return judge.poll().map(Event.Said::new);
  }

  @Override
  public Screen shown(Screen screen) {
    return judge.decorate(screen, true);
  }

  @Override
  public void heard(Event event, Runner<ReviewEffect, ReviewReply> to) {
    Event then = judge.onStop(event).orElse(event);
    judge.onEvent(event);
    to.happen(then);
  }
}
