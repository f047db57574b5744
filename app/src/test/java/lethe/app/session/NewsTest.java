package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.app.frame.Size;
import lethe.app.page.Screen;
import lethe.app.session.Mode.Table;
import lethe.app.titles.ravens.RavensTitle;
import lethe.engine.core.Options;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

class NewsTest {
  private static Sitting<Command, Observation, View> sitting(Size size) {
    Sitting<Command, Observation, View> sitting =
        Sitting.of(RavensTitle.TITLE, Options.NONE, 7, 1, Roles.FETH, size);
    sitting.play("arrange 1 2 3 4", "draw 3", "stop");
    sitting.look(Roles.FETH);
    return sitting;
  }

  @Test
  void newsStandsLineByLineWhereItFits() {
    Sitting<Command, Observation, View> sitting = sitting(new Size(80, 50));
    assertThat(sitting.screen()).contains("\nYou draw purple 4.\nYou draw yellow 2.\n");
    sitting.type("");
    assertThat(sitting.session().mode()).isInstanceOf(Table.class);
  }

  @Test
  void newsRunsTogetherWhereItDoesNot() {
    assertThat(sitting(new Size(80, 27)).screen())
        .contains("You draw purple 4. You draw yellow 2.");
  }

  /** From its beginning, above the table, and nothing is done by reading it. */
  @Test
  void whatStillDoesNotFitIsReadFirst() {
    Sitting<Command, Observation, View> sitting = sitting(new Size(80, 20));
    assertThat(sitting.shown().kind()).isEqualTo(Screen.Kind.READING);
    assertThat(sitting.screen()).contains("Batch 1: the Atman begins");
    assertThat(sitting.type("")).isEmpty();
    assertThat(sitting.shown().kind()).isEqualTo(Screen.Kind.TABLE);
    assertThat(sitting.session().mode()).isInstanceOf(Table.class);
  }

  @Test
  void whereNothingIsNewNothingIsRead() {
    for (int rows = 15; rows < 25; rows++) {
      Sitting<Command, Observation, View> sitting = sitting(new Size(80, rows));
      for (int page = 0; page < 10 && sitting.shown().kind() != Screen.Kind.TABLE; page++) {
        sitting.type("");
      }
      sitting.look(Roles.FETH);
      assertThat(sitting.shown().kind()).as("%s rows", rows).isEqualTo(Screen.Kind.TABLE);
    }
  }

  /** A line that is typed above a text is for the table below it. */
  @Test
  void whatIsTypedWhileReadingIsDone() {
    Sitting<Command, Observation, View> sitting = sitting(new Size(80, 20));
    assertThat(sitting.type("moves")).isEmpty();
    assertThat(sitting.reply().getFirst()).startsWith("You can play");
    String legal = sitting.session().legal().getFirst();
    assertThat(sitting.shown().outlook().can(legal)).isTrue();
    assertThat(sitting.type(legal)).singleElement().isInstanceOf(Effect.Submit.class);
  }
}
