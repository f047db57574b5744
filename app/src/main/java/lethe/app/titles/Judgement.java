package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;

/**
 * The assessment of a decision, by what the seat knew.
 *
 * @param weighed the values of commands, best first; commands that are missing were not assessed
 * @param stands the value of the position for the seat, if the chosen command does not express it
 * @param words comments, in sentences
 */
public record Judgement<C>(
    List<EvaluatedCommand<C>> weighed, Optional<Evaluation> stands, List<String> words) {
  public Judgement {
    weighed = List.copyOf(weighed);
    words = List.copyOf(words);
  }

  /** Creates a judgement that consists of values only. */
  public Judgement(List<EvaluatedCommand<C>> weighed) {
    this(weighed, Optional.empty(), List.of());
  }

  /** Returns the value of a command, if it is known. */
  public Optional<Evaluation> worth(C command) {
    return weighed.stream()
        .filter(advice -> advice.command().equals(command))
        .map(EvaluatedCommand::evaluation)
        .findFirst();
  }

  /** Returns the best command, if any was assessed. */
  public Optional<EvaluatedCommand<C>> best() {
    return weighed.stream().findFirst();
  }
}
