package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/**
 * Samples the face-down hearts of a view. All combinations of hearts that are consistent with what
 * the viewer knows are equally likely, unless {@link #MAX_TRIES} attempts fail.
 */
final class HeartSampler {
  /** The maximum number of random attempts before a systematic search. */
  private static final int MAX_TRIES = 200;

  private final View view;

  /** For each face-down heart, the cards that it could be. */
  private final List<List<Card>> candidates = new ArrayList<>();

  /** For each color, the number of cards that can be used as hearts. */
  private final int[] spareCards = new int[Color.COUNT];

  private final Colors faceUpColors;

  /**
   * Creates a sampler of hearts from these cards.
   *
   * @param reservedCounts for each color, the number of cards that must not be used as hearts
   */
  HeartSampler(View view, MemoryDeck memories, long cards, int[] reservedCounts) {
    this.view = view;
    Colors seenColors = Colors.NONE;
    List<Card> allCards = memories.cardsIn(cards);
    for (Card card : allCards) {
      spareCards[card.color().index()]++;
    }
    for (int i = 0; i < reservedCounts.length; i++) {
      spareCards[i] -= reservedCounts[i];
    }
    for (RowView row : view.poem().rows()) {
      if (row.heart().card() instanceof Face.Up(Piece piece)) {
        seenColors = piece instanceof Card card ? seenColors.with(card.color()) : seenColors;
      } else {
        HeartView heart = row.heart();
        List<Card> fittingCards = new ArrayList<>();
        for (Card card : allCards) {
          if (fits(heart, card)) {
            fittingCards.add(card);
          }
        }
        candidates.add(fittingCards);
      }
    }
    faceUpColors = seenColors;
  }

  private static boolean fits(HeartView heart, Card card) {
    return card.number() >= heart.minNumber()
        && card.number() <= heart.maxNumber()
        && !heart.excludedColors().has(card.color());
  }

  /** Draws one card for each face-down heart, top row first. */
  List<Card> sample(Rng rng) {
    Rng nextRng = rng;
    for (int i = 0; i < MAX_TRIES; i++) {
      List<Card> hearts = new ArrayList<>();
      for (List<Card> options : candidates) {
        Rng.Draw<Card> draw = nextRng.pick(options);
        nextRng = draw.next();
        hearts.add(draw.value());
      }
      if (isConsistent(hearts)) {
        return hearts;
      }
    }
    return search(List.of(), nextRng)
        .orElseThrow(() -> new IllegalStateException("no such hearts"));
  }

  private Optional<List<Card>> search(List<Card> hearts, Rng rng) {
    if (hearts.size() == candidates.size()) {
      return isConsistent(hearts) ? Optional.of(hearts) : Optional.empty();
    }
    Rng.Draw<List<Card>> order = rng.shuffled(candidates.get(hearts.size()));
    for (Card card : order.value()) {
      Optional<List<Card>> solution =
          hearts.contains(card)
              ? Optional.empty()
              : search(ListEdits.plus(hearts, card), order.next());
      if (solution.isPresent()) {
        return solution;
      }
    }
    return Optional.empty();
  }

  private boolean isConsistent(List<Card> hearts) {
    long bits = 0;
    int[] remainingSpares = spareCards.clone();
    Colors drawnColors = Colors.NONE;
    for (Card heart : hearts) {
      if ((bits & heart.bit()) != 0 || --remainingSpares[heart.color().index()] < 0) {
        return false;
      }
      bits |= heart.bit();
      drawnColors = drawnColors.with(heart.color());
    }
    boolean hasRequestedColor =
        hearts.isEmpty()
            || view.progress().phase() != Phase.REVEAL
            || drawnColors.has(view.progress().requestedColor().orElseThrow());
    return hasRequestedColor
        && !view.poem()
            .refutedColorSets()
            .contains(new Colors(drawnColors.mask() | faceUpColors.mask()));
  }
}
