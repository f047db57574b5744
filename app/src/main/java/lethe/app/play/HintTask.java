package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lethe.app.analysis.MoveCost;
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
   * Journals that the seat is given a hint, unless this has been journaled before, and starts to
   * compute the hint. Replaces an earlier request.
   *
   * @param reply receives the hint, preceded by progress messages if enabled
   * @return the reason why the hint cannot be journaled; empty if it was
   */
  Optional<Rejection> request(Seat seat, Consumer<List<String>> reply) {
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

  /**
   * Returns a hint. If there is only one legal command, names it. Otherwise lists the strongest
   * bot's best assessments or, if the bot makes none, names its move; then gives the reasons for
   * the best move, unless all commands are exactly equal.
   */
  private List<String> advice(Seat seat, ProgressListener progress) {
    List<C> legal = table.match().legalCommands(seat);
    if (legal.size() == 1) {
      return List.of(MESSAGES.format("hint.only", format(legal.getFirst())));
    }
    List<EvaluatedCommand<C>> evaluations = table.evaluate(seat, progress);
    if (evaluations.isEmpty()) {
      return table.hint(seat).stream()
          .flatMap(
              best ->
                  Stream.concat(
                      Stream.of(MESSAGES.format("hint", format(best))),
                      reasonLine(seat, best, List.of())))
          .toList();
    }
    C best = evaluations.getFirst().command();
    boolean isEqual =
        evaluations.size() > 1
            && evaluations.stream().noneMatch(other -> isWorse(other, evaluations));
    boolean isExact =
        evaluations.stream().allMatch(evaluated -> evaluated.evaluation().margin() == 0);
    List<String> lines = new ArrayList<>();
    lines.add(heading(evaluations.getFirst().evaluation()));
    evaluations.stream().limit(MAX_SUGGESTIONS).map(this::format).forEach(lines::add);
    if (isEqual) {
      lines.add(
          isExact
              ? MESSAGES.format("hint.equal", evaluations.size())
              : MESSAGES.format("hint.equal.estimated"));
    }
    if (!isEqual || !isExact) {
      reasonLine(seat, best, evaluations).forEach(lines::add);
    }
    return lines;
  }

  /** Returns whether a command is significantly worse than the best one. */
  private static <C> boolean isWorse(
      EvaluatedCommand<C> evaluated, List<EvaluatedCommand<C>> evaluations) {
    return MoveCost.of(evaluations.getFirst().evaluation(), evaluated.evaluation()).isSignificant();
  }

  /** Returns the reasons for a command as one line; empty if there are none. */
  private Stream<String> reasonLine(Seat seat, C command, List<EvaluatedCommand<C>> evaluations) {
    List<String> sentences = table.explain(seat, command, evaluations);
    return sentences.isEmpty()
        ? Stream.of()
        : Stream.of(MESSAGES.format("hint.reason", format(command), String.join(" ", sentences)));
  }

  private static String heading(Evaluation evaluation) {
    return switch (evaluation) {
      case Evaluation.Chance _ -> MESSAGES.format("hint.unit.chance");
      case Evaluation.Lead _ -> MESSAGES.format("hint.unit.lead");
      case Evaluation.Points _ -> MESSAGES.format("hint.unit.points");
      case Evaluation.LowerBound _ -> MESSAGES.format("hint.unit.lower-bound");
      case Evaluation.Heuristic _ -> MESSAGES.format("hint.unit.heuristic");
    };
  }

  private String format(C command) {
    return table.game().notation().format(command);
  }

  private String format(EvaluatedCommand<C> advice) {
    String command = format(advice.command());
    return switch (advice.evaluation()) {
      case Evaluation.Chance(double chance, double error) ->
          MESSAGES.format(
              "hint.row.chance",
              formatNumber("%3.0f", 100 * chance),
              formatNumber("%2.0f", Math.ceil(100 * error)),
              command);
      case Evaluation.Lead(int points) ->
          MESSAGES.format("hint.row", formatNumber("%+3d", points), command);
      case Evaluation.LowerBound(int points) ->
          MESSAGES.format("hint.row", formatNumber("%3d", points), command);
      case Evaluation.Points(double points, double _) ->
          MESSAGES.format("hint.row", formatNumber("%4.1f", points), command);
      case Evaluation.Heuristic(double value, double _) ->
          MESSAGES.format("hint.row", formatNumber("%5.1f", value), command);
    };
  }

  private static String formatNumber(String format, Object number) {
    return String.format(Locale.ROOT, format, number);
  }
}
