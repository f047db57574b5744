package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the texts shown to players avoid words for which there is a preferred term. */
class TextVocabularyTest {
  private static final Path RESOURCES = Path.of("src/main/resources/lethe/app");

  /**
   * The parameters are a word that must not be used, the preferred term, and the folder of the
   * texts that this applies to; all texts if there is no folder.
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
  void textsContainNoDiscouragedWords(String word, String preferred, String subfolder)
      throws IOException {
    Path folder = subfolder == null ? RESOURCES : RESOURCES.resolve(subfolder);
    List<Path> texts;
    try (Stream<Path> files = Files.walk(folder)) {
      texts = files.filter(Files::isRegularFile).toList();
    }
    assertThat(texts).isNotEmpty();
    for (Path text : texts) {
      assertThat(Files.readString(text).toLowerCase(java.util.Locale.ROOT))
          .as("%s says %s, not %s", text, preferred, word)
          .doesNotContainPattern("\\b" + word + "\\b");
    }
  }
}
