package lethe.engine.games.ravens.rules;

import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.RavenStatus;

/** Continues a match after a move until a player must decide again. Rule book: Flow of the game. */
final class TurnFlow {
  private TurnFlow() {}

  /**
   * Begins a round, or ends the match if the deck is empty. Rule book: Ren's turn 2, last
   * paragraph; Feth's turn 1.
   */
  static void beginRound(Transition transition) {
    if (transition.deck.isEmpty()) {
      transition.lose(Loss.DECK_DEPLETED);
      return;
    }
    transition.round++;
    transition.phase = Phase.DRAW;
    transition.safetyZone = transition.countRavens(RavenStatus.STANDING);
    transition.cardsPlaced = 0;
    transition.tell(
        new Observation.RoundBegan(transition.batch, transition.round, transition.safetyZone));
  }

  /**
   * Handles an Atman that is empty or split after a change, then continues with a phase. Rule book:
   * If the Atman is split or runs out.
   */
  static void afterAtmanChange(Transition transition, Phase nextPhase) {
    if (transition.atman.isEmpty()) {
      transition.lose(Loss.ATMAN_GONE);
      return;
    }
    int chunks = transition.atman.chunks().size();
    if (chunks > 1) {
      transition.interruptWith(Phase.KEEP, nextPhase);
      transition.tell(new Observation.AtmanSplit(chunks));
      return;
    }
    enterPhase(transition, nextPhase);
  }

  /**
   * Continues with a phase, or skips it if it is only for powers and Feth can use none. The match
   * is lost if Feth enters {@link Phase#BUILD}, has placed no card, and can neither place a card
   * nor use a power.
   */
  static void enterPhase(Transition transition, Phase nextPhase) {
    transition.phase = nextPhase;
    switch (nextPhase) {
      case BUILD -> {
        if (transition.cardsPlaced == 0
            && !LegalCommands.canPlace(transition.line, transition.atman)
            && !LegalCommands.hasUsablePower(transition.state())) {
          transition.lose(Loss.NOTHING_PLACED);
        }
      }
      case BEFORE_ANNOUNCEMENT -> {
        if (!LegalCommands.hasUsablePower(transition.state())) {
          announceResult(transition);
        }
      }
      case BATCH_END -> {
        if (!LegalCommands.hasUsablePower(transition.state())) {
          BatchEnd.startNextBatch(transition);
        }
      }
      case ARRANGE, DRAW, REVEAL, KEEP, ORDER, FREE, TAKE, ADD_SCORE_CARDS, OVER -> {}
    }
  }

  /**
   * Announces the result, then ends the batch, ends the match or begins the next round. Rule book:
   * Ren's turn 2, announce result; Special rules for the third batch.
   */
  static void announceResult(Transition transition) {
    boolean complete = transition.rows.stream().allMatch(RowState::isComplete);
    Colors hearts = Colors.NONE;
    for (RowState row : transition.rows) {
      hearts = hearts.with(row.heart().color());
    }
    boolean isFinished = complete && transition.atman.colors().equals(hearts);
    transition.tell(new Observation.Announced(isFinished));
    if (isFinished && transition.isLastBatch()) {
      BatchEnd.scoreHearts(transition);
      transition.win();
    } else if (isFinished) {
      BatchEnd.scoreHearts(transition);
      BatchEnd.discardCards(transition);
      enterPhase(transition, Phase.BATCH_END);
    } else if (complete && transition.isLastBatch()) {
      transition.lose(Loss.ATMAN_ASTRAY);
    } else {
      transition.refutedColorSets |= complete ? 1 << transition.atman.colors().mask() : 0;
      beginRound(transition);
    }
  }
}
