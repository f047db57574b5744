package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Kept;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Observation.SetAside;
import lethe.engine.games.tase.Observation.ThrownOut;
import lethe.engine.games.tase.Phase;

/** Carries out legal commands. */
final class CommandExecutor {
  private CommandExecutor() {}

  static Accepted<State, Observation> execute(State state, Command command) {
    return switch (command) {
      case Put(int chip, int cup) -> put(state, chip, cup);
      case Keep() -> keep(state);
    };
  }

  private static Accepted<State, Observation> put(State state, int chip, int cup) {
    int seat = state.mover();
    int placement = Placements.numberOf(state.round(), seat, chip, cup);
    List<GameEvent<Observation>> events = Placements.events(placement);
    if (state.phase() == Phase.FIRST) {
      return accept(state.withChipPut(chip, cup, placement, Phase.SECOND, seat), events);
    }
    return state.phase() == Phase.LAST
        ? scoreRound(state.withChipPut(chip, cup, placement, Phase.OVER, seat), events)
        : beginTurn(state.withChipPut(chip, cup, placement, Phase.FIRST, 1 - seat), events);
  }

  /** Keeps the opener's last chip. Rule book: Beginning a Round; the last chip is optional. */
  private static Accepted<State, Observation> keep(State state) {
    Kept keptChip = new Kept(GameSeats.at(state.mover()), Chips.ofMask(state.handMask()).lowest());
    return scoreRound(state, List.of(GameEvent.toAll(keptChip)));
  }

  /** Begins the turn of the mover. Rule book: The Play; the note under Beginning a Round. */
  private static Accepted<State, Observation> beginTurn(
      State state, List<GameEvent<Observation>> events) {
    return state.playableMask() == 0
        ? handleUnplayableFirstChip(state, events)
        : accept(state, events);
  }

  /**
   * Handles a turn in which no chip can be the first of two. If the hand has several chips, the
   * lowest is thrown out. A single chip may be played or kept if it is high enough, and is set
   * aside otherwise. Rule book: the note under Beginning a Round.
   */
  private static Accepted<State, Observation> handleUnplayableFirstChip(
      State state, List<GameEvent<Observation>> events) {
    Seat seat = GameSeats.at(state.mover());
    Chips hand = Chips.ofMask(state.handMask());
    int bound = state.bound();
    if (hand.size() > 1) {
      Observation thrownOut = new ThrownOut(seat, hand.lowest(), bound);
      return accept(state.withLowestChipOut(Phase.FREE), plus(events, thrownOut));
    }
    return hand.highest() < bound
        ? scoreRound(
            state.withLowestChipOut(Phase.OVER),
            plus(events, new SetAside(seat, hand.lowest(), bound)))
        : accept(state.withPhase(Phase.LAST), events);
  }

  /** Opens the cups and begins the next round or ends the match. Rule book: Scoring Each Cup. */
  private static Accepted<State, Observation> scoreRound(
      State state, List<GameEvent<Observation>> events) {
    Cups cups = state.cups();
    List<CupScore> cupScores = List.of(cups.score(1), cups.score(2), cups.score(3));
    Scored scored = new Scored(state.round(), cupScores);
    MatchScore score = state.score().after(scored);
    if (state.score().isLastRound()) {
      return accept(state.withMatchOver(score), plus(events, scored));
    }
    RoundBegan roundBegan = new RoundBegan(score.round(), GameSeats.at(score.opener()));
    return accept(State.startOfRound(score), plus(plus(events, scored), roundBegan));
  }

  private static Accepted<State, Observation> accept(
      State next, List<GameEvent<Observation>> events) {
    return new Accepted<>(next, events);
  }

  private static List<GameEvent<Observation>> plus(
      List<GameEvent<Observation>> events, Observation observation) {
    return new AppendedList<>(events, GameEvent.toAll(observation));
  }
}
