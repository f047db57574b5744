package lethe.app.lobby;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.play.MatchHistory;
import lethe.app.play.MatchRecord;
import lethe.app.play.ResultsReport;
import lethe.app.server.table.ServerTable;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;

/** Answers the command {@code results}: the results of the user's matches on this site. */
record ResultsCommand(LobbyContext context) {
  /** Returns one row for each game. */
  Reply overview() {
    ResultsReport results = results("");
    List<String> lines = new ArrayList<>();
    lines.add(context.messages().format("results", context.account().name()));
    for (Title<?, ?, ?> title : Titles.ALL) {
      lines.add(String.format(Locale.ROOT, "%-10s %s", title.id(), results.row(title)));
    }
    return withGuestHint(lines);
  }

  /** Returns the complete results of one game. */
  Reply gameResults(Title<?, ?, ?> title) {
    return withGuestHint(new ArrayList<>(results(title.id()).page(title).lines().toList()));
  }

  /**
   * Returns an answer that ends, for a guest, with a note that the results are not kept
   * permanently.
   */
  private Reply withGuestHint(List<String> lines) {
    if (context.session().usesReturnCode()) {
      lines.addAll(List.of("", context.messages().format("results.guest")));
    }
    return Reply.ok(lines);
  }

  private ResultsReport results(String game) {
    return new ResultsReport(finishedMatches(game, 0), ZoneOffset.UTC);
  }

  private List<MatchRecord> finishedMatches(String game, int excludedTable) {
    var botExecutor = context.server().botExecutorFor(context.session());
    return context
        .server()
        .playedMatches()
        .finishedMatches(context.account(), game, excludedTable, botExecutor);
  }

  /**
   * Returns the history with which a match in this seat is compared when it is over: the user's
   * other matches of the same game.
   */
  MatchHistory historyFor(ServerTable table, Seat seat) {
    return match -> {
      MatchRecord record = MatchRecord.of(match, List.of(seat));
      return Optional.of(
          record.compareWith(finishedMatches(table.title().id(), table.number()), true));
    };
  }
}
