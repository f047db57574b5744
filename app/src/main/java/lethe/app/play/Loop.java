package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.command.Meta;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Runner;
import lethe.app.page.Screen;
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
public final class Loop<C, O, V> implements Runner.Performer<MatchEffect<C>, MatchUpdate<C, O, V>> {
  private final Table<C, O, V> table;
  private final Company company;
  private final Minute<C, O, V> minute;
  private final Guard guard;
  private final Eyes<C, O, V> eyes;
  private final Runner<MatchEffect<C>, MatchUpdate<C, O, V>> runner;
  private Leaving left = new Leaving.ForGood();
  private final Elsewhere<C, O, V> elsewhere;
  private final PostMatchSummarizer<C, O, V> lookingBack;
  private final Submitting<C, O, V> submitting;

  /** Whether this screen has journaled the start of a slice of the current viewing time. */
  private boolean begun;

  private Loop(
      Table<C, O, V> table,
      Console console,
      Company company,
      Thinking thinking,
      Preferences wanted) {
    this.table = table;
    this.company = company;
    this.elsewhere = Elsewhere.of(table, thinking, console);
    this.guard = new Guard(table, company, console.isGuarded());
    this.minute = new Minute<>(table, company, guard);
    Match<C, O, V> match = table.match();
    this.lookingBack = new PostMatchSummarizer<>(table, company);
    this.eyes = new Eyes<>(table.title(), table.game().notation(), company, match);
    MatchPageContext<C, O, V> seating =
        new MatchPageContext<>(
            wanted.brief() ? table.title().briefly() : table.title(),
            table.game().notation(),
            company.mine(),
            table.isHosted(),
            table.title().hints(match.header().options()),
            company.exam().isPresent(),
            company.access().isOpen(),
            table.isHosted() ? "" : table.store().where(),
            wanted
                .lessons(match.isTutorial())
                .limitedTo(console.isMoving(), !console.isHolding(), console.isSpoken()));
    this.runner =
        new Runner<>(
            console,
            MatchPage.of(
                seating,
                eyes.snapshot(match, eyes.viewer()),
                Storyteller.stream(match.header()),
                console.size()),
            this);
    this.submitting =
        new Submitting<>(table, company.exam(), runner::tell, this::said, this::between);
  }

  /** Plays for everybody at this table until the person leaves or the input ends. */
  public static Leaving run(Table<?, ?, ?> table, Console console, Preferences wanted) {
    return run(table, console, Company.here(table.match()), Thinking.AT_ONCE, wanted);
  }

  /**
   * Plays until the person leaves or the input ends.
   *
   * @param thinking where hints are computed, so that others need not wait
   * @param wanted how to present the match, as far as the console supports it
   */
  public static Leaving run(
      Table<?, ?, ?> table,
      Console console,
      Company company,
      Thinking thinking,
      Preferences wanted) {
    return listening(table, console, new Loop<>(table, console, company, thinking, wanted));
  }

  private static Leaving listening(Table<?, ?, ?> table, Console console, Loop<?, ?, ?> loop) {
    Thread here = Thread.currentThread();
    Runnable listener =
        () -> {
          if (!Thread.currentThread().equals(here)) {
            console.wake();
          }
        };
    table.listen(listener);
    console.at(table.title().name());
    try {
      return loop.run();
    } finally {
      console.at("");
      table.forget(listener);
    }
  }

  private Leaving run() {
    if (table.match().entriesBackwards().anyMatch(Entry.Ply.class::isInstance)) {
      recall();
    }
    if (!company.mine().isEmpty()) {
      elsewhere.bots().proceed();
    }
    look();
    company.greeting(table.match()).ifPresent(this::said);
    try {
      runner.run();
      return left;
    } finally {
      elsewhere.leave();
    }
  }

  /** Returns background results: bots' moves, and what the person requested. */
  @Override
  public Optional<Event> meanwhile() {
    return elsewhere.found();
  }

  @Override
  public Screen shown(Screen screen) {
    return elsewhere.shown(screen);
  }

  /** A person who types no longer wants a hint. */
  @Override
  public void heard(Event event, Runner<MatchEffect<C>, MatchUpdate<C, O, V>> to) {
    if (event instanceof Event.Line) {
      elsewhere.forget();
    }
    Optional<Event> stopped = event instanceof Event.Back ? elsewhere.stop() : Optional.empty();
    if (stopped.isPresent()) {
      to.happen(stopped.get());
      return;
    }
    boolean still = event instanceof Event.Line && !table.isHosted() && isStill();
    if (still) {
      look();
    }
    to.happen(event);
    if (still && event instanceof Event.Line(String line) && line.isBlank()) {
      look();
    }
  }

  /**
   * Returns whether the store was unavailable; if it is available again, continues what was waiting
   * for it.
   */
  private boolean isStill() {
    boolean still = table.trouble().isPresent();
    if (still && table.reopened()) {
      elsewhere.bots().proceed();
    }
    return still;
  }

