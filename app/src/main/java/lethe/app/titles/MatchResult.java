package lethe.app.titles;

import java.util.Optional;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Viewer;

/** The result of a match for one seat. */
public enum MatchResult {
  WON("won", Ink.GREEN),
  LOST("lost", Ink.RED),
  DRAWN("drawn", Ink.YELLOW);

  private final String word;
  private final Ink ink;

  MatchResult(String word, Ink ink) {
    this.word = word;
    this.ink = ink;
  }

  /** Returns the result for a viewer; empty for a viewer without a seat. */
  public static Optional<MatchResult> of(Outcome outcome, Viewer viewer) {
    return outcome.results().stream()
        .filter(result -> result.seat().equals(viewer))
        .findFirst()
        .map(result -> of(outcome, result));
  }

  private static MatchResult of(Outcome outcome, SeatResult result) {
    if (result.won()) {
      return WON;
    }
    return outcome.ending().equals(Outcome.DRAW) ? DRAWN : LOST;
  }

  /** Returns the word for the result, which is also part of message keys. */
  public String word() {
    return word;
  }

  /** Returns the style of texts that state the result, so that color is not the only indication. */
  public Style style() {
    return Style.of(ink).bolded();
  }
}
