package lethe.app.lobby;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lethe.app.event.DealEvent;
import lethe.app.server.GameServer;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableSpec;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/** Reads the definition of a new event: {@code NAME GAME deals=6 days=3 ...}. */
record EventRequest(LobbyContext context, ContentFiles files) {
  /** The result of reading a definition. */
  sealed interface EventParse {}

  record WellFormed(DealEvent event) implements EventParse {}

  record IllFormed(String message) implements EventParse {}

  /** Number of deals, duration in days, and start of an event. */
  private record Extent(int deals, int days, Instant opens) {}

  private static final String DEALS = "deals=";
  private static final String DAYS = "days=";
  private static final String BEGINS = "begins=";

  /**
   * Reads a definition.
   *
   * @param words the name and the game, followed by options and seats
   */
  EventParse parse(List<String> words) {
    String name = words.getFirst();
    GameServer server = context.server();
    if (!server.names().isValid(name)) {
      return illFormed("event.name", name);
    }
    String game = words.get(1);
    Optional<Title<?, ?, ?>> title = Titles.byName(game);
    if (title.isEmpty()) {
      return illFormed("which-game", game, Titles.names());
    }
    List<String> rest = words.subList(2, words.size());
    for (String key : List.of(DEALS, DAYS, BEGINS)) {
      if (rest.stream().filter(word -> word.startsWith(key)).count() > 1) {
        return illFormed("said-twice", key.substring(0, key.length() - 1));
      }
    }
    Optional<Extent> extent = extent(rest);
    if (extent.isEmpty()) {
      return illFormed("event.extent", DealEvent.MAX_DEALS, DealEvent.MAX_DAYS);
    }
    return event(name, title.get(), extent.get(), rest.stream().filter(w -> !isExtent(w)).toList());
  }

  private EventParse illFormed(String key, Object... facts) {
    return new IllFormed(context.messages().format(key, facts));
  }

  private static boolean isExtent(String word) {
    return word.startsWith(DEALS) || word.startsWith(DAYS) || word.startsWith(BEGINS);
  }

  private static String value(List<String> words, String key, String defaultValue) {
    return words.stream()
        .filter(word -> word.startsWith(key))
        .map(word -> word.substring(key.length()))
        .findFirst()
        .orElse(defaultValue);
  }

  private Optional<Extent> extent(List<String> words) {
    Instant now = context.server().events().now().truncatedTo(ChronoUnit.SECONDS);
    Optional<Integer> deals = number(value(words, DEALS, "6"), DealEvent.MAX_DEALS);
    Optional<Integer> days = number(value(words, DAYS, "7"), DealEvent.MAX_DAYS);
    Optional<Instant> opens = day(value(words, BEGINS, ""), now);
    return deals.isPresent() && days.isPresent() && opens.isPresent()
        ? Optional.of(new Extent(deals.get(), days.get(), opens.get()))
        : Optional.empty();
  }

  private static Optional<Integer> number(String said, int max) {
    return Optional.of(said)
        .filter(text -> text.matches("[1-9][0-9]{0,2}"))
        .map(Integer::parseInt)
        .filter(number -> number <= max);
  }

  private static Optional<Instant> day(String text, Instant now) {
    if (text.isEmpty()) {
      return Optional.of(now);
    }
    try {
      Instant begins = LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant();
      Duration ahead = Duration.between(now, begins);
      return Optional.of(begins)
          .filter(_ -> !ahead.isNegative() && ahead.toDays() <= DealEvent.MAX_DAYS);
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  /**
   * Builds the event. Unless a seat is named, the player takes the first seat of a game that can be
   * played alone, and bots take the rest. In a game that forbids talk, two players play together.
   */
  private EventParse event(String name, Title<?, ?, ?> title, Extent extent, List<String> words) {
    boolean together = title.silenceReason().isPresent();
    List<String> seats = new ArrayList<>(words);
    boolean seated =
        words.stream().anyMatch(word -> title.seats().byName(word.split("=", 2)[0]).isPresent());
    if (!seated && title.seats().min() == 1) {
      seats.add(title.seats().names().getFirst() + "=me");
    }
    return switch (TableRequest.parse(
        context.account(), title, files, context.server().names(), seats, !together)) {
      case TableRequest.IllFormed(String reason) -> new IllFormed(reason);
      case TableRequest.WellFormed(TableSpec spec) -> {
        if (!spec.settings().equals(TableSettings.DEFAULTS)) {
          yield illFormed("event.terms", spec.settings());
        }
        Map<Seat, String> levels = new LinkedHashMap<>();
        spec.seatOwners()
            .bySeat()
            .forEach(
                (seat, owner) ->
                    levels.put(seat, owner instanceof SeatOwner.Bot(String level) ? level : ""));
        DealEvent event =
            new DealEvent(
                name,
                title,
                withoutHints(spec.options()),
                levels,
                context.account().id(),
                extent.opens(),
                extent.opens().plus(Duration.ofDays(extent.days())),
                extent.deals());
        int playerCount = event.openSeats().size();
        yield playerCount == 1 || (playerCount == 2 && together)
            ? new WellFormed(event)
            : illFormed("event.seats", title.name());
      }
    };
  }

  /** Returns the options with hints turned off, as events are ranked. */
  private static Options withoutHints(Options options) {
    Map<String, String> values = new TreeMap<>(options.values());
    values.put("hints", "off");
    return Options.of(values);
  }
}
