package lethe.app.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Runner;
import lethe.app.page.Screen;
import lethe.app.session.Judging.Wanted;
import lethe.app.session.Review;
import lethe.app.study.Finding;
import lethe.app.study.Report;
import lethe.app.study.Study;
import lethe.app.words.Messages;
import lethe.engine.core.Seat;

/**
 * Somebody who steps through a match that is over: judges the move they look at, elsewhere, so that
 * nobody waits for it who goes on.
 */
public final class Reviewing<C, O, V> implements Runner.Performer<Wanted, Void> {
  private static final Messages SAY = Messages.of(Reviewing.class);

  private final Table<C, O, V> table;
  private final Console console;
  private final Thinking thinking;
  private final Map<Seat, Study<C, O, V>> studies = new HashMap<>();
  private final Map<Wanted, List<String>> known = new HashMap<>();
  private Optional<Thought<List<String>>> thought = Optional.empty();
  private Optional<Wanted> looked = Optional.empty();

  private Reviewing(Table<C, O, V> table, Console console, Thinking thinking) {
    this.table = table;
    this.console = console;
    this.thinking = thinking;
  }

  /** Until they leave. */
  public static void run(
      Table<?, ?, ?> table, Review<?, ?, ?> from, Console console, Thinking thinking) {
    new Runner<>(console, from, new Reviewing<>(table, console, thinking)).run();
  }

  @Override
  public void perform(Wanted wanted, Runner<Wanted, Void> to) {
    List<String> found = known.get(wanted);
    if (found != null) {
      to.happen(new Event.Said(found));
    } else if (!table.match().turn().isOver()) {
      to.happen(new Event.Said(List.of(SAY.say("not-over"))));
    } else {
      looked = Optional.of(wanted);
      thought = Optional.of(thinking.think(() -> judged(wanted), console::wake));
    }
  }

  /** What was found, once. */
  @Override
  public Optional<Event> meanwhile() {
    Optional<List<String>> found = thought.filter(Thought::isDone).flatMap(Thought::found);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    looked.ifPresent(wanted -> known.put(wanted, found.get()));
    thought = Optional.empty();
    return Optional.of(new Event.Said(found.get()));
  }

  /** Lines of a file wait for it. */
  @Override
  public Screen shown(Screen screen) {
    return thought.isPresent() && console.isPaced() ? screen.offering(List.of(), false) : screen;
  }

  /** What was looked at before is looked at no more. */
  @Override
  public void heard(Event event, Runner<Wanted, Void> to) {
    if (event instanceof Event.Line || event instanceof Event.Turn) {
      thought.ifPresent(Thought::cancel);
      thought = Optional.empty();
    }
    to.happen(event);
  }

  private List<String> judged(Wanted wanted) {
    Study<C, O, V> study = study(wanted.seat());
    return study.decisions().stream()
        .filter(at -> at.position() == wanted.position())
        .findFirst()
        .filter(at -> at.decision().isOpen())
        .map(at -> said(study, study.find(at)))
        .orElseGet(() -> List.of(SAY.say("no-choice")));
  }

  private List<String> said(Study<C, O, V> study, Finding<C> one) {
    List<String> words = new Report<>(study, List.of(one)).judged(one);
    return words.isEmpty() ? List.of(SAY.say("not-judged")) : words;
  }

  private synchronized Study<C, O, V> study(Seat seat) {
    return studies.computeIfAbsent(
        seat, own -> Study.of(table.title(), table.game(), table.match(), own));
  }
}
