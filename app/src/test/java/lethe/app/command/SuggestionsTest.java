package lethe.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionsTest {
  @ParameterizedTest
  @CsvSource({
    "put, put, 0",
    "put, putt, 1",
    "put, pt, 1",
    "put, pit, 1",
    "put, upt, 1",
    "put, keep, 4",
    "'', put, 3",
    "help, hlep, 1",
    "concede, conecde, 1",
    "ca, abc, 3"
  })
  void theDistanceIsTheNumberOfEdits(String a, String b, int edits) {
    assertThat(Suggestions.editDistance(a, b)).isEqualTo(edits);
  }

  @Test
  void theDistanceIsSymmetricAndBoundedByTheLengths() {
    MutableRng rng = new MutableRng(new Rng(11));
    for (int i = 0; i < 2_000; i++) {
      String a = word(rng);
      String b = word(rng);
      int distance = Suggestions.editDistance(a, b);
      assertThat(Suggestions.editDistance(b, a)).as("%s %s", a, b).isEqualTo(distance);
      assertThat(distance == 0).as("%s %s", a, b).isEqualTo(a.equals(b));
      assertThat(distance)
          .as("%s %s", a, b)
          .isBetween(Math.abs(a.length() - b.length()), Math.max(a.length(), b.length()));
    }
  }

  @Test
  void theMostSimilarTextComesFirst() {
    assertThat(Suggestions.similarTo("put 5 in 33", List.of("put 5 in 1", "keep", "put 5 in 3")))
        .containsExactly("put 5 in 3", "put 5 in 1");
  }

  @Test
  void thereAreAtMostThreeSuggestions() {
    List<String> candidates = IntStream.range(10, 20).mapToObj(i -> "put " + i).toList();
    assertThat(Suggestions.similarTo("putt 14", candidates)).hasSize(3).first().isEqualTo("put 14");
  }

  @Test
  void distantTextsAreNotSuggested() {
    assertThat(Suggestions.similarTo("xyzzy", List.of("put 5 in 1", "keep", "help"))).isEmpty();
    assertThat(Suggestions.similarTo("", List.of("put 5 in 1"))).isEmpty();
  }

  private static String word(MutableRng rng) {
    StringBuilder word = new StringBuilder();
    for (int length = rng.nextInt(7); length > 0; length--) {
      word.append((char) ('a' + rng.nextInt(3)));
    }
    return word.toString();
  }
}
