package lethe.app.titles.ravens;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;

/**
 * What is drawn upon an Atman.
 *
 * @param ghost a card of it that is not there yet
 * @param dots where a card could be placed
 * @param signs quadrants that are lit, each with a sign
 * @param fresh cards that have just been laid
 */
record Lit(
    Optional<LaidCard> ghost, List<Spot> dots, Map<Spot, Character> signs, List<LaidCard> fresh) {
  static final Lit NONE = new Lit(Optional.empty(), List.of(), Map.of(), List.of());

  /** It goes away. */
  static final char GOES = '×';

  /** It comes, or counts. */
  static final char COMES = '*';

  Lit {
    dots = List.copyOf(dots);
    fresh = List.copyOf(fresh);
  }

  Lit ghost(LaidCard laid, List<Spot> places) {
    return new Lit(Optional.of(laid), places, signs, fresh);
  }

  Lit fresh(List<LaidCard> cards) {
    return new Lit(ghost, dots, signs, cards);
  }

  /** With a sign on all that shows of these cards. */
  Lit sign(Atman atman, List<LaidCard> cards, char sign) {
    Map<Spot, Character> more = new LinkedHashMap<>(signs);
    for (LaidCard laid : cards) {
      AtmanDrawing.shown(atman, laid).forEach(spot -> more.put(spot, sign));
    }
    return new Lit(ghost, dots, more, fresh);
  }
}
