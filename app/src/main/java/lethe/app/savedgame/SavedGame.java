package lethe.app.savedgame;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import lethe.app.play.MatchRecord;
import lethe.app.play.Table;
import lethe.app.text.Messages;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;

/**
 * A match that is saved in a file.
 *
 * @param lastPlayed the time when it was last played
 * @param stage the name of the current stage; empty if the game has no stages
 * @param branchHistory the header and entries, for finding the match that this one branched from
 * @param wasCopied whether the match was copied so that it can be continued in the copy
 * @param newerCopy the copy in which the match has advanced further or is being played; empty if
 *     there is none
 * @param origin the match and moment that it branched from; empty if it is not a branch or if its
 *     origin has not been determined yet
 */
public record SavedGame(
    Path file,
    MatchRecord match,
    Instant lastPlayed,
    String stage,
    BranchHistory branchHistory,
    boolean wasCopied,
    Optional<Path> newerCopy,
    Optional<BranchOrigin> origin) {
  static final Messages MESSAGES = Messages.of(SavedGame.class);

  static <C, O, V> SavedGame of(Path file, Table<C, O, V> table, Instant lastPlayed) {
    return new SavedGame(
        file,
        MatchRecord.of(table),
        lastPlayed,
        table.title().stage(table.match().view(Spectator.SPECTATOR)),
        BranchHistory.of(table),
        table.match().journal().controlEntries().stream()
            .anyMatch(ControlEntry.Copied.class::isInstance),
        Optional.empty(),
        Optional.empty());
  }

  public SavedGame withOrigin(BranchOrigin origin) {
    return new SavedGame(
        file, match, lastPlayed, stage, branchHistory, wasCopied, newerCopy, Optional.of(origin));
  }

  SavedGame withNewerCopy(Optional<Path> copy) {
    return new SavedGame(file, match, lastPlayed, stage, branchHistory, wasCopied, copy, origin);
  }

  public Title<?, ?, ?> title() {
    return match.title();
  }

  public boolean isOver() {
    return match.isOver();
  }

  /** Returns whether the match is not over and continues in this file. */
  public boolean isOpen() {
    return !isOver() && newerCopy.isEmpty();
  }

  /** Returns the time when the match began, in local time. */
  public String startTimeText() {
    return match.startTimeText(ZoneId.systemDefault());
  }

  /** Returns the time when the match was last played, in local time. */
  public String lastPlayedText() {
    return MatchRecord.formatTime(lastPlayed, ZoneId.systemDefault());
  }

  /** Returns the outcome or the seats to move, followed by the caveats. */
  public String resultText() {
    return match.resultText();
  }

  /** Returns the seat of the only human player; empty if there is none or more than one. */
  public Optional<Seat> ownSeat() {
    List<Seat> seats = match.humanSeats();
    return seats.size() == 1 ? Optional.of(seats.getFirst()) : Optional.empty();
  }

  /**
   * Returns the current stage, such as {@code round 2}, or the number of entries, such as {@code 14
   * moments}, if the game has no stages.
   */
  public String shortProgress() {
    return stage.isEmpty() ? progress() : stage;
  }

  /** Returns the progress of the match, such as {@code round 2, 14 moments}. */
  public String progress() {
    int entries = match.status().position();
    return stage.isEmpty()
        ? MESSAGES.format("progress", entries)
        : MESSAGES.format("progress.stage", stage, entries);
  }
}
