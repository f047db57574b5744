package lethe.app.server.sql;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.server.table.MatchSummary;
import lethe.app.titles.MatchStatus;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Numbers;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;

/** Reads and writes the row with the summary of a match. */
final class SummaryRow {
  /** The word that {@link Outcome#toString} adds to the result of a winning seat. */
  private static final String WON = "won";

  private SummaryRow() {}

  /** Stores the summary of a match, unless a stored one covers more entries. */
  static void write(Sql sql, int number, MatchSummary summary) throws SQLException {
    MatchStatus status = summary.status();
    sql.update(
        "insert into match_summaries (table_number, entry_count, dealt, bots, to_move, last_move,"
            + " adjourned, outcome, caveats) values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
            + " on conflict (table_number) do update set entry_count = excluded.entry_count,"
            + " bots = excluded.bots, to_move = excluded.to_move, last_move = excluded.last_move,"
            + " adjourned = excluded.adjourned, outcome = excluded.outcome,"
            + " caveats = excluded.caveats"
            + " where match_summaries.entry_count <= excluded.entry_count",
        number,
        status.position(),
        summary.dealtAt(),
        names(summary.botSeats()),
        names(status.seatsToMove()),
        summary.turnStartEntry(),
        summary.isAdjourned(),
        status.outcome().map(Outcome::toString).orElse(""),
        status.caveats());
  }

  /** Returns the summary of a match; empty if there is none or its game is unknown. */
  static Optional<MatchSummary> find(Sql sql, int number) throws SQLException {
    return sql.findFirst(
            "select t.game, m.* from match_summaries m join tables t on t.number = m.table_number"
                + " where m.table_number = ?",
            SummaryRow::read,
            number)
        .flatMap(summary -> summary);
  }

  private static Optional<MatchSummary> read(Row row) throws SQLException {
    Optional<Title<?, ?, ?>> title = Titles.byName(row.text("game"));
    if (title.isEmpty()) {
      return Optional.empty();
    }
    MatchStatus status =
        new MatchStatus(
            row.number("entry_count"),
            seats(title.get(), row.text("to_move")),
            outcome(title.get(), row.text("outcome")),
            row.text("caveats"));
    return Optional.of(
        new MatchSummary(
            row.text("dealt"),
            status,
            Set.copyOf(seats(title.get(), row.text("bots"))),
            row.number("last_move"),
            row.flag("adjourned")));
  }

  private static String names(Collection<Seat> seats) {
    return seats.stream().map(Seat::name).collect(Collectors.joining(" "));
  }

  private static List<Seat> seats(Title<?, ?, ?> title, String names) {
    return Stream.of(names.split(" ", -1))
        .flatMap(name -> title.seats().byName(name).stream())
        .toList();
  }

  /**
   * Returns the outcome with a canonical line; empty if the line is empty, because the match is not
   * over.
   */
  private static Optional<Outcome> outcome(Title<?, ?, ?> title, String line) {
    if (line.isEmpty()) {
      return Optional.empty();
    }
    String[] words = line.split(" ", -1);
    List<Outcome.SeatResult> results = new ArrayList<>();
    for (int i = 1; i + 1 < words.length; i++) {
      Optional<Seat> seat = title.seats().byName(words[i]);
      Optional<Integer> score = Numbers.parseInt(words[i + 1]);
      if (seat.isPresent() && score.isPresent()) {
        boolean won = i + 2 < words.length && words[i + 2].equals(WON);
        results.add(new Outcome.SeatResult(seat.get(), score.get(), won));
      }
    }
    return Optional.of(new Outcome(words[0], results));
  }
}
