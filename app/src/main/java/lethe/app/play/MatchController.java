package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.command.CommonCommand;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.runner.PageController;
import lethe.app.runner.PageRunner;
import lethe.app.session.MatchEffect;
import lethe.app.session.MatchPage;
import lethe.app.session.MatchPageContext;
import lethe.app.session.MatchUpdate;
import lethe.app.session.Moment;
import lethe.app.session.Preferences;
import lethe.app.session.Snapshot;
import lethe.app.titles.Storyteller;
import lethe.app.titles.TimedView;
import lethe.app.words.Launcher;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Match;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * Runs one screen at a table: carries out the effects of the match page and reports their results
 * to it.
 */
public final class MatchController<C, O, V>
    extends PageController<MatchEffect<C>, MatchUpdate<C, O, V>> {
  private final Table<C, O, V> table;
  private final Participants participants;
  private final ViewingTime<C, O, V> viewingTime;
  private final EphemeralGuard guard;
  private final ViewCursors<C, O, V> cursors;
  private final Console console;
  private final Runnable tableListener;
  private ExitReason exitReason = new ExitReason.Quit();
  private final BackgroundTasks<C, O, V> backgroundTasks;
  private final PostMatchSummarizer<C, O, V> summarizer;
  private final LineSubmitter<C, O, V> submitter;

  /** Whether this screen has journaled the start of a slice of the current viewing time. */
  private boolean viewingRecorded;

  /**
   * Creates a controller.
   *
   * @param taskRunner where hints are computed, so that other users need not wait
   * @param preferences how to present the match, if the console supports it
   */
  public MatchController(
      PageRunner runner,
      Table<C, O, V> table,
      Participants participants,
      TaskRunner taskRunner,
      Preferences preferences) {
    super(runner);
    this.table = table;
    this.console = runner.console();
    Thread here = Thread.currentThread();
    this.tableListener =
        () -> {
          if (!Thread.currentThread().equals(here)) {
            runner.postChanged();
          }
        };
    this.participants = participants;
    this.backgroundTasks = BackgroundTasks.of(table, taskRunner, runner);
    this.guard = new EphemeralGuard(table, participants, console.erasesScreens());
    this.viewingTime = new ViewingTime<>(table, participants, guard);
    Match<C, O, V> match = table.match();
    this.summarizer = new PostMatchSummarizer<>(table, participants);
    this.cursors = new ViewCursors<>(table.title(), table.game().notation(), participants, match);
    MatchPageContext<C, O, V> context =
        new MatchPageContext<>(
            preferences.brief() ? table.title().abbreviated() : table.title(),
            table.game().notation(),
            participants.ownSeats(),
            table.runsBots(),
            table.title().hintsAllowed(match.header().options()),
            participants.puzzle().isPresent(),
            participants.access().isOpen(),
            table.runsBots() ? "" : table.store().displayName(),
            preferences
                .withLessons(match.isTutorial())
                .limitedTo(console.isAnimated(), !console.replacesScreens(), console.isSpoken()));
    show(
        MatchPage.of(
            context,
            cursors.snapshot(match, cursors.viewer()),
            Storyteller.storyRng(match.header()),
            console.size()));
    this.submitter =
        new LineSubmitter<>(
            table, participants.puzzle(), this::answer, this::replyLines, this::tellLesson);
  }

  /** Plays for everyone at this table until the person leaves or the input ends. */
  public static ExitReason run(Table<?, ?, ?> table, Console console, Preferences preferences) {
    return run(
        table, console, Participants.local(table.match()), TaskRunner.IMMEDIATE, preferences);
  }

  /**
   * Plays until the person leaves or the input ends.
   *
   * @see #MatchController
   */
  public static ExitReason run(
      Table<?, ?, ?> table,
      Console console,
      Participants company,
      TaskRunner taskRunner,
      Preferences preferences) {
    PageRunner runner = new PageRunner(console);
    MatchController<?, ?, ?> controller =
        new MatchController<>(runner, table, company, taskRunner, preferences);
    runner.run(controller);
    return controller.exitReason();
  }

  /** Returns why the person has left. */
  public ExitReason exitReason() {
    return exitReason;
  }

  @Override
  protected void opened() {
    table.addListener(tableListener);
    console.setWaitingPlace(table.title().name());
    if (table.match().entriesBackwards().anyMatch(Entry.Ply.class::isInstance)) {
      restore();
    }
    if (!participants.ownSeats().isEmpty()) {
      backgroundTasks.bots().proceed();
    }
    refresh();
    participants.greeting(table.match()).ifPresent(this::replyLines);
  }

  @Override
  protected void closed() {
    backgroundTasks.close();
    console.setWaitingPlace("");
    table.removeListener(tableListener);
  }

  @Override
  protected Screen decorate(Screen screen) {
    return backgroundTasks.decorate(screen);
  }

  /** A person who types no longer wants a hint. */
  @Override
  protected void onEvent(PageEvent event) {
    if (event instanceof PageEvent.LineEntered) {
      backgroundTasks.cancelRequests();
    }
    Optional<PageEvent> stopped =
        event instanceof PageEvent.CloseRequested ? backgroundTasks.stop() : Optional.empty();
    if (stopped.isPresent()) {
      dispatch(stopped.get());
      return;
    }
    boolean still = event instanceof PageEvent.LineEntered && !table.runsBots() && isStuck();
    if (still) {
      refresh();
    }
    dispatch(event);
    if (still && event instanceof PageEvent.LineEntered(String line) && line.isBlank()) {
      refresh();
    }
  }

  /**
   * Returns whether the store was unavailable; if it is available again, continues what was waiting
   * for it.
   */
  private boolean isStuck() {
    boolean still = table.trouble().isPresent();
    if (still && table.retryAndCatchUp()) {
      backgroundTasks.bots().proceed();
    }
    return still;
  }

  @Override
  protected void handle(MatchEffect<C> effect) {
    switch (effect) {
      case MatchEffect.Submit<C>(Seat seat, List<ParsedCommand<C>> commands, boolean sure) ->
          submitter.submit(seat, commands, sure);
      case MatchEffect.Undo<C>() ->
          reportRejection(MoveUndo.undoLast(table, participants.ownSeats()));
      case MatchEffect.Concede<C>(Seat seat) ->
          reportRejection(table.addControl(new ControlEntry.Conceded(seat)));
      case MatchEffect.AdvanceBot<C>() -> backgroundTasks.bots().advance();
      case MatchEffect.Hint<C>(Seat seat) ->
          backgroundTasks
              .hints()
              .ask(seat, this::replyLines)
              .ifPresentOrElse(
                  this::reportRejection,
                  () -> announceTask(backgroundTasks.hints().isComputing(), "thinking"));
      case MatchEffect.Analyze<C>(Seat seat) -> {
        backgroundTasks.analysis().ask(seat, this::replyLines);
        announceTask(backgroundTasks.analysis().isThinking(), "studying");
      }
      case MatchEffect.RetryWorstMove<C>(boolean reshuffle) ->
          backgroundTasks
              .analysis()
              .fork(reshuffle)
              .ifPresentOrElse(
                  fork -> leave(new ExitReason.PlayFork(fork)),
                  () -> reply(backgroundTasks.analysis().noForkReason()));
      case MatchEffect.ForPuzzle<C>(CommonCommand what) ->
          participants.puzzle().ifPresent(exam -> performPuzzleCommand(exam, what));
      case MatchEffect.ShowSaveFile<C>() when table.runsBots() ->
          reply(MESSAGES.format("kept-here"));
      case MatchEffect.ShowSaveFile<C>() ->
          reply(
              table.store().displayName().isEmpty()
                  ? MESSAGES.format("kept-nowhere")
                  : MESSAGES.format(
                      "kept",
                      Launcher.quoted(table.store().displayName()),
                      table.store().displayName()));
      case MatchEffect.RecordViewing<C>() ->
          viewingRecorded = viewingTime.begin(cursors.viewer(), this::reportRejection);
      case MatchEffect.EndViewing<C> _ -> viewingTime.end().ifPresent(this::reportRejection);
      case MatchEffect.Refresh<C>() when backgroundTasks.bots().isThinking() -> {
        backgroundTasks.bots().progress().ifPresent(this::answer);
        return;
      }
      case MatchEffect.Refresh<C>() -> {}
      case MatchEffect.StartRematch<C>() -> leave(new ExitReason.PlayRematch());
      case MatchEffect.LeaveMatch<C>() -> leave(new ExitReason.Quit());
    }
    if (effect instanceof MatchEffect.Submit
        || effect instanceof MatchEffect.Undo
        || effect instanceof MatchEffect.Concede
        || effect instanceof MatchEffect.EndViewing
        || table.match().turn().isOver()) {
      backgroundTasks.bots().proceed();
    }
    refresh();
    if (effect instanceof MatchEffect.EndViewing<C>(String typed) && !typed.isBlank()) {
      dispatch(new PageEvent.LineEntered(typed));
    }
  }

  private void leave(ExitReason how) {
    exitReason = how;
    leave();
  }

  /** Tells the page why an entry was refused, if it was. */
  private void reportRejection(EntryResult<C, O, V> answer) {
    if (answer instanceof EntryResult.NotApplied<C, O, V>(var why)) {
      reportRejection(why);
    }
  }

  private void reportRejection(Rejection rejection) {
    answer(new MatchUpdate.CommandRejected<>(List.of(), 0, rejection));
  }

  /** Tells the page that something is being computed, if it is. */
  private void announceTask(boolean thinking, String why) {
    if (thinking) {
      reply(MESSAGES.format(why));
    }
  }

  private void reply(String line) {
    replyLines(List.of(line));
  }

  private void replyLines(List<String> lines) {
    dispatch(new PageEvent.MessageReceived(lines));
  }

  private void performPuzzleCommand(PuzzlePrompt puzzle, CommonCommand what) {
    switch (what) {
      case TASK -> replyLines(puzzle.task());
      case SOLUTION -> replyLines(puzzle.solution(table.match().turn().isOver()));
      case NEXT, REMATCH -> leave(new ExitReason.PlayRematch());
      default -> leave(new ExitReason.RetryPuzzle());
    }
  }

  /** Tells the page what happened before this screen was opened. */
  private void restore() {
    for (List<Moment<C, O, V>> moments : cursors.restore(table.match())) {
      moments.forEach(moment -> guard.beforeTelling(moment.observations()));
      answer(new MatchUpdate.Restored<>(moments));
    }
  }

  /** Shows a beginner the lessons between two commands of a line. */
  private void tellLesson(Seat seat) {
    if (table.match().isTutorial() && table.match().turn().awaits(seat)) {
      refresh();
    }
  }

  /** Tells the page what is new for the current viewer. */
  private void refresh() {
    Match<C, O, V> match = table.match();
    List<Snapshot<C, V>> before = cursors.unseenByPreviousViewer(match);
    List<Moment<C, O, V>> moments = cursors.advance(match);
    moments.forEach(moment -> guard.beforeTelling(moment.observations()));
    answer(
        new MatchUpdate.Advanced<>(before, moments, summarizer.summarize(match, cursors.viewer())));
    viewingTime
        .secondsLeft(cursors.viewer())
        .ifPresent(
            seconds ->
                answer(
                    new MatchUpdate.ViewingTimeLimited<>(
                        seconds, viewingRecorded ? TimedView.SLICE_SECONDS : 0)));
    backgroundTasks.bots().progress().ifPresent(this::answer);
    if (!table.runsBots() && participants.ownSeats().stream().noneMatch(match.turn()::awaits)) {
      table.trouble().ifPresent(why -> reply(MESSAGES.format("stands-still", why)));
    }
  }
}
