package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.play.Table;
import lethe.app.play.Undo;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Spectator;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** In the third batch nobody learns that Ren has taken a card before she has chosen all of them. */
class RavensTakingBackTest {
  private final Match<Command, Observation, View> whole = Shipped.of("happy-ending").match();

  /** The position at which Ren has just taken a card in secret. */
  private final int taken =
      IntStream.rangeClosed(1, whole.position())
          .filter(position -> whole.at(position).view(Roles.REN).progress().phase() == Phase.WITH)
          .findFirst()
          .orElseThrow();

  @Test
  void whatFethCanTakeBackDoesNotSayWhetherRenHasTakenACard() {
    assertThat(whole.at(taken).toldSince(Spectator.SPECTATOR, taken - 1)).isEmpty();
    assertThat(whole.at(taken - 1).undoable(Roles.FETH)).isTrue();
    assertThat(whole.at(taken).undoable(Roles.FETH)).isTrue();
  }

  @Test
  void whatRenHasTakenInSecretGoesBackWithFethsMove() {
    Table<Command, Observation, View> table = table();
    Undo.last(table, List.of(Roles.FETH));
    Match<Command, Observation, View> match = table.match();
    assertThat(match.position()).isEqualTo(taken + 2);
    assertThat(match.at(taken + 1).takenBack(Roles.FETH)).isEmpty();
    assertThat(match.at(taken + 1).takenBack(Roles.REN)).hasValue(Roles.REN);
    assertThat(match.takenBack(Roles.REN)).hasValue(Roles.FETH);
    assertThat(match.view(Roles.FETH)).isEqualTo(whole.at(taken - 2).view(Roles.FETH));
  }

  private Table<Command, Observation, View> table() {
    return new Table<>(
        RavensTitle.TITLE,
        ((Valid<Game<?, Command, Observation, View>>) RavensTitle.TITLE.open(Options.NONE)).value(),
        whole.at(taken));
  }

  @Test
  void renTakesHerOwnBackAlone() {
    Table<Command, Observation, View> table = table();
    Undo.last(table, List.of(Roles.REN));
    assertThat(table.match().position()).isEqualTo(taken + 1);
    assertThat(table.match().view(Roles.REN)).isEqualTo(whole.at(taken - 1).view(Roles.REN));
  }
}
