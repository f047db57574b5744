package lethe.engine.games.robots.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.CallCircuit;
import lethe.engine.games.robots.Command.Decline;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.ShortCircuitCard;
import org.junit.jupiter.api.Test;

/** Tests the size of the game tree, and the mean score of random play. */
class RobotsCountsTest {
  @Test
  void thereAre125CallsAnd126Suggestions() {
    assertThat(Phrases.CALLS.stream().filter(call -> namedFeatureCount(call) == 1)).hasSize(12);
    assertThat(Phrases.CALLS.stream().filter(call -> namedFeatureCount(call) == 2)).hasSize(48);
    assertThat(Phrases.CALLS.stream().filter(call -> namedFeatureCount(call) == 3)).hasSize(64);
    assertThat(Phrases.CALLS).hasSize(125).contains(new CallCircuit());
    assertThat(Phrases.SUGGESTIONS).hasSize(126).contains(new Decline());
  }

  /**
   * Counts the orders in which the cards of a 2x2 grid can be turned up in one round, for different
   * numbers of short circuits. If every call is correct, each short circuit also earns a bonus
   * card, which the player declines or turns up immediately.
   */
  @Test
  void cardsCanBeTurnedUpInTheExpectedNumberOfOrders() {
    assertThat(countOrders(0, false)).isEqualTo(24);
    assertThat(countOrders(1, false)).isEqualTo(24);
    assertThat(countOrders(0, true)).isEqualTo(24);
    assertThat(countOrders(1, true)).isEqualTo(42);
    assertThat(countOrders(2, true)).isEqualTo(64);
  }

  /** All other commands are {@code ready} or {@code decline}. */
  @Test
  void everyCardIsPointedAtAndCalledOnceARound() {
    for (int seats = 1; seats <= 6; seats++) {
      for (String options : List.of("", "level=easy", "layout=2x2 circuits=3")) {
        Rules rules = StateText.rules(options);
        MutableRng rng = new MutableRng(new Rng(seats));
        State state = rules.initialState(seats, new Rng(seats));
        int plies = 0;
        int declineCount = 0;
        while (rules.turn(state) instanceof Turn.Awaits(List<Seat> awaited)) {
          Command command = rng.pick(rules.legalCommands(state, awaited.getLast()));
          declineCount += command instanceof Decline ? 1 : 0;
          state = apply(rules, state, awaited.getLast(), command);
          plies++;
        }
        int cardCount = state.grid().layout().size();
        assertThat(plies - declineCount).isEqualTo(3 * (seats + 2 * cardCount));
      }
    }
  }

  /** Compares the mean of 3,000 matches, with a tolerance of four standard errors. */
  @Test
  void randomCallsInSoloMatchesScoreTheirExpectedValue() {
    Rules rules = StateText.rules("");
    int matches = 3_000;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < matches; i++) {
      MutableRng rng = new MutableRng(new Rng(i).derive("play"));
      State state = rules.initialState(1, new Rng(i));
      while (rules.turn(state) instanceof Turn.Awaits(List<Seat> awaited)) {
        Command command = rng.pick(rules.legalCommands(state, awaited.getFirst()));
        state = apply(rules, state, awaited.getFirst(), command);
      }
      double points = state.points().getFirst();
      sum += points;
      squares += points * points;
    }
    double mean = sum / matches;
    double standardError = Math.sqrt((squares / matches - mean * mean) / matches);
    double pointsPerCard = (12 / 4.0 + 48 / 16.0 * 3 + 64 / 64.0 * 6) / 125;
    assertThat(mean).isCloseTo(3 * (13 * pointsPerCard + 3 / 125.0), within(4 * standardError));
    assertThat(standardError).isLessThan(0.1);
  }

  private static int namedFeatureCount(Command command) {
    return command instanceof Call(List<Feature> features) ? features.size() : 0;
  }

  private static long countOrders(int circuits, boolean correct) {
    Rules rules = StateText.rules("layout=2x2 circuits=" + circuits);
    State state = rules.initialState(2, new Rng(5));
    for (Seat seat : GameSeats.SEATS.firstSeats(2)) {
      state = apply(rules, state, seat, Phrases.READY.getFirst());
    }
    return countOrders(rules, state, correct);
  }

  private static long countOrders(Rules rules, State state, boolean correct) {
    if (state.round() > 1) {
      return 1;
    }
    Seat seat = ((Turn.Awaits) rules.turn(state)).seats().getFirst();
    if (state.phase() == Phase.CALLING) {
      boolean isCircuit =
          state.grid().cardAt(state.pointedPlace().orElseThrow()) instanceof ShortCircuitCard;
      Command call = isCircuit == correct ? new CallCircuit() : new Call(List.of(Feature.RED));
      return countOrders(rules, apply(rules, state, seat, call), correct);
    }
    long orders = 0;
    for (Command command : rules.legalCommands(state, seat)) {
      assertThat(command).isInstanceOfAny(Point.class, Decline.class);
      orders += countOrders(rules, apply(rules, state, seat, command), correct);
    }
    return orders;
  }

  private static State apply(Rules rules, State state, Seat seat, Command command) {
    return ((Accepted<State, Observation>) rules.apply(state, seat, command)).next();
  }
}
