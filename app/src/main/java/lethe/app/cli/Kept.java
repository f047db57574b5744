package lethe.app.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import lethe.app.play.PlayedMatch;
import lethe.app.play.Table;
import lethe.app.titles.Title;
import lethe.engine.core.Spectator;

/**
 * A match that is kept in a file.
 *
 * @param played when it was played last
 * @param stage the part of it that is played, as its game calls that; empty if it has no parts
 * @param lineage by what one knows from which match it goes on, or which goes on from it
 * @param origin from where it goes on, if it is a branch
 */
record Kept(
    Path file,
    PlayedMatch match,
    Instant played,
    String stage,
    Lineage lineage,
    Optional<Origin> origin) {
  static <C, O, V> Kept of(Path file, Table<C, O, V> table, Instant played) {
    return new Kept(
        file,
        PlayedMatch.of(table),
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

  /** When it was begun, by the clock of this machine. */
  String day() {
    return match.day(ZoneId.systemDefault());
  }

  /** When it was played last, by the clock of this machine. */
  String lastDay() {
    return PlayedMatch.day(played, ZoneId.systemDefault());
  }

  /** How it ended, or whom it waits for. */
  String result() {
    return match.result();
  }

  /** How far it has come: {@code round 2, 14 entries}. */
  String far() {
    int entries = match.status().position();
    return stage.isEmpty()
        ? Lethe.SAY.say("kept.entries", entries)
        : Lethe.SAY.say("kept.far", stage, entries);
  }
}
