package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;
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

  static Frame draw(View view, Viewer viewer, Size paper) {
    List<Text> lines = new ArrayList<>();
    lines.add(Text.faint("─".repeat(paper.columns())));
    lines.addAll(wrapped("draw.deck", view.deck().size(), deck(view), paper));
    lines.addAll(known(view, viewer).wrapped(paper.columns()));
    lines.addAll(wrapped("draw.discard", view.discard().size(), discard(view), paper));
    String card =
        view.card()
            .map(c -> SAY.say("draw.card", c.name(), c.text()))
            .orElse(SAY.say("draw.no-card"));
    lines.addAll(Text.plain(card).wrapped(paper.columns()));
    String doing = doing(view);
    if (!doing.isEmpty()) {
      lines.add(Text.bright(doing));
    }
    return Frame.of(lines);
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

  /** What is certain of the deck, what lies face down, and how much is gone. */
  private static Text known(View view, Viewer viewer) {
    List<String> parts = new ArrayList<>();
    String sure = counted(view::atLeast);
    if (viewer instanceof Seat && !sure.isEmpty()) {
      parts.add(SAY.say("draw.sure", sure));
    }
    parts.add(SAY.say("draw.hidden", counted(view.hidden()::of)));
    parts.add(SAY.say("draw.removed", view.removed().size(), removed(view)));
    return Text.plain("  " + String.join("; ", parts));
  }

  private static String counted(ToIntFunction<Suit> count) {
    List<String> parts = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      int some = count.applyAsInt(suit);
      if (some > 0) {
        parts.add(some + Words.sign(suit));
      }
    }
    return String.join(" ", parts);
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
      return SAY.say("draw.held." + Words.form(view.held().size()), held);
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
    return picks.isEmpty() ? "" : SAY.say("draw.chosen", Words.list(picks));
  }
}
