package lethe.engine.games.tase.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Control;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Refusal;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Roles;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** What of Ta-Se can be taken back. */
class TakingBackTest {
  private static final List<String> ROUND =
      List.of(
          "1 in 1", "7 in 3", "6 in 1", "8 in 3", "6 in 2", "8 in 2", "3 in 3", "5 in 1", "4 in 2",
          "4 in 1", "1 in 3", "7 in 1", "3 in 3", "5 in 1", "2 in 3", "2 in 3");

  @Test
  void aChipIsTakenBackUntilTheOtherSideHasMoved() {
    Match<Command, Observation, View> match = afterChips(1);
    Seat opener = match.view(Spectator.SPECTATOR).opener();
    Seat other = other(match);
    assertThat(match.turn().awaits(other)).isTrue();
    assertThat(match.undoable(opener)).isTrue();
    assertThat(afterChips(2).undoRefusal(List.of(opener)))
        .hasValue(Rejection.of(Refusal.ANOTHER_HAS_MOVED, other));
    assertThat(afterChips(2).undoable(other)).isTrue();
  }

  @Test
  void bothChipsOfATurnAreTakenBackTheSecondFirst() {
    Match<Command, Observation, View> match = afterChips(3);
    Seat mover = other(match);
    for (int left = 2; left > 0; left--) {
      assertThat(match.undoable(mover)).isTrue();
      match = undone(match);
      assertThat(match.takenBack(Spectator.SPECTATOR)).hasValue(mover);
      for (Seat viewer : match.seats()) {
        assertThat(match.view(viewer)).isEqualTo(match.at(left).view(viewer));
        assertThat(match.standing(viewer)).isEqualTo(match.at(left).told(viewer));
        assertThat(match.told(viewer)).isEqualTo(match.at(3).told(viewer));
      }
    }
    assertThat(match.undoable(mover)).isFalse();
  }

  @Test
  void aChipThatOpenedTheCupsStays() {
    Match<Command, Observation, View> match = afterChips(ROUND.size());
    assertThat(match.view(Spectator.SPECTATOR).round()).isEqualTo(2);
    assertThat(match.undoRefusal(match.seats())).hasValue(Rejection.of(Refusal.SEEN_OR_HEARD));
  }

  /** The seat that did not open the first round. */
  private static Seat other(Match<Command, Observation, View> match) {
    return match.view(Spectator.SPECTATOR).opener().equals(Roles.RED) ? Roles.BLUE : Roles.RED;
  }

  private static Match<Command, Observation, View> undone(Match<Command, Observation, View> match) {
    return ((Moved<Command, Observation, View>) match.note(new Control.Undone())).next();
  }

  /** A match after so many chips of a round. */
  private static Match<Command, Observation, View> afterChips(int chips) {
    Rules rules = new Rules(false);
    List<Seated> table =
        rules.seats().table(2).stream().map(s -> new Seated(s, new Player.Human())).toList();
    Match<Command, Observation, View> match =
        Match.start(rules, new Header(TaSe.NAME, Options.NONE, 1, "", table));
    for (String chip : ROUND.subList(0, chips)) {
      match = Drawn.submitted(match, "put " + chip);
    }
    return match;
  }
}
