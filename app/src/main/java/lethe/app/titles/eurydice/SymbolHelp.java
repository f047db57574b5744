package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Text;
import lethe.engine.games.eurydice.Symbol;

/** Explanations of the signs and symbols of the map. */
final class SymbolHelp {
  private SymbolHelp() {}

  /** Returns what a symbol does, with its number. */
  static List<Text> symbol(Symbol symbol) {
    return List.of(line(symbol.label(), ItemNames.about(symbol)));
  }

  /** Returns the signs of the map and what each symbol does. */
  static List<Text> map() {
    List<Text> legend = new ArrayList<>(List.of(Text.plain(MESSAGES.format("about.title"))));
    for (Symbol.Kind kind : Symbol.Kind.values()) {
      legend.add(line(kind.label(), ItemNames.legend(kind)));
    }
    return legend;
  }

  private static Text line(String symbol, String about) {
    return Text.plain(MESSAGES.format("about.symbol", symbol, about));
  }
}
