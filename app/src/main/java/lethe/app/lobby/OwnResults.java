package lethe.app.lobby;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.house.HouseTable;
import lethe.app.play.PlayedMatch;
import lethe.app.play.Records;
import lethe.app.play.Results;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;

/** What somebody has played in the house so far. */
record OwnResults(Visitor visitor) {
  /** A row a game. */
  Reply all() {
    Results results = results("");
    List<String> lines = new ArrayList<>();
    lines.add(visitor.say().say("results", visitor.person().name()));
    for (Title<?, ?, ?> title : Titles.ALL) {
      lines.add(String.format(Locale.ROOT, "%-10s %s", title.id(), results.row(title)));
    }
    return said(lines);
  }

  /** Everything about one game. */
  Reply of(Title<?, ?, ?> title) {
    return said(new ArrayList<>(results(title.id()).page(title).lines().toList()));
  }

  /** A guest is told what becomes of them. */
  private Reply said(List<String> lines) {
    if (visitor.presence().isGuest()) {
      lines.addAll(List.of("", visitor.say().say("results.guest")));
    }
    return Reply.said(lines);
  }

  private Results results(String game) {
    return new Results(played(game, 0), ZoneOffset.UTC);
  }

  private List<PlayedMatch> played(String game, int but) {
    var thinking = visitor.house().thinking(visitor.presence());
    return visitor.house().played().of(visitor.person(), game, but, thinking);
  }

  /** What they have played beside a match on this seat, once that is over. */
  Records beside(HouseTable table, Seat seat) {
    return match -> {
      PlayedMatch own = PlayedMatch.of(match, List.of(seat));
      return Optional.of(own.beside(played(table.title().id(), table.number()), true));
    };
  }
}
