package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.session.PostMatchSummary;
import lethe.app.session.Preferences;
import lethe.app.session.PrivateMark;
import lethe.app.session.Storyteller;
import lethe.app.text.Launcher;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Match;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;

/**
 * Runs a match on one console, which several players may share: carries out the effects of the
 * match page and reports their results to it.
 */
public final class MatchController<C, O, V>
    extends PageController<MatchEffect<C>, MatchUpdate<C, O, V>> {
  private final Table<C, O, V> table;
  private final Participants participants;
  private final ViewingTime<C, O, V> viewingTime;
  private final ViewCursors<C, O, V> cursors;
  private final Console console;
  private final Runnable tableListener;
  private ExitReason exitReason = new ExitReason.Quit();

  /** Whether the user has asked where the match is saved. */
  private boolean saveRequested;

  private final TaskRunner taskRunner;
  private final BotTurns<C, O, V> bots;

  /** The last request for a hint, if there was one. */
  private Optional<HintTask<C, O, V>> hintTask = Optional.empty();

  /** The analysis of the match, if it has been requested. */
  private Optional<AnalysisTask<C, O, V>> analysisTask = Optional.empty();

  /** Whether the match was over when it was last shown. */
  private boolean wasOver;

  /**
   * Creates a controller.
   *
   * @param taskRunner executes the computations of hints, analyses and bots
   * @param preferences the presentation of the match; the console may not support all of it
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
    Thread pageThread = Thread.currentThread();
    this.tableListener =
        () -> {
          if (!Thread.currentThread().equals(pageThread)) {
            runner.postTableChanged();
          }
        };
    this.participants = participants;
    this.taskRunner = taskRunner;
    this.bots = new BotTurns<>(table, taskRunner, runner);
    this.viewingTime = new ViewingTime<>(table, participants, console.erasesScreens());
    Match<C, O, V> match = table.match();
    this.wasOver = match.turn().isOver();
    this.cursors =
        new ViewCursors<>(
            preferences.brief() ? table.title().abbreviated() : table.title(),
            table.game().notation(),
            participants,
            match);
    MatchPageContext<C> context =
        new MatchPageContext<>(
            table.game().notation(),
            participants.ownSeats(),
            table.runsBots(),
            table.title().hintsAllowed(match.header().options(), match.isTutorial()),
            participants
                .puzzle()
                .map(
                    puzzle ->
                        new MatchPageContext.PuzzleTask(
                            puzzle.question(), match.view(cursors.viewer()))),
            participants.access().isOpen(),
            table.store().file(),
            preferences.adaptedTo(console, match.isTutorial()));
    show(
        MatchPage.of(
            context,
            cursors.snapshot(match, cursors.viewer()),
            Storyteller.initialProgress(match.header()),
            console.size()));
  }

  /** Returns the reason why the user has left; {@link ExitReason.Quit} before that. */
  public ExitReason exitReason() {
    return exitReason;
  }

  /** Returns whether the user has asked where the match is saved, and therefore expects a file. */
  public boolean isSaveRequested() {
    return saveRequested;
  }

  @Override
  protected void onOpened() {
    table.addListener(tableListener);
    console.setCurrentTable(table.title().name());
    if (table.match().entriesBackwards().anyMatch(Entry.Ply.class::isInstance)) {
      showEarlierMoments();
    }
    if (!participants.ownSeats().isEmpty()) {
      bots.letBotsMove();
    }
    refresh();
    participants.greeting(table.match()).ifPresent(this::replyLines);
  }

  @Override
  protected void onClosed() {
    bots.cancel();
    pendingRequest().ifPresent(BackgroundTask::cancel);
    console.setCurrentTable("");
    table.removeListener(tableListener);
  }

  /** Lines of a script wait for requested results and for the player's turn. */
  @Override
  protected Screen decorate(Screen screen) {
    return (bots.isThinking() || pendingRequest().isPresent()) && console.holdsLines()
        ? screen.withLines(List.of(), false).continuingWithoutInput()
        : screen;
  }

  /** Returns the hint or the analysis for which the user is waiting; empty if there is none. */
  private Optional<BackgroundTask<?>> pendingRequest() {
    return hintTask
        .filter(BackgroundTask::isPending)
        .<BackgroundTask<?>>map(task -> task)
        .or(() -> analysisTask.filter(BackgroundTask::isPending));
  }

  @Override
  protected void onEvent(PageEvent event) {
    Optional<BackgroundTask<?>> pending = pendingRequest();
    if (event instanceof PageEvent.LineEntered) {
      pending.ifPresent(BackgroundTask::cancel);
    }
    if (event instanceof PageEvent.CloseRequested && pending.isPresent()) {
      replyLines(pending.get().stop());
      return;
    }
    boolean wasBlocked =
        event instanceof PageEvent.LineEntered && !table.runsBots() && retryIfBlocked();
    if (wasBlocked) {
      refresh();
    }
    dispatch(event);
    if (wasBlocked && event instanceof PageEvent.LineEntered(String line) && line.isBlank()) {
      refresh();
    }
  }

  /**
   * If the match cannot continue, tries to store entries again and continues the pending work if
   * this succeeds. Returns whether the match could not continue before.
   */
  private boolean retryIfBlocked() {
    boolean wasBlocked = table.failure().isPresent();
    if (wasBlocked && table.retryWritingWithoutBots()) {
      bots.letBotsMove();
    }
    return wasBlocked;
  }

  @Override
  protected void handle(MatchEffect<C> effect) {
    switch (effect) {
      case MatchEffect.Submit<C>(Seat seat, List<ParsedCommand<C>> commands, boolean confirmed) ->
          submit(seat, commands, confirmed);
      case MatchEffect.Undo<C>() -> reportRejection(table.undoLast(participants.ownSeats()));
      case MatchEffect.Concede<C>(Seat seat) ->
          reportRejection(table.addControl(new ControlEntry.Conceded(seat)));
      case MatchEffect.AdvanceBot<C>() -> bots.letOneBotMove();
      case MatchEffect.Hint<C>(Seat seat) -> giveHint(seat);
      case MatchEffect.Mark<C>(Seat seat, List<PrivateMark> marks) -> mark(seat, marks);
      case MatchEffect.Analyze<C>(Seat seat) -> analyze(seat);
      case MatchEffect.RetryWorstMove<C>(boolean reshuffle) ->
          analysisTask
              .flatMap(task -> task.fork(reshuffle))
              .ifPresentOrElse(
                  fork -> leave(new ExitReason.PlayFork(fork)),
                  () ->
                      reply(
                          analysisTask
                              .map(AnalysisTask::noForkMessage)
                              .orElseGet(() -> MESSAGES.format("retry.not-analyzed"))));
      case MatchEffect.ExecutePuzzleCommand<C>(CommonCommand command) ->
          participants.puzzle().ifPresent(puzzle -> executePuzzleCommand(puzzle, command));
      case MatchEffect.ShowSaveFile<C>() when table.runsBots() ->
          reply(
              MESSAGES.format(
                  table.match().turn().isOver() ? "saved.server.over" : "saved.server"));
      case MatchEffect.ShowSaveFile<C>() -> {
        saveRequested = true;
        reply(
            table
                .store()
                .file()
                .map(
                    file ->
                        MESSAGES.format(
                            table.match().turn().isOver() ? "saved.file.over" : "saved.file",
                            Launcher.quoteForShell(file),
                            file))
                .orElseGet(() -> MESSAGES.format("saved.nowhere")));
      }
      case MatchEffect.RecordViewing<C>() ->
          viewingTime.beginSlice(cursors.viewer()).ifPresent(this::reportRejection);
      case MatchEffect.EndViewing<C> _ -> viewingTime.endViewing().ifPresent(this::reportRejection);
      case MatchEffect.Refresh<C>() when bots.isThinking() -> {
        bots.progress().ifPresent(this::answer);
        return;
      }
      case MatchEffect.Refresh<C>() -> {}
      case MatchEffect.Replay<C>() -> leave(new ExitReason.Replay());
      case MatchEffect.StartRematch<C>() -> leave(new ExitReason.PlayRematch());
      case MatchEffect.LeaveMatch<C>() -> leave(new ExitReason.Quit());
    }
    if (effect instanceof MatchEffect.Submit
        || effect instanceof MatchEffect.Undo
        || effect instanceof MatchEffect.Concede
        || effect instanceof MatchEffect.EndViewing
        || table.match().turn().isOver()) {
      bots.letBotsMove();
    } else {
      bots.restartIfOutdated();
    }
    refresh();
    if (effect instanceof MatchEffect.EndViewing<C>(String typed) && !typed.isBlank()) {
      dispatch(new PageEvent.LineEntered(typed));
    }
  }

  private void leave(ExitReason reason) {
    exitReason = reason;
    closePage();
  }

  /** Reports the refusal of an entry to the page, if it was refused. */
  private void reportRejection(EntryResult<C, O, V> answer) {
    if (answer instanceof NotApplied<C, O, V>(var reason)) {
      reportRejection(reason);
    }
  }

  private void reportRejection(Rejection rejection) {
    answer(new MatchUpdate.CommandRejected<>(List.of(), 0, rejection));
  }

  /**
   * Journals private marks, which apply to the current part of the match, until one is rejected.
   */
  private void mark(Seat seat, List<PrivateMark> marks) {
    String stage = table.title().stage(table.match().view(seat));
    for (PrivateMark mark : marks) {
      Optional<Rejection> rejection = table.addControlIfAllowed(mark.entry(seat, stage));
      if (rejection.isPresent()) {
        reportRejection(rejection.get());
        return;
      }
    }
  }

  private void giveHint(Seat seat) {
    HintTask<C, O, V> requested =
        new HintTask<>(table, taskRunner, runner(), console.replacesScreens());
    hintTask = Optional.of(requested);
    Optional<Rejection> rejection = requested.request(seat, this::replyLines);
    rejection.ifPresent(this::reportRejection);
    if (rejection.isEmpty() && requested.isComputing()) {
      reply(MESSAGES.format("hint.started"));
    }
  }

  /** Starts or continues the analysis of the match. */
  private void analyze(Seat seat) {
    AnalysisTask<C, O, V> requested =
        analysisTask.orElseGet(
            () ->
                new AnalysisTask<>(
                    table,
                    taskRunner,
                    runner(),
                    !console.isSpoken(),
                    console.replacesScreens(),
                    participants.access().isOpen()));
    analysisTask = Optional.of(requested);
    requested.request(seat, this::replyLines);
    if (requested.isPending()) {
      reply(
          MESSAGES.format(
              console.replacesScreens() ? "analysis.started" : "analysis.started.lines"));
    }
  }

  private void reply(String line) {
    replyLines(List.of(line));
  }

  private void replyLines(List<String> lines) {
    dispatch(new PageEvent.MessageReceived(lines));
  }

  private void executePuzzleCommand(PuzzlePrompt puzzle, CommonCommand command) {
    switch (command) {
      case TASK ->
          replyLines(
              Stream.concat(puzzle.introduction().stream(), puzzle.question().stream()).toList());
      case SOLUTION -> replyLines(puzzle.revealSolution(table.match().turn().isOver()));
      case NEXT, REMATCH -> leave(new ExitReason.PlayRematch());
      default -> leave(new ExitReason.RetryPuzzle());
    }
  }

  /**
   * Reports to the page the moments before it was opened. If necessary, first journals that the
   * screen retains them.
   */
  private void showEarlierMoments() {
    for (List<Moment<C, O, V>> moments : cursors.advanceAllViewers(table.match())) {
      moments.forEach(moment -> viewingTime.journalRetentionIfEphemeral(moment.observations()));
      answer(new MatchUpdate.EarlierMoments<>(moments));
    }
  }

  /**
   * Plays the commands of a line one after another until one is rejected, is the wrong answer to a
   * puzzle, or needs to be confirmed because it loses the match.
   *
   * @param confirmed whether commands that lose the match need no further confirmation
   */
  private void submit(Seat seat, List<ParsedCommand<C>> line, boolean confirmed) {
    for (int played = 0; played < line.size(); played++) {
      C command = line.get(played).command();
      int groupEnd = played + 1 + line.get(played).atomicFollowerCount();
      Optional<Rejection> rejection = atomicRejection(seat, line.subList(played, groupEnd));
      if (rejection.isPresent()) {
        List<ParsedCommand<C>> withoutGroup =
            Stream.concat(
                    line.subList(0, played + 1).stream(),
                    line.subList(groupEnd, line.size()).stream())
                .toList();
        answer(new MatchUpdate.CommandRejected<>(withoutGroup, played, rejection.get()));
        return;
      }
      Optional<PuzzlePrompt.Feedback> feedback = puzzleFeedback(seat, command);
      if (feedback.filter(answer -> !answer.accepted()).isPresent()) {
        replyLines(feedback.get().lines());
        return;
      }
      if (!confirmed
          && !table.title().isMemoryGame()
          && table.match().losesAvoidably(seat, command)) {
        answer(new MatchUpdate.LossWarning<>(line, played));
        return;
      }
      if (table.submit(seat, command) instanceof NotApplied<C, O, V>(Rejection reason)) {
        answer(new MatchUpdate.CommandRejected<>(line, played, reason));
        return;
      }
      feedback
          .map(PuzzlePrompt.Feedback::lines)
          .filter(lines -> !lines.isEmpty())
          .ifPresent(this::replyLines);
      boolean more = played + 1 < line.size();
      if (more && table.match().isTutorial() && table.match().turn().awaits(seat)) {
        // Shows a beginner the lessons between two commands of a line.
        refresh();
      }
    }
  }

  /**
   * Dry-runs an atomic group of commands; returns the first rejection, or empty if there is none. A
   * single command is not dry-run.
   */
  private Optional<Rejection> atomicRejection(Seat seat, List<ParsedCommand<C>> group) {
    Match<C, O, V> match = table.match();
    for (int i = 0; i < group.size() && group.size() > 1; i++) {
      C command = group.get(i).command();
      switch (match.submit(seat, command)) {
        case EntryResult.Applied<C, O, V> moved -> match = moved.next();
        case NotApplied<C, O, V>(Rejection reason)
            when reason.code() != RejectionCode.NOT_YOUR_TURN -> {
          return Optional.of(reason);
        }
        case NotApplied<C, O, V> _ -> {
          // The turn would be over by then, so the error in the current state is reported.
          return table.match().submit(seat, command)
                  instanceof NotApplied<C, O, V>(Rejection reason)
              ? Optional.of(reason)
              : Optional.empty();
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Evaluates the answer to a puzzle; empty if the match is not a puzzle, or if the command is
   * illegal and therefore not an answer.
   */
  private Optional<PuzzlePrompt.Feedback> puzzleFeedback(Seat seat, C command) {
    return participants
        .puzzle()
        .filter(_ -> table.match().legalCommands(seat).contains(command))
        .map(
            puzzle ->
                puzzle.evaluate(table.game().notation().format(command), endsMatch(seat, command)));
  }

  private boolean endsMatch(Seat seat, C command) {
    return table.match().submit(seat, command) instanceof EntryResult.Applied<C, O, V> applied
        && applied.next().turn().isOver();
  }

  /**
   * Returns the texts about the end of the match; none if the match is running or was already over
   * when it was last shown.
   */
  private PostMatchSummary takeEndSummary(Match<C, O, V> match) {
    boolean ends = match.turn().isOver() && !wasOver;
    wasOver = match.turn().isOver();
    return ends
        ? PostMatchSummary.of(
            cursors.title(),
            match,
            cursors.viewer(),
            participants.history().compare(table),
            participants.access())
        : PostMatchSummary.NONE;
  }

  /**
   * Reports to the page everything that is new: moments, the texts about the end of the match, the
   * remaining viewing time, the bots' progress, and messages about programs. In local play, also
   * reports a failure to store entries while no own seat is to move.
   */
  private void refresh() {
    Match<C, O, V> match = table.match();
    List<Moment<C, O, V>> before = cursors.unseenByPreviousViewer(match);
    List<Moment<C, O, V>> moments = cursors.advance(match);
    moments.forEach(moment -> viewingTime.journalRetentionIfEphemeral(moment.observations()));
    answer(new MatchUpdate.Advanced<>(before, moments, takeEndSummary(match)));
    viewingTime
        .secondsLeft(cursors.viewer())
        .ifPresent(
            seconds ->
                answer(
                    new MatchUpdate.ViewingTimeLimited<>(seconds, viewingTime.countedSeconds())));
    bots.progress().ifPresent(this::answer);
    List<String> programReports = table.takeProgramReports();
    if (!programReports.isEmpty()) {
      replyLines(programReports);
    }
    if (!table.runsBots() && participants.ownSeats().stream().noneMatch(match.turn()::awaits)) {
      table.failure().ifPresent(reason -> reply(MESSAGES.format("match-blocked", reason)));
    }
  }
}
