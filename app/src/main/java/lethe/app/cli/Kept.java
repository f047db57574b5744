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
 * @param played when it was last played
 * @param stage the current stage as the game calls it; empty if the game has no stages
 * @param lineage how the match begins, for finding the match that it branched from
 * @param origin where it branched from; empty if it is not a branch or this is not determined yet
 */
record Kept(
    Path file,
    MatchRecord match,
    Instant played,
    String stage,
    Lineage lineage,
    Optional<Origin> origin) {
  static <C, O, V> Kept of(Path file, Table<C, O, V> table, Instant played) {
    return new Kept(
        file,
        MatchRecord.of(table),
        played,
        table.title().narration().stage(table.match().view(Spectator.SPECTATOR)),
        Lineage.of(table),
        Optional.empty());
  }

  Kept from(Origin where) {
    return new Kept(file, match, played, stage, lineage, Optional.of(where));
  }

  Title<?, ?, ?> title() {
    return match.title();
  }

  boolean isOver() {
    return match.isOver();
  }

  /** Returns when the match began, in local time. */
  String day() {
    return match.day(ZoneId.systemDefault());
  }

  /** Returns when the match was last played, in local time. */
  String lastDay() {
    return MatchRecord.day(played, ZoneId.systemDefault());
  }

  /** Returns how the match ended, or whose turn it is. */
  String result() {
    return match.result();
  }

  /** Returns the progress of the match, such as {@code round 2, 14 entries}. */
  String far() {
    int entries = match.status().position();
    return stage.isEmpty()
        ? LetheCli.MESSAGES.format("kept.entries", entries)
        : LetheCli.MESSAGES.format("kept.far", stage, entries);
  }
}