  @Override
  public void perform(MatchEffect<C> effect, Runner<MatchEffect<C>, MatchUpdate<C, O, V>> to) {
    switch (effect) {
      case MatchEffect.Submit<C>(Seat seat, List<ParsedCommand<C>> parts, boolean sure) ->
          submitting.submit(seat, parts, sure);
      case MatchEffect.Undo<C>() -> say(Undo.last(table, company.mine()));
      case MatchEffect.Concede<C>(Seat seat) -> say(table.note(new ControlEntry.Conceded(seat)));
      case MatchEffect.AdvanceBot<C>() -> elsewhere.bots().advance();
      case MatchEffect.Hint<C>(Seat seat) ->
          elsewhere
              .hints()
              .ask(seat)
              .ifPresentOrElse(
                  this::refused, () -> await(elsewhere.hints().isThinking(), "thinking"));
      case MatchEffect.Analyse<C>(Seat seat) -> {
        elsewhere.studying().ask(seat);
        await(elsewhere.studying().isThinking(), "studying");
      }
      case MatchEffect.RetryWorstMove<C>(boolean anew) ->
          elsewhere
              .studying()
              .fork(anew)
              .ifPresentOrElse(
                  fork -> leave(new Leaving.ForFork(fork)),
                  () -> answer(elsewhere.studying().whyNot()));
      case MatchEffect.ForPuzzle<C>(Meta what) ->
          company.exam().ifPresent(exam -> posed(exam, what));
      case MatchEffect.ShowSaveFile<C>() when table.isHosted() ->
          answer(MESSAGES.format("kept-here"));
      case MatchEffect.ShowSaveFile<C>() ->
          answer(
              table.store().where().isEmpty()
                  ? MESSAGES.format("kept-nowhere")
                  : MESSAGES.format(
                      "kept", Launcher.quoted(table.store().where()), table.store().where()));
      case MatchEffect.RecordViewing<C>() -> begun = minute.begin(eyes.viewer(), this::refused);
      case MatchEffect.EndViewing<C> _ -> minute.end().ifPresent(this::refused);
      case MatchEffect.Refresh<C>() when elsewhere.bots().isThinking() -> {
        elsewhere.bots().progress().ifPresent(runner::tell);
        return;
      }
      case MatchEffect.Refresh<C>() -> {}
      case MatchEffect.StartRematch<C>() -> leave(new Leaving.ForAnother());
      case MatchEffect.LeaveMatch<C>() -> leave(new Leaving.ForGood());
    }
    if (effect instanceof MatchEffect.Submit
        || effect instanceof MatchEffect.Undo
        || effect instanceof MatchEffect.Concede
        || effect instanceof MatchEffect.EndViewing
        || table.match().turn().isOver()) {
      elsewhere.bots().proceed();
    }
    look();
    if (effect instanceof MatchEffect.EndViewing<C>(String typed) && !typed.isBlank()) {
      runner.happen(new Event.Line(typed));
    }
  }

  private void leave(Leaving how) {
    left = how;
    runner.leave();
  }

  /** Tells the page why an entry was refused, if it was. */
  private void say(EntryResult<C, O, V> answer) {
    if (answer instanceof EntryResult.NotApplied<C, O, V>(var why)) {
      refused(why);
    }
  }

  private void refused(Rejection why) {
    runner.tell(new MatchUpdate.CommandRejected<>(List.of(), 0, why));
  }

  /** Tells the page that something is being computed, if it is. */
  private void await(boolean thinking, String why) {
    if (thinking) {
      answer(MESSAGES.format(why));
    }
  }

  private void answer(String line) {
    said(List.of(line));
  }

  private void said(List<String> lines) {
    runner.happen(new Event.Said(lines));
  }

  private void posed(Exam exam, Meta what) {
    switch (what) {
      case TASK -> said(exam.task());
      case SOLUTION -> said(exam.solution(table.match().turn().isOver()));
      case NEXT, REMATCH -> leave(new Leaving.ForAnother());
      default -> leave(new Leaving.ForAgain());
    }
  }

  /** Tells the page what happened before anybody came to this screen. */
  private void recall() {
    for (List<Moment<C, O, V>> moments : eyes.recall(table.match())) {
      moments.forEach(moment -> guard.tell(moment.observations()));
      runner.tell(new MatchUpdate.Restored<>(moments));
    }
  }

  /** Shows a beginner the lessons between two commands of a line. */
  private void between(Seat seat) {
    if (table.match().isTutorial() && table.match().turn().awaits(seat)) {
      look();
    }
  }

  /** Tells the page what is new for the current viewer. */
  private void look() {
    Match<C, O, V> match = table.match();
    List<Snapshot<C, V>> before = eyes.before(match);
    List<Moment<C, O, V>> moments = eyes.look(match);
    moments.forEach(moment -> guard.tell(moment.observations()));
    runner.tell(
        new MatchUpdate.Advanced<>(before, moments, lookingBack.summarize(match, eyes.viewer())));
    minute
        .left(eyes.viewer())
        .ifPresent(
            seconds ->
                runner.tell(
                    new MatchUpdate.ViewingTimeLimited<>(seconds, begun ? TimedView.SLICE : 0)));
    elsewhere.bots().progress().ifPresent(runner::tell);
    if (!table.isHosted() && company.mine().stream().noneMatch(match.turn()::awaits)) {
      table.trouble().ifPresent(why -> answer(MESSAGES.format("stands-still", why)));
    }
  }
}
