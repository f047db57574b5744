package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Text;
import lethe.app.words.Messages;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;

/**
 * How far a match has come, as lists say it.
 *
 * @param position how many entries its journal has
 * @param awaited whom it waits for; nobody when it is over
 * @param outcome how it ended, if it has
 * @param circumstances what one has to know to judge that, in short; empty if nothing
 */
public record MatchStatus(
    int position, List<Seat> awaited, Optional<Outcome> outcome, String circumstances) {
  private static final Messages SAY = Messages.COMMON;

  public static MatchStatus of(Match<?, ?, ?> match) {
    return switch (match.turn()) {
      case Turn.Awaits(List<Seat> seats) ->
          new MatchStatus(match.position(), seats, Optional.empty(), "");
      case Turn.Over(Outcome outcome) ->
          new MatchStatus(
              match.position(), List.of(), Optional.of(outcome), Circumstances.of(match));
    };
  }

  public boolean isOver() {
    return outcome.isPresent();
  }

  /** Whom it waits for, for a sentence. */
  public String names() {
    return names(awaited);
  }

  /** {@code waits for red}, {@code over: blue wins, 7 cups to 5.} */
  public String inShort(Title<?, ?, ?> title) {
    return isOver() ? SAY.say("status.over", result(title)) : standing();
  }

  /** The same without what one has to know to judge it. */
  public String standing() {
    return outcome
        .map(how -> SAY.say("status.over", how))
        .orElseGet(() -> SAY.say("status.waits", names()));
  }

  /** How it ended, in a sentence, and what one has to know to judge that; or whom it waits for. */
  public String result(Title<?, ?, ?> title) {
    return outcome
            .map(how -> title.narration().end(how, Spectator.SPECTATOR))
            .map(lines -> lines.isEmpty() ? standing() : brief(lines.getFirst()))
            .orElseGet(this::standing)
        + circumstances;
  }

  /** That it is over stands in the list already. */
  private static String brief(Text sentence) {
    return sentence.words().strip().replaceFirst("^The \\w+ is over: ", "");
  }

  /** How a match ended, by the word for it, and whether whoever is meant has won or lost so. */
  public static String ending(String how, boolean won) {
    String words = how.replace('-', ' ');
    return won
        ? SAY.say("ending.won", words)
        : how.equals(Outcome.DRAW) ? words : SAY.say("ending.lost", words);
  }

  /** Seats, for a sentence. */
  public static String names(List<Seat> seats) {
    return seats.stream().map(Seat::name).collect(Collectors.joining(", "));
  }
}
