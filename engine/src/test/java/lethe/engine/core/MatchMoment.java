package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Header.SeatedPlayer;

/**
 * A match at one position together with its true state, which the match itself never reveals.
 *
 * @param events the events of the last entry or, if there is none, of the deal
 * @param earlierStates the states before each ply that has not been taken back, oldest first
 */
record MatchMoment<S, C, O, V>(
    Game<S, C, O, V> game,
    Match<C, O, V> match,
    S state,
    List<GameEvent<O>> events,
    List<S> earlierStates) {

  /**
   * Starts a match with one human, in a seat chosen at random from the seed, and bots in all other
   * seats.
   */
  static <S, C, O, V> MatchMoment<S, C, O, V> start(
      Game<S, C, O, V> game, Options options, int seats, long seed) {
    int humanIndex = new MutableRng(new Rng(seed).derive("seat")).nextInt(seats);
    List<SeatedPlayer> players =
        game.seats().firstSeats(seats).stream()
            .map(
                seat ->
                    new SeatedPlayer(
                        seat,
                        seat.index() == humanIndex ? new Player.Human() : new Player.Machine("")))
            .toList();
    Header header = new Header(game.name(), options, seed, "", players);
    S state = game.initialState(seats, new Rng(seed));
    return new MatchMoment<>(
        game, Match.start(game, header), state, game.openingEvents(state), List.of());
  }

  /** Returns all viewers of a running match: its seats and the spectator. */
  List<Viewer> viewers() {
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Spectator.SPECTATOR);
    return viewers;
  }

  boolean isOver() {
    return match.turn().isOver();
  }

  List<Seat> awaitedSeats() {
    return match.seats().stream().filter(match.turn()::awaits).toList();
  }

  V view(Viewer viewer) {
    return game.view(state, viewer);
  }

  /** Returns a sampler of the states that this viewer considers possible. */
  StateSampler<S> stateSampler(Viewer viewer, ViewerMemory memory) {
    return game.stateSampler(view(viewer), rememberedObservations(viewer, memory), viewer);
  }

  /**
   * Returns the observations that this viewer remembers, except those of plies that were taken
   * back.
   */
  List<O> rememberedObservations(Viewer viewer, ViewerMemory memory) {
    List<ToldObservation<O>> observations = match.observationsNotUndone(viewer);
    return IntStream.range(0, observations.size())
        .filter(i -> !observations.get(i).ephemeral() || memory.remembers(i))
        .mapToObj(i -> observations.get(i).observation())
        .toList();
  }

  /** Returns the moment after a command, which must be legal. */
  MatchMoment<S, C, O, V> after(Seat seat, C command) {
    Match<C, O, V> next = requireApplied(match.submit(seat, command), command).next();
    C canonical = game.canonicalize(state, seat, command);
    if (!(game.apply(state, seat, canonical)
        instanceof Ruling.Accepted<S, O>(S nextState, List<GameEvent<O>> newEvents))) {
      throw new AssertionError("the match accepts what the game refuses: " + command);
    }
    List<S> states = new ArrayList<>(earlierStates);
    states.add(state);
    return new MatchMoment<>(game, next, nextState, newEvents, List.copyOf(states));
  }

  /** Returns the seat of the only human. */
  Seat humanSeat() {
    return match.seats().stream()
        .filter(seat -> match.players().get(seat.index()) instanceof Player.Human)
        .findFirst()
        .orElseThrow();
  }

  boolean isUndoable() {
    return match.undoRejection(match.seats()).isEmpty();
  }

  /** Returns the moment after the last ply is taken back. */
  MatchMoment<S, C, O, V> undoLast() {
    Match<C, O, V> next =
        requireApplied(match.addControl(new ControlEntry.Undone()), "undo").next();
    return new MatchMoment<>(
        game,
        next,
        earlierStates.getLast(),
        List.of(),
        earlierStates.subList(0, earlierStates.size() - 1));
  }

  /** Returns the moment after a control entry that does not change the state. */
  MatchMoment<S, C, O, V> withControl(ControlEntry control) {
    return new MatchMoment<>(
        game,
        requireApplied(match.addControl(control), control).next(),
        state,
        List.of(),
        earlierStates);
  }

  private static <C, O, V> Applied<C, O, V> requireApplied(
      EntryResult<C, O, V> result, Object attempt) {
    return switch (result) {
      case Applied<C, O, V> applied -> applied;
      case NotApplied<C, O, V>(Rejection rejection) ->
          throw new AssertionError(attempt + " refused: " + rejection);
    };
  }
}
