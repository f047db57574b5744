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
   * Relives a memory if the card that was just placed completes one. The turn then continues, at
   * once or after Ren has turned up a heart.
   *
   * @param nextPhase the phase to continue with after all consequences
   */
  static void afterPlacement(
      Transition transition, LaidCard placedCard, Phase nextPhase, MemoryDeck memories) {
    List<LaidCard> block = transition.atman.relivedBlock(placedCard);
    if (block.isEmpty()) {
      TurnFlow.afterAtmanChange(transition, nextPhase);
      return;
    }
    Color color = placedCard.card().color();
    transition.tell(new Observation.Relived(color, block.stream().map(LaidCard::card).toList()));
    RavenRow.chase(transition, color, memories);
    boolean isHeartStirred = transition.rows.stream().anyMatch(row -> row.canBeRelivedBy(color));
    transition.tell(new Observation.HeartStirred(color, isHeartStirred));
    if (isHeartStirred) {
      transition.requestedColor = Optional.of(color);
      transition.interruptWith(Phase.REVEAL, nextPhase);
      return;
    }
    transition.rows = transition.rows.stream().map(row -> row.withExcludedColor(color)).toList();
    TurnFlow.afterAtmanChange(transition, nextPhase);
  }

  /** Turns the heart of a row face up, refreshes the powers of the row, and continues the turn. */
  static void reveal(Transition transition, int number) {
    RowState row = transition.row(number);
    transition.requestedColor = Optional.empty();
    transition.setRow(row.withRelivedHeart().withPowersRefreshed());
    transition.tell(new Observation.HeartRelived(number, row.heart()));
    List<Card> refreshedCards =
        row.poem().stream().filter(PoemCard::used).map(PoemCard::card).toList();
    if (!refreshedCards.isEmpty()) {
      transition.tell(new Observation.PowersRefreshed(number, refreshedCards));
    }
    TurnFlow.afterAtmanChange(transition, transition.nextPhase);
  }
}
