package lethe.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.html.HtmlReplay.ReplayStep;
import lethe.app.session.ReviewPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/** Tests the exported page of a match by parsing it. */
class HtmlReplayPageTest {
  static Stream<ReplayedMatch<?, ?, ?>> matches() {
    return ReplayedMatch.all();
  }

  /** Each step is drawn, told and described as in a review, for every viewer. */
  @ParameterizedTest
  @MethodSource("matches")
  void theStepsAreThoseOfAReview(ReplayedMatch<?, ?, ?> watched) {
    for (String eyes : watched.review("spectator").viewerNames()) {
      ReviewPage<?, ?, ?> review = watched.review(eyes);
      List<ReplayStep> steps = HtmlReplay.of(review, Size.DEFAULT).steps();
      ParsedPage page = ParsedPage.of(HtmlReplayPage.of(review, false));
      assertThat(page.steps()).isEqualTo(steps.size()).isGreaterThan(5);
      List<List<String>> log = page.log();
      assertThat(log).hasSize(steps.size());
      for (int i = 0; i < steps.size(); i++) {
        ReviewPage<?, ?, ?> then = review.atPosition(steps.get(i).entry());
        same(page, i, then.frame(Size.DEFAULT));
        assertThat(page.words(i)).isEqualTo(then.tableDescription());
        assertThat(log.get(i))
            .isEqualTo(
                then.bottomText().stream()
                    .map(Text::text)
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList());
      }
      assertThat(steps.getLast().messages()).as("messages of the last step").isNotEmpty();
    }
  }

  private static void same(ParsedPage page, int step, Frame frame) {
    assertThat(page.letters(step).stream().map(String::stripTrailing)).isEqualTo(frame.lines());
    for (int row = 0; row < frame.size().rows(); row++) {
      int at = row;
      List<String> classes = page.classes(step, row);
      assertThat(IntStream.range(0, classes.size()).filter(i -> seen(frame.at(i, at))).boxed())
          .allSatisfy(i -> assertThat(classes.get(i)).isEqualTo(classes(frame.at(i, at))));
    }
  }

  private static boolean seen(Cell cell) {
    return cell.glyph() != ' ' || cell.style().reverse();
  }

  private static String classes(Cell cell) {
    Ink ink = cell.style().ink();
    return Stream.of(
            ink == Ink.PLAIN ? "" : ink.toString().toLowerCase(Locale.ROOT),
            cell.style().bold() ? "bold" : "",
            cell.style().reverse() ? "reverse" : "")
        .filter(name -> !name.isEmpty())
        .reduce((one, other) -> one + " " + other)
        .orElse("");
  }

  /** Without JavaScript, the page shows the end and all messages. */
  @ParameterizedTest
  @MethodSource("matches")
  void theEndIsShownWithoutJavaScript(ReplayedMatch<?, ?, ?> watched) {
    ReviewPage<?, ?, ?> review = watched.review("referee");
    ReviewPage<?, ?, ?> end =
        review.atPosition(HtmlReplay.of(review, Size.DEFAULT).steps().getLast().entry());
    ParsedPage page = ParsedPage.of(watched.page("referee"));
    assertThat(page.byId("table").getTextContent().lines().map(String::stripTrailing).toList())
        .isEqualTo(end.frame(Size.DEFAULT).lines());
    assertThat(ParsedPage.texts(page.byId("words").getElementsByTagName("li")))
        .isEqualTo(end.tableDescription());
    assertThat(page.elements("noscript")).hasSize(1);
    assertThat(page.byId("controls").hasAttribute("hidden")).isTrue();
    assertThat(page.byId("heard").getAttribute("aria-live")).isEqualTo("polite");
  }

  /** The page may only run its own script and may load nothing. */
  @ParameterizedTest
  @MethodSource("matches")
  void nothingIsLoaded(ReplayedMatch<?, ?, ?> watched) throws NoSuchAlgorithmException {
    String text = watched.page("spectator");
    assertThat(text).doesNotContain("://", "//www").doesNotContainPattern("(?i)https?:");
    ParsedPage page = ParsedPage.of(text);
    assertThat(page.elements("*"))
        .allSatisfy(
            element ->
                assertThat(List.of("src", "href", "srcset", "data", "action", "style"))
                    .noneMatch(element::hasAttribute));
    String policy =
        page.elements("meta").stream()
            .filter(meta -> meta.getAttribute("http-equiv").equals("Content-Security-Policy"))
            .map(meta -> meta.getAttribute("content"))
            .findFirst()
            .orElseThrow();
    Element script = page.elements("script").getLast();
    Element style = page.elements("style").getFirst();
    assertThat(policy)
        .isEqualTo(
            "default-src 'none'; script-src "
                + sum(script)
                + "; style-src "
                + sum(style)
                + "; base-uri 'none'; form-action 'none'");
  }

  private static String sum(Element element) throws NoSuchAlgorithmException {
    byte[] sum =
        MessageDigest.getInstance("SHA-256")
            .digest(element.getTextContent().getBytes(StandardCharsets.UTF_8));
    return "'sha256-" + Base64.getEncoder().encodeToString(sum) + "'";
  }

  /** Text of any origin is escaped. */
  @Test
  void textIsEscaped() {
    String wild = "</script><b>&amp; \"'\\ ]]> <!-- \u0000\uffff é 𝄞";
    assertThat(HtmlEscaper.text(wild))
        .isEqualTo("&lt;/script&gt;&lt;b&gt;&amp;amp; &quot;'\\ ]]&gt; &lt;!-- \ufffd\ufffd é 𝄞");
    HtmlReplay.ReplayStep step =
        new HtmlReplay.ReplayStep(0, "", Frame.of(List.of()), List.of(), List.of(wild));
    assertThat(ReplayJson.of(new HtmlReplay(List.of(step))))
        .contains(
            "\"\\u003C/script\\u003E\\u003Cb\\u003E\\u0026amp; \\\"\\u0027\\\\ ]]\\u003E"
                + " \\u003C!-- \ufffd\ufffd é \\ud834\\udd1e\"");
  }

  @Test
  void anAsciiPageHasOnlyAsciiCharacters() {
    ReplayedMatch<?, ?, ?> watched = ReplayedMatch.all().findFirst().orElseThrow();
    ParsedPage page = ParsedPage.of(HtmlReplayPage.of(watched.review("red"), true));
    assertThat(String.join("", page.letters(3))).matches("\\p{ASCII}+");
    assertThat(page.byId("table").getTextContent()).matches("\\p{ASCII}+");
  }
}
