package lethe.engine.bots.eurydice;

import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** The values of spaces, in hearts, and the order in which their symbols are resolved. */
final class SpaceValues {
  /** The number of further steps that are considered. */
  private static final int STEPS = 3;

  private final View view;
  private final CardEstimates cards;
  private final PlayStyle style;

  /** The values of the spaces of the next row, including the best continuation, by lane. */
  private final double[] ahead;

  SpaceValues(View view, CardEstimates cards, PlayStyle style) {
    this.view = view;
    this.cards = cards;
    this.style = style;
    this.ahead =
        view.phase() == Phase.MOVE
            ? ahead(view.space().row() + 1, Weight.AHEAD.of(style) > 0 ? STEPS : 0)
            : new double[0];
  }

  /** Returns the value of a reachable space, including the best continuation. */
  double ahead(Lane lane) {
    return ahead[lane.index()];
  }

  private double[] ahead(int row, int steps) {
    double[] values = new double[Lane.ALL.size()];
    boolean goesOn = steps > 0 && row + 1 < view.board().rowCount();
    double[] next = goesOn ? ahead(row + 1, steps - 1) : new double[0];
    for (Space space : view.board().spaces()) {
      if (space.row() == row) {
        double best = goesOn ? best(space, next) : 0;
        values[space.lane().index()] = of(space) + Weight.AHEAD.of(style) * best;
      }
    }
    return values;
  }

  private static double best(Space space, double[] next) {
    double best = Double.NEGATIVE_INFINITY;
    for (Lane lane : space.next()) {
      best = Math.max(best, next[lane.index()]);
    }
    return best;
  }

  double of(Space space) {
    double value = 0;
    for (Symbol symbol : space.symbols()) {
      value += of(symbol);
    }
    return value;
  }

  private double of(Symbol symbol) {
    int x = symbol.value();
    return switch (symbol.kind()) {
      case GLANCE -> -glances(x) + Weight.GLANCE.of(style) * x;
      case PERIL -> peril(Math.min(1, x / 3.0));
      case STEEP -> peril(Math.min(2, x / 2.0));
      case RETURN -> Math.min(x, cards.open(Suit.HEART)) * Weight.RETURN.of(style);
      case EXCHANGE -> Math.min(x, cards.open(Suit.HEART)) * Weight.EXCHANGE.of(style);
      case SURVEY ->
          Weight.SURVEY.of(style) + Weight.SURVEY_UNKNOWN.of(style) * cards.unknownDiscards();
      case OBOL -> Weight.OBOL.of(style);
      case REMOVE -> Weight.REMOVE.of(style) * x;
      case FAREWELL -> view.card().map(this::farewell).orElse(0.0);
      case SONG -> Weight.SONG.of(style) * x;
      case HYMN -> Math.min(cards.open(Suit.HEART), cards.known(Suit.DIAMOND));
    };
  }

  private double peril(double cards) {
    return Weight.PERIL.of(style) - Weight.PERIL_COST.of(style) * this.cards.unknown() * cards;
  }

  private double farewell(SpecialCard card) {
    return (card.helpful() ? Weight.FAREWELL_KIND : Weight.FAREWELL_UNKIND).of(style);
  }

  /** Returns the cost of a number of looks, those without danger first. */
  private double glances(int looks) {
    int free = 0;
    for (Face face : view.discard()) {
      free += face instanceof Face.Remembered ? 1 : 0;
    }
    for (Face face : view.deck()) {
      if (!(face instanceof Face.Remembered)) {
        break;
      }
      free++;
    }
    return cards.danger(Math.max(0, looks - free));
  }

  /**
   * Returns the rank of a symbol; the lowest is resolved first. Symbols that move cards away come
   * before looks, and symbols that return cards come last.
   */
  int order(Symbol.Kind kind) {
    return switch (kind) {
      case OBOL -> 0;
      case FAREWELL -> view.card().map(SpecialCard::helpful).orElse(false) ? 20 : 1;
      case SONG -> 2;
      case PERIL, STEEP -> 4;
      case REMOVE -> 5;
      case SURVEY -> 6;
      case GLANCE -> 7;
      case HYMN -> 8;
      case EXCHANGE -> 9;
      case RETURN -> 10;
    };
  }
}
