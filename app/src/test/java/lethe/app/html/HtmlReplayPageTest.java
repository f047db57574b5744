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
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/** Tests the exported page of a match by parsing it. */
class HtmlReplayPageTest {
  static Stream<ReplayedMatch<?, ?, ?>> matches() {
    return ReplayedMatch.all();
  }

  /** For every viewer, each step has the same table, messages and description as in a review. */
  @ParameterizedTest
  @MethodSource("matches")
  void everyStepMatchesTheReview(ReplayedMatch<?, ?, ?> replayed) {
    for (String viewerName : replayed.review("spectator").viewerNames()) {
      ReviewPage<?, ?, ?> review = replayed.review(viewerName);
      List<ReplayStep> steps = HtmlReplay.of(review, Size.DEFAULT).steps();
      ParsedPage page = ParsedPage.of(HtmlReplayPage.html(review, false));
      assertThat(page.stepCount()).isEqualTo(steps.size()).isGreaterThan(5);
      List<List<String>> log = page.messages();
      assertThat(log).hasSize(steps.size());
      for (int i = 0; i < steps.size(); i++) {
        ReviewPage<?, ?, ?> moment = review.atPosition(steps.get(i).position());
        assertStepShowsFrame(page, i, moment.frame(Size.DEFAULT));
        assertThat(page.description(i)).isEqualTo(moment.tableDescription());
        assertThat(log.get(i))
            .isEqualTo(
                moment.bottomText().stream()
                    .map(Text::text)
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList());
      }
      assertThat(steps.getLast().messages()).as("messages of the last step").isNotEmpty();
    }
  }

  private static void assertStepShowsFrame(ParsedPage page, int step, Frame frame) {
    assertThat(page.textRows(step).stream().map(String::stripTrailing)).isEqualTo(frame.lines());
    for (int row = 0; row < frame.size().rows(); row++) {
      int currentRow = row;
      List<String> classes = page.classes(step, row);
      assertThat(
              IntStream.range(0, classes.size())
                  .filter(i -> isVisible(frame.at(i, currentRow)))
                  .boxed())
          .allSatisfy(
              i -> assertThat(classes.get(i)).isEqualTo(cssClasses(frame.at(i, currentRow))));
    }
  }

  private static boolean isVisible(Cell cell) {
    return cell.glyph() != ' ' || cell.style().reverse();
  }

  private static String cssClasses(Cell cell) {
    Ink ink = cell.style().ink();
    return Stream.of(
            ink == Ink.PLAIN ? "" : ink.toString().toLowerCase(Locale.ROOT),
            cell.style().bold() ? "bold" : "",
            cell.style().reverse() ? "reverse" : "")
        .filter(name -> !name.isEmpty())
        .reduce((left, right) -> left + " " + right)
        .orElse("");
  }

  @ParameterizedTest
  @MethodSource("matches")
  void theEndIsShownWithoutJavaScript(ReplayedMatch<?, ?, ?> replayed) {
    ReviewPage<?, ?, ?> review = replayed.review("referee");
    ReviewPage<?, ?, ?> finalMoment =
        review.atPosition(HtmlReplay.of(review, Size.DEFAULT).steps().getLast().position());
    ParsedPage page = ParsedPage.of(replayed.page("referee"));
    assertThat(
            page.elementById("table").getTextContent().lines().map(String::stripTrailing).toList())
        .isEqualTo(finalMoment.frame(Size.DEFAULT).lines());
    assertThat(ParsedPage.texts(page.elementById("description").getElementsByTagName("li")))
        .isEqualTo(finalMoment.tableDescription());
    assertThat(page.elements("noscript")).hasSize(1);
    assertThat(page.elementById("controls").hasAttribute("hidden")).isTrue();
    assertThat(page.elementById("announcement").getAttribute("aria-live")).isEqualTo("polite");
  }

  /** The page may only run its own script and may load nothing. */
  @ParameterizedTest
  @MethodSource("matches")
  void thePageLoadsNoResources(ReplayedMatch<?, ?, ?> replayed) throws NoSuchAlgorithmException {
    String text = replayed.page("spectator");
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
                + contentHash(script)
                + "; style-src "
                + contentHash(style)
                + "; base-uri 'none'; form-action 'none'");
  }

  private static String contentHash(Element element) throws NoSuchAlgorithmException {
    byte[] hash =
        MessageDigest.getInstance("SHA-256")
            .digest(element.getTextContent().getBytes(StandardCharsets.UTF_8));
    return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
  }

  /** Even the referee, who sees the complete deal, must not see the seed. */
  @ParameterizedTest
  @MethodSource("matches")
  void thePageDoesNotContainTheSeed(ReplayedMatch<?, ?, ?> replayed) {
    assertSeedIsAbsent(replayed);
  }

  private static <C, O, V> void assertSeedIsAbsent(ReplayedMatch<C, O, V> replayed) {
    Seat first = replayed.match().seats().getFirst();
    ReplayedMatch<C, O, V> midgame =
        replayed.withMatch(replayed.match().atPosition(replayed.match().position() / 2));
    Match<C, O, V> reshuffled = TwinMatches.endIfRunning(TwinMatches.reshuffle(midgame, first, 3));
    assertThat(replayed.withMatch(reshuffled).page("referee"))
        .doesNotContain("redrawn", TwinMatches.SEED_PREFIX)
        .doesNotContain("seed " + replayed.match().header().seed(), "saved ");
  }

  @Test
  void specialCharactersAreEscaped() {
    String text = "</script><b>&amp; \"'\\ ]]> <!-- \u0000\uffff é 𝄞";
    assertThat(HtmlEscaper.escape(text))
        .isEqualTo("&lt;/script&gt;&lt;b&gt;&amp;amp; &quot;'\\ ]]&gt; &lt;!-- \ufffd\ufffd é 𝄞");
    HtmlReplay.ReplayStep step =
        new HtmlReplay.ReplayStep(0, "", Frame.of(List.of()), List.of(), List.of(text));
    assertThat(ReplayJson.toJson(new HtmlReplay(List.of(step))))
        .contains(
            "\"\\u003C/script\\u003E\\u003Cb\\u003E\\u0026amp; \\\"\\u0027\\\\ ]]\\u003E"
                + " \\u003C!-- \ufffd\ufffd é \\ud834\\udd1e\"");
  }

  @Test
  void theTableOfAnAsciiPageHasOnlyAsciiCharacters() {
    ReplayedMatch<?, ?, ?> replayed = ReplayedMatch.all().findFirst().orElseThrow();
    ParsedPage page = ParsedPage.of(HtmlReplayPage.html(replayed.review("red"), true));
    assertThat(String.join("", page.textRows(3))).matches("\\p{ASCII}+");
    assertThat(page.elementById("table").getTextContent()).matches("\\p{ASCII}+");
  }
}
