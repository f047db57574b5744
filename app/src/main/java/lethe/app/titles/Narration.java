package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.engine.core.Outcome;
import lethe.engine.core.Viewer;

/**
 * How a match is told. Pure: the same observation gives the same sentences.
 *
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public interface Narration<O, V> {
  /**
   * What was told, in sentences; several lines where there is much to say, and none where there is
   * nothing that needs saying.
   */
  List<Text> tell(O told, Viewer viewer);

  /** How it ended, in sentences. */
  List<Text> end(Outcome outcome, Viewer viewer);

  /**
   * What it came to, for whoever looks back: what had been hidden, what counted, and what a better
   * ending would have needed.
   *
   * @param view the end, with everything open
   * @param told all that anybody was told and that was not taken back, oldest first
   */
  default List<Text> recap(V view, List<O> told, Outcome outcome, Viewer viewer) {
    return List.of();
  }

  /** How much a ply changed, and what; nothing where that is not worth a word afterwards. */
  default Optional<TurningPoint> turningPoint(Change<O, V> change, Viewer viewer) {
    return Optional.empty();
  }

  /** The moment of the story that this is, if it is one. */
  Optional<String> moment(O told, Viewer viewer);

  /** The same, told as shortly as it can be. */
  default Narration<O, V> briefly() {
    return this;
  }

  /** What the part of the match is called that this is in; empty if it has no parts. */
  default String stage(V view) {
    return "";
  }

  /** What is to be counted of this over many matches, if anything. */
  default Optional<Fact> fact(O told) {
    return Optional.empty();
  }
}
