package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** What Orpheus is asked for, in a sentence. */
final class Asking {
  private Asking() {}

  static String of(View view) {
    String symbol = view.symbol().map(Symbol::words).orElse("");
    int left = view.wanted() - view.picks().size();
    return switch (view.phase()) {
      case MOVE -> SAY.say("ask.MOVE", steps(view));
      case SPACE -> SAY.say("ask.SPACE", symbols(view)) + ignoring(view);
      case GLANCE, REMOVE, GIVE_BACK ->
          left > 0 ? SAY.say("ask." + view.phase(), symbol, left) : SAY.say("ask.done", symbol);
      case RETURN, SURVEY, HYMN, ARRANGE ->
          SAY.say(
              view.picks().isEmpty() ? "ask." + view.phase() : "ask." + view.phase() + ".more",
              symbol,
              left);
      case SONG, EXCHANGE -> SAY.say("ask." + view.phase(), symbol, view.wanted());
      case PERIL ->
          SAY.say(
              "ask.PERIL",
              symbol,
              view.symbol().map(Symbol::value).orElse(0),
              cost(view, 1),
              cost(view, 2));
      case PLACE -> SAY.say("ask.PLACE", view.held().getLast().seen().map(Words::of).orElse(""));
      case DROP -> SAY.say("ask.DROP", view.due());
      case EXCESS -> SAY.say("ask.EXCESS", view.owed());
      case OVER -> "";
    };
  }

  /** How many cards a peril takes that takes so many where it is not steep. */
  private static int cost(View view, int cards) {
    boolean steep = view.symbol().filter(s -> s.kind() == Symbol.Kind.STEEP).isPresent();
    return cards + (steep ? 1 : 0);
  }

  private static String steps(View view) {
    List<String> steps = new ArrayList<>();
    for (Space space : view.board().after(view.space())) {
      steps.add(SAY.say("ask.step", space.lane().word(), space.name()));
    }
    return String.join("; ", steps);
  }

  private static String symbols(View view) {
    return String.join(
        "; ",
        view.pending().stream()
            .distinct()
            .map(s -> SAY.say("ask.symbol", s.words(), Words.about(s)))
            .toList());
  }

  private static String ignoring(View view) {
    if (view.begun() || view.phase() != Phase.SPACE) {
      return "";
    }
    boolean card = view.card().filter(c -> c.effect() == Special.Effect.IGNORE_SPACE).isPresent();
    return (view.obols() > 0 ? SAY.say("ask.obol") : "") + (card ? SAY.say("ask.ignore") : "");
  }
}
