package lethe.app.titles;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
import lethe.engine.core.Match;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Seat;

/** The texts for the caveats of a result, such as hints that were used. */
public final class ResultCaveats {
  private static final Messages MESSAGES = Messages.COMMON;

  private ResultCaveats() {}

  /**
   * Returns the short labels of a match's caveats, to be appended to its result in a list; empty if
   * there are none.
   */
  public static String labels(Match<?, ?, ?> match) {
    List<String> labels =
        ResultCaveat.caveatsOf(match).stream()
            .map(caveat -> MESSAGES.format("circumstance." + key(caveat)))
            .distinct()
            .toList();
    return labels.isEmpty() ? "" : MESSAGES.format("circumstances", labels);
  }

  /** Returns a paragraph with one sentence for each caveat; empty if there are none. */
  static Optional<Text> paragraph(List<ResultCaveat> caveats) {
    return caveats.stream()
        .map(ResultCaveats::message)
        .reduce((joined, next) -> joined + " " + next)
        .map(Text::plain);
  }

  private static String message(ResultCaveat caveat) {
    String key = "circumstance." + key(caveat) + ".told";
    return switch (caveat) {
      case ResultCaveat.ScreensNotCleared(List<Seat> seats) -> MESSAGES.format(key, names(seats));
      case ResultCaveat.HintsUsed(List<Seat> seats) -> MESSAGES.format(key, names(seats));
      case ResultCaveat.BotSubstituted(Seat seat, String level, int plies, int totalPlies) ->
          MESSAGES.format(key, seat, level, plies, totalPlies);
      case ResultCaveat.DealKnown _, ResultCaveat.Copied _ -> MESSAGES.format(key);
    };
  }

  private static String names(List<Seat> seats) {
    return Lists.joinWithAnd(seats.stream().map(Seat::toString).toList());
  }

  private static String key(ResultCaveat caveat) {
    return switch (caveat) {
      case ResultCaveat.ScreensNotCleared _ -> "unguarded";
      case ResultCaveat.DealKnown(var source) -> source.name().toLowerCase(Locale.ROOT);
      case ResultCaveat.Copied _ -> "copied";
      case ResultCaveat.BotSubstituted _ -> "replaced";
      case ResultCaveat.HintsUsed _ -> "hinted";
    };
  }
}
