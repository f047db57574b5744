package lethe.app.titles.ravens;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;

/**
 * Highlights on an Atman.
 *
 * @param ghost a card that is being considered
 * @param dots the spots where a card could be placed
 * @param signs highlighted quadrants, each with a sign
 * @param fresh cards that have just been placed
 */
record Lit(
    Optional<LaidCard> ghost, List<Spot> dots, Map<Spot, Character> signs, List<LaidCard> fresh) {
  static final Lit NONE = new Lit(Optional.empty(), List.of(), Map.of(), List.of());

  /** The sign for a card that would leave. */
  static final char GOES = '×';

  /** The sign for a card that would come or count. */
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

  /** Returns these highlights with a sign on all visible quadrants of the cards. */
  Lit sign(Atman atman, List<LaidCard> cards, char sign) {
    Map<Spot, Character> more = new LinkedHashMap<>(signs);
    for (LaidCard laid : cards) {
      AtmanDrawing.shown(atman, laid).forEach(spot -> more.put(spot, sign));
    }
    return new Lit(ghost, dots, more, fresh);
  }
}
