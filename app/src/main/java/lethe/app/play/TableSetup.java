package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.Title;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;

/**
 * The settings of a table before the deal.
 *
 * @param seatedPlayers the seats and their players, in the order of play
 * @param options the options of the game
 */
public record TableSetup(Title<?, ?, ?> title, List<SeatedPlayer> seatedPlayers, Options options) {
  /**
   * Returns the default setup: one human player, and bots.
   *
   * @param botLevel the level of the bots
   */
  public static TableSetup defaults(Title<?, ?, ?> title, String botLevel) {
    return of(title, List.of(), new Player.Human(), new Player.Machine(botLevel));
  }

  /**
   * Creates a setup in which some seats have given players.
   *
   * @param assignedPlayers the given players
   * @param first the player of the first remaining seat, if none of the given players is human
   * @param rest the player of all other remaining seats
   */
  public static TableSetup of(
      Title<?, ?, ?> title, List<SeatedPlayer> assignedPlayers, Player first, Player rest) {
    boolean hasHuman =
        assignedPlayers.stream().anyMatch(seated -> seated.player() instanceof Player.Human);
    List<Seat> seats =
        title.seats().smallestTableWith(assignedPlayers.stream().map(SeatedPlayer::seat).toList());
    Optional<Seat> ownSeat =
        seats.stream()
            .filter(seat -> !hasHuman && assignedPlayer(assignedPlayers, seat).isEmpty())
            .findFirst();
    List<SeatedPlayer> seatedPlayers =
        seats.stream()
            .map(
                seat ->
                    assignedPlayer(assignedPlayers, seat)
                        .orElse(
                            new SeatedPlayer(
                                seat, ownSeat.equals(Optional.of(seat)) ? first : rest)))
            .toList();
    return new TableSetup(title, seatedPlayers, Options.NONE);
  }

  /**
   * Returns this setup with another number of seats; bots of the default level take the new ones.
   */
  public TableSetup withSeatCount(int seatCount) {
    List<SeatedPlayer> newPlayers =
        title.seats().firstSeats(seatCount).stream()
            .map(
                seat ->
                    assignedPlayer(seatedPlayers, seat)
                        .orElse(new SeatedPlayer(seat, defaultBot(title))))
            .toList();
    return new TableSetup(title, newPlayers, options);
  }

  /** Returns this setup with another player on a seat. */
  public TableSetup withPlayer(SeatedPlayer seated) {
    List<SeatedPlayer> newPlayers =
        seatedPlayers.stream()
            .map(current -> current.seat().equals(seated.seat()) ? seated : current)
            .toList();
    return new TableSetup(title, newPlayers, options);
  }

  /**
   * Returns this setup with the players of the first seat and the given seat exchanged, so that the
   * user, who has the first seat by default, gets the given seat. The setup must have the seat.
   */
  public TableSetup withFirstPlayerAt(Seat seat) {
    Player first = seatedPlayers.getFirst().player();
    Player other = assignedPlayer(seatedPlayers, seat).orElseThrow().player();
    return withPlayer(new SeatedPlayer(seatedPlayers.getFirst().seat(), other))
        .withPlayer(new SeatedPlayer(seat, first));
  }

  public TableSetup withOptions(Options newOptions) {
    return new TableSetup(title, seatedPlayers, newOptions);
  }

  /**
   * Deals a match from a seed.
   *
   * @param startTime the time at which it begins, as journaled
   */
  public Validated<Table<?, ?, ?>> deal(long seed, String startTime) {
    return TableFactory.create(
        title, new Header(title.id(), options, seed, startTime, seatedPlayers));
  }

  private static Optional<SeatedPlayer> assignedPlayer(
      List<SeatedPlayer> seatedPlayers, Seat seat) {
    return seatedPlayers.stream().filter(seated -> seated.seat().equals(seat)).findFirst();
  }

  private static Player defaultBot(Title<?, ?, ?> title) {
    return new Player.Machine(title.bots().defaultLevel());
  }
}
