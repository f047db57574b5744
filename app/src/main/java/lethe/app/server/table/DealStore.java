package lethe.app.server.table;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import lethe.app.event.Deal;
import lethe.app.event.DealAttempt;
import lethe.app.event.Score;
import lethe.app.server.base.WriteResult;

/** Stores the deals of events, and the attempts at them: the tables at which they are played. */
public interface DealStore {
  /**
   * Returns a deal of an event, by its number from 1; empty if there is none, or if its seed was
   * encrypted with another key.
   */
  Optional<Deal> findDeal(String event, int number) throws IOException;

  /**
   * An attempt, and the progress of its match.
   *
   * @param attempt the attempt; without a score if none has been stored yet, or if the match was
   *     finished after the event had closed
   * @param entryCount the number of entries in the journal of the match; 0 if it was not dealt or
   *     its score has been stored
   */
  record StoredAttempt(DealAttempt attempt, int entryCount) {}

  /**
   * Returns all attempts at the deals of an event that count, or that will count as soon as the
   * match is dealt. Of merged accounts, several attempts at one deal can be included.
   */
  List<StoredAttempt> attempts(String event) throws IOException;

  /**
   * Returns a player's attempts that count at events whose id begins with {@code name} and a
   * period, latest last.
   */
  List<StoredAttempt> attempts(String accountId, String name) throws IOException;

  /**
   * Stores the result of a finished match. Returns {@code CONFLICT} if one has been stored before.
   */
  WriteResult saveScore(int table, Score score);
}
