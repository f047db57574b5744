package lethe.app.play;

import static lethe.app.play.Saying.SAY;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Advice;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Progress;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.Worth;

/** What somebody at a table is advised, as soon as it has been thought about. */
final class Hints<C, O, V> {
  /** More pieces of advice than these help nobody. */
  private static final int WEIGHED = 8;

  private final Table<C, O, V> table;
  private final Thinking thinking;
  private final Runnable done;
  private Optional<Thought<List<String>>> thought = Optional.empty();
  private Gauge gauge;

  /**
   * No hint yet.
   *
   * @param done called when there is one, by the thread that has thought
   */
  Hints(Table<C, O, V> table, Thinking thinking, Runnable done) {
    this.table = table;
    this.thinking = thinking;
    this.done = done;
    this.gauge = new Gauge(done, done);
  }

  /**
   * Asks what to do, once it has been written down that somebody asked; what was asked before is
   * wanted no more.
   *
   * @return why it cannot be written down, if so
   */
  Optional<Rejection> ask(Seat seat) {
    Control hinted = new Control.Hinted(seat);
    Optional<Rejection> why =
        table.match().backwards().anyMatch(new Entry.Note<C>(hinted)::equals)
            ? Optional.empty()
            : table.refusal(hinted);
    if (why.isEmpty()) {
      forget();
      Gauge now = new Gauge(done, done);
      gauge = now;
      thought = Optional.of(thinking.think(() -> advice(seat, now), done));
      now.await();
    }
    return why;
  }

  /** Whether something is being thought about still. */
  boolean isThinking() {
    return thought.filter(t -> !t.isDone()).isPresent();
  }

  /** What was thought, once. */
  Optional<List<String>> take() {
    Optional<Thought<List<String>>> ready = thought.filter(Thought::isDone);
    if (ready.isPresent()) {
      thought = Optional.empty();
    }
    return ready.map(t -> t.found().orElse(List.of()));
  }

  /**
   * What is said while it is thought about: how far that has come, where it has come further since
   * this was asked last.
   */
  Optional<String> progress() {
    return isThinking()
        ? gauge.news().stream().mapToObj(far -> SAY.say("thinking.far", far)).findFirst()
        : Optional.empty();
  }

  /** Leaves off; what is said then. */
  List<String> stop() {
    forget();
    return List.of(SAY.say("thinking.stopped"));
  }

  /** Nobody wants to know it any more. */
  void forget() {
    gauge.stop();
    thought.ifPresent(Thought::cancel);
    thought = Optional.empty();
  }

  /** What the best bot thinks of all that can be done; if it cannot say, what it would do. */
  private List<String> advice(Seat seat, Progress progress) {
    List<Advice<C>> weighed = table.weigh(seat, progress);
    if (weighed.isEmpty()) {
      return table
          .hint(seat)
          .map(best -> SAY.say("hint", table.game().notation().write(best)))
          .stream()
          .toList();
    }
    String said =
        switch (weighed.getFirst().worth()) {
          case Worth.Chance _ -> SAY.say("weighed");
          case Worth.Lead _ -> SAY.say("weighed.lead");
          case Worth.Points _ -> SAY.say("weighed.points");
          case Worth.Judged _ -> SAY.say("weighed.judged");
        };
    return Stream.concat(Stream.of(said), weighed.stream().limit(WEIGHED).map(this::written))
        .toList();
  }

  private String written(Advice<C> advice) {
    String command = table.game().notation().write(advice.command());
    return switch (advice.worth()) {
      case Worth.Chance(double chance, double error) ->
          SAY.say("advice", number("%3.0f", 100 * chance), number("%2.0f", 100 * error), command);
      case Worth.Lead(int points) -> SAY.say("advice.lead", number("%+3d", points), command);
      case Worth.Points(double points, double _) ->
          SAY.say("advice.lead", number("%4.1f", points), command);
      case Worth.Judged(double value, double _) ->
          SAY.say("advice.lead", number("%5.1f", value), command);
    };
  }

  private static String number(String format, Object number) {
    return String.format(Locale.ROOT, format, number);
  }
}
