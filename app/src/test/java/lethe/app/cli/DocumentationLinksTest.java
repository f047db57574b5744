package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that links between documentation pages have targets, that the README links to every page,
 * and that the recorded match is up to date.
 */
@Tag("titles")
class DocumentationLinksTest {
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
  private static final Pattern CODE_BLOCK = Pattern.compile("(?ms)^```.*?^```$");

  static Stream<String> pageNames() throws IOException {
    return DocumentationPages.all().stream();
  }

  @ParameterizedTest
  @MethodSource("pageNames")
  void everyLinkToAPageOrHeadingHasATarget(String page) throws IOException {
    for (String link : links(page)) {
      String[] parts = link.split("#", 2);
      Path target = parts[0].isEmpty() ? file(page) : file(page).resolveSibling(parts[0]);
      assertThat(target).as("%s links to %s", page, link).exists();
      if (parts.length == 2) {
        assertThat(anchors(Files.readString(target)))
            .as("%s links to %s", page, link)
            .contains(parts[1]);
      }
    }
  }

  @Test
  void theReadmeLinksToEveryPage() throws IOException {
    Set<Path> linkedPages =
        links("README.md").stream()
            .map(link -> file("README.md").resolveSibling(link.replaceFirst("#.*", "")).normalize())
            .collect(Collectors.toSet());
    assertThat(linkedPages)
        .containsAll(
            pageNames()
                .filter(page -> !page.equals("README.md"))
                .map(DocumentationLinksTest::file)
                .toList());
  }

  /** The README contains the command that created the recording. */
  @Test
  void theRecordingMatchesTheOutputForItsScript(@TempDir Path folder) throws IOException {
    Path cast = folder.resolve("ta-se.cast");
    String script = file("app/docs/ta-se.lethe").toString();
    assertThat(
            CommandRunner.run(
                    "replay", script, "--as", "red", "--theme", "16", "--cast", cast.toString())
                .exitCode())
        .isZero();
    assertThat(cast).hasSameTextualContentAs(file("app/docs/ta-se.cast"));
  }

  private static Path file(String page) {
    return DocumentationPages.ROOT.resolve(page);
  }

  /** Returns the links of a page to other pages and to its own headings, without URLs. */
  private static List<String> links(String page) throws IOException {
    return LINK.matcher(CODE_BLOCK.matcher(DocumentationPages.text(page)).replaceAll(""))
        .results()
        .map(match -> match.group(1))
        .filter(link -> !link.contains(":"))
        .toList();
  }

  /** Returns the anchors of a page's headings. */
  private static List<String> anchors(String text) {
    return HEADING
        .matcher(CODE_BLOCK.matcher(text).replaceAll(""))
        .results()
        .map(DocumentationLinksTest::anchor)
        .toList();
  }

  /**
   * Returns the anchor of a heading: in lower case, without punctuation, with hyphens for spaces.
   */
  private static String anchor(MatchResult heading) {
    return heading
        .group(1)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N} _-]", "")
        .replace(' ', '-');
  }
}
