package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.games.ravens.AtmanChange;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.Spot;

/** Feth's moves other than powers. Rule book: Feth's turn 1 and 2. */
final class FethTurn {
  private FethTurn() {}

  static void draw(Transition transition, int count) {
    for (int i = 0; i < count; i++) {
      Piece piece = transition.draw();
      transition.line = ListEdits.plus(transition.line, piece);
      transition.tell(new Observation.Drew(transition.line.size(), piece));
    }
    if (transition.deck.isEmpty()) {
      endDrawing(transition);
    }
  }

  /**
   * Ends drawing. Ravens drawn within the safety zone are discarded; the others land in the row. If
   * all five then stand in the row, the match is lost. Rule book: The world-devouring ravens.
   */
  static void endDrawing(Transition transition) {
    transition.tell(new Observation.DrawingEnded());
    List<Piece> drawnPieces = transition.line;
    transition.line = drawnPieces.stream().filter(Card.class::isInstance).toList();
    for (int i = 0; i < drawnPieces.size(); i++) {
      if (drawnPieces.get(i) instanceof Raven raven) {
        if (i < transition.safetyZone) {
          RavenRow.holdOff(transition, raven);
        } else {
          RavenRow.land(transition, raven);
        }
      }
    }
    if (transition.countRavens(RavenStatus.STANDING) == Color.COUNT) {
      transition.lose(Loss.FIVE_RAVENS);
    } else {
      TurnFlow.enterPhase(transition, Phase.BUILD);
    }
  }

  static void place(Transition transition, int number, Spot at, MemoryDeck memories) {
    AtmanChange change = AtmanChange.place(transition.atman, transition.line.get(number - 1), at);
    LaidCard placedCard = change.placedCard().orElseThrow();
    transition.line = ListEdits.withoutItemAt(transition.line, number - 1);
    transition.cardsPlaced++;
    transition.atman = change.atmanAfter();
    transition.tell(new Observation.Placed(placedCard.card(), at));
    MemoryReliving.afterPlacement(transition, placedCard, Phase.BUILD, memories);
  }

  /**
   * Ends building and discards the rest of the line. If Feth has placed no card of the line, the
   * match is lost. Rule book: Feth's turn 2.
   */
  static void endBuilding(Transition transition) {
    transition.tell(new Observation.BuildingEnded());
    if (transition.cardsPlaced == 0) {
      transition.lose(Loss.NOTHING_PLACED);
      return;
    }
    List<Card> unusedCards =
        transition.line.stream().filter(Card.class::isInstance).map(Card.class::cast).toList();
    transition.line = List.of();
    RavenRow.discard(transition, unusedCards);
    transition.phase = Phase.TAKE;
  }

  static void pass(Transition transition) {
    transition.tell(new Observation.Passed());
    if (transition.phase == Phase.BEFORE_ANNOUNCEMENT) {
      TurnFlow.announceResult(transition);
    } else {
      BatchEnd.startNextBatch(transition);
    }
  }
}
