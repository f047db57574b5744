package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the current and former names of bot levels. */
class BotLevelsTest {
  private static List<Title<?, ?, ?>> titles() {
    return List.copyOf(Titles.ALL);
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyFormerNameMapsToACurrentLevel(Title<?, ?, ?> title) {
    List<String> names = title.bots().all().stream().map(BotLevel::name).toList();
    assertThat(title.bots().formerNames().values()).allMatch(names::contains);
    assertThat(title.bots().formerNames().keySet()).noneMatch(names::contains);
  }

  @ParameterizedTest
  @CsvSource({
    "robots, rusty, rusty",
    "robots, cyborg, fading",
    "robots, android, attentive",
    "robots, robot, perfect",
    "eurydice, random, random",
    "eurydice, thumb, careless",
    "eurydice, sampling, deep",
  })
  void aJournalWithAFormerNameOpensWithTheCurrentBot(String game, String called, String now) {
    Title<?, ?, ?> title =
        titles().stream().filter(one -> one.id().equals(game)).findFirst().orElseThrow();
    List<SeatedPlayer> table =
        title.seats().firstSeats(title.seats().min()).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Machine(called)))
            .toList();
    if (!(TableFactory.of(title, new Header(game, Options.NONE, 1, "", table))
        instanceof Valid<Table<?, ?, ?>>(Table<?, ?, ?> opened))) {
      throw new AssertionError(called + " is no bot");
    }
    assertThat(opened.match().players()).containsOnly(new Player.Machine(now));
  }

  @Test
  void anUnknownNameIsNotALevel() {
    assertThat(titles()).allMatch(title -> title.levelByName("genius").isEmpty());
  }
}
