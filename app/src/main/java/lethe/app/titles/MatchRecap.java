package lethe.app.titles;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Text;

/**
 * The texts about a finished match that are shown in addition to its result.
 *
 * @param reason the decisive facts, in few lines
 * @param nextGoal the requirements of the next better ending; may be empty
 * @param details the information that was hidden during the match, and further facts
 */
public record MatchRecap(List<Text> reason, List<Text> nextGoal, List<Text> details) {
  /** A recap without texts. */
  public static final MatchRecap NONE = new MatchRecap(List.of(), List.of(), List.of());

  public MatchRecap {
    reason = List.copyOf(reason);
    nextGoal = List.copyOf(nextGoal);
    details = List.copyOf(details);
  }

  /** Returns all texts. */
  public List<Text> lines() {
    return Stream.of(reason, nextGoal, details).flatMap(List::stream).toList();
  }
}
