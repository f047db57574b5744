package lethe.app.event;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/**
 * A series of daily deals. Every day, from midnight to midnight UTC, everyone can play the same
 * deal.
 *
 * @param name the name that users type; it also begins the identifiers of the events
 * @param game the identifier of the title
 * @param botLevels the level of the bot in each seat, on days without a swap; an empty string for a
 *     player
 * @param swapsSeats whether bots and players swap seats on every second day
 */
public record DailySeries(String name, String game, List<String> botLevels, boolean swapsSeats) {
  /** All series. */
  public static final List<DailySeries> ALL =
      List.of(
          new DailySeries("eurydice", "eurydice", List.of(""), false),
          new DailySeries("robots", "robots", List.of(""), false),
          new DailySeries("ravens", "ravens", List.of("", "deep"), true),
          new DailySeries("pairs", "ravens", List.of("", ""), false),
          new DailySeries("ta-se", "ta-se", List.of("", "perfect"), true));

  private static final Options OPTIONS = Options.of(Map.of("hints", "off"));

  public DailySeries {
    botLevels = List.copyOf(botLevels);
  }

  /** Returns the series with this name; empty if there is none. */
  public static Optional<DailySeries> find(String name) {
    return ALL.stream().filter(daily -> daily.name.equals(name)).findFirst();
  }

  /** Returns the identifier of a day's event, for example {@code eurydice.2026-11-23}. */
  public String eventId(LocalDate day) {
    return name + "." + day;
  }

  /**
   * Returns the series of an event; empty if the event is not a daily deal.
   *
   * @param event the event's identifier
   */
  public static Optional<DailySeries> forEvent(String event) {
    return ALL.stream().filter(daily -> daily.dayOf(event).isPresent()).findFirst();
  }

  /**
   * Returns the day of an event; empty if the event is not part of this series.
   *
   * @param event the event's identifier
   */
  public Optional<LocalDate> dayOf(String event) {
    if (!event.startsWith(name + ".")) {
      return Optional.empty();
    }
    try {
      return Optional.of(LocalDate.parse(event.substring(name.length() + 1)));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  public Title<?, ?, ?> title() {
    return Titles.byName(game).orElseThrow();
  }

  /** Returns the event of this series on a day. */
  public DealEvent eventOn(LocalDate day) {
    boolean swapped = swapsSeats && day.toEpochDay() % 2 != 0;
    List<String> levels = swapped ? botLevels.reversed() : botLevels;
    Map<Seat, String> levelBySeat = new LinkedHashMap<>();
    for (Seat seat : title().seats().firstSeats(botLevels.size())) {
      levelBySeat.put(seat, levels.get(seat.index()));
    }
    var opens = day.atStartOfDay(ZoneOffset.UTC).toInstant();
    return new DealEvent(
        eventId(day), title(), OPTIONS, levelBySeat, "", opens, opens.plus(Duration.ofDays(1)), 1);
  }
}
