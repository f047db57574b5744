package lethe.engine.bots.eurydice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Outcome;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;

/**
 * A bot that looks ahead: in each of many sampled states, it tries the commands that the heuristics
 * prefer, and plays on by the heuristics. It repeatedly drops the worse half of the commands, so
 * that most playouts go to the best ones. The heuristic choice is replaced only by a command that
 * is better by a margin. The budget is a number of playouts, so that the same random stream leads
 * to the same moves on every machine.
 *
 * @param <S> the states of the game, which this class cannot read
 */
public final class SamplingBot<S> implements Bot<Command, Observation, View> {
  /** The approximate number of playouts per decision. */
  public static final int PLAYOUT_BUDGET = 512;

  /** The maximum number of commands to compare. */
  private static final int MAX_CANDIDATES = 4;

  /** The number of standard errors by which a command must beat the heuristic choice. */
  private static final double MARGIN = 1;

  /** The approximate number of playouts in an evaluation, divided among the commands. */
  private static final int EVALUATION_PLAYOUTS = 4000;

  private final Game<S, Command, Observation, View> game;
  private final Seat seat;
  private final int budget;
  private final List<Observation> observations = new ArrayList<>();
  private final MutableRng random;

  private SamplingBot(Game<S, Command, Observation, View> game, Seat seat, Rng rng, int budget) {
    this.game = game;
    this.seat = seat;
    this.random = new MutableRng(rng);
    this.budget = budget;
  }

  public static Bot<Command, Observation, View> create(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return withBudget(game, seat, rng, PLAYOUT_BUDGET);
  }

  /**
   * Creates a bot with the given budget.
   *
   * @param budget the approximate number of playouts per decision
   */
  public static Bot<Command, Observation, View> withBudget(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng, int budget) {
    return new SamplingBot<>(game, seat, rng, budget);
  }

  /**
   * Plays out commands from the same states.
   *
   * @param count the number of playouts of each command
   */
  static List<PlayoutResults> results(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      List<Command> commands,
      int count,
      Rng rng) {
    return new SamplingBot<>(game, decision.seat(), rng, PLAYOUT_BUDGET)
        .results(decision, commands, count);
  }

  private List<PlayoutResults> results(
      Decision<Command, Observation, View> decision, List<Command> commands, int count) {
    StateSampler<S> sampler = game.stateSampler(decision.view(), decision.observations(), seat);
    List<PlayoutResults> results = commands.stream().map(PlayoutResults::new).toList();
    for (int i = 0; i < count; i++) {
      tryAll(sampler, results);
    }
    return results;
  }

  @Override
  public void observe(Observation observation) {
    observations.add(observation);
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    return choose(view, legal, ProgressListener.NONE);
  }

  @Override
  public Command choose(View view, List<Command> legal, ProgressListener progress) {
    List<Command> best =
        new Heuristics(view, Heuristics.withoutArranging(legal), PlayStyle.DEEP)
            .bestCommands(MAX_CANDIDATES);
    if (best.size() == 1 || areHeuristicsSufficient(view)) {
      return best.getFirst();
    }
    List<PlayoutResults> candidates =
        new ArrayList<>(best.stream().map(PlayoutResults::new).toList());
    PlayoutResults heuristicChoice = candidates.getFirst();
    StateSampler<S> sampler = game.stateSampler(view, observations, seat);
    int rounds = 32 - Integer.numberOfLeadingZeros(candidates.size() - 1);
    for (int round = 0; round < rounds; round++) {
      int statesPerRound = Math.max(2, budget / rounds / candidates.size());
      for (int i = 0; i < statesPerRound; i++) {
        progress.report(round * statesPerRound + i, rounds * statesPerRound);
        tryAll(sampler, candidates);
      }
      candidates.sort(Comparator.comparingDouble(PlayoutResults::mean).reversed());
      candidates = new ArrayList<>(candidates.subList(0, (candidates.size() + 1) / 2));
      if (!candidates.contains(heuristicChoice)) {
        candidates.add(heuristicChoice);
      }
    }
    PlayoutResults bestResult = candidates.getFirst();
    return bestResult.beats(heuristicChoice, MARGIN) ? bestResult.command : heuristicChoice.command;
  }

  @Override
  public List<EvaluatedCommand<Command>> evaluate(View view, List<Command> legal) {
    return evaluate(view, legal, ProgressListener.NONE);
  }

  /**
   * Evaluates every command, except those that only arrange cards, in the same states. About
   * {@value #EVALUATION_PLAYOUTS} playouts are divided among the commands.
   */
  @Override
  public List<EvaluatedCommand<Command>> evaluate(
      View view, List<Command> legal, ProgressListener progress) {
    List<PlayoutResults> candidates =
        Heuristics.withoutArranging(legal).stream().map(PlayoutResults::new).toList();
    StateSampler<S> sampler = game.stateSampler(view, observations, seat);
    int stateCount = Math.max(1, EVALUATION_PLAYOUTS / candidates.size());
    for (int i = 0; i < stateCount; i++) {
      progress.report(i, stateCount);
      tryAll(sampler, candidates);
    }
    return candidates.stream()
        .sorted(
            Comparator.comparingInt(PlayoutResults::wins)
                .thenComparingDouble(PlayoutResults::mean)
                .reversed())
        .map(
            result ->
                new EvaluatedCommand<>(
                    result.command, Evaluation.Chance.fromSample(result.wins(), result.playouts())))
        .toList();
  }

  private static boolean areHeuristicsSufficient(View view) {
    return switch (view.phase()) {
      case RETURN, REMOVE, GIVE_BACK, DROP, EXCESS, ARRANGE -> true;
      case MOVE, SPACE, GLANCE, PLACE, PERIL, SURVEY, SONG, HYMN, EXCHANGE, OVER -> false;
    };
  }

  private void tryAll(StateSampler<S> sampler, List<PlayoutResults> candidates) {
    Rng stateRng = random.derive("state");
    random.nextInt(2);
    S state = sampler.sample(stateRng);
    for (PlayoutResults candidate : candidates) {
      candidate.add(playout(state, candidate.command));
    }
  }

  private Outcome playout(S start, Command first) {
    S state = apply(start, first);
    while (game.turn(state) instanceof Turn.Awaits) {
      List<Command> legal = game.legalCommands(state, seat);
      state =
          apply(state, new Heuristics(game.view(state, seat), legal, PlayStyle.DEEP).bestCommand());
    }
    return ((Turn.Over) game.turn(state)).outcome();
  }

  private S apply(S state, Command command) {
    return switch (game.apply(state, seat, command)) {
      case Ruling.Accepted<S, Observation>(S next, var _) -> next;
      case Ruling.Rejected<S, Observation>(var rejection) ->
          throw new IllegalStateException(command + ": " + rejection);
    };
  }
}
