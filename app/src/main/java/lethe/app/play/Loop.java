package lethe.app.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.Sheet;
import lethe.app.session.Effect;
import lethe.app.session.Frames;
import lethe.app.session.Input;
import lethe.app.session.Page;
import lethe.app.session.Seating;
import lethe.app.session.Session;
import lethe.app.session.Snapshot;
import lethe.app.session.Step;
import lethe.app.session.Update;
import lethe.app.titles.TimedView;
import lethe.app.words.Messages;
import lethe.engine.core.Answer;
import lethe.engine.core.Control;
import lethe.engine.core.Match;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Told;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * One screen at a table: reads, lets the session say what is to be done, does it, and shows what
 * came of it.
 */
public final class Loop<C, O, V> {
  private static final Messages SAY = Messages.of(Loop.class);

  /** How a person left. */
  public enum Left {
    FOR_GOOD,
    /** For another match of the same kind. */
    FOR_ANOTHER
  }

  private final Table<C, O, V> table;
  private final Console console;

  private final Company company;
  private final Minute<C, O, V> minute;

  private final Guard guard;

  /** How much each pair of eyes has been told already. */
  private final Map<Viewer, Integer> heard = new HashMap<>();

  private Session<C, O, V> session;
  private Optional<Left> left = Optional.empty();
  private final Hints<C, O, V> hints;

  /** Whether a slice of the time that is being counted was written down from here. */
  private boolean begun;

  private Loop(
      Table<C, O, V> table,
      Console console,
      Company company,
      Thinking thinking,
      Rng stories,
      boolean storied,
      boolean taught) {
    this.table = table;
    this.console = console;
    this.company = company;
    this.hints = new Hints<>(table, thinking, console::wake);
    this.guard = new Guard(table, company, console.isGuarded());
    this.minute = new Minute<>(table, company, guard);
    List<Seat> mine = company.mine();
    Match<C, O, V> match = table.match();
    this.session =
        Session.of(
            new Seating<>(
                table.title(),
                table.game().notation(),
                mine,
                table.isHosted(),
                table.title().hints(match.header().options()),
                storied,
                taught,
                console.isMoving()),
            Snapshot.of(
                match,
                eyes(
                    match,
                    mine.stream().<Viewer>map(s -> s).findFirst().orElse(Spectator.SPECTATOR))),
            stories,
            console.size());
  }

  /** Plays for everybody at this table until the person leaves or the input ends. */
  public static Left run(Table<?, ?, ?> table, Console console, Rng stories, boolean storied) {
    return run(table, console, Company.here(table.match()), stories, storied);
  }

  /** Plays until the person leaves or the input ends. */
  public static Left run(
      Table<?, ?, ?> table, Console console, Company company, Rng stories, boolean storied) {
    return run(table, console, company, Thinking.AT_ONCE, stories, storied);
  }

  /** The same where others are not to wait while something is thought about for this person. */
  public static Left run(
      Table<?, ?, ?> table,
      Console console,
      Company company,
      Thinking thinking,
      Rng stories,
      boolean storied) {
    Loop<?, ?, ?> loop = new Loop<>(table, console, company, thinking, stories, storied, false);
    return listening(table, console, loop);
  }

  /** The same for a beginner, who is told what matters when it comes up for the first time. */
  public static Left teach(Table<?, ?, ?> table, Console console, Rng stories, boolean storied) {
    Company here = Company.here(table.match());
    return listening(
        table, console, new Loop<>(table, console, here, Thinking.AT_ONCE, stories, storied, true));
  }

  private static Left listening(Table<?, ?, ?> table, Console console, Loop<?, ?, ?> loop) {
    Thread here = Thread.currentThread();
    Runnable listener =
        () -> {
          if (!Thread.currentThread().equals(here)) {
            console.wake();
          }
        };
    table.listen(listener);
    try {
      return loop.run();
    } finally {
      table.forget(listener);
    }
  }

  private Left run() {
    if (!company.mine().isEmpty()) {
      table.proceed();
    }
    look();
    try {
      while (left.isEmpty()) {
        take(next());
      }
      return left.get();
    } finally {
      hints.forget();
    }
  }

  /** What was typed, or what was thought meanwhile; whoever types wants that no more. */
  private Input<C, O, V> next() {
    Optional<List<String>> hint = hints.take();
    if (hint.isPresent()) {
      return new Input.Answered<>(hint.get());
    }
    Sheet sheet = Frames.sheet(session);
    boolean waits = hints.isThinking() && console.isPaced();
    Input<C, O, V> input = console.read(waits ? sheet.offering(List.of(), false) : sheet);
    if (input instanceof Input.Line) {
      hints.forget();
    }
    return input;
  }

  private void take(Input<C, O, V> input) {
    boolean still = input instanceof Input.Line && !table.isHosted() && isStill();
    if (still) {
      look();
    }
    Step<C, O, V> step = Update.update(session, input);
    session = step.session();
    step.effects().forEach(this::perform);
    if (still && input instanceof Input.Line<C, O, V>(String line) && line.isBlank()) {
      look();
    }
  }

