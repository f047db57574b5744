package lethe.app.titles;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.words.Messages;
import lethe.engine.core.Circumstance;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/** The wording of the circumstances of a match, wherever its result is shown. */
public final class Circumstances {
  private static final Messages SAY = Messages.COMMON;

  private Circumstances() {}

  /**
   * Returns a short word for each circumstance, to follow a result in a list; empty if there are
   * none.
   */
  public static String of(Match<?, ?, ?> match) {
    List<String> words =
        Circumstance.of(match).stream()
            .map(one -> SAY.say("circumstance." + key(one)))
            .distinct()
            .toList();
    return words.isEmpty() ? "" : SAY.say("circumstances", words);
  }

  /** Returns a paragraph with a sentence for each circumstance; empty if there are none. */
  static Optional<Text> told(List<Circumstance> circumstances) {
    return circumstances.stream()
        .map(Circumstances::sentence)
        .reduce((before, one) -> before + " " + one)
        .map(Text::plain);
  }

  private static String sentence(Circumstance one) {
    String key = "circumstance." + key(one) + ".told";
    return switch (one) {
      case Circumstance.Unguarded(List<Seat> seats) -> SAY.say(key, seats);
      case Circumstance.Hinted(List<Seat> seats) -> SAY.say(key, seats);
      case Circumstance.Replaced(Seat seat, String level, int plies, int of) ->
          SAY.say(key, seat, level, plies, of);
      case Circumstance.Known _, Circumstance.Copied _ -> SAY.say(key);
    };
  }

  private static String key(Circumstance one) {
    return switch (one) {
      case Circumstance.Unguarded _ -> "unguarded";
      case Circumstance.Known(var how) -> how.name().toLowerCase(Locale.ROOT);
      case Circumstance.Copied _ -> "copied";
      case Circumstance.Replaced _ -> "replaced";
      case Circumstance.Hinted _ -> "hinted";
    };
  }
}
