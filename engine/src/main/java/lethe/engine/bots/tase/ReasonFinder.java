package lethe.engine.bots.tase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Decision;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.View;

/** Finds the reasons for a command, by solving the rest of the round. */
public final class ReasonFinder {
  /** The maximum number of chips in both hands for which a continuation is searched. */
  private static final int MAX_CHIPS = 10;

  private ReasonFinder() {}

  /**
   * Returns the reasons for the chosen command, most important first. Returns none for the opening
   * chip of a round, because every opening leads to a draw.
   */
  public static List<Reason> reasonsFor(Decision<Command, Observation, View> decision) {
    View view = decision.view();
    if (view.phase() == Phase.OPENING) {
      return List.of();
    }
    Position position = position(decision);
    List<Reason> reasons = new ArrayList<>();
    reasons.add(results(position, decision.legalCommands()));
    if (position.chipsInHands() <= MAX_CHIPS) {
      reasons.add(continuation(position.after(decision.chosenCommand()), view.opener()));
    }
    return reasons;
  }

  private static Position position(Decision<Command, Observation, View> decision) {
    Map<Seat, Map<Integer, Integer>> cups = new HashMap<>();
    for (Observation observation : decision.observations()) {
      switch (observation) {
        case Observation.RoundBegan _ -> cups.clear();
        case Placed(int _, Seat seat, int chip, int cup) ->
            cups.computeIfAbsent(seat, _ -> new HashMap<>()).put(chip, cup);
        case Observation other -> {}
      }
    }
    return Position.of(
        decision.view(), (seat, chip) -> cups.getOrDefault(seat, Map.of()).getOrDefault(chip, 1));
  }

  private static Reason.Results results(Position position, List<Command> legal) {
    int[] counts = new int[3];
    for (Command command : legal) {
      int lead = SolvingBot.value(position.after(command), position.side());
      counts[1 - Integer.signum(lead)]++;
    }
    return new Reason.Results(counts[0], counts[1], counts[2]);
  }

  private static Reason.Continuation continuation(Position start, Seat opener) {
    List<Reason.PlayedMove> moves = new ArrayList<>();
    Position position = start;
    while (!position.isOver()) {
      int side = position.side();
      Position current = position;
      int value = SolvingBot.value(position, side);
      Command best =
          position.legalCommands().stream()
              .filter(command -> SolvingBot.isAtLeast(current.after(command), side, value))
              .findFirst()
              .orElseThrow();
      moves.add(new Reason.PlayedMove(seat(opener, side), best));
      position = position.after(best);
    }
    List<Optional<Seat>> winners = new ArrayList<>();
    for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
      int outcome = position.outcome(cup);
      winners.add(outcome == 0 ? Optional.empty() : Optional.of(seat(opener, outcome > 0 ? 0 : 1)));
    }
    return new Reason.Continuation(moves, winners);
  }

  private static Seat seat(Seat opener, int side) {
    return GameSeats.at(side == 0 ? opener.index() : 1 - opener.index());
  }
}
