package lethe.app.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the page of a match in a browser. Requires Chromium: on Debian and Ubuntu, {@code apt-get
 * install chromium}. With {@code -Dpictures=FOLDER}, screenshots are saved in that folder.
 */
@Tag("long")
class BrowserReplayTest {
  private static final String TABLE_TEXT = "document.getElementById('table').textContent";
  private static final String ANNOUNCEMENT = "document.getElementById('announcement').textContent";
  private static final String VISIBLE_STEP_COUNT =
      "String(document.querySelectorAll('#log li:not([hidden])').length)";

  @TempDir Path folder;

  static Stream<ReplayedMatch<?, ?, ?>> matches() {
    return ReplayedMatch.all();
  }

  @ParameterizedTest
  @MethodSource("matches")
  void keysAndTheSliderStepThroughTheMatch(ReplayedMatch<?, ?, ?> replayed) throws Exception {
    Optional<Path> chromium = Browser.findInstalled();
    assumeTrue(
        chromium.isPresent(), "there is no Chromium here; install it: apt-get install chromium");
    String viewerName = replayed.match().seats().getFirst().name();
    String text = replayed.page(viewerName);
    ParsedPage page = ParsedPage.of(text);
    Path file = Files.writeString(folder.resolve("page.html"), text);
    int last = page.stepCount() - 1;
    try (Browser browser =
        new Browser(chromium.get(), Files.createDirectory(folder.resolve("c")), file)) {
      assertAtStep(browser, page, 0);
      assertThat(browser.evaluate("String(document.getElementById('controls').hidden)"))
          .isEqualTo("false");
      browser.press("ArrowRight");
      browser.press("ArrowRight");
      assertAtStep(browser, page, 2);
      browser.press("ArrowLeft");
      assertAtStep(browser, page, 1);
      saveScreenshots(browser, replayed + "-first");
      browser.press("End");
      browser.press("ArrowRight");
      assertAtStep(browser, page, last);
      saveScreenshots(browser, replayed + "-last");
      browser.press("Home");
      browser.press("ArrowLeft");
      assertAtStep(browser, page, 0);
      assertThat(browser.evaluate(slideTo(last / 2))).isEqualTo(String.valueOf(last / 2));
      assertAtStep(browser, page, last / 2);
      saveScreenshots(browser, replayed + "-half");
      assertThat(browser.evaluate("String(performance.getEntriesByType('resource').length)"))
          .as("resources fetched")
          .isEqualTo("0");
    }
  }

  private static String slideTo(int step) {
    return "(() => { const slider = document.getElementById('slider'); slider.value = '%d';"
            .formatted(step)
        + " slider.dispatchEvent(new Event('input')); return slider.value; })()";
  }

  /** Asserts that the page shows and announces this step, with the messages up to this step. */
  private static void assertAtStep(Browser browser, ParsedPage page, int step) throws Exception {
    assertThat(browser.evaluate(TABLE_TEXT).lines().toList()).isEqualTo(page.textRows(step));
    assertThat(browser.evaluate(ANNOUNCEMENT))
        .startsWith("Moment " + step + " of " + (page.stepCount() - 1))
        .endsWith(String.join(" ", page.messages().get(step)));
    long visibleSteps =
        page.messages().subList(0, step + 1).stream().filter(lines -> !lines.isEmpty()).count();
    assertThat(browser.evaluate(VISIBLE_STEP_COUNT)).isEqualTo(String.valueOf(visibleSteps));
  }

  private static void saveScreenshots(Browser browser, String name) throws Exception {
    String folderName = System.getProperty("pictures", "");
    if (!folderName.isEmpty()) {
      Path folder = Path.of(folderName);
      Files.write(folder.resolve(name + "-light.png"), browser.screenshot(1400, 850, "light"));
      Files.write(folder.resolve(name + "-dark.png"), browser.screenshot(1400, 850, "dark"));
      Files.write(folder.resolve(name + "-phone.png"), browser.screenshot(390, 844, "dark"));
    }
  }
}
