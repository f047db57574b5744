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
 * Tells a viewer what happened, with the story between the events. The wording of the story depends
 * only on when the match began, so it is the same whenever the match is looked at and reveals
 * nothing hidden.
 */
public final class Storyteller<O> {
  private final Title<?, O, ?> title;
  private final Viewer viewer;
  private final boolean tellsStory;
  private Rng stories;

  /**
   * Creates a storyteller that has told nothing yet.
   *
   * @param storied whether to tell the story
   */
  public Storyteller(Title<?, O, ?> title, Header header, Viewer viewer, boolean storied) {
    this.title = title;
    this.viewer = viewer;
    this.tellsStory = storied;
    this.stories = storyRng(header);
  }

  /** Returns the random stream that chooses the wording of a match's story. */
  public static Rng storyRng(Header header) {
    return new Rng((header.game() + header.savedSince()).hashCode());
  }

  /** Returns the texts for an observation, given what was told before. */
  public List<Text> tell(ToldObservation<O> observation) {
    List<Text> lines = new ArrayList<>(story(observation));
    lines.addAll(title.narrate(observation.observation(), viewer));
    return lines;
  }

  /** Returns only the story's texts for an observation. */
  public List<Text> story(ToldObservation<O> observation) {
    return title.storyMoment(observation.observation()).map(this::beat).orElse(List.of());
  }

  /** Returns the last words of the story for this ending. */
  public List<Text> end(String how) {
    return beat("end." + how);
  }

  private List<Text> beat(String moment) {
    Optional<Rng.Draw<Beat>> beat =
        tellsStory ? title.texts().story().tell(moment, viewer, stories) : Optional.empty();
    stories = beat.map(Rng.Draw::next).orElse(stories);
    return beat.map(drawn -> lines(drawn.value())).orElse(List.of());
  }

  /** Returns a beat of the story as it appears below a table. */
  public static List<Text> lines(Beat beat) {
    return beat.paragraphs().stream().map(line -> Text.faint("  " + line)).toList();
  }
}
