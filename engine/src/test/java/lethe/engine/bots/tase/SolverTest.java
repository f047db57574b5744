package lethe.engine.bots.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn.Awaits;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SolverTest {
  /** Legal commands, their effects and the winners of the cups agree with the rules of the game. */
  @Test
  void positionsFollowTheRulesOfTheGame() {
    Random random = new Random(11);
    for (int seed = 0; seed < 200; seed++) {
      Match<Command, Observation, View> match = startMatch(seed);
      Position position = Position.OPENING;
      while (match.turn() instanceof Awaits(List<Seat> seats)) {
        Seat seat = seats.getFirst();
        View view = match.view(seat);
        assertThat(position.legalCommands()).hasSameElementsAs(match.legalCommands(seat));
        Command command =
            position.legalCommands().get(random.nextInt(position.legalCommands().size()));
        position = position.after(command);
        Applied<Command, Observation, View> applied =
            (Applied<Command, Observation, View>) match.submit(seat, command);
        match = applied.next();
        if (position.isOver()) {
          assertThat(position.lead()).isEqualTo(lead(applied, view.opener()));
          position = Position.OPENING;
        } else {
          assertThat(position).isEqualTo(knownPosition(match, seed));
        }
      }
    }
  }

  private static int lead(Applied<Command, Observation, View> applied, Seat opener) {
    return applied.events().stream()
        .map(event -> event.observationFor(opener))
        .filter(Scored.class::isInstance)
        .flatMap(observation -> ((Scored) observation).cups().stream())
        .flatMap(cup -> cup.winner().stream())
        .mapToInt(winner -> winner.equals(opener) ? 1 : -1)
        .sum();
  }

  /** Returns the position as known to a player with perfect memory. */
  private static Position knownPosition(Match<Command, Observation, View> match, int seed) {
    Seat seat = seed % 2 == 0 ? GameSeats.RED : GameSeats.BLUE;
    View view = match.view(seat);
    Map<List<Object>, Integer> cups = new HashMap<>();
    match.observations(seat).stream()
        .map(observation -> observation.observation())
        .filter(Placed.class::isInstance)
        .map(Placed.class::cast)
        .filter(placed -> placed.round() == view.round())
        .forEach(placed -> cups.put(List.of(placed.seat(), placed.chip()), placed.cup()));
    return Position.of(view, (owner, chip) -> cups.get(List.of(owner, chip)));
  }

  /** Compares with an exhaustive search that uses no shared table and prunes nothing. */
  @Test
  void valuesNearTheEndOfARoundAgreeWithExhaustiveSearch() {
    Solver solver = new Solver(16);
    Random random = new Random(5);
    Set<Integer> values = new HashSet<>();
    for (int i = 0; i < 400; i++) {
      Position position = randomPosition(random, 6);
      int value = exhaustiveValue(position, new HashMap<>());
      values.add(value);
      assertThat(solver.value(position)).as("%s", position).isEqualTo(value);
      assertThat(
              IntStream.rangeClosed(-3, 3).filter(lead -> solver.isAtLeast(position, lead)).max())
          .hasValue(value);
    }
    assertThat(values).contains(-3, -1, 0, 1, 3);
  }

  /** A table that is too small makes the search slower, but does not change its results. */
  @Test
  void aSmallTableGivesTheSameValues() {
    Solver large = new Solver(18);
    Solver small = new Solver(4);
    Random random = new Random(8);
    for (int i = 0; i < 200; i++) {
      Position position = randomPosition(random, 8);
      assertThat(small.value(position)).as("%s", position).isEqualTo(large.value(position));
    }
    assertThat(small.storedPositions()).isLessThanOrEqualTo(16);
  }

  /**
   * Positions have the same key only if they have the same value. Positions that differ only in the
   * order of their cups or in chips that no longer matter share a key.
   */
  @Test
  void positionsWithTheSameKeyHaveTheSameValue() {
    Random random = new Random(2);
    Map<Long, Integer> values = new HashMap<>();
    Map<Position, Integer> cache = new HashMap<>();
    for (int i = 0; i < 40; i++) {
      exhaustiveValue(randomPosition(random, 6), cache);
    }
    cache.forEach(
        (position, value) -> {
          if (!position.isOver()) {
            Integer knownValue = values.put(ProofTable.key(position), value);
            assertThat(knownValue == null ? value : knownValue).as("%s", position).isEqualTo(value);
          }
        });
    assertThat(values.size()).isBetween(10_000, cache.size() * 9 / 10);
  }

  @Test
  void openingWithTheHighestChipIsADraw() {
    assertThat(new Solver(21).value(Position.OPENING.put(8, 2))).isZero();
  }

  @Test
  @Tag("long")
  void everyOpeningIsADraw() {
    List<OpeningProofs.OpeningResult> openings = new ArrayList<>();
    OpeningProofs.prove(openings::add);
    assertThat(openings)
        .extracting(OpeningProofs.OpeningResult::chip)
        .containsExactly(8, 7, 6, 5, 4, 3, 2, 1);
    assertThat(openings).extracting(OpeningProofs.OpeningResult::lead).containsOnly(0);
  }

  /** Returns a random position with at most {@code maxChips} chips in both hands together. */
  private static Position randomPosition(Random random, int maxChips) {
    Position position = Position.OPENING;
    while (!position.isOver() && position.chipsInHands() > maxChips) {
      List<Command> legal = position.legalCommands();
      position = position.after(legal.get(random.nextInt(legal.size())));
    }
    return position;
  }

  private static int exhaustiveValue(Position position, Map<Position, Integer> cache) {
    if (position.isOver()) {
      return position.lead();
    }
    Integer knownValue = cache.get(position);
    if (knownValue != null) {
      return knownValue;
    }
    IntStream values =
        position.legalCommands().stream()
            .mapToInt(command -> exhaustiveValue(position.after(command), cache));
    int value = (position.side() == 0 ? values.max() : values.min()).orElseThrow();
    cache.put(position, value);
    return value;
  }

  private static Match<Command, Observation, View> startMatch(long seed) {
    List<SeatedPlayer> seatedPlayers = new ArrayList<>();
    GameSeats.SEATS
        .firstSeats(2)
        .forEach(seat -> seatedPlayers.add(new SeatedPlayer(seat, new Player.Machine(""))));
    return Match.start(
        BotDuel.game(Options.NONE), new Header(TaSe.NAME, Options.NONE, seed, "", seatedPlayers));
  }
}
