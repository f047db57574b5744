package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.session.Storyteller;
import lethe.app.session.Storyteller.Passage;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RavensStoryTest {
  private static final Map<String, List<Beat>> TEXTS = RavensTitle.TITLE.texts().story().beats();

  private static final String FOR_REN = " as ren";

  /** Matches words that refer to Ren in the third person, or to the reader. */
  private static final Pattern REN_OR_SECOND_PERSON =
      Pattern.compile("\\b(Ren|she|her|hers|herself|you|your)\\b", Pattern.CASE_INSENSITIVE);

  private static final Pattern DIRECT_SPEECH = Pattern.compile("\"[^\"]*\"");

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
      moments.add("relived." + ItemNames.name(color));
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
    assertThat(
            TEXTS.keySet().stream()
                .filter(name -> !name.endsWith(FOR_REN))
                .filter(name -> !name.startsWith("introduction")))
        .containsExactlyInAnyOrderElementsOf(moments());
    moments().stream()
        .filter(moment -> moment.startsWith("end."))
        .forEach(moment -> assertThat(RavensTitle.MESSAGES.texts()).containsKey(moment));
  }

  /**
   * For every text that refers to Ren, there is a variant for Ren's player in the second person,
   * with the same direct speech.
   */
  @Test
  void renReadsTextsAboutHerInTheSecondPerson() {
    for (String moment : moments()) {
      List<Beat> generalTexts = TEXTS.get(moment);
      List<Beat> rensTexts = TEXTS.getOrDefault(moment + FOR_REN, List.of());
      boolean needsVariant =
          generalTexts.stream()
              .anyMatch(beat -> REN_OR_SECOND_PERSON.matcher(withoutSpeech(beat)).find());
      assertThat(rensTexts).as(moment).hasSize(needsVariant ? generalTexts.size() : 0);
      for (int variant = 0; variant < rensTexts.size(); variant++) {
        assertThat(speech(rensTexts.get(variant)))
            .as(moment)
            .isEqualTo(speech(generalTexts.get(variant)));
        assertThat(withoutSpeech(rensTexts.get(variant)))
            .as(moment)
            .doesNotContainPattern("(?i)\\b(Ren|she|her|hers|herself)\\b");
      }
      assertThat(generalTexts).noneMatch(beat -> withoutSpeech(beat).contains("Feth"));
    }
  }

  private static String withoutSpeech(Beat beat) {
    return DIRECT_SPEECH.matcher(String.join("\n", beat.lines())).replaceAll("");
  }

  private static List<String> speech(Beat beat) {
    return DIRECT_SPEECH
        .matcher(String.join("\n", beat.lines()))
        .results()
        .map(MatchResult::group)
        .toList();
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
        .forEach(moment -> assertThat(TEXTS.get(moment)).as(moment).hasSizeGreaterThan(2));
  }

  /** For each row of the poem, the line is the one that this viewer was told most recently. */
  @ParameterizedTest
  @ValueSource(strings = {"feth", "ren", "spectator"})
  void thePoemConsistsOfTheLinesThatRenHasSung(String viewerName) {
    int poems = 0;
    for (ShippedMatch shipped : ShippedMatch.all()) {
      Match<Command, Observation, View> match = shipped.match();
      Viewer viewer =
          Stream.concat(match.seats().stream(), Stream.of(Spectator.SPECTATOR))
              .filter(candidate -> candidate.toString().equalsIgnoreCase(viewerName))
              .findFirst()
              .orElseThrow();
      Storyteller<Observation> storyteller =
          new Storyteller<>(RavensTitle.TITLE, match.header(), viewer, true);
      Map<String, String> speechByMoment = new HashMap<>();
      List<List<Text>> texts = new ArrayList<>();
      for (ToldObservation<Observation> told : match.observations(viewer)) {
        Optional<String> moment = RavensTitle.TITLE.storyMoment(told.observation());
        Optional<List<Text>> text =
            storyteller.tell(Optional.empty(), List.of(told)).stream()
                .filter(Passage::isStory)
                .map(Passage::lines)
                .findFirst();
        if (moment.isPresent() && text.isPresent()) {
          String words = String.join(" ", text.get().stream().map(Text::text).toList());
          DIRECT_SPEECH
              .matcher(words)
              .results()
              .findFirst()
              .ifPresent(
                  speech -> speechByMoment.put(moment.get(), speech.group().replace("\"", "")));
          if (moment.get().equals("poem")) {
            poems++;
            assertThat(text.get().stream().map(Text::text))
                .endsWith(
                    "   " + speechByMoment.get("row.1"),
                    "   " + speechByMoment.get("row.2"),
                    "   " + speechByMoment.get("row.3"),
                    "   " + speechByMoment.get("row.4"));
          } else {
            texts.add(text.get());
          }
        }
      }
      assertThat(texts).doesNotHaveDuplicates();
    }
    assertThat(poems).isPositive();
  }

  /** The moments depend only on public observations. */
  @Test
  void theMomentsAreTheSameForEveryReader() {
    for (ShippedMatch shipped : ShippedMatch.all()) {
      Match<Command, Observation, View> match = shipped.match();
      List<Optional<String>> spectatorMoments = observedMoments(match, Spectator.SPECTATOR);
      assertThat(spectatorMoments).anyMatch(Optional::isPresent);
      match
          .seats()
          .forEach(seat -> assertThat(observedMoments(match, seat)).isEqualTo(spectatorMoments));
    }
  }

  private static List<Optional<String>> observedMoments(
      Match<Command, Observation, View> match, Viewer viewer) {
    return match.observations(viewer).stream()
        .map(ToldObservation::observation)
        .map(observation -> RavensTitle.TITLE.storyMoment(observation))
        .toList();
  }

  /** The lines of a dodoitsu have 7, 7, 7 and 5 syllables. */
  @Test
  void renSpeaksInDodoitsu() {
    for (String name : List.of("poem", "poem" + FOR_REN)) {
      assertThat(TEXTS.get(name))
          .allSatisfy(
              poem ->
                  assertThat(poem.lines())
                      .endsWith(" {row.1}", " {row.2}", " {row.3}", " {row.4}"));
    }
    for (int row = 1; row <= 4; row++) {
      for (Beat beat : TEXTS.get("row." + row)) {
        String line = String.join(" ", beat.lines());
        String text = line.substring(line.indexOf('"') + 1, line.lastIndexOf('"'));
        assertThat(Syllables.count(text)).as(text).isEqualTo(row < 4 ? 7 : 5);
      }
    }
    List<String> lastText = TEXTS.get("end.happy-ending").getFirst().lines();
    assertThat(
            lastText.subList(lastText.size() - 4, lastText.size()).stream()
                .map(Syllables::count)
                .toList())
        .containsExactly(7, 7, 7, 5);
  }

  /** Counts syllables by groups of vowels, with exceptions for some words. */
  private static final class Syllables {
    private static final Pattern VOWELS = Pattern.compile("[aeiouy]+");
    private static final Map<String, Integer> EXCEPTIONS =
        Map.of("somebody", 3, "someone", 2, "seemed", 1, "carries", 2, "being", 2);

    private Syllables() {}

    static int count(String line) {
      return Arrays.stream(line.toLowerCase(Locale.ROOT).split("[^a-z]+"))
          .filter(word -> word.length() > 1 || word.equals("a") || word.equals("i"))
          .mapToInt(Syllables::countInWord)
          .sum();
    }

    private static int countInWord(String word) {
      String withoutSilentEnding =
          word.replaceAll("(?<=[^aeiouyl])e$|(?<=[^aeiouylhsxzcg])es$|(?<=[^td])ed$", "");
      int vowels = (int) VOWELS.matcher(withoutSilentEnding).results().count();
      return EXCEPTIONS.getOrDefault(word, Math.max(1, vowels));
    }
  }
}
