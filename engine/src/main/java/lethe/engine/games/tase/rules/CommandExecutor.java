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
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Kept;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Observation.SetAside;
import lethe.engine.games.tase.Observation.ThrownOut;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.SeatNames;

/** Carries out legal commands. */
final class CommandExecutor {
  private CommandExecutor() {}

  static Accepted<State, Observation> of(State state, Command command) {
    return switch (command) {
      case Put(int chip, int cup) -> put(state, chip, cup);
      case Keep() -> keep(state);
    };
  }

  private static Accepted<State, Observation> put(State state, int chip, int cup) {
    int seat = state.mover();
    int number = PlacedChips.number(state.round(), seat, chip, cup);
    List<GameEvent<Observation>> events = PlacedChips.told(number);
    if (state.phase() == Phase.FIRST) {
      return accepted(state.put(chip, cup, number, Phase.SECOND, seat), events);
    }
    return state.phase() == Phase.LAST
        ? score(state.put(chip, cup, number, Phase.OVER, seat), events)
        : begin(state.put(chip, cup, number, Phase.FIRST, 1 - seat), events);
  }

  /** Keeps the opener's last chip. Rule book: Beginning a Round; the last chip is optional. */
  private static Accepted<State, Observation> keep(State state) {
    Kept game = new Kept(SeatNames.at(state.mover()), Chips.of(state.hand()).lowest());
    return score(state, List.of(GameEvent.open(game)));
  }

  /** Begins the turn of the mover. Rule book: The Play; the note under Beginning a Round. */
  private static Accepted<State, Observation> begin(
      State state, List<GameEvent<Observation>> events) {
    return state.choice() == 0 ? stuck(state, events) : accepted(state, events);
  }

  /** Handles a turn in which no chip can be the first of two. */
  private static Accepted<State, Observation> stuck(
      State state, List<GameEvent<Observation>> events) {
    Seat seat = SeatNames.at(state.mover());
    Chips hand = Chips.of(state.hand());
    int bound = state.bound();
    if (hand.size() > 1) {
      Observation out = new ThrownOut(seat, hand.lowest(), bound);
      return accepted(state.drop(Phase.FREE), and(events, out));
    }
    return hand.highest() < bound
        ? score(state.drop(Phase.OVER), and(events, new SetAside(seat, hand.lowest(), bound)))
        : accepted(state.asking(Phase.LAST), events);
  }

  /** Opens the cups and begins the next round or ends the match. Rule book: Scoring Each Cup. */
  private static Accepted<State, Observation> score(
      State state, List<GameEvent<Observation>> events) {
    Cups cups = state.cups();
    List<CupScore> opened = List.of(cups.score(1), cups.score(2), cups.score(3));
    Scored scored = new Scored(state.round(), opened);
    MatchScore score = state.score().after(scored);
    if (state.score().isLast()) {
      return accepted(state.over(score), and(events, scored));
    }
    RoundBegan began = new RoundBegan(score.round(), SeatNames.at(score.opener()));
    return accepted(State.opening(score), and(and(events, scored), began));
  }

  private static Accepted<State, Observation> accepted(
      State next, List<GameEvent<Observation>> events) {
    return new Accepted<>(next, events);
  }

  private static List<GameEvent<Observation>> and(
      List<GameEvent<Observation>> events, Observation more) {
    return new Appended<>(events, GameEvent.open(more));
  }
}
