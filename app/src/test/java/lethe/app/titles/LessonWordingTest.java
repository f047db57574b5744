package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that lessons quote only labels of the table, and that readers can tell where a command
 * ends.
 */
@Tag("titles")
class LessonWordingTest {
  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }

  @ParameterizedTest
  @MethodSource("titles")
  void commandsThatEndASentenceAreFollowedByPunctuation(Title<?, ?, ?> title) {
    title
        .texts()
        .lessons()
        .beats()
        .forEach(
            (name, beats) ->
                assertThat(String.join(" ", beats.getFirst().lines()).replaceAll("`[^`]+`", "``"))
                    .as(name)
                    .doesNotContainPattern("``(?: [A-Z]|$)"));
  }

  /** The word "and" may be quoted, too, because players type it. */
  @ParameterizedTest
  @MethodSource("titles")
  void lessonsQuoteOnlyLabelsOfTheTable(Title<?, ?, ?> title) {
    String labels =
        title.messages().texts().entrySet().stream()
            .filter(message -> message.getKey().startsWith("draw."))
            .map(Map.Entry::getValue)
            .collect(Collectors.joining("\n"));
    title
        .texts()
        .lessons()
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
