package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Screen;
import lethe.app.session.MoveAnalysisState.AnalysisRequest;
import lethe.app.study.Finding;
import lethe.app.study.Report;
import lethe.app.study.Study;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Seat;

/** Judges moves of a reviewed match in the background. */
public final class MoveJudge<C, O, V> {
  private final Table<C, O, V> table;
  private final Console console;
  private final Thinking thinking;
  private final Map<Seat, Study<C, O, V>> studies = new HashMap<>();
  private final Map<AnalysisRequest, List<String>> known = new HashMap<>();
  private Optional<Thought<List<String>>> thought = Optional.empty();
  private Optional<AnalysisRequest> looked = Optional.empty();
  private Gauge gauge;

  /**
   * Creates a judge.
   *
   * @param console the console to wake when a result is available
   */
  public MoveJudge(Table<C, O, V> table, Console console, Thinking thinking) {
    this.table = table;
    this.console = console;
    this.thinking = thinking;
    this.gauge = gauge();
  }

  private Gauge gauge() {
    return new Gauge(console.isHolding() ? console::wake : () -> {}, console::wake);
  }

  /** Returns the judgement of a move if it is known; otherwise starts to compute it. */
  public Optional<List<String>> ask(AnalysisRequest wanted) {
    List<String> found = known.get(wanted);
    if (found != null) {
      return Optional.of(found);
    }
    if (!table.match().turn().isOver()) {
      return Optional.of(List.of(MESSAGES.format("not-over")));
    }
    Gauge now = gauge();
    gauge = now;
    looked = Optional.of(wanted);
    thought = Optional.of(thinking.think(() -> judged(wanted, now), console::wake));
    now.await();
    return Optional.empty();
  }

  /** Returns a new result, once. */
  public Optional<List<String>> found() {
    Optional<List<String>> found = thought.filter(Thought::isDone).flatMap(Thought::found);
    if (found.isPresent()) {
      looked.ifPresent(wanted -> known.put(wanted, found.get()));
      thought = Optional.empty();
    }
    return found;
  }

  /** Returns whether a move is being judged. */
  private boolean isThinking() {
    return thought.filter(one -> !one.isDone()).isPresent();
  }

  /** Adds the progress to a screen; lines of a script wait for the result. */
  public Screen shown(Screen screen) {
    return shown(screen, false);
  }

  /**
   * Like {@link #shown(Screen)}.
   *
   * @param stops whether Escape cancels the computation
   */
  Screen shown(Screen screen, boolean stops) {
    if (thought.isEmpty()) {
      return screen;
    }
    String prompt = screen.prompt();
    return console.isPaced()
        ? screen.offering(List.of(), false).goingOn()
        : screen.prompted(
            gauge.percent().stream()
                .mapToObj(
                    far -> MESSAGES.format(stops ? "judging.esc.far" : "judging.far", far, prompt))
                .findFirst()
                .orElseGet(() -> MESSAGES.format(stops ? "judging.esc" : "judging", prompt)));
  }

  /** Discards an earlier request when the person moves on. */
  public void heard(Event event) {
    if (event instanceof Event.Line || event instanceof Event.Turn || event instanceof Event.Back) {
      forget();
    }
  }

  /** Returns the event that replaces one by which the person cancels a judgement. */
  Optional<Event> stopped(Event event) {
    if (!(event instanceof Event.Back) || !isThinking()) {
      return Optional.empty();
    }
    forget();
    return Optional.of(new Event.Said(List.of(MESSAGES.format("judging.stopped"))));
  }

  private void forget() {
    gauge.stop();
    thought.ifPresent(Thought::cancel);
    thought = Optional.empty();
  }

  private List<String> judged(AnalysisRequest wanted, ProgressListener progress) {
    Study<C, O, V> study = study(wanted.seat());
    return study.decisions().stream()
        .filter(at -> at.position() == wanted.position())
        .findFirst()
        .filter(at -> at.decision().hasChoice())
        .map(at -> said(study, study.find(at, progress)))
        .orElseGet(() -> List.of(MESSAGES.format("no-choice")));
  }

  private List<String> said(Study<C, O, V> study, Finding<C> one) {
    List<String> words = new Report<>(study, List.of(one)).judged(one);
    return words.isEmpty() ? List.of(MESSAGES.format("not-judged")) : words;
  }

  private synchronized Study<C, O, V> study(Seat seat) {
    return studies.computeIfAbsent(
        seat, own -> Study.of(table.title(), table.game(), table.match(), own));
  }
}
