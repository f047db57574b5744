package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Validated.Invalid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("titles")
class TableSettingsTest {
  @SuppressWarnings("unused")
  private static final List<Title<?, ?, ?>> TITLES = Titles.ALL;

  @ParameterizedTest
  @CsvSource({
    "pace, 90s, 90s",
    "pace, 60s, 1m",
    "pace, 3d, 3d",
    "pace, 36h, 36h",
    "pace, 48h, 2d",
    "watch, nobody, nobody",
    "watch, 6, 6",
    "word, lemon, lemon",
    "takeover, invited, invited",
    "takeover, nobody, nobody"
  })
  void aSettingIsStoredInItsShortestForm(String key, String input, String stored) {
    TableSettings settings = TableSettings.DEFAULTS.with(key, input).orElseThrow();
    assertThat(settings.nonDefaultValues()).isEqualTo(Map.of(key, stored));
    assertThat(settings).hasToString(key + "=" + stored);
    assertThat(TableSettings.DEFAULTS.with(key, stored)).contains(settings);
  }

  @ParameterizedTest
  @CsvSource({"pace, live", "watch, all", "takeover, anyone"})
  void aDefaultSettingIsNotStored(String key, String defaultValue) {
    assertThat(TableSettings.DEFAULTS.with(key, defaultValue)).contains(TableSettings.DEFAULTS);
    assertThat(TableSettings.DEFAULTS.nonDefaultValues()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"9s", "31d", "0s", "3", "3w", "d", "-3d", "99999d", "1.5h", " 3d"})
  void invalidTimesPerMoveAreRejected(String pace) {
    assertThat(TableSettings.DEFAULTS.with("pace", pace)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "watch, some",
    "watch, 0",
    "watch, 100",
    "word, two words",
    "takeover, ben",
    "seed, 7"
  })
  void unknownSettingsAndValuesAreRejected(String key, String value) {
    assertThat(TableSettings.DEFAULTS.with(key, value)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"24h, true", "3d, true", "23h, false", "90s, false", "live, false"})
  void correspondenceGamesHaveAtLeastADayPerMove(String pace, boolean correspondence) {
    TableSettings settings = TableSettings.DEFAULTS.with("pace", pace).orElseThrow();
    assertThat(settings.isCorrespondence()).isEqualTo(correspondence);
    assertThat(settings.moveTimeLimit().filter(Duration.ofDays(3)::equals).isPresent())
        .isEqualTo(pace.equals("3d"));
  }

  /** Other users learn only that a private table has a join word. */
  @ParameterizedTest
  @ValueSource(strings = {"lemon", "..."})
  void theJoinWordIsHiddenFromOthers(String word) {
    TableSettings settings = TableSettings.DEFAULTS.with("word", word).orElseThrow();
    assertThat(settings.withJoinWordHidden()).hasToString("word=...");
  }

  /** A table setting has the same meaning in every game. */
  @ParameterizedTest
  @FieldSource("TITLES")
  void namesOfTableSettingsAreNotUsedByGames(Title<?, ?, ?> title) {
    for (String key : TableSettings.KEYS) {
      assertThat(title.seats().byName(key)).isEqualTo(Optional.empty());
      Options options = Options.of(Map.of(key, "on"));
      assertThat(title.textOptionNames()).doesNotContain(key);
      assertThat(title.open(options)).isInstanceOf(Invalid.class);
      assertThat(((Invalid<?>) title.open(options)).errors().getFirst().code().messageKey())
          .isEqualTo("core.UNKNOWN_OPTION");
    }
  }
}
