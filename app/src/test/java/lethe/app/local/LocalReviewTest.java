package lethe.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.play.LoadedMatch;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalReviewTest {
  /** After a match of several human players, no seat's hidden information is shown at first. */
  @ParameterizedTest
  @CsvSource({
    "human, bot, '', red",
    "bot, human, '', blue",
    "human, human, '', spectator",
    "bot, bot, '', spectator",
    "human, bot, '* seat red bot', red",
    "human, bot, '* seat blue human', spectator",
    "bot, bot, '* seat blue human', blue"
  })
  void aReviewBeginsWithTheViewOfTheOnlyHumanSeatOrOfASpectator(
      String red, String blue, String entry, String viewer) {
    String script =
        "game ta-se\nseed 3\nseat red %s\nseat blue %s\n%s\n".formatted(red, blue, entry);
    LoadedMatch match =
        ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("script.lethe"), script)).value();
    assertThat(LocalReview.pageOf(match.table()).viewer().toString()).isEqualToIgnoringCase(viewer);
  }

  @Test
  void aReviewOfABotsSoloMatchBeginsWithTheBotsView() {
    String script = "game eurydice\nseed 3\nseat orpheus bot\n";
    LoadedMatch match =
        ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("script.lethe"), script)).value();
    assertThat(LocalReview.pageOf(match.table()).viewer()).hasToString("orpheus");
  }
}
