package lethe.app.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import lethe.app.play.MatchRecord;
import lethe.app.play.Table;
import lethe.app.titles.Title;
import lethe.engine.core.Spectator;

/**
 * A saved match.
 *
 * @param lastPlayed the time when it was last played
 * @param stage the name of the current stage; empty if the game has no stages
 * @param branchHistory the beginning of the match, for finding the match that it branched from
 * @param origin the match and moment that it branched from; empty if it is not a branch or this has
 *     not been determined yet
 */
record SavedGame(
    Path file,
    MatchRecord match,
    Instant lastPlayed,
    String stage,
    BranchHistory branchHistory,
    Optional<BranchOrigin> origin) {
  static <C, O, V> SavedGame of(Path file, Table<C, O, V> table, Instant played) {
    return new SavedGame(
        file,
        MatchRecord.of(table),
        played,
        table.title().stage(table.match().view(Spectator.SPECTATOR)),
        BranchHistory.of(table),
        Optional.empty());
  }

  SavedGame withOrigin(BranchOrigin origin) {
    return new SavedGame(file, match, lastPlayed, stage, branchHistory, Optional.of(origin));
  }

  Title<?, ?, ?> title() {
    return match.title();
  }

  boolean isOver() {
    return match.isOver();
  }

  /** Returns the time when the match began, in local time. */
  String startTime() {
    return match.startTime(ZoneId.systemDefault());
  }

  /** Returns the time when the match was last played, in local time. */
  String lastPlayedTime() {
    return MatchRecord.formatTime(lastPlayed, ZoneId.systemDefault());
  }

  /** Returns the result of the match, or the seats to move. */
  String result() {
    return match.result();
  }

  /** Returns the progress of the match, such as {@code round 2, 14 entries}. */
  String progress() {
    int entries = match.status().position();
    return stage.isEmpty()
        ? LetheCli.MESSAGES.format("kept.entries", entries)
        : LetheCli.MESSAGES.format("kept.far", stage, entries);
  }
}
