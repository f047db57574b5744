package lethe.engine.games.robots.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Place;
import org.junit.jupiter.api.Test;

/** Tests the notation of features and positions. */
class RobotsNotationTest {
  @Test
  void featuresAreTypedAsDigitsWordsPluralsOrUniquePrefixes() {
    Map.ofEntries(
            Map.entry("3", Feature.THREE),
            Map.entry("three", Feature.THREE),
            Map.entry("thr", Feature.THREE),
            Map.entry("four", Feature.FOUR),
            Map.entry("re", Feature.RED),
            Map.entry("bul", Feature.BULB),
            Map.entry("bulbs", Feature.BULB),
            Map.entry("batteries", Feature.BATTERY))
        .forEach((word, feature) -> assertThat(Feature.parse(word)).as(word).contains(feature));
    for (String word : List.of("", "b", "t", "reds", "threes", "5", "bulbx")) {
      assertThat(Feature.parse(word)).as(word).isEmpty();
    }
  }

  @Test
  void theFourValuesOfEachKindAreRanked() {
    for (Feature.Kind kind : Feature.Kind.values()) {
      assertThat(kind.features()).extracting(Feature::rank).containsExactly(1, 2, 3, 4);
      assertThat(kind.features()).extracting(Feature::kind).containsOnly(kind);
    }
  }

  @Test
  void aPlaceIsALetterAndADigit() {
    assertThat(Phrases.parsePlace("a1")).contains(new Place(1, 1));
    assertThat(Phrases.parsePlace("h8")).contains(new Place(8, 8));
    for (String word : List.of("", "a", "a0", "a9", "i1", "`1", "1a", "a10")) {
      assertThat(Phrases.parsePlace(word)).as(word).isEmpty();
    }
  }

  @Test
  void fillersAndPluralsAreAccepted() {
    assertThat(parse("point at b3")).containsExactly(new Point(new Place(2, 3)));
    assertThat(parse("point up b3")).isEmpty();
    assertThat(parse("call four bulbs"))
        .containsExactly(new Call(List.of(Feature.FOUR, Feature.BULB)));
  }

  private static List<Command> parse(String text) {
    return Phrases.NOTATION.parse(text) instanceof Parsed<Command> parsed
        ? parsed.values()
        : List.of();
  }
}
