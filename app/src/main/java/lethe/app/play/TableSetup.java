package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.Title;
import lethe.engine.core.Checked;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * How a table is to be set, before anything has been dealt.
 *
 * @param table who sits where, in the order of play
 * @param options what was chosen of the game
 */
public record TableSetup(Title<?, ?, ?> title, List<Seated> table, Options options) {
  /** The table that is there when nobody says anything: you, and the usual bots. */
  public static TableSetup usual(Title<?, ?, ?> title) {
    return of(title, List.of(), new Player.Human(), usualBot(title));
  }

  /**
   * The table that holds those who were given a seat.
   *
   * @param first who has the first free seat, if no person was given one
   * @param rest who has every other
   */
  public static TableSetup of(Title<?, ?, ?> title, List<Seated> given, Player first, Player rest) {
    boolean somebody = given.stream().anyMatch(seated -> seated.player() instanceof Player.Human);
    List<Seat> seats = title.seats().holding(given.stream().map(Seated::seat).toList());
    Optional<Seat> own =
        seats.stream().filter(seat -> !somebody && given(given, seat).isEmpty()).findFirst();
    List<Seated> table =
        seats.stream()
            .map(
                seat ->
                    given(given, seat)
                        .orElse(new Seated(seat, own.equals(Optional.of(seat)) ? first : rest)))
            .toList();
    return new TableSetup(title, table, Options.NONE);
  }

  /** The same with so many seats; the usual bots have the new ones. */
  public TableSetup sized(int size) {
    List<Seated> next =
        title.seats().table(size).stream()
            .map(seat -> given(table, seat).orElse(new Seated(seat, usualBot(title))))
            .toList();
    return new TableSetup(title, next, options);
  }

  /** The same with this player on a seat. */
  public TableSetup seating(Seated seated) {
    List<Seated> next =
        table.stream().map(one -> one.seat().equals(seated.seat()) ? seated : one).toList();
    return new TableSetup(title, next, options);
  }

  public TableSetup choosing(Options chosen) {
    return new TableSetup(title, table, chosen);
  }

  /**
   * A match at this table, all of whose chances come from a seed.
   *
   * @param since when it begins, as it is written down
   */
  public Checked<Table<?, ?, ?>> open(long seed, String since) {
    return Opened.of(title, new Header(title.id(), options, seed, since, table));
  }

  private static Optional<Seated> given(List<Seated> given, Seat seat) {
    return given.stream().filter(seated -> seated.seat().equals(seat)).findFirst();
  }

  private static Player usualBot(Title<?, ?, ?> title) {
    return new Player.Machine(title.bots().usual());
  }
}
