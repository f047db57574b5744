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
 * A deal that everybody can play on one day, from midnight to midnight in UTC.
 *
 * @param name what people call it
 * @param game what is played
 * @param seats for each a bot's level, or nothing for somebody who plays
 * @param swaps whether bots and people change seats every day
 */
public record Daily(String name, String game, List<String> seats, boolean swaps) {
  /** All there are. */
  public static final List<Daily> ALL =
      List.of(
          new Daily("eurydice", "eurydice", List.of(""), false),
          new Daily("robots", "robots", List.of(""), false),
          new Daily("ravens", "ravens", List.of("", "deep"), true),
          new Daily("pairs", "ravens", List.of("", ""), false),
          new Daily("ta-se", "ta-se", List.of("", "perfect"), true));

  private static final Options OPTIONS = Options.of(Map.of("hints", "off"));

  public Daily {
    seats = List.copyOf(seats);
  }

  /** The one that is called so. */
  public static Optional<Daily> named(String name) {
    return ALL.stream().filter(daily -> daily.name.equals(name)).findFirst();
  }

  /** What that of a day is called: {@code eurydice.2026-11-23}. */
  public String id(LocalDate day) {
    return name + "." + day;
  }

  /** The one of which an event is called so, if it is one. */
  public static Optional<Daily> of(String event) {
    return ALL.stream().filter(daily -> daily.day(event).isPresent()).findFirst();
  }

  /** Of which day an event is that is called so; nothing if it is no daily deal of this name. */
  public Optional<LocalDate> day(String event) {
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
    return Titles.named(game).orElseThrow();
  }

  /** That of a day. */
  public Event on(LocalDate day) {
    boolean swapped = swaps && day.toEpochDay() % 2 != 0;
    List<String> levels = swapped ? seats.reversed() : seats;
    Map<Seat, String> seated = new LinkedHashMap<>();
    for (Seat seat : title().seats().table(seats.size())) {
      seated.put(seat, levels.get(seat.index()));
    }
    var opens = day.atStartOfDay(ZoneOffset.UTC).toInstant();
    return new Event(
        id(day), title(), OPTIONS, seated, "", opens, opens.plus(Duration.ofDays(1)), 1);
  }
}
