package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.core.Rejection;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;

/**
 * The rejections of illegal commands: each names the rule that the command breaks. Called only for
 * illegal commands of a seat that may move.
 */
final class Rejections {
  private Rejections() {}

  static Rejection reject(State state, Command command) {
    if (command instanceof Command.With && !state.canAddScoreCards()) {
      return Rejection.of(IllegalMoveCode.NO_SCORE_CARDS_TO_ADD);
    }
    if (!fitsPhase(state.phase(), command)) {
      return Rejection.of(IllegalMoveCode.WRONG_PHASE, Rejection.of(state.phase()));
    }
    return switch (command) {
      case Command.Arrange _ -> Rejection.of(IllegalMoveCode.INVALID_ORDER, RuleNumbers.ROWS);
      case Command.Draw _ ->
          Rejection.of(IllegalMoveCode.INVALID_DRAW_COUNT, state.piles().deck().size());
      case Command.Stop _ -> Rejection.of(IllegalMoveCode.NO_CARD_DRAWN);
      case Command.Place(int number, Spot at) -> rejectPlace(state, number, at);
      case Command.End _ -> Rejection.of(IllegalMoveCode.CARD_MUST_BE_PLACED);
      case Command.Use use -> PowerRejections.reject(state, use);
      case Command.Order _ -> Rejection.of(IllegalMoveCode.INVALID_ORDER, state.glimmerCount());
      case Command.Free(int number) ->
          Rejection.of(
              IllegalMoveCode.NO_SUCH_CARD_BENEATH,
              number,
              Long.bitCount(state.inspectedRaven().cardsBeneath()));
      case Command.Take(Spot card) -> AtmanRejections.nameError(state.atman(), card).orElseThrow();
      case Command.With(int number) -> rejectWith(state, number);
      case Command.Reveal(int row) -> rejectReveal(state, row);
      case Command.Keep(Spot chunk) -> AtmanRejections.rejectKeep(state.atman(), chunk);
      case Command.Pass _, Command.Done _ -> throw new IllegalStateException("legal: " + command);
    };
  }

  /** Returns whether a command is of a kind that is allowed in this phase. */
  private static boolean fitsPhase(Phase phase, Command command) {
    return switch (command) {
      case Command.Arrange _ -> phase == Phase.ARRANGE;
      case Command.Draw _, Command.Stop _ -> phase == Phase.DRAW;
      case Command.Place _, Command.End _ -> phase == Phase.BUILD;
      case Command.Pass _ -> phase == Phase.BEFORE_ANNOUNCEMENT || phase == Phase.BATCH_END;
      case Command.Order _ -> phase == Phase.ORDER;
      case Command.Free _ -> phase == Phase.FREE;
      case Command.Take _ -> phase == Phase.TAKE;
      case Command.With _, Command.Done _ -> phase == Phase.ADD_SCORE_CARDS;
      case Command.Reveal _ -> phase == Phase.REVEAL;
      case Command.Keep _ -> phase == Phase.KEEP;
      case Command.Use _ -> phase.allowsPowers();
    };
  }

  private static Rejection rejectPlace(State state, int number, Spot at) {
    return state
        .piles()
        .memoryInLine(number)
        .map(card -> AtmanRejections.rejectPlacement(state.atman(), card, at))
        .orElseGet(
            () ->
                Rejection.of(
                    IllegalMoveCode.NO_SUCH_CARD_IN_LINE, number, state.piles().line().size()));
  }

  private static Rejection rejectWith(State state, int number) {
    List<Piece> score = state.piles().score();
    if (number < 1 || number > score.size() || !(score.get(number - 1) instanceof Card card)) {
      return Rejection.of(IllegalMoveCode.NO_SUCH_CARD_SCORED, number);
    }
    if (state.pendingTake().contains(card)) {
      return Rejection.of(IllegalMoveCode.SCORE_CARD_ALREADY_CHOSEN, number);
    }
    return state.missingTotal() == 0
        ? Rejection.of(IllegalMoveCode.ROW_COMPLETE)
        : Rejection.of(IllegalMoveCode.ROW_TOTAL_EXCEEDED, card, state.missingTotal());
  }

  private static Rejection rejectReveal(State state, int row) {
    if (row < 1 || row > RuleNumbers.ROWS) {
      return Rejection.of(IllegalMoveCode.NO_SUCH_ROW, row);
    }
    return state.poem().rows().get(row - 1).isHeartDown()
        ? Rejection.of(
            IllegalMoveCode.HEART_OF_OTHER_COLOR,
            row,
            state.progress().requestedColor().orElseThrow())
        : Rejection.of(IllegalMoveCode.HEART_ALREADY_FACE_UP, row);
  }
}
