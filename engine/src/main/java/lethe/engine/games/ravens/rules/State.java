package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.MatchProgress;
import lethe.engine.games.ravens.Phase;

/**
 * The complete state.
 *
 * @param ravens the ravens, in the order of the colors
 * @param rng the generator for the shuffles of later batches
 */
record State(
    MatchProgress progress,
    Piles piles,
    Atman atman,
    List<RavenState> ravens,
    Poem poem,
    PendingTake pendingTake,
    Optional<Outcome> outcome,
    Rng rng) {
  /** The maximum number of cards that a glimmer shows. */
  private static final int GLIMMER_CARDS = 3;

  Phase phase() {
    return progress.phase();
  }

  RavenState raven(Color color) {
    return ravens.get(color.index());
  }

  /**
   * Returns the raven whose cards Feth is looking at. Must be called only in {@link Phase#FREE}.
   */
  RavenState inspectedRaven() {
    return raven(progress.requestedColor().orElseThrow());
  }

  /** Returns the number of cards that a glimmer would show in this state. */
  int glimmerCount() {
    return Math.min(GLIMMER_CARDS, piles.deck().size());
  }

  /** Returns whether Ren may add score cards to a take. This is public information. */
  boolean canAddScoreCards() {
    return progress.isLastBatch() && piles.score().stream().anyMatch(Card.class::isInstance);
  }

  /** Returns the score cards that Ren has chosen, in the order of the score pile. */
  List<Card> chosenScoreCards() {
    return piles.score().stream()
        .flatMap(
            piece ->
                piece instanceof Card card && pendingTake.contains(card)
                    ? Stream.of(card)
                    : Stream.empty())
        .toList();
  }

  /**
   * Returns the total that the current row will still need once the taken card, if it fits, and the
   * score cards chosen so far are placed in it. Must be called only while a take is pending.
   */
  int missingTotal() {
    int missingTotal = Poem.currentRow(poem.rows()).orElseThrow().missingTotal();
    Card card = pendingTake.card().orElseThrow().card();
    return card.missingTotalAfter(missingTotal)
        - chosenScoreCards().stream().mapToInt(Card::number).sum();
  }

  @Override
  public String toString() {
    return "State of ravens";
  }
}
