package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import lethe.engine.core.GameEvent;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Spectator;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import org.junit.jupiter.api.Test;

/**
 * Tests ruling 5 with random sequences of draws and chases. An independent computation decides
 * whether a raven is held off, from the number of ravens that stand when the raven is drawn.
 */
class SafetyZoneTest {
  private static final int ROUNDS = 2_000;

  private static final State FETH_DRAWS =
      Scene.of(
              """
              phase draw
              atman r3@m13
              poem b4+y3 | g3+y4 | r4+y5 | p5
              row B P G
              zone 3
              """)
          .state();

  private final Rules rules = new Rules(StandardDeck.MEMORIES);

  /** For each raven in the line, whether it was drawn inside the safety zone. */
  private final Map<Color, Boolean> wasDrawnSafely = new EnumMap<>(Color.class);

  private int heldOffCount;
  private int landedCount;

  @Test
  void exactlyTheRavensDrawnWithinTheZoneAreHeldOff() {
    for (int seed = 0; seed < ROUNDS; seed++) {
      playDrawPhase(new MutableRng(new Rng(seed)));
    }
    assertThat(heldOffCount).isGreaterThan(50);
    assertThat(landedCount).isGreaterThan(50);
  }

  private void playDrawPhase(MutableRng rng) {
    wasDrawnSafely.clear();
    State state = shuffledState(rng);
    while (state.phase() == Phase.DRAW) {
      int standing = rules.view(state, Spectator.SPECTATOR).countRavens(RavenStatus.STANDING);
      Command command = chooseCommand(rules.legalCommands(state, GameSeats.FETH), rng);
      if (!(rules.apply(state, GameSeats.FETH, command)
          instanceof Ruling.Accepted<State, Observation>(State next, var events))) {
        throw new AssertionError(command);
      }
      events.stream()
          .map(GameEvent::fullObservation)
          .forEach(observation -> checkDraw(observation, standing));
      state = next;
    }
    assertThat(wasDrawnSafely).isEmpty();
  }

  private static State shuffledState(MutableRng rng) {
    Piles piles = FETH_DRAWS.piles();
    return new State(
        FETH_DRAWS.progress(),
        new Piles(
            rng.shuffled(piles.deck()),
            piles.knownTopCount(),
            piles.line(),
            piles.discards(),
            piles.score(),
            piles.destroyedCards()),
        FETH_DRAWS.atman(),
        FETH_DRAWS.ravens(),
        FETH_DRAWS.poem(),
        FETH_DRAWS.pendingTake(),
        FETH_DRAWS.outcome(),
        FETH_DRAWS.rng());
  }

  private void checkDraw(Observation observation, int standing) {
    switch (observation) {
      case Observation.Drew(int position, Raven(Color color)) ->
          wasDrawnSafely.put(color, position <= standing);
      case Observation.RavenHeldOff(Color raven) -> {
        assertThat(wasDrawnSafely.remove(raven)).isTrue();
        heldOffCount++;
      }
      case Observation.RavenLanded(Color raven) -> {
        assertThat(wasDrawnSafely.remove(raven)).isFalse();
        landedCount++;
      }
      default -> {}
    }
  }

  private static Command chooseCommand(List<Command> legal, MutableRng rng) {
    List<Command> candidates =
        legal.stream()
            .filter(
                command ->
                    command instanceof Command.Dawn
                        || (command instanceof Command.Draw(int n) && n < 3))
            .toList();
    return legal.contains(new Command.Stop()) && rng.oneIn(4)
        ? new Command.Stop()
        : rng.pick(candidates);
  }
}
