package lethe.app.server.event;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.rating.GlickoRating;
import lethe.app.server.base.WriteResult;

/** Stores the ratings of players, pairs and deals. */
public interface RatingStore {
  /**
   * Identifies a rating.
   *
   * @param pool the group of subjects that are compared with each other
   * @param season the quarter of a year; empty for all time
   * @param subject the id of an account, the sorted ids of a pair separated by a space, or for a
   *     deal the words {@code deal EVENT NUMBER}
   */
  record RatingKey(String pool, String season, String subject) {
    private static final String DEAL = "deal ";

    /** Returns the account ids of the player or the pair; empty for a deal. */
    public List<String> accountIds() {
      return subject.startsWith(DEAL) ? List.of() : List.of(subject.split(" "));
    }
  }

  /**
   * A stored rating.
   *
   * @param matches the number of matches on which it is based
   */
  record RatingEntry(RatingKey key, GlickoRating rating, int matches) {}

  Optional<RatingEntry> find(RatingKey key) throws IOException;

  /** Returns the highest ratings of users and pairs in a pool, best first. */
  List<RatingEntry> leaders(String pool, String season, int max) throws IOException;

  /** Returns the all-time ratings of an account, alone or in a pair. */
  List<RatingEntry> ratingsOf(String accountId) throws IOException;

  boolean isRated(int table) throws IOException;

  /** Returns the ids of events that are over at this time and not completely rated. */
  List<String> unratedEvents(Instant time) throws IOException;

  /** Returns the numbers of the tables at which counted attempts at an event were made. */
  List<Integer> tablesOf(String event) throws IOException;

  /** Marks an event as completely rated. */
  WriteResult markRated(String event);

  /**
   * Marks the match of a table as rated, and stores the new ratings. Returns {@code CONFLICT} if
   * the match was marked before or if one of the ratings was changed after it was read.
   *
   * @param entries the new ratings, each with one match more than was read; empty if the match is
   *     not to be rated
   */
  WriteResult save(int table, List<RatingEntry> entries);
}
