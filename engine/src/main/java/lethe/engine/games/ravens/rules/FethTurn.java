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

/** Feth's turn. Rule book: Feth's turn 1 and 2. */
final class FethTurn {
  private FethTurn() {}

  static void draw(Transition t, int count) {
    for (int i = 0; i < count; i++) {
      Piece piece = t.draw();
      t.line = ListEdits.plus(t.line, piece);
      t.tell(new Observation.Drew(t.line.size(), piece));
    }
    if (t.deck.isEmpty()) {
      endDrawing(t);
    }
  }

  /** Ends drawing. Rule book: The world-devouring ravens. */
  static void endDrawing(Transition t) {
    t.tell(new Observation.DrawingEnded());
    List<Piece> drawn = t.line;
    t.line = drawn.stream().filter(Card.class::isInstance).toList();
    for (int i = 0; i < drawn.size(); i++) {
      if (drawn.get(i) instanceof Raven raven) {
        if (i < t.zone) {
          RavenRow.holdOff(t, raven);
        } else {
          RavenRow.land(t, raven);
        }
      }
    }
    if (t.ravens(RavenStatus.STANDING) == Color.COUNT) {
      t.lose(Loss.FIVE_RAVENS);
    } else {
      TurnFlow.enterPhase(t, Phase.BUILD);
    }
  }

  static void place(Transition t, int number, Spot at, MemoryDeck memories) {
    AtmanChange change = AtmanChange.place(t.atman, t.line.get(number - 1), at);
    LaidCard placed = change.placed().orElseThrow();
    t.line = ListEdits.minus(t.line, number - 1);
    t.placed++;
    t.atman = change.after();
    t.tell(new Observation.Placed(placed.card(), at));
    MemoryReliving.placed(t, placed, Phase.BUILD, memories);
  }

  /** Ends building; Feth must have placed at least one card. Rule book: Feth's turn 2. */
  static void end(Transition t) {
    t.tell(new Observation.BuildingEnded());
    if (t.placed == 0) {
      t.lose(Loss.NOTHING_PLACED);
      return;
    }
    List<Card> left = t.line.stream().filter(Card.class::isInstance).map(Card.class::cast).toList();
    t.line = List.of();
    RavenRow.discard(t, left);
    t.phase = Phase.TAKE;
  }

  static void pass(Transition t) {
    t.tell(new Observation.Passed());
    if (t.phase == Phase.WINDOW) {
      TurnFlow.announce(t);
    } else {
      BatchEnd.next(t);
    }
  }
}
