package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.words.Listing;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Tally;
import lethe.engine.games.eurydice.View;

/** Everything below the track: the piles, what is known of them, and the current card. */
final class Cards {
  private Cards() {}

  /** What lies below each other there. */
  enum Part {
    RULE,
    DECK,
    KNOWN,
    DISCARD,
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
    parts.put(Part.KNOWN, known(view, viewer).wrapped(paper.columns()));
    parts.put(Part.DISCARD, wrapped("draw.discard", view.discard().size(), discard(view), paper));
    String card =
        view.card()
            .map(c -> SAY.say("draw.card", c.name(), c.text()) + uses(c, view))
            .orElse(SAY.say("draw.no-card"));
    parts.put(Part.CARD, Text.plain(card).wrapped(paper.columns()));
    String doing = doing(view);
    parts.put(Part.DOING, doing.isEmpty() ? List.of() : List.of(Text.bright(doing)));
    return parts;
  }

  /** How often the current card can still act, where it is printed to do so several times. */
  private static String uses(Special card, View view) {
    return view.uses() > 0 && card.value() > 1 ? SAY.say("draw.uses", view.uses()) : "";
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

  /** What is certain of the deck or was counted, what lies face down, and how much is gone. */
  private static Text known(View view, Viewer viewer) {
    List<String> parts = new ArrayList<>();
    if (isCounted(view)) {
      Tally deck = view.counted();
      parts.add(
          SAY.say(
              "draw.counted",
              Words.hearts(deck.hearts()),
              Words.clubs(deck.clubs(), deck.jokers())));
    } else if (viewer instanceof Seat) {
      parts.add(SAY.say("draw.sure", counted(view.certain())));
    }
    parts.add(SAY.say("draw.hidden", counted(view.hidden())));
    parts.add(SAY.say("draw.removed", view.removed().size(), removed(view)));
    return Text.plain("  " + String.join("; ", parts));
  }

  private static boolean isCounted(View view) {
    return view.ending().filter(ending -> ending != Ending.GONE).isPresent();
  }

  private static String counted(Tally tally) {
    List<String> parts = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      int some = tally.of(suit);
      if (some > 0) {
        parts.add(some + Words.sign(suit));
      }
    }
    return parts.isEmpty() ? SAY.say("draw.none") : String.join(" ", parts);
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
        ? " " + String.join(" ", view.removed().stream().map(Words::sign).toList())
        : "";
  }

  /** What is in hand, or has been chosen; discards are marked where they lie. */
  private static String doing(View view) {
    if (!view.held().isEmpty()) {
      String held = String.join(" ", view.held().stream().map(Words::sign).toList());
      return SAY.say("draw.held", held, view.held().size());
    }
    int deck = Collections.frequency(view.picks(), 0);
    int removed = Collections.frequency(view.picks(), -1);
    List<String> picks = new ArrayList<>();
    if (deck > 0) {
      picks.add(SAY.say("draw.pick.deck", deck));
    }
    if (removed > 0) {
      picks.add(SAY.say("draw.pick.removed", removed));
    }
    return picks.isEmpty() ? "" : SAY.say("draw.chosen", Listing.and(picks));
  }
}
