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
 * @param rng the generator for later draws
 */
record State(
    MatchProgress progress,
    Piles piles,
    Atman atman,
    List<RavenState> ravens,
    Poem poem,
    PendingTake taking,
    Optional<Outcome> outcome,
    Rng rng) {
  /** The number of cards that a glimmer shows. */
  private static final int GLIMPSE = 3;

  Phase phase() {
    return progress.phase();
  }

  RavenState raven(Color color) {
    return ravens.get(color.index());
  }

  /** Returns the raven about which Feth has to decide; there must be one. */
  RavenState askedRaven() {
    return raven(progress.asked().orElseThrow());
  }

  /** Returns the number of cards that a glimmer shows now. */
  int glimpsed() {
    return Math.min(GLIMPSE, piles.deck().size());
  }

  /** Returns whether score cards may be used, which is public information. */
  boolean mayAddScored() {
    return progress.isLastBatch() && piles.score().stream().anyMatch(Card.class::isInstance);
  }

  /** Returns the score cards that Ren has chosen, in the order of the score pile. */
  List<Card> chosen() {
    return piles.score().stream()
        .flatMap(
            piece ->
                piece instanceof Card card && taking.has(card) ? Stream.of(card) : Stream.empty())
        .toList();
  }

  /** Returns what the current row would still need with everything that Ren has chosen. */
  int lacks() {
    int lacks = Poem.current(poem.rows()).orElseThrow().lacks();
    Card card = taking.card().orElseThrow().card();
    return card.left(lacks) - chosen().stream().mapToInt(Card::number).sum();
  }

  @Override
  public String toString() {
    return "State of ravens";
  }
}
