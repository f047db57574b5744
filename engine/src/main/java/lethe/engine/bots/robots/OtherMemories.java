package lethe.engine.bots.robots;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Rng;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/**
 * A model of other players' memories: several simulated players who saw the same cards and whose
 * memories fade. Used to estimate what others would gain from a known card.
 */
final class OtherMemories {
  /** The number of players that a bot simulates to compare cards. */
  private static final int SIMULATED_PLAYERS = 8;

  private final List<CardMemory> memories;

  OtherMemories(Rng rng) {
    this(SIMULATED_PLAYERS, rng);
  }

  OtherMemories(int players, Rng rng) {
    memories =
        IntStream.range(0, players)
            .mapToObj(i -> new CardMemory(RecallModel.FADING, rng.derive(String.valueOf(i))))
            .toList();
  }

  void observe(Observation observation) {
    memories.forEach(memory -> memory.observe(observation));
  }

  /**
   * Returns the total points that the simulated players would earn with a card, in thousandths. A
   * recalled short circuit earns what the player expects from the best other card.
   */
  int totalPoints(View view, Place place, Face.Up card) {
    List<Card> notFaceUp = CardOdds.cardsNotFaceUp(view);
    return memories.stream()
        .mapToInt(memory -> expectedPoints(view, notFaceUp, memory, place, card))
        .sum();
  }

  /** Returns the points that a simulated player would earn with a card on average. */
  double meanPoints(View view, Place place, Face.Up card) {
    return totalPoints(view, place, card) / (1000.0 * memories.size());
  }

  private static int expectedPoints(
      View view, List<Card> notFaceUp, CardMemory memory, Place place, Face.Up card) {
    return switch (card) {
      case Card known -> 1000 * CardOdds.of(view, notFaceUp, memory, place).pointsEarned(known);
      case Face.Up _ when memory.recollection(place).isCircuit() ->
          faceDownPlaces(view, place)
              .mapToInt(other -> CardOdds.of(view, notFaceUp, memory, other).bestExpectedPoints())
              .max()
              .orElse(0);
      case Face.Up _ -> 0;
    };
  }

  private static Stream<Place> faceDownPlaces(View view, Place excludedPlace) {
    return view.layout().places().stream()
        .filter(place -> view.cardAt(place) instanceof Face.Down && !place.equals(excludedPlace));
  }
}
