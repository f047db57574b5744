package lethe.app.ssh;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.games.tase.Observation.Placed;

/** The chips placed in a match of Ta-Se; each chip is put into a cup once a round. */
public final class ChipLog {
  /** Matches the start of a round. The chips in the following lines are placed in that round. */
  private static final Pattern ROUND = Pattern.compile("[Rr]ound (\\d) (?:of 6|begins)");

  private static final Pattern CHIP =
      Pattern.compile("(Red|Blue)(?: \\([^)]*\\))? puts (\\d) in cup (\\d)");

  private ChipLog() {}

  public static <C, O, V> List<String> placedChips(Match<C, O, V> match) {
    return match.observations(Spectator.SPECTATOR).stream()
        .map(ToldObservation::observation)
        .filter(Placed.class::isInstance)
        .map(Placed.class::cast)
        .map(p -> p.round() + ": " + p.seat() + " " + p.chip() + " in cup " + p.cup())
        .toList();
  }

  /** Returns the chips that a line-based terminal has shown. */
  public static List<String> shownChips(String screen) {
    List<String> shown = new ArrayList<>();
    String round = "";
    for (String line : screen.lines().toList()) {
      Matcher named = ROUND.matcher(line);
      round = named.find() ? named.group(1) : round;
      for (MatchResult chip : CHIP.matcher(line).results().toList()) {
        String seat = chip.group(1).toLowerCase(Locale.ROOT);
        shown.add(round + ": " + seat + " " + chip.group(2) + " in cup " + chip.group(3));
      }
    }
    return shown;
  }
}
