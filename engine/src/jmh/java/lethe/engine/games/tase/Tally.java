package lethe.engine.games.tase;

import java.util.Locale;
import lethe.engine.core.Outcome;

/** What came of some games, added up. */
record Tally(int games, long plies, long placements, long red, long blue) {
  static final Tally NONE = new Tally(0, 0, 0, 0, 0);

  static Tally of(int plies, int placements, int red, int blue) {
    return new Tally(1, plies, placements, red, blue);
  }

  static Tally of(int plies, int placements, Outcome outcome) {
    int red = outcome.standings().getFirst().score();
    int blue = outcome.standings().getLast().score();
    return of(plies, placements, red, blue);
  }

  Tally plus(Tally other) {
    return new Tally(
        games + other.games,
        plies + other.plies,
        placements + other.placements,
        red + other.red,
        blue + other.blue);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%,d games (%d plies, %d placements, %d + %d cups):"
            + " %.1f plies, %.1f placements and %.2f cups a seat in each",
        games,
        plies,
        placements,
        red,
        blue,
        (double) plies / games,
        (double) placements / games,
        (red + blue) / 2.0 / games);
  }
}
