package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lethe.app.words.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What lessons say can be found where they say it, and typed as it stands there. */
class LessonWordingTest {
  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }

  /**
   * What ends a sentence after something to be typed is no part of it, and is needed all the same.
   */
  @ParameterizedTest
  @MethodSource("titles")
  void aCommandInALessonDoesNotRunIntoTheNextSentence(Title<?, ?, ?> title) {
    title
        .prose()
        .lesson()
        .beats()
        .forEach(
            (name, beats) ->
                assertThat(String.join(" ", beats.getFirst().lines()).replaceAll("`[^`]+`", "``"))
                    .as(name)
                    .doesNotContainPattern("``(?: [A-Z]|$)"));
  }

  /** What a lesson puts between quotes is a label of the drawn table, or a word to be typed. */
  @ParameterizedTest
  @MethodSource("titles")
  void whatALessonQuotesStandsOnTheTable(Title<?, ?, ?> title) {
    String labels =
        Resources.text(title.narration().getClass(), "messages.properties")
            .lines()
            .filter(line -> line.startsWith("draw."))
            .map(line -> line.replaceFirst("^[^=]+=", ""))
            .collect(Collectors.joining("\n"));
    title
        .prose()
        .lesson()
        .beats()
        .forEach(
            (name, beats) ->
                Pattern.compile("\"([^\"]+)\"")
                    .matcher(String.join(" ", beats.getFirst().lines()))
                    .results()
                    .map(quoted -> quoted.group(1))
                    .filter(quoted -> !quoted.equals("and"))
                    .forEach(quoted -> assertThat(labels).as(name).contains(quoted)));
  }
}
