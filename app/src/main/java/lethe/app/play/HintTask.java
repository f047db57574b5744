package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Computes hints for a person at a table in the background. */
final class HintTask<C, O, V> {
  /** The maximum number of commands to list. */
  private static final int MAX_SUGGESTIONS = 8;

  private final Table<C, O, V> table;
  private final TaskRunner taskRunner;
  private final Runnable done;
  private Optional<BotTask<List<String>>> task = Optional.empty();
  private TaskProgress progress;

  /**
   * Creates an instance without a hint.
   *
   * @param done called by the computing thread when a hint is available
   */
  HintTask(Table<C, O, V> table, TaskRunner taskRunner, Runnable done) {
    this.table = table;
    this.taskRunner = taskRunner;
    this.done = done;
    this.progress = new TaskProgress(done, done);
  }

  /**
   * Requests a hint after journaling the request. Replaces an earlier request.
   *
   * @return why the request cannot be journaled, if it cannot
   */
  Optional<Rejection> ask(Seat seat) {
    ControlEntry hinted = new ControlEntry.HintGiven(seat);
    Optional<Rejection> rejection =
        table.match().entriesBackwards().anyMatch(new Entry.Control<C>(hinted)::equals)
            ? Optional.empty()
            : table.addControlIfAllowed(hinted);
    if (rejection.isEmpty()) {
      cancel();
      TaskProgress now = new TaskProgress(done, done);
      progress = now;
      task = Optional.of(taskRunner.submit(() -> advice(seat, now), done));
      now.markAwaited();
    }
    return rejection;
  }

  /** Returns whether a hint is being computed. */
  boolean isThinking() {
    return task.filter(t -> !t.isDone()).isPresent();
  }

  /** Returns the hint once it is available, and clears it. */
  Optional<List<String>> poll() {
    Optional<BotTask<List<String>>> ready = task.filter(BotTask::isDone);
    if (ready.isPresent()) {
      task = Optional.empty();
    }
    return ready.map(t -> t.resultIfDone().orElse(List.of()));
  }

  /** Returns a progress message if the progress has changed since the last call. */
  Optional<String> progress() {
    return isThinking()
        ? progress.newPercent().stream()
            .mapToObj(far -> MESSAGES.format("thinking.far", far))
            .findFirst()
        : Optional.empty();
  }

  /** Cancels the computation and returns a message. */
  List<String> stop() {
    cancel();
    return List.of(MESSAGES.format("thinking.stopped"));
  }

  /** Discards the request. */
  void cancel() {
    progress.stop();
    task.ifPresent(BotTask::cancel);
    task = Optional.empty();
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
          case Evaluation.Chance _ -> MESSAGES.format("weighed");
          case Evaluation.Lead _ -> MESSAGES.format("weighed.lead");
          case Evaluation.Points _ -> MESSAGES.format("weighed.points");
          case Evaluation.Least _ -> MESSAGES.format("weighed.least");
          case Evaluation.Heuristic _ -> MESSAGES.format("weighed.judged");
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
              "advice",
              number("%3.0f", 100 * chance),
              number("%2.0f", Math.ceil(100 * error)),
              command);
      case Evaluation.Lead(int points) ->
          MESSAGES.format("advice.lead", number("%+3d", points), command);
      case Evaluation.Least(int points) ->
          MESSAGES.format("advice.lead", number("%3d", points), command);
      case Evaluation.Points(double points, double _) ->
          MESSAGES.format("advice.lead", number("%4.1f", points), command);
      case Evaluation.Heuristic(double value, double _) ->
          MESSAGES.format("advice.lead", number("%5.1f", value), command);
    };
  }

  private static String number(String format, Object number) {
    return String.format(Locale.ROOT, format, number);
  }
}
