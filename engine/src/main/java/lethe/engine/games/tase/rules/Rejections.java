package lethe.engine.games.tase.rules;

import lethe.engine.core.Rejection;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.IllegalMoveCode;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;

/**
 * The rejections of illegal commands: each names the rule that the command breaks. Called only for
 * illegal commands of the seat to move.
 */
final class Rejections {
  private Rejections() {}

  static Rejection reject(State state, Command command) {
    return switch (command) {
      case Put(int _, int cup) when cup < 1 || cup > RuleNumbers.CUPS ->
          Rejection.of(IllegalMoveCode.NO_SUCH_CUP, cup);
      case Put(int chip, int _) -> rejectChip(state, chip);
      case Keep() -> Rejection.of(IllegalMoveCode.CANNOT_KEEP);
    };
  }

  private static Rejection rejectChip(State state, int chip) {
    Chips hand = Chips.ofMask(state.handMask());
    if (!hand.has(chip)) {
      return Rejection.of(IllegalMoveCode.CHIP_NOT_IN_HAND, chip, hand.values());
    }
    if (state.phase() == Phase.SECOND) {
      return Rejection.of(IllegalMoveCode.CHIP_NOT_LOWER, chip, state.bound());
    }
    return chip < state.bound()
        ? Rejection.of(IllegalMoveCode.CHIP_TOO_LOW, chip, state.bound())
        : Rejection.of(IllegalMoveCode.NO_SECOND_CHIP_POSSIBLE, chip);
  }
}
