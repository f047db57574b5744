package lethe.engine.games.tase.rules;

import static lethe.engine.games.tase.rules.StateText.RULES;
import static lethe.engine.games.tase.rules.StateText.parse;
import static lethe.engine.games.tase.rules.TestStates.DEALT;
import static lethe.engine.games.tase.rules.TestStates.OPENED;
import static lethe.engine.games.tase.rules.TestStates.THROWN_OUT;
import static lethe.engine.games.tase.rules.TestStates.VIEWERS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Ruling;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.IllegalMoveCode;
import org.junit.jupiter.api.Test;

/** Tests the chips and cups. */
class EquipmentTest {
  @Test
  void eachSideHasChipsOneToEight() {
    assertThat(StateText.format(State.deal(0))).isEqualTo(DEALT);
  }

  @Test
  void everyViewerSeesTheChipsInBothHands() {
    State state = parse(THROWN_OUT);
    for (Viewer viewer : VIEWERS) {
      assertThat(RULES.view(state, viewer).red()).isEqualTo(state.red());
      assertThat(RULES.view(state, viewer).blue()).isEqualTo(state.blue());
    }
  }

  @Test
  void cupNumbersOtherThan1To3AreRejected() {
    for (int cup : List.of(-1, 0, 4)) {
      assertThat(RULES.apply(parse(OPENED), GameSeats.BLUE, new Put(6, cup)))
          .isEqualTo(Ruling.reject(IllegalMoveCode.NO_SUCH_CUP, cup));
    }
  }
}
