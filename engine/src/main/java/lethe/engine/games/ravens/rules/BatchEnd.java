package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.RavenStatus;

/** The end of a batch. Rule book: If the batch is finished, then this happens. */
final class BatchEnd {
  private BatchEnd() {}

  /** Step 1: turns all hearts face up and scores the relived ones. */
  static void scoreHearts(Transition transition) {
    transition.tellHearts();
    List<Card> relivedHearts = hearts(transition, true);
    transition.score = ListEdits.plus(transition.score, relivedHearts);
    if (!relivedHearts.isEmpty()) {
      transition.tell(new Observation.Scored(relivedHearts));
    }
  }

  /**
   * Step 2: discards the Atman, the other hearts and the poem cards. Feth can still use the powers
   * of unused poem cards.
   */
  static void discardCards(Transition transition) {
    List<PoemCard> poem = transition.rows.stream().flatMap(row -> row.poem().stream()).toList();
    List<Card> discardedCards = new ArrayList<>();
    transition.atman.stack().forEach(laidCard -> discardedCards.add(laidCard.card()));
    discardedCards.addAll(hearts(transition, false));
    poem.forEach(card -> discardedCards.add(card.card()));
    transition.rows = List.of();
    transition.atman = Atman.EMPTY;
    RavenRow.discard(transition, discardedCards);
    transition.leftoverCards =
        poem.stream().filter(card -> !card.used()).map(PoemCard::card).toList();
  }

  private static List<Card> hearts(Transition transition, boolean areRelived) {
    return transition.rows.stream()
        .filter(row -> row.status() == HeartStatus.RELIVED == areRelived)
        .map(RowState::heart)
        .toList();
  }

  /**
   * Steps 3 to 5: destroys the cards beneath ravens, lets the chased ravens return and begins the
   * next batch. The match is lost if all five ravens then stand or too few memories are left.
   */
  static void startNextBatch(Transition transition) {
    transition.leftoverCards = List.of();
    RavenRow.destroyCards(transition);
    RavenRow.returnChased(transition);
    if (transition.countRavens(RavenStatus.STANDING) == Color.COUNT) {
      transition.lose(Loss.RAVENS_RETURNED);
      return;
    }
    List<Card> memories =
        Stream.concat(transition.deck.stream(), transition.discards.stream())
            .flatMap(piece -> piece instanceof Card card ? Stream.of(card) : Stream.empty())
            .toList();
    if (memories.size() < Setup.INITIAL_CARDS) {
      transition.lose(Loss.MEMORIES_LOST);
      return;
    }
    transition.batch++;
    Setup.deal(transition, memories);
  }
}
