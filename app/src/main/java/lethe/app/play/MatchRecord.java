package lethe.app.play;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.session.ResultComparison;
import lethe.app.titles.MatchResult;
import lethe.app.titles.MatchStatus;
import lethe.app.titles.Title;
import lethe.engine.core.Header;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Seat;

/**
 * A finished or unfinished match in a player's records.
 *
 * @param header the initial conditions
 * @param humanSeats the seats whose result counts: those of all human players, or one of them
 * @param dealKnown whether the deal could have been known in advance
 */
public record MatchRecord(
    Title<?, ?, ?> title,
    Header header,
    List<Seat> humanSeats,
    MatchStatus status,
    boolean dealKnown) {
  private static final DateTimeFormatter DATE_TIME =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm", Locale.ENGLISH);

  public MatchRecord {
    humanSeats = List.copyOf(humanSeats);
  }

  /** Creates the record for all human players of a table. */
  public static MatchRecord of(Table<?, ?, ?> table) {
    return of(table, table.match().humanSeats());
  }

  /** Creates the record for the players of these seats. */
  public static MatchRecord of(Table<?, ?, ?> table, List<Seat> humanSeats) {
    Match<?, ?, ?> match = table.match();
    return new MatchRecord(
        table.title(),
        match.header(),
        humanSeats,
        MatchStatus.of(match),
        ResultCaveat.caveatsOf(match).stream().anyMatch(ResultCaveat.DealKnown.class::isInstance));
  }

  public boolean isOver() {
    return status.isOver();
  }

  /**
   * Returns the time when the match began, such as {@code 22 Nov 2026, 14:35}; the text in the
   * header if that is not a valid time.
   */
  public String startTimeText(ZoneId zone) {
    String when = header.savedSince();
    try {
      return formatTime(Instant.parse(when), zone);
    } catch (DateTimeParseException e) {
      return when;
    }
  }

  /** Formats a time in the form of {@link #startTimeText}. */
  public static String formatTime(Instant when, ZoneId zone) {
    String dateTime = DATE_TIME.format(when.atZone(zone));
    return zone.equals(ZoneOffset.UTC) ? dateTime + " UTC" : dateTime;
  }

  /** Returns the outcome or the seats to move, followed by the caveats. */
  public String resultText() {
    return status.outcomeOrSeatsToMove(title);
  }

  /** Returns the description of the ending of a finished match, such as {@code five ravens}. */
  String ending() {
    return endingKey().replace('-', ' ');
  }

  /**
   * Returns the description of the ending of a finished match with the result, such as {@code five
   * ravens (lost)}; without the result if it is {@linkplain #isDivided divided}.
   */
  String endingWithResult() {
    return isDivided() ? ending() : MatchStatus.endingWithResult(endingKey(), bestResult().won());
  }

  private String endingKey() {
    return status.outcome().orElseThrow().ending();
  }

  /**
   * Returns the best result of the human players, or of all seats if there is no human player; a
   * loss without points if the match is not over.
   */
  public ResultComparison.ScoredResult bestResult() {
    return status.outcome().stream()
        .flatMap(outcome -> outcome.results().stream())
        .filter(result -> humanSeats.isEmpty() || humanSeats.contains(result.seat()))
        .map(result -> new ResultComparison.ScoredResult(result.won(), result.score()))
        .max(ResultComparison.ScoredResult.ORDER)
        .orElse(new ResultComparison.ScoredResult(false, 0));
  }

  /**
   * Returns whether some of the human players won and others lost, so that the match is neither a
   * win nor a loss for all of them.
   */
  boolean isDivided() {
    return status.outcome().stream()
            .flatMap(outcome -> outcome.results().stream())
            .filter(result -> humanSeats.contains(result.seat()))
            .map(Outcome.SeatResult::won)
            .distinct()
            .count()
        > 1;
  }

  /**
   * Returns the result of the human players; empty if the match is not over, there are none, or
   * their results differ.
   */
  public Optional<MatchResult> commonResult() {
    List<MatchResult> results =
        status.outcome().stream()
            .flatMap(
                outcome ->
                    humanSeats.stream().flatMap(seat -> MatchResult.of(outcome, seat).stream()))
            .distinct()
            .toList();
    return results.size() == 1 ? Optional.of(results.getFirst()) : Optional.empty();
  }

  /** Returns the points of the {@linkplain #bestResult best result}. */
  public int bestPoints() {
    return bestResult().points();
  }

  /** Returns whether another match has the same game, options, and players in the same seats. */
  private boolean isComparable(MatchRecord other) {
    return title.id().equals(other.title.id())
        && header.options().equals(other.header.options())
        && header.seatedPlayers().equals(other.header.seatedPlayers());
  }

  /**
   * Compares this finished match with those of the other matches that are finished and have the
   * same game, options, and players in the same seats.
   *
   * @param isSaved whether this match will be saved
   */
  public ResultComparison compareWith(List<MatchRecord> otherRecords, boolean isSaved) {
    List<MatchRecord> comparable =
        otherRecords.stream().filter(MatchRecord::isOver).filter(this::isComparable).toList();
    List<MatchRecord> countedRecords =
        comparable.stream().filter(match -> !match.dealKnown()).toList();
    ResultComparison.CountStatus countStatus =
        dealKnown
            ? ResultComparison.CountStatus.DEAL_KNOWN
            : isSaved
                ? ResultComparison.CountStatus.COUNTS
                : ResultComparison.CountStatus.NOT_SAVED;
    return new ResultComparison(
        bestResult(),
        countedRecords.stream().map(MatchRecord::bestResult).toList(),
        comparable.size() - countedRecords.size(),
        countStatus,
        endingKey().equals(Outcome.CONCEDED));
  }
}
