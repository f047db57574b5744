package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Computes hints for a player in the background. */
final class HintTask<C, O, V> extends BackgroundTask<List<String>> {
  /** The maximum number of commands to list. */
  private static final int MAX_SUGGESTIONS = 8;

  private final Table<C, O, V> table;

  /**
   * Creates an instance without a hint.
   *
   * @param showsProgress whether to report the progress, rather than only the hint
   */
  HintTask(
      Table<C, O, V> table, TaskRunner taskRunner, Executor pageThread, boolean showsProgress) {
    super(taskRunner, pageThread, showsProgress);
    this.table = table;
  }

  /**
   * Journals a request for a hint, and starts it. Replaces an earlier request.
   *
   * @param reply receives the hint, preceded by progress messages if enabled
   * @return the reason why the request cannot be journaled; empty if it can
   */
  Optional<Rejection> ask(Seat seat, Consumer<List<String>> reply) {
    ControlEntry hinted = new ControlEntry.HintGiven(seat);
    Optional<Rejection> rejection =
        table.match().entriesBackwards().anyMatch(new Entry.Control<C>(hinted)::equals)
            ? Optional.empty()
            : table.addControlIfAllowed(hinted);
    if (rejection.isEmpty()) {
      start(
          progress -> advice(seat, progress),
          percent -> reply.accept(List.of(MESSAGES.format("hint.progress", percent))),
          reply);
    }
    return rejection;
  }

  @Override
  List<String> stop() {
    cancel();
    return List.of(MESSAGES.format("hint.stopped"));
  }

  /** Returns the strongest bot's assessments or, if it makes none, its move. */
  private List<String> advice(Seat seat, ProgressListener progress) {
    List<EvaluatedCommand<C>> evaluations = table.evaluate(seat, progress);
    if (evaluations.isEmpty()) {
      return table
          .hint(seat)
          .map(best -> MESSAGES.format("hint", table.game().notation().format(best)))
          .stream()
          .toList();
    }
    String text =
        switch (evaluations.getFirst().evaluation()) {
          case Evaluation.Chance _ -> MESSAGES.format("hint.unit.chance");
          case Evaluation.Lead _ -> MESSAGES.format("hint.unit.lead");
          case Evaluation.Points _ -> MESSAGES.format("hint.unit.points");
          case Evaluation.LowerBound _ -> MESSAGES.format("hint.unit.lower-bound");
          case Evaluation.Heuristic _ -> MESSAGES.format("hint.unit.heuristic");
        };
    return Stream.concat(
            Stream.of(text), evaluations.stream().limit(MAX_SUGGESTIONS).map(this::format))
        .toList();
  }

  private String format(EvaluatedCommand<C> advice) {
    String command = table.game().notation().format(advice.command());
    return switch (advice.evaluation()) {
      case Evaluation.Chance(double chance, double error) ->
          MESSAGES.format(
              "hint.row.chance",
              number("%3.0f", 100 * chance),
              number("%2.0f", Math.ceil(100 * error)),
              command);
      case Evaluation.Lead(int points) ->
          MESSAGES.format("hint.row", number("%+3d", points), command);
      case Evaluation.LowerBound(int points) ->
          MESSAGES.format("hint.row", number("%3d", points), command);
      case Evaluation.Points(double points, double _) ->
          MESSAGES.format("hint.row", number("%4.1f", points), command);
      case Evaluation.Heuristic(double value, double _) ->
          MESSAGES.format("hint.row", number("%5.1f", value), command);
    };
  }

  private static String number(String format, Object number) {
    return String.format(Locale.ROOT, format, number);
  }
}
