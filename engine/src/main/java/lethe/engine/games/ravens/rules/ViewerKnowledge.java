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
  final long destroyed;

  /** The cards whose location is unknown, as a mask. */
  final long unlocated;

  final HeartSampling heartSampling;

  /** The cards on top of the deck that the viewer knows, topmost card last. */
  final List<Piece> top;

  /** The ravens in the unknown part of the deck. */
  final List<Raven> ravensInDeck;

  /** For each color, the cards of {@link #unlocated}. */
  private final long[] unlocatedByColor = new long[Color.COUNT];

  /** For each raven, the cards that are certainly beneath it, as a mask. */
  private final long[] beneath = new long[Color.COUNT];

  /** For each raven, the number of unknown cards beneath it. */
  private final int[] unknownBeneath = new int[Color.COUNT];

  ViewerKnowledge(MemoryDeck memories, View view, List<Observation> observations, Viewer viewer) {
    long unseen = CardBits.unseen(memories, view);
    this.memories = memories;
    this.view = view;
    this.viewer = viewer;
    DevouredCards devoured = new DevouredCards(view, unseen, observations);
    this.destroyed = devoured.destroyed();
    this.unlocated = unseen & ~devoured.all();
    for (Card card : memories.cardsIn(unlocated)) {
      unlocatedByColor[card.color().index()] |= card.bit();
    }
    for (RavenView raven : view.ravens()) {
      int color = raven.color().index();
      beneath[color] = devoured.beneath(raven.color()) | CardBits.of(raven.cardsBeneath());
      unknownBeneath[color] = raven.cardsBeneath().size() - Long.bitCount(beneath[color]);
    }
    this.heartSampling = new HeartSampling(view, memories, unlocated, unknownBeneath);
    this.top = top(view);
    this.ravensInDeck = ravens(view, top);
  }

  long unlocated(Color color) {
    return unlocatedByColor[color.index()];
  }

  long beneath(Color color) {
    return beneath[color.index()];
  }

  int unknownBeneath(Color color) {
    return unknownBeneath[color.index()];
  }

  private static List<Piece> top(View view) {
    List<Piece> top = new ArrayList<>();
    for (Face face : view.piles().deckTop().reversed()) {
      if (face instanceof Face.Up(Piece piece)) {
        top.add(piece);
      }
    }
    return top;
  }

  private static List<Raven> ravens(View view, List<Piece> top) {
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
