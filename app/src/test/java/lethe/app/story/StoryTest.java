package lethe.app.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.Rng;
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
  void aMomentHasOneOrMoreWaysToTellIt() {
    assertThat(STORY.beats().keySet()).containsExactly("opening", "end.draw");
    assertThat(STORY.beats().get("opening"))
        .containsExactly(
            new Beat(List.of("One way", "to tell it.")),
            new Beat(List.of("Another,", "", "with a gap.")));
    assertThat(STORY.beats().get("end.draw")).containsExactly(new Beat(List.of("Level.")));
  }

  @Test
  void aMomentThatIsNotThereIsNotTold() {
    assertThat(STORY.tell("end.won", new Rng(1))).isEqualTo(Optional.empty());
    assertThat(Story.NONE.tell("opening", new Rng(1))).isEmpty();
    assertThat(Story.read("").beats()).isEmpty();
  }

  @Test
  void everyWayIsToldAtSomeTime() {
    Set<Beat> told = new HashSet<>();
    Rng rng = new Rng(1);
    for (int i = 0; i < 30; i++) {
      Rng.Draw<Beat> beat = STORY.tell("opening", rng).orElseThrow();
      told.add(beat.value());
      rng = beat.rest();
    }
    assertThat(told).hasSize(2);
  }
}
