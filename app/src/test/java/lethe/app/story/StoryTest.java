package lethe.app.story;

import static lethe.engine.core.Spectator.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoryTest {
  private static final StoryProgress START = StoryProgress.atStart(new Rng(1));

  private static final Story STORY =
      Story.parse(
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
  void aMomentCanHaveSeveralTexts() {
    assertThat(STORY.beats().keySet()).containsExactly("opening", "end.draw");
    assertThat(STORY.beats().get("opening"))
        .containsExactly(
            new Beat(List.of("One way", "to tell it.")),
            new Beat(List.of("Another,", "", "with a gap.")));
    assertThat(STORY.beats().get("end.draw")).containsExactly(new Beat(List.of("Level.")));
  }

  @Test
  void theIntroductionDependsOnTheReader() {
    Story story =
        Story.parse("[introduction]\nThey met.\n[introduction as red]\nYou met.\n[a]\nA.\n[b]\nB.");
    assertThat(story.introductionBefore("a", new Seat(0, "red")))
        .contains(new Beat(List.of("You met.")));
    assertThat(story.introductionBefore("a", SPECTATOR)).contains(new Beat(List.of("They met.")));
    assertThat(story.introductionBefore("b", SPECTATOR)).isEmpty();
    assertThat(STORY.introductionBefore("opening", SPECTATOR)).isEmpty();
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
        Story.parse("[poem]\n One crane,\n two.\nShe stops\nthere.").beats().get("poem").getFirst();
    assertThat(poem.paragraphs()).containsExactly(" One crane,", " two.", "She stops there.");
  }

  /** A seat that has a text of its own does not get the general text. */
  @Test
  void aSeatCanHaveItsOwnText() {
    Story story = Story.parse("[end]\nShe wakes.\n[end as ren]\nYou wake.");
    assertThat(endingFor(story, new Seat(0, "feth"))).isEqualTo("She wakes.");
    assertThat(endingFor(story, new Seat(1, "ren"))).isEqualTo("You wake.");
    assertThat(endingFor(story, SPECTATOR)).isEqualTo("She wakes.");
  }

  private static String endingFor(Story story, Viewer reader) {
    Story.Telling telling = story.tell("end", reader, START).orElseThrow();
    return String.join(" ", telling.beat().lines());
  }

  @Test
  void anUnknownMomentHasNoText() {
    assertThat(STORY.tell("end.won", SPECTATOR, START)).isEqualTo(Optional.empty());
    assertThat(Story.NONE.tell("opening", SPECTATOR, START)).isEmpty();
    assertThat(Story.parse("").beats()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void eachTextOfAMomentIsToldOnce(int seed) {
    List<Beat> told = new ArrayList<>();
    Optional<Story.Telling> telling =
        STORY.tell("opening", SPECTATOR, StoryProgress.atStart(new Rng(seed)));
    while (telling.isPresent()) {
      told.add(telling.get().beat());
      telling = STORY.tell("opening", SPECTATOR, telling.get().next());
    }
    assertThat(told).containsExactlyInAnyOrderElementsOf(STORY.beats().get("opening"));
  }

  @Test
  void theFirstTextIsChosenAtRandom() {
    Set<Beat> first = new HashSet<>();
    for (int seed = 0; seed < 30; seed++) {
      StoryProgress start = StoryProgress.atStart(new Rng(seed));
      Story.Telling telling = STORY.tell("opening", SPECTATOR, start).orElseThrow();
      first.add(telling.beat());
      assertThat(telling.next().rng()).isNotEqualTo(start.rng());
    }
    assertThat(first).hasSize(2);
  }

  @Test
  void aTextCanQuoteAnEarlierText() {
    Story story =
        Story.parse(
            """
            [row]
            "Rain," she says.
            --
            She goes on: "A sandal."
            [poem]
            She sings:
             {row}
            """);
    assertThat(story.tell("poem", SPECTATOR, START)).isEmpty();
    Story.Telling first = story.tell("row", SPECTATOR, START).orElseThrow();
    Story.Telling second = story.tell("row", SPECTATOR, first.next()).orElseThrow();
    assertThat(story.tell("poem", SPECTATOR, second.next()).orElseThrow().beat().lines())
        .containsExactly(
            "She sings:",
            second.beat().lines().getFirst().startsWith("She") ? " A sandal." : " Rain,");
  }
}
