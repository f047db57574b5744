package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** Everything below the track: the piles, what is known of them, and the current card. */
final class Cards {
  private Cards() {}

  /** What lies below each other there. */
  enum Part {
    RULE,
    DECK,
    SURE,
    HIDDEN,
    DISCARD,
    REMOVED,
    CARD,
    DOING
  }

  static Frame draw(View view, Viewer viewer, Size paper) {
    return Frame.of(parts(view, viewer, paper).values().stream().flatMap(List::stream).toList());
  }

  /** The lines of each part, from above; nothing where it is not drawn. */
  static Map<Part, List<Text>> parts(View view, Viewer viewer, Size paper) {
    Map<Part, List<Text>> parts = new EnumMap<>(Part.class);
    parts.put(Part.RULE, List.of(Text.faint("─".repeat(paper.columns()))));
    parts.put(Part.DECK, wrapped("draw.deck", view.deck().size(), deck(view), paper));
    parts.put(
        Part.SURE,
        viewer instanceof Seat ? List.of(Text.plain(SAY.say("draw.sure", sure(view)))) : List.of());
    parts.put(Part.HIDDEN, List.of(Text.plain(SAY.say("draw.hidden", hidden(view)))));
    parts.put(Part.DISCARD, wrapped("draw.discard", view.discard().size(), discard(view), paper));
    parts.put(
        Part.REMOVED,
        List.of(Text.plain(SAY.say("draw.removed", view.removed().size(), removed(view)))));
    String card =
        view.card()
            .map(c -> SAY.say("draw.card", c.name(), c.text()))
            .orElse(SAY.say("draw.no-card"));
    parts.put(Part.CARD, Text.plain(card).wrapped(paper.columns()));
    String doing = doing(view);
    parts.put(Part.DOING, doing.isEmpty() ? List.of() : List.of(Text.bright(doing)));
    return parts;
  }

  /** What each symbol does, two to a line. */
  static Frame legend(Size paper) {
    Symbol.Kind[] kinds = Symbol.Kind.values();
    int rows = (kinds.length + 1) / 2;
    Sketch sketch = new Sketch(new Size(paper.columns(), rows + 1));
    sketch.line(0, 0, paper.columns(), Style.FAINT);
    int half = paper.columns() / 2;
    for (int i = 0; i < kinds.length; i++) {
      String about = SAY.say("draw.legend", kinds[i].words(), Words.legend(kinds[i]));
      String cut = about.length() >= half ? about.substring(0, half - 1) : about;
      sketch.text(i / rows * half, 1 + i % rows, cut, Style.FAINT);
    }
    return sketch.frame();
  }

  private static List<Text> wrapped(String key, int size, String cards, Size paper) {
    return Text.plain(SAY.say(key, size, cards)).wrapped(paper.columns());
  }

  private static String deck(View view) {
    return view.deck().isEmpty()
        ? SAY.say("draw.none")
        : String.join(" ", view.deck().stream().map(Words::sign).toList());
  }

  private static String sure(View view) {
    List<String> parts = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      if (view.atLeast(suit) > 0) {
        parts.add(
            SAY.say(
                "suit." + Words.lower(suit) + "." + Words.form(view.atLeast(suit)),
                view.atLeast(suit)));
      }
    }
    return parts.isEmpty() ? SAY.say("draw.none") : String.join(", ", parts);
  }

  private static String hidden(View view) {
    List<String> parts = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      if (view.hidden().of(suit) > 0) {
        parts.add(
            SAY.say(
                "suit." + Words.lower(suit) + "." + Words.form(view.hidden().of(suit)),
                view.hidden().of(suit)));
      }
    }
    return String.join(", ", parts);
  }

  /** Each card with its number; an asterisk marks what has been chosen. */
  private static String discard(View view) {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < view.discard().size(); i++) {
      boolean chosen = view.picks().contains(i + 1);
      cards.add((i + 1) + ":" + Words.sign(view.discard().get(i)) + (chosen ? "*" : ""));
    }
    return cards.isEmpty() ? SAY.say("draw.none") : String.join(" ", cards);
  }

  private static String removed(View view) {
    return view.removed().stream().anyMatch(Face.Up.class::isInstance)
        ? String.join(" ", view.removed().stream().map(Words::sign).toList())
        : "";
  }

  /** What is in hand, or being chosen. */
  private static String doing(View view) {
    if (!view.held().isEmpty()) {
      return SAY.say("draw.held", String.join(" ", view.held().stream().map(Words::sign).toList()));
    }
    List<String> picks = new ArrayList<>();
    for (int pick : view.picks()) {
      picks.add(
          pick > 0
              ? SAY.say("glimpse.discard", pick)
              : SAY.say(pick == 0 ? "draw.pick.deck" : "draw.pick.removed"));
    }
    return picks.isEmpty() ? "" : SAY.say("draw.chosen", String.join(", ", picks));
  }
}
