package lethe.app.event;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.app.titles.Title;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/**
 * The same deals for everybody who enters.
 *
 * @param id what it is called: a name, or the game and the day of a daily deal
 * @param seats a bot's level for each, or nothing for one of those who enter together
 * @param host who has set it; empty if the house has
 * @param opens from when it can be played
 * @param closes when it is over
 * @param deals how many there are
 */
public record Event(
    String id,
    Title<?, ?, ?> title,
    Options options,
    Map<Seat, String> seats,
    String host,
    Instant opens,
    Instant closes,
    int deals) {
  /** The most deals. */
  public static final int MOST_DEALS = 36;

  /** The longest, in days. */
  public static final int MOST_DAYS = 60;

  public Event {
    seats = Collections.unmodifiableMap(new LinkedHashMap<>(seats));
  }

  /** Whether it can be played now. */
  public boolean isRunning(Instant now) {
    return !now.isBefore(opens) && now.isBefore(closes);
  }

  public boolean isOver(Instant now) {
    return !now.isBefore(closes);
  }

  /** The seats of those who enter together, in the order of play. */
  public List<Seat> people() {
    return seats.entrySet().stream()
        .filter(seat -> seat.getValue().isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Whether two enter together. */
  public boolean isForPairs() {
    return people().size() == 2;
  }

  /** One of its deals as it is played at a table. */
  public Board board(int number, boolean rated) {
    return new Board(id, number, rated, closes);
  }
}