  /** Whether nothing could be written before; if it can be now, what waited for that goes on. */
  private boolean isStill() {
    boolean still = table.trouble().isPresent();
    if (still) {
      table.retry();
    }
    return still;
  }

  private void perform(Effect<C> effect) {
    switch (effect) {
      case Effect.Submit<C>(Seat seat, List<Part<C>> parts) -> submit(seat, parts);
      case Effect.Undo<C>(Seat seat) -> say(table.undo(seat));
      case Effect.Concede<C>(Seat seat) -> say(table.note(new Control.Conceded(seat)));
      case Effect.Advance<C>() -> table.advance();
      case Effect.Hint<C>(Seat seat) -> hint(seat);
      case Effect.Save<C>() when table.isHosted() -> answer(SAY.say("kept-here"));
      case Effect.Save<C>() ->
          answer(
              table.store().where().isEmpty()
                  ? SAY.say("kept-nowhere")
                  : SAY.say("kept", table.store().where()));
      case Effect.Show<C>() -> begun = minute.begin(session.snapshot().viewer(), this::refused);
      case Effect.Cover<C> _ -> cover();
      case Effect.Look<C>() -> {}
      case Effect.Rematch<C>() -> left = Optional.of(Left.FOR_ANOTHER);
      case Effect.Leave<C>() -> left = Optional.of(Left.FOR_GOOD);
    }
    if (effect instanceof Effect.Submit
        || effect instanceof Effect.Undo
        || effect instanceof Effect.Concede
        || effect instanceof Effect.Cover
        || table.match().turn().isOver()) {
      table.proceed();
    }
    look();
    if (effect instanceof Effect.Cover<C>(String typed) && !typed.isBlank()) {
      take(new Input.Line<>(typed));
    }
  }

  /** Says why something does not stand, if it does not. */
  private boolean say(Answer<C, O, V> answer) {
    if (answer instanceof Answer.Refused<C, O, V>(var why)) {
      refused(why);
      return false;
    }
    return true;
  }

  private void refused(Rejection why) {
    take(new Input.Refused<>(List.of(), 0, why));
  }

  /** Everybody at this keyboard has looked at the same, and says so. */
  private void cover() {
    TimedView<C, V> timedView = table.title().memory().timed().orElseThrow();
    for (Seat seat : session.mine()) {
      if (table.match().legal(seat).contains(timedView.done())
          && !say(table.submit(seat, timedView.done()))) {
        return;
      }
    }
  }

  private void submit(Seat seat, List<Part<C>> line) {
    for (int stood = 0; stood < line.size(); stood++) {
      if (table.submit(seat, line.get(stood).command())
          instanceof Answer.Refused<C, O, V> refused) {
        take(new Input.Refused<>(line, stood, refused.why()));
        return;
      }
    }
  }

  /** Says what is best, once it has been written down that somebody asked. */
  private void hint(Seat seat) {
    Control hinted = new Control.Hinted(seat);
    if (table.match().journal().notes().contains(hinted) || say(table.note(hinted))) {
      hints.ask(seat);
      if (hints.isThinking()) {
        answer(SAY.say("thinking"));
      }
    }
  }

  private void answer(String line) {
    take(new Input.Answered<>(List.of(line)));
  }

  /** Shows the session what is new for the eyes at the screen. */
  private void look() {
    Match<C, O, V> match = table.match();
    Viewer viewer = eyes(match, session.snapshot().viewer());
    List<Told<O>> told = match.told(viewer);
    int from = heard.getOrDefault(viewer, 0);
    heard.put(viewer, told.size());
    if (table.title().renderer().isShared(match.view(viewer))) {
      company.mine().forEach(seat -> heard.put(seat, told.size()));
    }
    List<Told<O>> fresh = told.subList(from, told.size());
    guard.tell(fresh);
    take(new Input.Seen<>(Snapshot.of(match, viewer), fresh));
    minute.left(viewer).ifPresent(seconds -> take(new Input.Limited<>(seconds + running())));
    if (!table.isHosted() && company.mine().stream().noneMatch(match.turn()::awaits)) {
      table.trouble().ifPresent(why -> answer(SAY.say("stands-still", why)));
    }
  }

  /** What is left of the slice that is being looked at, at most. */
  private int running() {
    return begun && session.page() instanceof Page.Minute ? TimedView.SLICE : 0;
  }

  /**
   * Whose eyes look at the screen: of the seats that type here the one to move, and nobody else's
   * until then.
   */
  private Viewer eyes(Match<C, O, V> match, Viewer before) {
    if (match.turn() instanceof Turn.Awaits(List<Seat> seats)
        && !(before instanceof Seat seat && seats.contains(seat))) {
      return seats.stream()
          .filter(company.mine()::contains)
          .<Viewer>map(seat -> seat)
          .findFirst()
          .orElse(before);
    }
    return before;
  }
}
