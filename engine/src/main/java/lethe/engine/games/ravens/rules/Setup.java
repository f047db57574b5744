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
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.MatchProgress;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RuleNumbers;

/** The beginning of a match and of a batch. Rule book: Preparations. */
final class Setup {
  /**
   * The number of cards laid out at the beginning of a batch: the first card of the Atman and four
   * hearts.
   */
  static final int INITIAL_CARDS = 1 + RuleNumbers.ROWS;

  private Setup() {}

  static State start(MemoryDeck memories, Rng rng) {
    State empty =
        new State(
            new MatchProgress(1, 0, Phase.ARRANGE, Phase.ARRANGE, Optional.empty(), 0, 0),
            new Piles(List.of(), 0, List.of(), List.of(), List.of(), 0),
            Atman.EMPTY,
            Collections.nCopies(Color.COUNT, RavenState.AWAY),
            Poem.NONE,
            PendingTake.NONE,
            Optional.empty(),
            rng);
    Transition transition = new Transition(empty);
    deal(transition, memories.cards());
    return transition.state();
  }

  /**
   * Deals a batch from these memory cards (at least {@link #INITIAL_CARDS}) and the ravens that are
   * not in the row. If a raven is drawn as the first card or as a heart, the rule book replaces it
   * and shuffles it back into the deck; here, these cards are drawn from the memory cards alone,
   * which has the same effect.
   */
  static void deal(Transition transition, List<Card> memories) {
    Rng.Draw<List<Card>> shuffled = transition.rng.shuffled(memories);
    List<Card> cards = shuffled.value();
    List<Card> hearts = new ArrayList<>(cards.subList(1, INITIAL_CARDS));
    hearts.sort((a, b) -> Integer.compare(a.index(), b.index()));
    List<Piece> deck = new ArrayList<>(cards.subList(INITIAL_CARDS, cards.size()));
    for (Raven raven : Raven.ALL) {
      if (transition.raven(raven.color()).status() == RavenStatus.AWAY) {
        deck.add(raven);
      }
    }
    Rng.Draw<List<Piece>> order = shuffled.next().shuffled(deck);
    transition.rng = order.next();
    transition.deck = order.value();
    transition.knownTopCount = 0;
    transition.discards = List.of();
    transition.atman = Atman.of(List.of(new LaidCard(cards.getFirst(), Atman.FIRST_SPOT)));
    transition.rows = Poem.rowsOf(hearts);
    transition.refutedColorSets = 0;
    transition.round = 0;
    transition.phase = Phase.ARRANGE;
    transition.tell(openingEvents(transition.batch, cards.getFirst(), hearts));
  }

  static List<GameEvent<Observation>> openingEvents(int batch, Card first, List<Card> hearts) {
    return List.of(
        GameEvent.toAll(new Observation.BatchBegan(batch, first)),
        GameEvent.toSome(
            new Observation.HeartsDrawn(Face.up(hearts)),
            GameSeats.REN,
            new Observation.HeartsDrawn(Face.down(hearts.size()))));
  }
}
