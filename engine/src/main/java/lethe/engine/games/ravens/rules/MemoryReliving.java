package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.PoemCard;

/** The consequences of placing a card. Rule book: Relive memories. */
final class MemoryReliving {
  private MemoryReliving() {}

  /**
   * Handles a card that has just been placed.
   *
   * @param next the phase that continues when everything is settled
   */
  static void placed(Transition t, LaidCard placed, Phase next, MemoryDeck memories) {
    List<LaidCard> block = t.atman.relived(placed);
    if (block.isEmpty()) {
      TurnFlow.afterAtmanChange(t, next);
      return;
    }
    Color color = placed.card().color();
    t.tell(new Observation.Relived(color, block.stream().map(LaidCard::card).toList()));
    RavenRow.chase(t, color, memories);
    boolean stirred = t.rows.stream().anyMatch(row -> row.stirs(color));
    t.tell(new Observation.HeartStirred(color, stirred));
    if (stirred) {
      t.asked = Optional.of(color);
      t.askFirst(Phase.REVEAL, next);
      return;
    }
    t.rows = t.rows.stream().map(row -> row.without(color)).toList();
    TurnFlow.afterAtmanChange(t, next);
  }

  /** Turns a heart face up. */
  static void reveal(Transition t, int number) {
    RowState row = t.row(number);
    t.asked = Optional.empty();
    t.row(row.relived().refreshed());
    t.tell(new Observation.HeartRelived(number, row.heart()));
    List<Card> refreshed = row.poem().stream().filter(PoemCard::used).map(PoemCard::card).toList();
    if (!refreshed.isEmpty()) {
      t.tell(new Observation.PowersRefreshed(number, refreshed));
    }
    TurnFlow.afterAtmanChange(t, t.resumes);
  }
}
