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
  private static final String TABLE = "document.getElementById('table').textContent";
  private static final String HEARD = "document.getElementById('heard').textContent";
  private static final String SHOWN =
      "String(document.querySelectorAll('#log li:not([hidden])').length)";

  @TempDir Path home;

  static Stream<ReplayedMatch<?, ?, ?>> matches() {
    return ReplayedMatch.all();
  }

  @ParameterizedTest
  @MethodSource("matches")
  void keysStepThroughTheMatch(ReplayedMatch<?, ?, ?> watched) throws Exception {
    Optional<Path> chromium = Browser.installed();
    assumeTrue(
        chromium.isPresent(), "there is no Chromium here; install it: apt-get install chromium");
    String viewerName = watched.match().seats().getFirst().name();
    String text = watched.page(viewerName);
    ParsedPage page = ParsedPage.of(text);
    Path file = Files.writeString(home.resolve("page.html"), text);
    int last = page.steps() - 1;
    try (Browser browser =
        new Browser(chromium.get(), Files.createDirectory(home.resolve("c")), file)) {
      stands(browser, page, 0);
      assertThat(browser.value("String(document.getElementById('controls').hidden)"))
          .isEqualTo("false");
      browser.press("ArrowRight");
      browser.press("ArrowRight");
      stands(browser, page, 2);
      browser.press("ArrowLeft");
      stands(browser, page, 1);
      savePictures(browser, watched + "-first");
      browser.press("End");
      browser.press("ArrowRight");
      stands(browser, page, last);
      savePictures(browser, watched + "-last");
      browser.press("Home");
      browser.press("ArrowLeft");
      stands(browser, page, 0);
      assertThat(browser.value(slid(last / 2))).isEqualTo(String.valueOf(last / 2));
      stands(browser, page, last / 2);
      savePictures(browser, watched + "-half");
      assertThat(browser.value("String(performance.getEntriesByType('resource').length)"))
          .as("resources fetched")
          .isEqualTo("0");
    }
  }

  private static String slid(int step) {
    return "(() => { const slider = document.getElementById('slider'); slider.value = '%d';"
            .formatted(step)
        + " slider.dispatchEvent(new Event('input')); return slider.value; })()";
  }

  /** Asserts that the page shows and announces this step, and has told nothing later. */
  private static void stands(Browser browser, ParsedPage page, int step) throws Exception {
    assertThat(browser.value(TABLE).lines().toList()).isEqualTo(page.letters(step));
    assertThat(browser.value(HEARD))
        .startsWith("Step " + step + " of " + (page.steps() - 1))
        .endsWith(String.join(" ", page.log().get(step)));
    long told = page.log().subList(0, step + 1).stream().filter(lines -> !lines.isEmpty()).count();
    assertThat(browser.value(SHOWN)).isEqualTo(String.valueOf(told));
  }

  private static void savePictures(Browser browser, String name) throws Exception {
    String folder = System.getProperty("pictures", "");
    if (!folder.isEmpty()) {
      Path to = Path.of(folder);
      Files.write(to.resolve(name + "-light.png"), browser.picture(1400, 850, "light"));
      Files.write(to.resolve(name + "-dark.png"), browser.picture(1400, 850, "dark"));
      Files.write(to.resolve(name + "-phone.png"), browser.picture(390, 844, "dark"));
    }
  }
}
