package lethe.engine.bots.eurydice;

import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** What spaces are worth, in hearts, and in which order their symbols are carried out. */
final class SpaceValues {
  private final View view;
  private final Estimates cards;

  SpaceValues(View view, Estimates cards) {
    this.view = view;
    this.cards = cards;
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
      case GLANCE -> -glances(x) + 0.1 * x;
      case PERIL -> -cards.unknown() * Math.min(1, x / 3.0) + 0.1;
      case STEEP -> -cards.unknown() * Math.min(2, x / 2.0) + 0.1;
      case RETURN -> Math.min(x, cards.open(Suit.HEART)) * 0.9;
      case EXCHANGE -> Math.min(x, cards.open(Suit.HEART)) * 0.7;
      case SURVEY -> 0.1;
      case OBOL -> 0.9;
      case REMOVE -> -0.2 * x;
      case FAREWELL -> view.card().map(card -> card.kind() ? -0.4 : 0.6).orElse(0.0);
      case SONG -> 0.15 * x;
      case HYMN -> Math.min(cards.open(Suit.HEART), cards.known(Suit.DIAMOND));
    };
  }

  /** What so many looks cost, those first that cost nothing. */
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

  /** The lowest is carried out first: what moves cards away before looks, what brings back last. */
  int order(Symbol.Kind kind) {
    return switch (kind) {
      case OBOL -> 0;
      case FAREWELL -> view.card().map(Special::kind).orElse(false) ? 20 : 1;
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
