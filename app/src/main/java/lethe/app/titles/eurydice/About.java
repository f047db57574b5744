package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Text;
import lethe.engine.games.eurydice.Symbol;

/** What the signs and symbols of the map mean. */
final class About {
  private About() {}

  /** What a symbol does, with its own number. */
  static List<Text> symbol(Symbol symbol) {
    return List.of(line(symbol.words(), Words.about(symbol)));
  }

  /** The map's signs, and what every symbol does. */
  static List<Text> map() {
    List<Text> legend = new ArrayList<>(List.of(Text.plain(SAY.say("about.title"))));
    for (Symbol.Kind kind : Symbol.Kind.values()) {
      legend.add(line(kind.words(), Words.legend(kind)));
    }
    return legend;
  }

  private static Text line(String symbol, String about) {
    return Text.plain(SAY.say("about.symbol", symbol, about));
  }
}
