package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.study.Finding;
import lethe.app.study.Report;
import lethe.app.study.Study;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Decision;
import lethe.engine.core.Seat;

/**
 * Analyzes a finished match for one seat in the background, decision by decision, and keeps the
 * results for later requests.
 */
final class Studying<C, O, V> {
  private final Table<C, O, V> table;
  private final Thinking thinking;
  private final boolean drawn;
  private final Runnable done;
  private Optional<Study<C, O, V>> study = Optional.empty();
  private List<Decision.Positioned<C, O, V>> open = List.of();
  private final List<Finding<C>> findings = new ArrayList<>();
  private Optional<Thought<Finding<C>>> thought = Optional.empty();
  private boolean wanted;

  /**
   * Creates an instance without a request.
   *
   * @param drawn whether the person sees the results rather than hearing them
   * @param done called by the computing thread when a result is available
   */
  Studying(Table<C, O, V> table, Thinking thinking, boolean drawn, Runnable done) {
    this.table = table;
    this.thinking = thinking;
    this.drawn = drawn;
    this.done = done;
  }

  /** Starts or continues the analysis for a seat. */
  void ask(Seat seat) {
    forget();
    if (study.filter(one -> one.seat().equals(seat)).isEmpty()) {
      Study<C, O, V> begun = Study.of(table.title(), table.game(), table.match(), seat);
      study = Optional.of(begun);
      open = begun.open(1, Integer.MAX_VALUE);
      findings.clear();
    }
    wanted = true;
    think();
  }

  /** Returns whether the analysis is still running. */
  boolean isThinking() {
    return wanted && findings.size() < open.size();
  }

  /**
   * Returns the next text to show, once.
   *
   * @param step whether to report progress, rather than only the complete result
   */
  Optional<List<String>> take(boolean step) {
    boolean found = false;
    while (thought.filter(Thought::isDone).isPresent()) {
      Optional<Finding<C>> one = thought.get().found();
      thought = Optional.empty();
      one.ifPresent(findings::add);
      found = true;
      think();
    }
    if (wanted && findings.size() == open.size()) {
      wanted = false;
      return Optional.of(said());
    }
    return found && step
        ? Optional.of(
            List.of(MESSAGES.format("studying.progress", findings.size() + 1, open.size())))
        : Optional.empty();
  }

  /** Stops the analysis and returns the results so far. */
  List<String> stop() {
    forget();
    return Stream.concat(
            said().stream(),
            Stream.of("", MESSAGES.format("studying.stopped", findings.size(), open.size())))
        .toList();
  }

  /** Stops the analysis and keeps its results. */
  void forget() {
    wanted = false;
    thought.ifPresent(Thought::cancel);
    thought = Optional.empty();
  }

  /**
   * Returns a fork at the greatest loss, to try again; empty if it is not known or there was none.
   */
  Optional<Fork> fork(boolean anew) {
    return worst()
        .map(
            one ->
                new Fork(
                    one.position(),
                    anew
                        ? Optional.of(
                            new ControlEntry.Reshuffled(study.orElseThrow().seat(), Seeds.drawn()))
                        : Optional.empty()));
  }

  /** Returns why there is nothing to try again. */
  String whyNot() {
    boolean found = study.isPresent() && (open.isEmpty() || !findings.isEmpty());
    return MESSAGES.format(found ? "again.nowhere" : "again.none");
  }

  private Optional<Finding<C>> worst() {
    return Finding.turning(findings).stream().findFirst();
  }

  private void think() {
    if (isThinking()) {
      Study<C, O, V> begun = study.orElseThrow();
      Decision.Positioned<C, O, V> next = open.get(findings.size());
      thought = Optional.of(thinking.think(() -> begun.find(next), done));
    }
  }

  private List<String> said() {
    List<String> lines = new ArrayList<>();
    study.ifPresent(one -> lines.addAll(new Report<>(one, findings).words(drawn)));
    worst()
        .ifPresent(
            one -> {
              lines.add("");
              lines.add(
                  MESSAGES.format(
                      "studying.again",
                      one.number(),
                      table.game().notation().format(one.chosen())));
            });
    return lines;
  }
}
