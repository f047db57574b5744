package lethe.engine.games.tase.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lethe.engine.core.GameEvent;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.SetAside;
import lethe.engine.games.tase.Observation.ThrownOut;
import lethe.engine.games.tase.Phase;
import org.junit.jupiter.api.Test;

/** Tests the size of the game tree, and the means of random play. */
class TaSeCountsTest {
  private static final List<Seat> SEATS = List.of(GameSeats.RED, GameSeats.BLUE);

  /**
   * Counts one round by values only: all chips are put into cup 1, and the opener's last chip is
   * always put if that is legal.
   */
  @Test
  void aRoundHasTheExpectedNumberOfLinesOfPlay() {
    Tree tree = new Tree();
    LineCounts lines = tree.countLines(State.deal(0));
    assertThat(lines.total()).isEqualTo(5_921_958);
    assertThat(lines.total() - lines.withoutThrowOut()).isEqualTo(709_422);
    assertThat(lines.withAllChips()).isEqualTo(4_037_690);
    assertThat(lines.turns()).isEqualTo(8);
    assertThat(tree.turnBeginnings).hasSize(37_902);
  }

  /**
   * Compares the means of 4,000 matches, with a tolerance of four standard errors plus the rounding
   * of the expected value.
   */
  @Test
  void randomMatchesHaveTheExpectedMeans() {
    int matches = 4_000;
    double[] plies = new double[matches];
    double[] placements = new double[matches];
    double[] cups = new double[matches];
    for (int i = 0; i < matches; i++) {
      MutableRng rng = new MutableRng(new Rng(i).derive("play"));
      State state = StateText.RULES.initialState(2, new Rng(i));
      while (state.phase() != Phase.OVER) {
        Seat mover = SEATS.get(state.mover());
        Command command = rng.pick(StateText.RULES.legalCommands(state, mover));
        var accepted = (Accepted<State, Observation>) StateText.RULES.apply(state, mover, command);
        for (GameEvent<Observation> event : accepted.events()) {
          placements[i] += event.observationFor(GameSeats.RED) instanceof Placed ? 1 : 0;
        }
        plies[i]++;
        state = accepted.next();
      }
      cups[i] = (state.red().cupsWon() + state.blue().cupsWon()) / 2.0;
    }
    assertMean(plies, 94.2, 0.05);
    assertMean(placements, 93.0, 0.05);
    assertMean(cups, 8.62, 0.005);
  }

  private static void assertMean(double[] values, double expected, double rounding) {
    double sum = 0;
    double squares = 0;
    for (double value : values) {
      sum += value;
      squares += value * value;
    }
    double mean = sum / values.length;
    double standardError = Math.sqrt((squares / values.length - mean * mean) / values.length);
    assertThat(mean).isCloseTo(expected, within(4 * standardError + rounding));
    assertThat(standardError).isLessThan(0.05);
  }

  /**
   * The numbers of lines that lead from a state to the end of its round.
   *
   * @param total the number of all lines
   * @param withoutThrowOut the number of lines in which every player always has a chip that is high
   *     enough
   * @param withAllChips the number of lines in which all chips are put
   * @param turns the number of turns that have not begun; the same in all lines
   */
  private record LineCounts(long total, long withoutThrowOut, long withAllChips, int turns) {
    static final LineCounts END = new LineCounts(1, 1, 1, 0);
  }

  /**
   * The beginning of a turn.
   *
   * @param chip the chip that was just put
   */
  private record TurnBeginning(Chips red, Chips blue, int mover, int chip) {}

  private static final class Tree {
    private final Map<Phase, Map<TurnBeginning, LineCounts>> cache = new EnumMap<>(Phase.class);

    /**
     * The distinct beginnings of turns after the opening. The hands do not yet reflect chips that
     * the put chip throws out or sets aside.
     */
    private final Set<TurnBeginning> turnBeginnings = new HashSet<>();

    LineCounts countLines(State state) {
      if (state.round() > 1) {
        return LineCounts.END;
      }
      TurnBeginning beginning =
          new TurnBeginning(state.red().hand(), state.blue().hand(), state.mover(), state.bound());
      Map<TurnBeginning, LineCounts> phaseCache =
          cache.computeIfAbsent(state.phase(), _ -> new HashMap<>());
      LineCounts lines = phaseCache.get(beginning);
      if (lines == null) {
        lines = count(state);
        phaseCache.put(beginning, lines);
      }
      return lines;
    }

    private LineCounts count(State state) {
      long total = 0;
      long withoutThrowOut = 0;
      long withAllChips = 0;
      int turns = -1;
      for (int chip : Chips.ofMask(state.playableMask()).values()) {
        Accepted<State, Observation> accepted = put(state, chip);
        boolean isThrowOut = causes(accepted, ThrownOut.class);
        boolean isSetAside = causes(accepted, SetAside.class);
        LineCounts lines = countLines(accepted.next());
        int begunTurns = state.phase() == Phase.FIRST || state.phase() == Phase.LAST ? 0 : 1;
        if (begunTurns == 1) {
          Chips red = state.mover() == 0 ? state.red().hand().without(chip) : state.red().hand();
          Chips blue = state.mover() == 1 ? state.blue().hand().without(chip) : state.blue().hand();
          turnBeginnings.add(new TurnBeginning(red, blue, 1 - state.mover(), chip));
        }
        total += lines.total();
        withoutThrowOut += isThrowOut ? 0 : lines.withoutThrowOut();
        withAllChips += isThrowOut || isSetAside ? 0 : lines.withAllChips();
        if (turns != -1 && turns != lines.turns() + begunTurns) {
          throw new AssertionError("rounds of different length after\n" + StateText.format(state));
        }
        turns = lines.turns() + begunTurns;
      }
      if (turns == -1) {
        throw new AssertionError("a dead end:\n" + StateText.format(state));
      }
      return new LineCounts(total, withoutThrowOut, withAllChips, turns);
    }

    private static Accepted<State, Observation> put(State state, int chip) {
      return (Accepted<State, Observation>)
          StateText.RULES.apply(state, SEATS.get(state.mover()), new Put(chip, 1));
    }

    private static boolean causes(
        Accepted<State, Observation> accepted, Class<? extends Observation> type) {
      return accepted.events().stream()
          .map(event -> event.observationFor(GameSeats.RED))
          .anyMatch(type::isInstance);
    }
  }
}
