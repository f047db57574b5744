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
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.SetAside;
import lethe.engine.games.tase.Observation.ThrownOut;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.SeatNames;
import org.junit.jupiter.api.Test;

/** Counts the game tree and compares random play with its expected values. */
class TaSeCountsTest {
  private static final List<Seat> SEATS = List.of(SeatNames.RED, SeatNames.BLUE);

  /**
   * Counts one round by values only: all chips are put into cup 1, and the opener's last chip is
   * always put if that is legal.
   */
  @Test
  void theLinesOfARoundAreCounted() {
    Tree tree = new Tree();
    LineCounts lines = tree.from(State.deal(0));
    assertThat(lines.all()).isEqualTo(5_921_958);
    assertThat(lines.all() - lines.withoutThrowOut()).isEqualTo(709_422);
    assertThat(lines.full()).isEqualTo(4_037_690);
    assertThat(lines.turns()).isEqualTo(8);
    assertThat(tree.begun).hasSize(37_902);
  }

  /**
   * Means of 4,000 matches, with a tolerance of four standard errors plus the rounding of the
   * expected value.
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
        var next = (Accepted<State, Observation>) StateText.RULES.apply(state, mover, command);
        for (GameEvent<Observation> event : next.events()) {
          placements[i] += event.observationFor(SeatNames.RED) instanceof Placed ? 1 : 0;
        }
        plies[i]++;
        state = next.next();
      }
      cups[i] = (state.red().won() + state.blue().won()) / 2.0;
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
    double error = Math.sqrt((squares / values.length - mean * mean) / values.length);
    assertThat(mean).isCloseTo(expected, within(4 * error + rounding));
    assertThat(error).isLessThan(0.05);
  }

  /**
   * Numbers of lines that lead from a state to the end of its round.
   *
   * @param all the number of all lines
   * @param withoutThrowOut the number of lines in which every player always has a chip that is high
   *     enough
   * @param full the number of lines in which all chips are put
   * @param turns the number of turns that are still to begin; the same in all lines
   */
  private record LineCounts(long all, long withoutThrowOut, long full, int turns) {
    static final LineCounts END = new LineCounts(1, 1, 1, 0);
  }

  /**
   * The beginning of a turn.
   *
   * @param chip the chip that was just put
   */
  private record TurnBeginning(Chips red, Chips blue, int mover, int chip) {}

  private static final class Tree {
    private final Map<Phase, Map<TurnBeginning, LineCounts>> known = new EnumMap<>(Phase.class);

    /** Beginnings of all turns after the opening, before any chip is thrown out or set aside. */
    private final Set<TurnBeginning> begun = new HashSet<>();

    LineCounts from(State state) {
      if (state.round() > 1) {
        return LineCounts.END;
      }
      TurnBeginning table =
          new TurnBeginning(state.red().hand(), state.blue().hand(), state.mover(), state.bound());
      Map<TurnBeginning, LineCounts> asked =
          known.computeIfAbsent(state.phase(), _ -> new HashMap<>());
      LineCounts lines = asked.get(table);
      if (lines == null) {
        lines = count(state);
        asked.put(table, lines);
      }
      return lines;
    }

    private LineCounts count(State state) {
      long all = 0;
      long withoutThrowOut = 0;
      long full = 0;
      int turns = -1;
      for (int chip : state.playableChips().values()) {
        Accepted<State, Observation> next = put(state, chip);
        boolean throwOut = tells(next, ThrownOut.class);
        boolean setAside = tells(next, SetAside.class);
        LineCounts lines = from(next.next());
        int begins = state.phase() == Phase.FIRST || state.phase() == Phase.LAST ? 0 : 1;
        if (begins == 1) {
          Chips red = state.mover() == 0 ? state.red().hand().without(chip) : state.red().hand();
          Chips blue = state.mover() == 1 ? state.blue().hand().without(chip) : state.blue().hand();
          begun.add(new TurnBeginning(red, blue, 1 - state.mover(), chip));
        }
        all += lines.all();
        withoutThrowOut += throwOut ? 0 : lines.withoutThrowOut();
        full += throwOut || setAside ? 0 : lines.full();
        if (turns != -1 && turns != lines.turns() + begins) {
          throw new AssertionError("rounds of different length after\n" + StateText.draw(state));
        }
        turns = lines.turns() + begins;
      }
      if (turns == -1) {
        throw new AssertionError("a dead end:\n" + StateText.draw(state));
      }
      return new LineCounts(all, withoutThrowOut, full, turns);
    }

    private static Accepted<State, Observation> put(State state, int chip) {
      return (Accepted<State, Observation>)
          StateText.RULES.apply(state, SEATS.get(state.mover()), new Put(chip, 1));
    }

    private static boolean tells(
        Accepted<State, Observation> next, Class<? extends Observation> what) {
      return next.events().stream()
          .map(event -> event.observationFor(SeatNames.RED))
          .anyMatch(what::isInstance);
    }
  }
}
