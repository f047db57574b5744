package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Advice;
import lethe.engine.core.Worth;

/**
 * What can be said of a decision, by what the seat knew that made it.
 *
 * @param weighed what each thing that it could do was worth, the best first; nothing is said of
 *     what is not there
 * @param stands how the match then stood for the seat, where what was chosen does not say so itself
 * @param words what there was to think, in sentences
 */
public record Judgement<C>(List<Advice<C>> weighed, Optional<Worth> stands, List<String> words) {
  public Judgement {
    weighed = List.copyOf(weighed);
    words = List.copyOf(words);
  }

  /** Nothing but what each thing was worth. */
  public Judgement(List<Advice<C>> weighed) {
    this(weighed, Optional.empty(), List.of());
  }

  /** What this was worth, if that is known. */
  public Optional<Worth> worth(C command) {
    return weighed.stream()
        .filter(advice -> advice.command().equals(command))
        .map(Advice::worth)
        .findFirst();
  }

  /** What was best, if anything can be said. */
  public Optional<Advice<C>> best() {
    return weighed.stream().findFirst();
  }
}
