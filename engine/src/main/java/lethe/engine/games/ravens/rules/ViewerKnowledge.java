package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.View;

/** The knowledge of a viewer, derived from the view and the observations. */
final class ViewerKnowledge {
  final MemoryDeck memories;
  final View view;
  final Viewer viewer;

  /** The cards that are certainly destroyed, as a mask. */
  final long destroyedCards;

  /** The cards whose location is unknown, as a mask. */
  final long unlocatedCards;

  final HeartSampler heartSampler;

  /** The cards on top of the deck that the viewer knows, topmost card last. */
  final List<Piece> knownDeckTop;

  /** The ravens in the unknown part of the deck. */
  final List<Raven> hiddenRavens;

  /** For each color, the cards of that color in {@link #unlocatedCards}, as a mask. */
  private final long[] unlocatedByColor = new long[Color.COUNT];

  /** For each raven, the cards that are certainly beneath it, as a mask. */
  private final long[] cardsBeneath = new long[Color.COUNT];

  /** For each raven, the number of unknown cards beneath it. */
  private final int[] unknownCountsBeneath = new int[Color.COUNT];

  ViewerKnowledge(MemoryDeck memories, View view, List<Observation> observations, Viewer viewer) {
    long unseen = CardBits.unseenCards(memories, view);
    this.memories = memories;
    this.view = view;
    this.viewer = viewer;
    DevouredCards devouredCards = new DevouredCards(view, unseen, observations);
    this.destroyedCards = devouredCards.destroyedCards();
    this.unlocatedCards = unseen & ~devouredCards.allCards();
    for (Card card : memories.cardsIn(unlocatedCards)) {
      unlocatedByColor[card.color().index()] |= card.bit();
    }
    for (RavenView raven : view.ravens()) {
      int color = raven.color().index();
      cardsBeneath[color] =
          devouredCards.cardsBeneath(raven.color()) | CardBits.of(raven.cardsBeneath());
      unknownCountsBeneath[color] =
          raven.cardsBeneath().size() - Long.bitCount(cardsBeneath[color]);
    }
    this.heartSampler = new HeartSampler(view, memories, unlocatedCards, unknownCountsBeneath);
    this.knownDeckTop = deckTop(view);
    this.hiddenRavens = hiddenRavens(view, knownDeckTop);
  }

  long unlocatedCards(Color color) {
    return unlocatedByColor[color.index()];
  }

  long cardsBeneath(Color color) {
    return cardsBeneath[color.index()];
  }

  int unknownCountBeneath(Color color) {
    return unknownCountsBeneath[color.index()];
  }

  private static List<Piece> deckTop(View view) {
    List<Piece> top = new ArrayList<>();
    for (Face face : view.piles().deckTop().reversed()) {
      if (face instanceof Face.Up(Piece piece)) {
        top.add(piece);
      }
    }
    return top;
  }

  private static List<Raven> hiddenRavens(View view, List<Piece> top) {
    List<Raven> ravens = new ArrayList<>();
    for (Raven raven : Raven.ALL) {
      boolean isAway = view.raven(raven.color()).status() == RavenStatus.AWAY;
      if (isAway
          && !view.piles().line().contains(raven)
          && !view.piles().discards().contains(raven)
          && !top.contains(raven)) {
        ravens.add(raven);
      }
    }
    return ravens;
  }
}
