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
 * A competition in which everyone plays the same deals.
 *
 * @param id the name of the event; for a daily deal, see {@link DailySeries#eventId}
 * @param botLevels the level of the bot in each seat; an empty string for a player
 * @param host the id of the account that created the event; empty for the server
 * @param opens the time when play begins
 * @param closes the time when the event is over
 * @param dealCount the number of deals
 */
public record DealEvent(
    String id,
    Title<?, ?, ?> title,
    Options options,
    Map<Seat, String> botLevels,
    String host,
    Instant opens,
    Instant closes,
    int dealCount) {
  /** The maximum number of deals of an event. */
  public static final int MAX_DEALS = 36;

  /** The maximum duration of an event, in days. */
  public static final int MAX_DAYS = 60;

  public DealEvent {
    botLevels = Collections.unmodifiableMap(new LinkedHashMap<>(botLevels));
  }

  /** Returns whether the event can be played at the given time. */
  public boolean isRunning(Instant now) {
    return !now.isBefore(opens) && now.isBefore(closes);
  }

  /** Returns whether the event is over at the given time. */
  public boolean isOver(Instant now) {
    return !now.isBefore(closes);
  }

  /** Returns the seats of the players, in the order of play. */
  public List<Seat> playerSeats() {
    return botLevels.entrySet().stream()
        .filter(seat -> seat.getValue().isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns whether two players enter the event as a pair. */
  public boolean isForPairs() {
    return playerSeats().size() == 2;
  }

  /**
   * Returns a reference to a deal of this event, for a table at which the deal is played.
   *
   * @param number the number of the deal, from 1
   * @param isRated whether the match counts for the ranking
   */
  public DealReference dealReference(int number, boolean isRated) {
    return new DealReference(id, number, isRated, closes);
  }
}
