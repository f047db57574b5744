package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.story.Beat;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Ending;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

class RavensStoryTest {
  private static final Map<String, List<Beat>> BEATS = RavensTitle.TITLE.texts().story().beats();

  private static final String TO_REN = " as ren";

  /** Matches words for Ren, and the second person for Feth. */
  private static final Pattern ABOUT_THEM =
      Pattern.compile("\\b(Ren|she|her|hers|herself|you|your)\\b", Pattern.CASE_INSENSITIVE);

  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

  /** Returns all moments of the story, including the endings. */
  private static Set<String> moments() {
    List<String> moments =
        new ArrayList<>(
            List.of(
                "dive",
                "batch.1",
                "batch.2",
                "batch.3",
                "raven.landed",
                "raven.chased",
                "raven.defeated",
                "heart",
                "row.1",
                "row.2",
                "row.3",
                "row.4",
                "poem",
                "split",
                "end.conceded"));
    for (Color color : Color.values()) {
      moments.add("relived." + ItemNames.of(color));
    }
    for (Loss loss : Loss.values()) {
      moments.add("end." + loss.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    for (Ending ending : Ending.values()) {
      moments.add("end." + ending.name().toLowerCase(Locale.ROOT) + "-ending");
    }
    return new TreeSet<>(moments);
  }

  @Test
  void everyMomentHasAText() {
    assertThat(BEATS.keySet().stream().filter(name -> !name.endsWith(TO_REN)))
        .containsExactlyInAnyOrderElementsOf(moments());
    moments().stream()
        .filter(moment -> moment.startsWith("end."))
        .forEach(moment -> assertThat(RavensTitle.MESSAGES.texts()).containsKey(moment));
  }

  /**
   * The player of Ren reads every text about her in the second person, in as many variants and with
   * the same direct speech.
   */
  @Test
  void renReadsTextsAboutHerInTheSecondPerson() {
    for (String moment : moments()) {
      List<Beat> feths = BEATS.get(moment);
      List<Beat> hers = BEATS.getOrDefault(moment + TO_REN, List.of());
      boolean about =
          feths.stream().anyMatch(beat -> ABOUT_THEM.matcher(narrated(beat)).find())
              && !moment.equals("poem");
      assertThat(hers).as(moment).hasSize(about ? feths.size() : 0);
      for (int way = 0; way < hers.size(); way++) {
        assertThat(quoted(hers.get(way))).as(moment).isEqualTo(quoted(feths.get(way)));
        assertThat(narrated(hers.get(way)))
            .as(moment)
            .doesNotContainPattern("(?i)\\b(Ren|she|her|hers|herself)\\b");
      }
      assertThat(feths).noneMatch(beat -> narrated(beat).contains("Feth"));
    }
  }

  /** Returns the text without direct speech. */
  private static String narrated(Beat beat) {
    return QUOTED.matcher(String.join("\n", beat.lines())).replaceAll("");
  }

  private static List<String> quoted(Beat beat) {
    return QUOTED
        .matcher(String.join("\n", beat.lines()))
        .results()
        .map(MatchResult::group)
        .toList();
  }

  @Test
  void everyBeatIsShort() {
    BEATS.forEach(
        (moment, beats) -> {
          assertThat(beats).as(moment).isNotEmpty();
          for (Beat beat : beats) {
            assertThat(beat.lines()).as(moment).hasSizeBetween(1, 6);
            assertThat(beat.lines()).as(moment).allMatch(line -> line.length() <= 76);
          }
        });
  }

  @Test
  void frequentMomentsHaveSeveralTexts() {
    Stream.of(
            "dive",
            "batch.1",
            "batch.2",
            "batch.3",
            "raven.landed",
            "raven.chased",
            "heart",
            "row.1",
            "row.2",
            "row.3",
            "row.4",
            "poem")
        .forEach(moment -> assertThat(BEATS.get(moment)).as(moment).hasSizeGreaterThan(2));
  }

  /** The story depends only on what everyone was told, so it is the same for all readers. */
  @Test
  void theMomentsAreTheSameForEveryReader() {
    for (ShippedMatch shipped : ShippedMatch.all()) {
      Match<Command, Observation, View> match = shipped.match();
      List<Optional<String>> open = moments(match, Spectator.SPECTATOR);
      assertThat(open).anyMatch(Optional::isPresent);
      match.seats().forEach(seat -> assertThat(moments(match, seat)).isEqualTo(open));
    }
  }

  private static List<Optional<String>> moments(
      Match<Command, Observation, View> match, Viewer viewer) {
    return match.observations(viewer).stream()
        .map(ToldObservation::observation)
        .map(told -> RavensTitle.TITLE.storyMoment(told))
        .toList();
  }

  /** Ren's poems have lines of 7, 7, 7 and 5 syllables. */
  @Test
  void renSpeaksInDodoitsu() {
    for (Beat poem : BEATS.get("poem")) {
      assertThat(poem.lines().stream().map(Syllables::count).toList())
          .as("%s", poem)
          .containsExactly(7, 7, 7, 5);
    }
    for (int row = 1; row <= 4; row++) {
      for (Beat beat : BEATS.get("row." + row)) {
        String line = String.join(" ", beat.lines());
        String text = line.substring(line.indexOf('"') + 1, line.lastIndexOf('"'));
        assertThat(Syllables.count(text)).as(text).isEqualTo(row < 4 ? 7 : 5);
      }
    }
    List<String> last = BEATS.get("end.happy-ending").getFirst().lines();
    assertThat(last.subList(last.size() - 4, last.size()).stream().map(Syllables::count).toList())
        .containsExactly(7, 7, 7, 5);
  }

  /** Counts syllables by their vowels, with exceptions for words that are spelled differently. */
  private static final class Syllables {
    private static final Pattern VOWELS = Pattern.compile("[aeiouy]+");
    private static final Map<String, Integer> KNOWN =
        Map.of("somebody", 3, "someone", 2, "seemed", 1, "carries", 2, "being", 2);

    private Syllables() {}

    static int count(String line) {
      return Arrays.stream(line.toLowerCase(Locale.ROOT).split("[^a-z]+"))
          .filter(word -> word.length() > 1 || word.equals("a") || word.equals("i"))
          .mapToInt(Syllables::word)
          .sum();
    }

    private static int word(String word) {
      String sounded =
          word.replaceAll("(?<=[^aeiouyl])e$|(?<=[^aeiouylhsxzcg])es$|(?<=[^td])ed$", "");
      int vowels = (int) VOWELS.matcher(sounded).results().count();
      return KNOWN.getOrDefault(word, Math.max(1, vowels));
    }
  }
}
