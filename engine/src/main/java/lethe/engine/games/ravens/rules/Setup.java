package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.MatchProgress;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.SeatNames;

/** The beginning of a match and of a batch. Rule book: Preparations. */
final class Setup {
  /** The number of cards needed for a batch: the first card of the Atman and four hearts. */
  static final int FEWEST_MEMORIES = 1 + RuleNumbers.ROWS;

  private Setup() {}

  static State start(MemoryDeck memories, Rng rng) {
    State nothing =
        new State(
            new MatchProgress(1, 0, Phase.ARRANGE, Phase.ARRANGE, Optional.empty(), 0, 0),
            new Piles(List.of(), 0, List.of(), List.of(), List.of(), 0),
            Atman.EMPTY,
            Collections.nCopies(Color.COUNT, RavenState.AWAY),
            Poem.NONE,
            PendingTake.NOTHING,
            Optional.empty(),
            rng);
    Transition t = new Transition(nothing);
    deal(t, memories.cards());
    return t.state();
  }

  /**
   * Deals a batch from these memory cards, of which there are at least five, and the ravens that
   * are not in the row. A raven never becomes the first card or a heart; another card is drawn, and
   * the raven is shuffled back into the deck.
   */
  static void deal(Transition t, List<Card> memories) {
    Rng.Draw<List<Card>> shuffled = t.rng.shuffled(memories);
    List<Card> cards = shuffled.value();
    List<Card> hearts = new ArrayList<>(cards.subList(1, FEWEST_MEMORIES));
    hearts.sort((a, b) -> Integer.compare(a.index(), b.index()));
    List<Piece> deck = new ArrayList<>(cards.subList(FEWEST_MEMORIES, cards.size()));
    for (Raven raven : Raven.ALL) {
      if (t.raven(raven.color()).status() == RavenStatus.AWAY) {
        deck.add(raven);
      }
    }
    Rng.Draw<List<Piece>> order = shuffled.next().shuffled(deck);
    t.rng = order.next();
    t.deck = order.value();
    t.known = 0;
    t.discards = List.of();
    t.atman = Atman.of(List.of(new LaidCard(cards.getFirst(), Atman.FIRST)));
    t.rows = Poem.of(hearts);
    t.refuted = 0;
    t.round = 0;
    t.phase = Phase.ARRANGE;
    t.tell(opening(t.batch, cards.getFirst(), hearts));
  }

  static List<GameEvent<Observation>> opening(int batch, Card first, List<Card> hearts) {
    return List.of(
        GameEvent.open(new Observation.BatchBegan(batch, first)),
        GameEvent.toSome(
            new Observation.HeartsDrawn(Face.up(hearts)),
            SeatNames.REN,
            new Observation.HeartsDrawn(Face.down(hearts.size()))));
  }
}
