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
  /** The maximum number of rows to consider beyond the next one. */
  private static final int LOOK_AHEAD = 3;

  private final View view;
  private final CardEstimates cards;
  private final PlayStyle style;

  /**
   * The values of the spaces of the next row, including the best continuation, indexed by lane;
   * empty unless Orpheus moves next.
   */
  private final double[] valuesByLane;

  SpaceValues(View view, CardEstimates cards, PlayStyle style) {
    this.view = view;
    this.cards = cards;
    this.style = style;
    this.valuesByLane =
        view.phase() == Phase.MOVE
            ? rowValues(view.space().row() + 1, Weight.AHEAD.forStyle(style) > 0 ? LOOK_AHEAD : 0)
            : new double[0];
  }

  /** Returns the value of a reachable space, including the best continuation. */
  double valueWithContinuation(Lane lane) {
    return valuesByLane[lane.index()];
  }

  private double[] rowValues(int row, int remainingSteps) {
    double[] values = new double[Lane.ALL.size()];
    boolean hasNextRow = remainingSteps > 0 && row + 1 < view.board().rowCount();
    double[] nextRowValues = hasNextRow ? rowValues(row + 1, remainingSteps - 1) : new double[0];
    for (Space space : view.board().spaces()) {
      if (space.row() == row) {
        double best = hasNextRow ? bestContinuation(space, nextRowValues) : 0;
        values[space.lane().index()] = value(space) + Weight.AHEAD.forStyle(style) * best;
      }
    }
    return values;
  }

  private static double bestContinuation(Space space, double[] nextRowValues) {
    double best = Double.NEGATIVE_INFINITY;
    for (Lane lane : space.next()) {
      best = Math.max(best, nextRowValues[lane.index()]);
    }
    return best;
  }

  double value(Space space) {
    double value = 0;
    for (Symbol symbol : space.symbols()) {
      value += value(symbol);
    }
    return value;
  }

  private double value(Symbol symbol) {
    int number = symbol.value();
    return switch (symbol.kind()) {
      case GLANCE -> -glanceCost(number) + Weight.GLANCE.forStyle(style) * number;
      case PERIL -> perilValue(Math.min(1, number / 3.0));
      case STEEP -> perilValue(Math.min(2, number / 2.0));
      case RETURN ->
          Math.min(number, cards.faceUpCount(Suit.HEART)) * Weight.RETURN.forStyle(style);
      case EXCHANGE ->
          Math.min(number, cards.faceUpCount(Suit.HEART)) * Weight.EXCHANGE.forStyle(style);
      case SURVEY ->
          Weight.SURVEY.forStyle(style)
              + Weight.SURVEY_UNKNOWN.forStyle(style) * cards.unknownDiscardCount();
      case OBOL -> Weight.OBOL.forStyle(style);
      case REMOVE -> Weight.REMOVE.forStyle(style) * number;
      case FAREWELL -> view.card().map(this::farewellValue).orElse(0.0);
      case SONG -> Weight.SONG.forStyle(style) * number;
      case HYMN -> Math.min(cards.faceUpCount(Suit.HEART), cards.knownCount(Suit.DIAMOND));
    };
  }

  private double perilValue(double cardCount) {
    return Weight.PERIL.forStyle(style)
        - Weight.PERIL_COST.forStyle(style) * this.cards.unknownValue() * cardCount;
  }

  private double farewellValue(SpecialCard card) {
    return (card.helpful() ? Weight.FAREWELL_HELPFUL : Weight.FAREWELL_HARMFUL).forStyle(style);
  }

  /** Returns the expected cost of looking at {@code looks} cards, remembered cards first. */
  private double glanceCost(int looks) {
    int safeLooks = 0;
    for (Face face : view.discard()) {
      safeLooks += face instanceof Face.Remembered ? 1 : 0;
    }
    for (Face face : view.deck()) {
      if (!(face instanceof Face.Remembered)) {
        break;
      }
      safeLooks++;
    }
    return cards.spadeCost(Math.max(0, looks - safeLooks));
  }

  /**
   * Returns the rank of a symbol; the lowest is resolved first. Symbols that move cards away come
   * before looks, and symbols that return cards after them; a helpful special card is given up
   * last.
   */
  int resolutionRank(Symbol.Kind kind) {
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
