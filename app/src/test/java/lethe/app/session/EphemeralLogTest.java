package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Screen;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Options;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

class EphemeralLogTest {
  private static final String SHOWN_ONCE_NOTICE =
      "  (This was shown only once. Remembering it is part of the game.)";

  private static List<String> log(MatchPageTester<Command, Observation, View> red) {
    red.refresh(GameSeats.RED);
    Screen screen = red.matchPage().screen(Size.DEFAULT);
    return screen.log().stream().map(Text::text).toList();
  }

  @Test
  void ephemeralMessagesAreLoggedOnlyAfterTheMatch() {
    MatchPageTester<Command, Observation, View> red =
        MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 1, GameSeats.RED, Size.DEFAULT);
    red.play("put 5 in 2", "put 8 in 1 and 4 in 3");
    assertThat(log(red))
        .doesNotHaveDuplicates()
        .endsWith(SHOWN_ONCE_NOTICE)
        .noneMatch(line -> line.contains("puts"));
    red.play("put 4 in 1");
    assertThat(log(red))
        .doesNotHaveDuplicates()
        .endsWith(SHOWN_ONCE_NOTICE)
        .noneMatch(line -> line.contains("puts"));
    red.addControl(new ControlEntry.Conceded(GameSeats.RED));
    assertThat(log(red))
        .doesNotContain(SHOWN_ONCE_NOTICE)
        .containsSubsequence(
            "Red puts 5 in cup 2.",
            "Blue puts 8 in cup 1.",
            "Blue puts 4 in cup 3.",
            "Red puts 4 in cup 1.");
  }
}
