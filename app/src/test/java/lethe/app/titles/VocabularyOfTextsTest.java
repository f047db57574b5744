package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One word for one thing, in everything that a player reads. */
class VocabularyOfTextsTest {
  private static final Path RESOURCES = Path.of("src/main/resources/lethe/app");

  /** Each word that could stand for something else, with the word that stands for it. */
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
  void anotherWordIsNotUsed(String word, String instead, String home) throws IOException {
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
