package lethe.app.program;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import lethe.app.titles.Title;
import lethe.engine.core.Game;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/** The running programs that play certain seats in one match after another. */
public final class ProgramSeats implements AutoCloseable {
  private final Map<Seat, ProgramConnection> programs = new LinkedHashMap<>();
  private final ProgramPlayer.Settings settings;

  /**
   * Starts the programs.
   *
   * @param pools the programs by seat
   * @param game the identifier of the game
   * @param options the options of the first match
   * @param seats the seats of the first match
   */
  public ProgramSeats(
      Map<Seat, ProgramPool> pools,
      ProgramPlayer.Settings settings,
      String game,
      Map<String, String> options,
      List<Seat> seats) {
    this.settings = settings;
    pools.forEach(
        (seat, pool) -> programs.put(seat, pool.take(settings.hello(game, options, seats, seat))));
  }

  /** Returns the programs as players of a journal, by seat. */
  public Map<Seat, Player> players() {
    Map<Seat, Player> players = new LinkedHashMap<>();
    programs.forEach((seat, program) -> players.put(seat, new Player.Program(program.name())));
    return players;
  }

  /** Returns the program of a seat, which must have one, as a player of a journal. */
  public Player player(Seat seat) {
    return new Player.Program(Objects.requireNonNull(programs.get(seat)).name());
  }

  /**
   * Returns messages about the programs that have failed, with the reasons and the last lines of
   * their standard error.
   */
  public List<String> failureReports() {
    return programs.entrySet().stream()
        .flatMap(entry -> entry.getValue().failureReport(entry.getKey(), true).stream())
        .toList();
  }

  /**
   * Creates a player for one match from the program of a seat; empty if the seat has no program
   * with the name of the player.
   *
   * @param player the player of the seat in the journal
   */
  public <C, O, V> Optional<ProgramPlayer<C, O, V>> programPlayer(
      Title<C, O, V> title, Game<?, C, O, V> game, Seat seat, Player player) {
    return Optional.ofNullable(programs.get(seat))
        .filter(program -> player.equals(new Player.Program(program.name())))
        .map(program -> new ProgramPlayer<>(title, game, seat, program, settings));
  }

  /**
   * Returns the programs to a pool, so that other matches can use them, and removes them from this
   * object.
   */
  public void release(ProgramPool pool) {
    programs.values().forEach(pool::release);
    programs.clear();
  }

  /** Ends the programs. */
  @Override
  public void close() {
    programs.values().forEach(ProgramConnection::close);
  }
}
