package lethe.app.sim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import lethe.app.program.ProgramError;
import lethe.app.titles.Statistic;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;

/**
 * Simulates many matches of one game between the same players. Between bots, the results do not
 * depend on the number of threads.
 *
 * @param header the options and players of every match, and the seed from which the seeds of the
 *     matches are derived
 * @param contestants the players, one per seat in the order of play
 * @param statistic returns the statistic to record for a public observation; empty if there is none
 * @param keepsJournals whether the results contain the journals
 */
public record Simulation<C, O, V>(
    Game<?, C, O, V> game,
    Header header,
    List<Contestant<C, O, V>> contestants,
    Function<O, Optional<Statistic>> statistic,
    boolean keepsJournals) {
  /**
   * The result of one match.
   *
   * @param seed the seed of the match
   * @param plies the number of commands, including a concession
   * @param statistics the statistics recorded during the match, in order
   * @param errors the errors that stopped programs, in the order of the seats
   * @param journal the text of the journal; empty if it is not kept
   */
  public record SimulatedMatch(
      long seed,
      int plies,
      Outcome outcome,
      List<Statistic> statistics,
      List<SeatError> errors,
      String journal) {}

  /** The error that stopped the program of a seat. */
  public record SeatError(Seat seat, ProgramError error) {}

  /**
   * Plays matches and returns their results. A run of more matches begins with the same matches.
   * Returns an empty list if the calling thread is interrupted.
   *
   * @param matchCount the number of matches
   * @param threads the number of matches played at the same time, at least 1
   * @param progress called in the calling thread once for each match, in order, with the number of
   *     results so far
   * @throws IllegalStateException if a match failed with an exception
   */
  public List<SimulatedMatch> run(int matchCount, int threads, IntConsumer progress) {
    List<Long> seeds = seeds(matchCount);
    try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
      List<Future<SimulatedMatch>> futures = new ArrayList<>();
      for (int i = 0; i < matchCount; i++) {
        long seed = seeds.get(i);
        futures.add(executor.submit(() -> playMatch(seed)));
      }
      List<SimulatedMatch> results = new ArrayList<>();
      for (Future<SimulatedMatch> result : futures) {
        results.add(result.get());
        progress.accept(results.size());
      }
      return results;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  /**
   * Returns a simulation of the same deals in which each player has moved to another seat.
   *
   * @param offset the number of seats by which each moves forward in the order of play
   */
  public Simulation<C, O, V> withPlayersMoved(int offset) {
    List<Contestant<C, O, V>> moved = new ArrayList<>(contestants);
    Collections.rotate(moved, offset);
    List<Player> players =
        new ArrayList<>(header.seatedPlayers().stream().map(SeatedPlayer::player).toList());
    Collections.rotate(players, offset);
    List<SeatedPlayer> seatedPlayers =
        header.seats().stream()
            .map(seat -> new SeatedPlayer(seat, players.get(seat.index())))
            .toList();
    return new Simulation<>(
        game,
        new Header(header.game(), header.options(), header.seed(), "", seatedPlayers),
        moved,
        statistic,
        keepsJournals);
  }

  private List<Long> seeds(int matchCount) {
    Rng rng = new Rng(header.seed());
    return IntStream.range(0, matchCount).mapToObj(i -> rng.derive("match " + i).state()).toList();
  }

  /** Plays the match with this seed until it ends, and returns its result. */
  public SimulatedMatch playMatch(long seed) {
    Header matchHeader =
        new Header(header.game(), header.options(), seed, "", header.seatedPlayers());
    Match<C, O, V> match = Match.start(game, matchHeader);
    List<MatchPlayer<C, O, V>> players = new ArrayList<>();
    for (Seat seat : match.seats()) {
      players.add(MatchPlayer.create(contestants.get(seat.index()), game, match, seat));
    }
    while (true) {
      switch (match.turn()) {
        case Turn.Over(Outcome outcome) -> {
          List<Statistic> statistics =
              match.observations(Spectator.SPECTATOR).stream()
                  .flatMap(observation -> statistic.apply(observation.observation()).stream())
                  .toList();
          List<SeatError> errors = new ArrayList<>();
          for (Seat seat : match.seats()) {
            players
                .get(seat.index())
                .finish(match)
                .ifPresent(error -> errors.add(new SeatError(seat, error)));
          }
          String journal = keepsJournals ? match.journal().text(game.notation()) : "";
          return new SimulatedMatch(seed, match.position(), outcome, statistics, errors, journal);
        }
        case Turn.Awaits(List<Seat> seats) -> {
          Seat seat = seats.getFirst();
          Optional<C> command = players.get(seat.index()).choose(match);
          Applied<C, O, V> moveResult =
              (Applied<C, O, V>)
                  (command.isPresent()
                      ? match.submit(seat, command.get())
                      : match.addControl(new ControlEntry.Conceded(seat)));
          for (GameEvent<O> event : moveResult.events()) {
            players.forEach(player -> player.observe(event));
          }
          match = moveResult.next();
        }
      }
    }
  }
}
