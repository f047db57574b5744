package lethe.app.titles;

import java.util.List;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;

/** Starts matches in which humans play all seats. */
public final class HumanMatches {
  private HumanMatches() {}

  public static <C, O, V> Match<C, O, V> start(Title<C, O, V> title, int seats, long seed) {
    return start(title, Options.NONE, seats, seed);
  }

  public static <C, O, V> Match<C, O, V> start(
      Title<C, O, V> title, Options options, int seats, long seed) {
    List<SeatedPlayer> players =
        title.seats().firstSeats(seats).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Human()))
            .toList();
    return Match.start(
        TestGames.open(title, options), new Header(title.id(), options, seed, "", players));
  }
}
