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
 * @param lastPlayed when it was last played
 * @param stage the current stage as the game calls it; empty if the game has no stages
 * @param branchHistory how the match begins, for finding the match that it branched from
 * @param origin where it branched from; empty if it is not a branch or this is not determined yet
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

  /** Returns when the match began, in local time. */
  String startTime() {
    return match.startTime(ZoneId.systemDefault());
  }

  /** Returns when the match was last played, in local time. */
  String lastPlayedTime() {
    return MatchRecord.formatTime(lastPlayed, ZoneId.systemDefault());
  }

  /** Returns how the match ended, or whose turn it is. */
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
