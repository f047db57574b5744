package lethe.app.titles;

import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;

/** Opens the games of titles, and plays typed commands. */
public final class TestGames {
  private TestGames() {}

  public static <C, O, V> Game<?, C, O, V> open(Title<C, O, V> title) {
    return open(title, Options.NONE);
  }

  public static <C, O, V> Game<?, C, O, V> open(Title<C, O, V> title, Options options) {
    return ((Valid<Game<?, C, O, V>>) title.open(options)).value();
  }

  /** Returns the first of the seats that are to move. */
  public static Seat seatToMove(Match<?, ?, ?> match) {
    return ((Turn.Awaits) match.turn()).seats().getFirst();
  }

  /** Plays the commands of some lines, each for the seat that is to move. */
  public static <C, O, V> Match<C, O, V> play(
      Match<C, O, V> start, Game<?, C, O, V> game, String... lines) {
    Match<C, O, V> match = start;
    for (String line : lines) {
      for (C command : ((Parsed<C>) game.notation().parse(line)).values()) {
        match = ((Applied<C, O, V>) match.submit(seatToMove(match), command)).next();
      }
    }
    return match;
  }
}
