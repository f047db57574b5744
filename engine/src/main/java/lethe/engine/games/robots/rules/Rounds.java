package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.RuleNumbers;
import lethe.engine.games.robots.Side;

/** The beginning and end of rounds. Rule book: Setup, Playing the Game. */
final class Rounds {
  private Rounds() {}

  /**
   * Begins a round: deals cards from the complete deck and lets the side with the fewest points
   * start. Ties are broken at random.
   */
  static State begin(Seating seating, Layout layout, int round, List<Integer> points, Rng rng) {
    int minPoints = Collections.min(points);
    List<Integer> lowestSides =
        IntStream.range(0, points.size()).filter(i -> points.get(i) == minPoints).boxed().toList();
    Rng.Draw<Integer> side = rng.pick(lowestSides);
    Rng.Draw<Grid> grid = Grid.deal(layout, side.next());
    return new State(
        seating,
        round,
        Phase.MEMORIZING,
        CurrentTurn.of(seating.captain(side.value(), round)),
        grid.value(),
        points,
        Optional.empty(),
        grid.next());
  }

  static List<GameEvent<Observation>> openingEvents(State start) {
    return List.of(
        GameEvent.toAll(
            new Observation.RoundBegan(
                start.round(),
                Seating.seat(start.activeSeat()),
                start.seating().captains(start.round()))),
        GameEvent.toAllOnce(new Observation.CardsShown(start.round(), start.grid().placedCards())));
  }

  /** Ends a round whose cards are all face up, and begins the next round or ends the match. */
  static Accepted<State, Observation> end(State state, List<GameEvent<Observation>> events) {
    List<GameEvent<Observation>> allEvents = new ArrayList<>(events);
    List<Side> sides = state.seating().toSides(state.points());
    allEvents.add(GameEvent.toAll(new Observation.RoundEnded(state.round(), sides)));
    if (state.round() == RuleNumbers.ROUNDS) {
      return new Accepted<>(state.withPhase(Phase.OVER), List.copyOf(allEvents));
    }
    State next =
        begin(
            state.seating(), state.grid().layout(), state.round() + 1, state.points(), state.rng());
    allEvents.addAll(openingEvents(next));
    return new Accepted<>(next, List.copyOf(allEvents));
  }
}
