package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Event;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Perch.Place;

/** How a match and a batch begin. Rule book: Preparations. */
final class Setup {
  /** The first card of the Atman, and four hearts. */
  static final int FEWEST_MEMORIES = 1 + Verse.COUNT;

  private Setup() {}

  static State start(Memories memories, Rng rng) {
    State nothing =
        new State(
            1,
            0,
            Phase.ARRANGE,
            Phase.ARRANGE,
            Optional.empty(),
            0,
            0,
            List.of(),
            0,
            List.of(),
            List.of(),
            List.of(),
            Atman.EMPTY,
            Collections.nCopies(Color.COUNT, Hold.AWAY),
            List.of(),
            0,
            List.of(),
            Optional.empty(),
            0,
            0,
            Optional.empty(),
            rng);
    Draft draft = new Draft(nothing);
    deal(draft, memories.cards());
    return draft.state();
  }

  /**
   * Lays a batch out from these memory cards, at least five, and every raven that is not in the
   * row. A raven never turns up as the first card or as a heart: another card would be drawn, and
   * the deck shuffled again with it.
   */
  static void deal(Draft draft, List<Card> memories) {
    Rng.Draw<List<Card>> shuffled = draft.rng.shuffled(memories);
    List<Card> cards = shuffled.value();
    List<Card> hearts = new ArrayList<>(cards.subList(1, FEWEST_MEMORIES));
    hearts.sort((a, b) -> Integer.compare(a.index(), b.index()));
    List<Piece> deck = new ArrayList<>(cards.subList(FEWEST_MEMORIES, cards.size()));
    for (Raven raven : Raven.ALL) {
      if (draft.hold(raven.color()).place() == Place.AWAY) {
        deck.add(raven);
      }
    }
    Rng.Draw<List<Piece>> order = shuffled.rest().shuffled(deck);
    draft.rng = order.rest();
    draft.deck = order.value();
    draft.known = 0;
    draft.discards = List.of();
    draft.atman = Atman.of(List.of(new Laid(cards.getFirst(), Atman.FIRST)));
    draft.verses = poem(hearts);
    draft.refuted = 0;
    draft.round = 0;
    draft.phase = Phase.ARRANGE;
    draft.tell(opening(draft.batch, cards.getFirst(), hearts));
  }

  static List<Event<Observation>> opening(int batch, Card first, List<Card> hearts) {
    return List.of(
        Event.open(new Observation.BatchBegan(batch, first)),
        Event.closed(
            new Observation.HeartsDrawn(Face.up(hearts)),
            Ravens.REN,
            new Observation.HeartsDrawn(Face.down(hearts.size()))));
  }

  /** A poem of hearts alone, in this order. */
  static List<Verse> poem(List<Card> hearts) {
    List<Verse> verses = new ArrayList<>();
    for (Card heart : hearts) {
      verses.add(Verse.of(verses.size() + 1, heart));
    }
    return List.copyOf(verses);
  }
}
