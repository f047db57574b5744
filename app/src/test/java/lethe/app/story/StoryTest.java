package lethe.app.story;

import static lethe.engine.core.Spectator.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Test;

class StoryTest {
  private static final Story STORY =
      Story.read(
          """

          [opening]

          One way
          to tell it.

          --
          Another,

          with a gap.
          [end.draw]
          Level.
          """);

  @Test
  void aMomentHasOneOrMoreTexts() {
    assertThat(STORY.beats().keySet()).containsExactly("opening", "end.draw");
    assertThat(STORY.beats().get("opening"))
        .containsExactly(
            new Beat(List.of("One way", "to tell it.")),
            new Beat(List.of("Another,", "", "with a gap.")));
    assertThat(STORY.beats().get("end.draw")).containsExactly(new Beat(List.of("Level.")));
  }

  /** A window wraps paragraphs to its own width. */
  @Test
  void theLinesOfAParagraphAreJoined() {
    assertThat(STORY.beats().get("opening").stream().map(Beat::paragraphs))
        .containsExactly(List.of("One way to tell it."), List.of("Another,", "", "with a gap."));
  }

  @Test
  void indentedLinesAreKept() {
    Beat poem =
        Story.read("[poem]\n One crane,\n two.\nShe stops\nthere.").beats().get("poem").getFirst();
    assertThat(poem.paragraphs()).containsExactly(" One crane,", " two.", "She stops there.");
  }

  /** A seat that has a text of its own does not get the general text. */
  @Test
  void aSeatCanHaveItsOwnText() {
    Story story = Story.read("[end]\nShe wakes.\n[end as ren]\nYou wake.");
    assertThat(endingFor(story, new Seat(0, "feth"))).isEqualTo("She wakes.");
    assertThat(endingFor(story, new Seat(1, "ren"))).isEqualTo("You wake.");
    assertThat(endingFor(story, SPECTATOR)).isEqualTo("She wakes.");
  }

  private static String endingFor(Story story, Viewer reader) {
    Rng.Draw<Beat> beat = story.pickText("end", reader, new Rng(1)).orElseThrow();
    return String.join(" ", beat.value().lines());
  }

  @Test
  void anUnknownMomentHasNoText() {
    assertThat(STORY.pickText("end.won", SPECTATOR, new Rng(1))).isEqualTo(Optional.empty());
    assertThat(Story.NONE.pickText("opening", SPECTATOR, new Rng(1))).isEmpty();
    assertThat(Story.read("").beats()).isEmpty();
  }

  @Test
  void everyTextIsPicked() {
    Set<Beat> picked = new HashSet<>();
    Rng rng = new Rng(1);
    for (int i = 0; i < 30; i++) {
      Rng.Draw<Beat> beat = STORY.pickText("opening", SPECTATOR, rng).orElseThrow();
      picked.add(beat.value());
      rng = beat.next();
    }
    assertThat(picked).hasSize(2);
  }
}
