package lethe.app.house;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.rating.Rating;

/** Where it is kept how strong people, pairs and deals are. */
public interface RatingStore {
  /**
   * Of whom, and in what.
   *
   * @param pool those who are compared with each other
   * @param season the quarter of a year, or empty for all times
   * @param who a person by id, a pair by both, or a deal
   */
  record Key(String pool, String season, String who) {
    private static final String DEAL = "deal ";

    /** One person, or both of a pair, or nobody where it is a deal. */
    public List<String> people() {
      return who.startsWith(DEAL) ? List.of() : List.of(who.split(" "));
    }
  }

  /**
   * What is kept of one.
   *
   * @param matches how many it comes from
   */
  record Standing(Key key, Rating rating, int matches) {}

  /** What is kept of one; nothing if they have not been rated. */
  Optional<Standing> of(Key key) throws IOException;

  /** The strongest, the first first. */
  List<Standing> leaders(String pool, String season, int most) throws IOException;

  /** Every pool in which somebody is rated, of all times. */
  List<Standing> all(String who) throws IOException;

  boolean isRated(int table) throws IOException;

  /** The events that are over by then, and whose people have not all been rated. */
  List<String> unsettled(Instant time) throws IOException;

  /** The tables at which an event was played where it counts. */
  List<Integer> tables(String event) throws IOException;

  /** All who have played in an event are rated. */
  Written settle(String event);

  /**
   * Writes down what a match has changed, once for each table. It is beaten where that was done, or
   * where one of them is not as it was read.
   *
   * @param after with one match more than was read each
   */
  Written rate(int table, List<Standing> after);
}
