package lethe.engine.games.tase.rules;

import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.GameEvent;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.RuleNumbers;

/**
 * The placements of chips in cups. A match has 288 possible placements; each has a number, from 0,
 * and a single instance.
 */
final class Placements {
  /** The number that stands for no placement. */
  static final int NONE = -1;

  private static final List<Placed> ALL =
      IntStream.range(0, RuleNumbers.ROUNDS * 2 * Chips.MAX_VALUE * RuleNumbers.CUPS)
          .mapToObj(Placements::placement)
          .toList();

  private static final List<List<GameEvent<Observation>>> EVENTS =
      ALL.stream().map(GameEvent::<Observation>toAllOnce).map(List::of).toList();

  private Placements() {}

  static int numberOf(int round, int seat, int chip, int cup) {
    return (((round - 1) * 2 + seat) * Chips.MAX_VALUE + chip - 1) * RuleNumbers.CUPS + cup - 1;
  }

  static int numberOf(Placed placed) {
    return numberOf(placed.round(), placed.seat().index(), placed.chip(), placed.cup());
  }

  /** Returns the events that announce a placement. */
  static List<GameEvent<Observation>> events(int number) {
    return EVENTS.get(number);
  }

  /** Returns the placements with these numbers; {@code previous}, or both, may be {@link #NONE}. */
  static List<Placed> placements(int previous, int last) {
    if (last == NONE) {
      return List.of();
    }
    return previous == NONE ? List.of(ALL.get(last)) : List.of(ALL.get(previous), ALL.get(last));
  }

  private static Placed placement(int number) {
    int cup = number % RuleNumbers.CUPS + 1;
    int chip = number / RuleNumbers.CUPS % Chips.MAX_VALUE + 1;
    int seat = number / RuleNumbers.CUPS / Chips.MAX_VALUE % 2;
    int round = number / RuleNumbers.CUPS / Chips.MAX_VALUE / 2 + 1;
    return new Placed(round, GameSeats.at(seat), chip, cup);
  }
}
