package lethe.app.server.table;

import java.io.IOException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.save.JournalStore;
import lethe.app.server.base.WriteResult;
import lethe.engine.core.Header;

/**
 * Stores tables and the journals of their matches. Methods that do not throw an {@code IOException}
 * log failures with the reason, except {@link #saveSummary}.
 */
public interface TableStore {
  /** Returns the tables that are not archived. Unreadable ones are skipped and remain stored. */
  List<TableRecord> loadOpen() throws IOException;

  /** Returns a table that is not archived; empty if there is none or it cannot be read here. */
  Optional<TableRecord> loadOpen(int number) throws IOException;

  /**
   * The stored state of a table.
   *
   * @param version the number of times the table has been stored
   * @param entryCount the number of journal entries; 0 if nothing was dealt
   * @param summarizedCount the number of journal entries that the stored summary covers; 0 if there
   *     is none
   */
  record TableRevision(int version, int entryCount, int summarizedCount) {}

  /** Returns the revisions of all tables that are not archived, keyed by number. */
  Map<Integer, TableRevision> revisions() throws IOException;

  /**
   * Returns the revisions of the tables that are not archived and have one of these numbers or one
   * higher than {@code last}.
   */
  Map<Integer, TableRevision> revisions(Collection<Integer> numbers, int last) throws IOException;

  /** Returns the revision of one table; empty if there is none or it is archived. */
  default Optional<TableRevision> revision(int number) throws IOException {
    return Optional.ofNullable(revisions(List.of(number), Integer.MAX_VALUE).get(number));
  }

  /**
   * Stores the summary of a match, unless the stored one covers more entries, and tells the other
   * servers. If it cannot be stored, returns {@code FAILED} and logs nothing.
   */
  WriteResult saveSummary(int number, MatchSummary summary);

  /** Returns the stored summary of a match; empty if there is none or its game is unknown. */
  Optional<MatchSummary> summary(int number) throws IOException;

  /** Returns the highest table number; 0 if there are no tables. */
  int lastNumber() throws IOException;

  /** Returns an archived table; empty if there is none or it cannot be read. */
  Optional<TableRecord> loadArchived(int number);

  /**
   * Stores a table and the owners of its seats. Returns {@code CONFLICT} if another server has
   * created the table or changed its seats in the meantime, or if a player has an attempt at the
   * same deal at another table.
   */
  WriteResult save(TableRecord table);

  /**
   * Archives a table. After that, it is loaded only by its number. Returns {@code CONFLICT} if the
   * table was changed in the meantime.
   */
  WriteResult archive(TableRecord table);

  /**
   * Removes a table whose match has not been dealt. Returns {@code CONFLICT} if the table was
   * changed in the meantime or a match has been dealt.
   */
  WriteResult remove(TableRecord table);

  /** Returns the number of the table of the rematch; empty if there is none or it is archived. */
  Optional<Integer> rematchNumber(int number) throws IOException;

  /**
   * Records the table of a rematch, unless another one is recorded and not archived.
   *
   * @return the number of the table that is now recorded
   */
  int claimRematch(int number, int rematch) throws IOException;

  /** Returns the name of a journal for the log. */
  String journalName(int number);

  /**
   * Returns the time when a journal entry was written; empty if it is unknown.
   *
   * @param entry the index of the entry; -1 for the deal, which has the time of the first entry
   */
  Optional<Instant> entryTime(int number, int entry);

  JournalAnnotations annotations(int number) throws IOException;

  /**
   * Records the notification of a player whose turn it is.
   *
   * @param entry the index of the journal entry with which the turn began
   * @param recipientAndKind identifies the notified player and the kind of notification: the turn,
   *     or a reminder
   * @return {@code DONE} if the caller should notify the player; {@code CONFLICT} if any server has
   *     already done so
   */
  WriteResult recordTurnNotice(int number, int entry, String recipientAndKind);

  /**
   * Returns whether a hash binds the stored deal of a match; true if the table has been removed.
   *
   * @throws IOException if it cannot be read now
   */
  boolean isDealBoundBy(int number, String hash) throws IOException;

  /**
   * Reads a match to continue it.
   *
   * @throws IOException if the store cannot be read now
   */
  ResumeResult resume(int number) throws IOException;

  /**
   * Begins a journal. Returns {@link DealResult.Conflict} if it exists already, or the table does
   * not exist.
   *
   * @param lines the initial entries
   * @param summary the summary of the match with these entries
   */
  DealResult startJournal(int number, Header header, List<String> lines, MatchSummary summary);

  /**
   * Stores a new table together with the journal of its match, atomically. Returns {@link
   * DealResult.Conflict} if another server has created a table with that number.
   *
   * @param lines all entries so far
   * @param summary the summary of the match with these entries
   */
  DealResult importTable(
      TableRecord table, Header header, List<String> lines, MatchSummary summary);

  /**
   * Returns a match for replaying, archived or not; empty if it was not dealt or its journal cannot
   * be read.
   */
  Optional<Table<?, ?, ?>> loadMatch(int number) throws IOException;

  /**
   * Returns the seats held by an account, including those of accounts merged into it, at tables
   * whose match was dealt, archived or not; latest table last.
   */
  List<HeldSeat> seatsOf(String accountId) throws IOException;

  /**
   * An account's seat at a table whose match was dealt.
   *
   * @param seat the name of the seat; empty to denote the seats of all human players
   */
  record HeldSeat(int table, String game, String seat, int entryCount) {}

  /** The result of beginning or importing a journal. */
  sealed interface DealResult {
    record Stored(JournalStore store) implements DealResult {}

    /** Another server has dealt the match, or has created a table with the same number. */
    record Conflict() implements DealResult {}

    record Failed() implements DealResult {}
  }

  /** The result of looking for the journal of a match. */
  sealed interface ResumeResult {
    /** The table has no journal, because the match has not been dealt yet. */
    record NotDealt() implements ResumeResult {}

    record Resumed(Table<?, ?, ?> match, JournalStore store) implements ResumeResult {}

    record Unavailable(TableStatus status) implements ResumeResult {}
  }
}
