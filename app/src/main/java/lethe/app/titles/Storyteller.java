package lethe.app.titles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.story.Beat;
import lethe.engine.core.Header;
import lethe.engine.core.Rng;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;

/**
 * Tells a viewer the events of a match, interspersed with the story. The wording of the story
 * depends only on the start time of the match, so it is always the same and reveals no hidden
 * information.
 */
public final class Storyteller<O> {
  private final Title<?, O, ?> title;
  private final Viewer viewer;
  private final boolean tellsStory;
  private Rng rng;

  /**
   * Creates a storyteller at the beginning of a match.
   *
   * @param tellsStory whether to tell the story
   */
  public Storyteller(Title<?, O, ?> title, Header header, Viewer viewer, boolean tellsStory) {
    this.title = title;
    this.viewer = viewer;
    this.tellsStory = tellsStory;
    this.rng = storyRng(header);
  }

  /** Returns the random numbers that select the wording of a match's story. */
  public static Rng storyRng(Header header) {
    return new Rng((header.game() + header.savedSince()).hashCode());
  }

  /** Returns the texts for an observation, given the previous observations. */
  public List<Text> tell(ToldObservation<O> observation) {
    List<Text> lines = new ArrayList<>(story(observation));
    lines.addAll(title.narrate(observation.observation(), viewer));
    return lines;
  }

  /** Returns only the story's texts for an observation. */
  public List<Text> story(ToldObservation<O> observation) {
    return title.storyMoment(observation.observation()).map(this::beat).orElse(List.of());
  }

  /** Returns the end of the story for this ending. */
  public List<Text> end(String ending) {
    return beat("end." + ending);
  }

  private List<Text> beat(String moment) {
    Optional<Rng.Draw<Beat>> beat =
        tellsStory ? title.texts().story().pickText(moment, viewer, rng) : Optional.empty();
    rng = beat.map(Rng.Draw::next).orElse(rng);
    return beat.map(draw -> lines(draw.value())).orElse(List.of());
  }

  /** Returns a beat of the story as it appears below a table. */
  public static List<Text> lines(Beat beat) {
    return beat.paragraphs().stream().map(line -> Text.faint("  " + line)).toList();
  }
}
