package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.AtmanChange;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;

/**
 * Ren's moves other than turning up hearts. Rule book: Ren's turn 1; If the Atman is split or runs
 * out.
 */
final class RenTurn {
  private RenTurn() {}

  static void arrange(Transition transition, List<Integer> order) {
    List<Card> hearts = order.stream().map(number -> transition.row(number).heart()).toList();
    transition.rows = Poem.rowsOf(hearts);
    transition.tellRen(
        new Observation.HeartsArranged(Face.up(hearts)),
        new Observation.HeartsArranged(Face.down(hearts.size())));
    TurnFlow.beginRound(transition);
  }

  /**
   * Takes a card. If Ren may add score cards, the take is completed only after she has chosen them.
   */
  static void take(Transition transition, State state, Spot cardSpot) {
    LaidCard card = transition.atman.topCard(cardSpot).orElseThrow();
    if (state.canAddScoreCards()) {
      transition.pendingTake = new PendingTake(Optional.of(card), 0);
      transition.phase = Phase.ADD_SCORE_CARDS;
    } else {
      carryOutTake(transition, card, List.of());
    }
  }

  static void addScoreCard(Transition transition, int number) {
    Card card = (Card) transition.score.get(number - 1);
    transition.pendingTake =
        new PendingTake(
            transition.pendingTake.card(), transition.pendingTake.chosenScoreCards() | card.bit());
  }

  static void completeTake(Transition transition, State state) {
    transition.pendingTake = PendingTake.NONE;
    carryOutTake(transition, state.pendingTake().card().orElseThrow(), state.chosenScoreCards());
  }

  private static void carryOutTake(
      Transition transition, LaidCard takenCard, List<Card> scoreCards) {
    Optional<RowState> currentRow = Poem.currentRow(transition.rows);
    Spot cardSpot = transition.atman.nameOf(takenCard);
    transition.atman = transition.atman.without(takenCard);
    Card card = takenCard.card();
    boolean isPlaced = currentRow.isPresent() && card.fitsRow(currentRow.get().missingTotal());
    transition.tell(new Observation.Taken(card, cardSpot, isPlaced, scoreCards));
    if (isPlaced) {
      addToPoem(transition, currentRow.orElseThrow().number(), card, false);
    } else {
      RavenRow.discard(transition, List.of(card));
      currentRow.ifPresent(row -> transition.setRow(row.withTooLargeNumber(card.number())));
    }
    for (Card scoreCard : scoreCards) {
      transition.score =
          ListEdits.withoutItemAt(transition.score, transition.score.indexOf(scoreCard));
      addToPoem(transition, currentRow.orElseThrow().number(), scoreCard, true);
    }
    if (transition.atman.isEmpty()) {
      transition.lose(Loss.ATMAN_GONE);
      return;
    }
    boolean isRowComplete =
        currentRow.isPresent() && announceRow(transition, currentRow.get().number());
    if (transition.isLastBatch() && !isRowComplete) {
      transition.lose(Loss.ROW_NOT_COMPLETED);
      return;
    }
    TurnFlow.afterAtmanChange(transition, Phase.BEFORE_ANNOUNCEMENT);
  }

  private static void addToPoem(Transition transition, int row, Card card, boolean isScoreCard) {
    RowState oldRow = transition.row(row);
    RowState newRow = oldRow.withCard(card);
    boolean turnsHeart = oldRow.status() != newRow.status();
    transition.setRow(newRow);
    transition.tell(new Observation.PoemGrew(row, card, isScoreCard, turnsHeart));
    if (turnsHeart) {
      transition.tell(new Observation.HeartTurned(row, newRow.heart()));
    }
  }

  /**
   * Announces whether the row is complete and, if the third row is complete, whether the fourth row
   * is. Returns whether the given row is complete.
   */
  private static boolean announceRow(Transition transition, int row) {
    boolean complete = transition.row(row).isComplete();
    transition.tell(new Observation.RowAnnounced(row, complete));
    if (complete && row == RuleNumbers.ROWS - 1) {
      announceRow(transition, row + 1);
    }
    return complete;
  }

  static void keep(Transition transition, Spot chunk) {
    AtmanChange change = AtmanChange.keep(transition.atman, chunk);
    transition.atman = change.atmanAfter();
    transition.tell(new Observation.ChunkKept(chunk));
    RavenRow.discard(transition, change.removedCards().stream().map(LaidCard::card).toList());
    TurnFlow.enterPhase(transition, transition.nextPhase);
  }
}
