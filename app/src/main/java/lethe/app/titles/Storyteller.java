package lethe.app.titles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.story.Beat;
import lethe.engine.core.Header;
import lethe.engine.core.Rng;
import lethe.engine.core.Told;
import lethe.engine.core.Viewer;

/**
 * Tells one viewer what they were told, with the story between. Which words the story takes follows
 * from when the match began and from nothing hidden, so that it is the same whenever the match is
 * looked at.
 */
public final class Storyteller<O> {
  private final Title<?, O, ?> title;
  private final Viewer viewer;
  private final boolean storied;
  private Rng stories;

  /** Somebody who has told nothing yet; without the story if it is not wanted. */
  public Storyteller(Title<?, O, ?> title, Header header, Viewer viewer, boolean storied) {
    this.title = title;
    this.viewer = viewer;
    this.storied = storied;
    this.stories = stream(header);
  }

  /** The stream that chooses how the story of a match is told. */
  public static Rng stream(Header header) {
    return new Rng((header.game() + header.saved()).hashCode());
  }

  /** What is said of this, after what was said before. */
  public List<Text> tell(Told<O> told) {
    List<Text> lines = new ArrayList<>(story(told));
    lines.addAll(title.narration().tell(told.what(), viewer));
    return lines;
  }

  /** What the story has to say of it, and nothing else. */
  public List<Text> story(Told<O> told) {
    return title.narration().moment(told.what(), viewer).map(this::beat).orElse(List.of());
  }

  /** The story's last words, where a match ended like this. */
  public List<Text> end(String how) {
    return beat("end." + how);
  }

  private List<Text> beat(String moment) {
    Optional<Rng.Draw<Beat>> beat =
        storied ? title.prose().story().tell(moment, viewer, stories) : Optional.empty();
    stories = beat.map(Rng.Draw::rest).orElse(stories);
    return beat.map(drawn -> lines(drawn.value())).orElse(List.of());
  }

  /** A piece of the story as it stands below a table. */
  public static List<Text> lines(Beat beat) {
    return beat.paragraphs().stream().map(line -> Text.faint("  " + line)).toList();
  }
}
