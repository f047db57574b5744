package lethe.app.story;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lethe.engine.core.Rng;

/**
 * The part of a story that a reader has been told.
 *
 * @param rng the generator that selects the next texts
 * @param toldTexts the texts that have been told, oldest first, by moment
 */
public record StoryProgress(Rng rng, Map<String, List<Beat>> toldTexts) {
  public StoryProgress {
    toldTexts = Map.copyOf(toldTexts);
  }

  /** Returns the progress before the beginning of a story. */
  public static StoryProgress atStart(Rng rng) {
    return new StoryProgress(rng, Map.of());
  }

  List<Beat> toldFor(String moment) {
    return toldTexts.getOrDefault(moment, List.of());
  }

  /**
   * Returns the progress after another text has been told.
   *
   * @param rng the generator that selects the texts after it
   */
  StoryProgress withTold(String moment, Beat beat, Rng rng) {
    Map<String, List<Beat>> newTexts = new HashMap<>(toldTexts);
    newTexts.put(moment, Stream.concat(toldFor(moment).stream(), Stream.of(beat)).toList());
    return new StoryProgress(rng, newTexts);
  }
}
