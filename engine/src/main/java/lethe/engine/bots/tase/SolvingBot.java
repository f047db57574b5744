package lethe.engine.bots.tase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.core.Bot;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.View;

/**
 * A bot that plays as well as its memory allows. It guesses what it has forgotten. With perfect
 * memory it never gives away a cup. When few chips are left and it knows the cup of every chip, it
 * chooses among equally good moves the one after which a random reply is most likely to be a
 * mistake.
 */
public final class SolvingBot implements Bot<Command, Observation, View> {
  /**
   * The probability, in thousandths, that a new announcement makes the attentive level forget a
   * given older announcement by the other side.
   */
  private static final int ATTENTIVE_FORGETTING_RATE = 20;

  /** The number of guesses to consider if something was forgotten and few chips are left. */
  private static final int MAX_SAMPLES = 8;

  /**
   * With more than this number of chips left, the bot considers a single guess and does not prefer
   * difficult positions.
   */
  private static final int MAX_CHIPS_TO_SAMPLE = 10;

  /** The number of chips in both hands after the opening. Every opening leads to a draw. */
  private static final int CHIPS_AFTER_OPENING = 15;

  /** Holds the solver that all bots share. Its table (19 MB) is created when it is first needed. */
  private static final class SharedSolver {
    static final Solver SOLVER = new Solver(21);
  }

  private record Chip(Seat seat, int value) {
    static Chip of(Placed placed) {
      return new Chip(placed.seat(), placed.chip());
    }
  }

  private final PlacementMemory memory;
  private final boolean forgets;
  private final MutableRng random;

  private SolvingBot(Seat seat, Rng rng, int forgettingRate) {
    this.memory = new PlacementMemory(seat, forgettingRate, rng.derive("memory"));
    this.forgets = forgettingRate > 0;
    this.random = new MutableRng(rng);
  }

  /** Creates a bot that forgets nothing. */
  public static Bot<Command, Observation, View> createPerfect(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new SolvingBot(seat, rng, 0);
  }

  /** Creates a bot that sometimes forgets. */
  public static Bot<Command, Observation, View> createAttentive(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new SolvingBot(seat, rng, ATTENTIVE_FORGETTING_RATE);
  }

  @Override
  public void observe(Observation observation) {
    memory.observe(observation);
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    // Every opening leads to a draw, as the solver's tests prove.
    if (legal.size() == 1 || view.phase() == Phase.OPENING) {
      return random.pick(legal);
    }
    List<Position> positions = possiblePositions(view);
    return positions.size() == 1
        ? best(positions.getFirst(), legal)
        : bestOnAverage(positions, legal);
  }

  /** Returns exact values, or an empty list if this bot forgets. */
  @Override
  public List<EvaluatedCommand<Command>> evaluate(View view, List<Command> legal) {
    if (forgets) {
      return List.of();
    }
    Position position = possiblePositions(view).getFirst();
    boolean isOpening = view.phase() == Phase.OPENING;
    return legal.stream()
        .map(
            command ->
                new EvaluatedCommand<>(
                    command,
                    new Evaluation.Lead(
                        isOpening ? 0 : value(position.after(command), position.side()))))
        .sorted(Comparator.comparingInt(SolvingBot::lead).reversed())
        .toList();
  }

  private static int lead(EvaluatedCommand<Command> evaluatedCommand) {
    return evaluatedCommand.evaluation() instanceof Evaluation.Lead(int lead) ? lead : 0;
  }

  /**
   * Returns positions that are consistent with what the bot remembers, with the forgotten chips in
   * random cups. Returns only one if no chip is forgotten or searching several would take too long.
   */
  private List<Position> possiblePositions(View view) {
    Map<Chip, Integer> knownCups = new HashMap<>();
    for (Observation observation : memory.observations()) {
      if (observation instanceof Placed placed) {
        knownCups.put(Chip.of(placed), placed.cup());
      }
    }
    view.latestChips().forEach(placed -> knownCups.put(Chip.of(placed), placed.cup()));
    boolean[] hasForgotten = {false};
    List<Position> positions = new ArrayList<>();
    do {
      positions.add(
          Position.of(
              view,
              (owner, chip) -> {
                Integer cup = knownCups.get(new Chip(owner, chip));
                hasForgotten[0] |= cup == null;
                return cup == null ? 1 + random.nextInt(RuleNumbers.CUPS) : cup;
              }));
    } while (hasForgotten[0]
        && positions.getFirst().chipsInHands() <= MAX_CHIPS_TO_SAMPLE
        && positions.size() < MAX_SAMPLES);
    return positions;
  }

  /** Returns the command with the highest average result over these positions. */
  private static Command bestOnAverage(List<Position> positions, List<Command> legal) {
    Command best = legal.getFirst();
    int highest = Integer.MIN_VALUE;
    for (Command command : legal) {
      int sum = 0;
      for (Position position : positions) {
        sum += value(position.after(command), position.side());
      }
      if (sum > highest) {
        highest = sum;
        best = command;
      }
    }
    return best;
  }

  /**
   * Returns, among the best commands, the one after which a random reply is most likely to be a
   * mistake; while many chips are left, a random one.
   */
  private Command best(Position position, List<Command> legal) {
    int value =
        position.chipsInHands() == CHIPS_AFTER_OPENING ? 0 : value(position, position.side());
    List<Command> shuffledCommands = random.shuffled(legal);
    if (position.chipsInHands() > MAX_CHIPS_TO_SAMPLE) {
      return shuffledCommands.stream()
          .filter(command -> isAtLeast(position.after(command), position.side(), value))
          .findFirst()
          .orElseThrow();
    }
    List<Command> best = commandsReaching(position, value, shuffledCommands);
    Map<Command, Double> mistakeProbabilities = new HashMap<>();
    best.forEach(
        c -> mistakeProbabilities.put(c, mistakeProbability(position.after(c), position.side())));
    return best.stream().max(Comparator.comparing(mistakeProbabilities::get)).orElseThrow();
  }

  /** Returns the commands with which the side to move can reach at least this lead. */
  private static List<Command> commandsReaching(Position position, int lead, List<Command> legal) {
    return legal.stream()
        .filter(command -> isAtLeast(position.after(command), position.side(), lead))
        .toList();
  }

  /**
   * Returns the probability that the other side makes a mistake in its next turn if it plays at
   * random.
   */
  private static double mistakeProbability(Position position, int side) {
    if (position.isOver()) {
      return 0;
    }
    int value = value(position, side);
    if (position.side() == side) {
      return commandsReaching(position, value, position.legalCommands()).stream()
          .mapToDouble(command -> mistakeProbability(position.after(command), side))
          .max()
          .orElse(0);
    }
    return position.legalCommands().stream()
        .map(position::after)
        .mapToDouble(
            next ->
                isAtLeast(next, side, value + 1)
                    ? 1
                    : next.side() == side ? 0 : mistakeProbability(next, side))
        .average()
        .orElse(0);
  }

  /** Returns the lead of a side at the end of the round with best play. */
  static int value(Position position, int side) {
    int value = SharedSolver.SOLVER.value(position);
    return side == 0 ? value : -value;
  }

  /** Returns whether a side can reach this lead at the end of the round. */
  static boolean isAtLeast(Position position, int side, int value) {
    return side == 0
        ? SharedSolver.SOLVER.isAtLeast(position, value)
        : !SharedSolver.SOLVER.isAtLeast(position, 1 - value);
  }
}
