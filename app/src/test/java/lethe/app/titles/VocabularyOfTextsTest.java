package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the texts shown to players use one term for each concept. */
class VocabularyOfTextsTest {
  private static final Path RESOURCES = Path.of("src/main/resources/lethe/app");

  /**
   * A word that must not be used, the term used in its place, and the folder of texts that this
   * applies to; all texts if it is empty.
   */
  @ParameterizedTest
  @CsvSource({
    "filled,        faded,   titles/ravens",
    "unfilled,      clear,   titles/ravens",
    "empty quadrant,clear,   titles/ravens",
    "square,        spot,    titles/ravens",
    "graveyard,     discards,titles/eurydice",
    "game over,     the match is over,",
    "invalid,       what is expected,",
    "illegal,       what is expected,"
  })
  void aRejectedSynonymIsNotUsed(String word, String instead, String home) throws IOException {
    Path folder = home == null ? RESOURCES : RESOURCES.resolve(home);
    List<Path> texts;
    try (Stream<Path> files = Files.walk(folder)) {
      texts = files.filter(Files::isRegularFile).toList();
    }
    assertThat(texts).isNotEmpty();
    for (Path text : texts) {
      assertThat(Files.readString(text).toLowerCase(java.util.Locale.ROOT))
          .as("%s says %s, not %s", text, instead, word)
          .doesNotContainPattern("\\b" + word + "\\b");
    }
  }
}
