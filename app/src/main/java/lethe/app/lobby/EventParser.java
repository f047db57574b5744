package lethe.app.lobby;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lethe.app.event.DealEvent;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableSpec;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/** Parses the definition of a new event: {@code NAME GAME deals=6 days=3 ...}. */
record EventParser(LobbyContext context, ContentFiles files) {
  /** The number of deals of an event, its duration in days, and its start. */
  private record Extent(int deals, int days, Instant opens) {}

  private static final String DEALS = "deals";
  private static final String DAYS = "days";
  private static final String BEGINS = "begins";
  private static final List<String> EXTENT_KEYS = List.of(DEALS, DAYS, BEGINS);

  /**
   * Parses a definition.
   *
   * @param arguments the name and the game, followed by options and seats
   */
  ParsedArguments<DealEvent> parse(List<String> arguments) {
    String name = arguments.getFirst();
    if (!context.server().nameRules().isValid(name)) {
      return invalid("event.malformed-name", name);
    }
    String game = arguments.get(1);
    Optional<Title<?, ?, ?>> title = Titles.byName(game);
    if (title.isEmpty()) {
      return invalid("unknown-game", game, Titles.names());
    }
    Map<String, String> extentValues = new HashMap<>();
    List<String> tableArguments = new ArrayList<>();
    for (String argument : arguments.subList(2, arguments.size())) {
      String[] keyAndValue = argument.split("=", 2);
      if (keyAndValue.length < 2 || !EXTENT_KEYS.contains(keyAndValue[0])) {
        tableArguments.add(argument);
      } else if (extentValues.put(keyAndValue[0], keyAndValue[1]) != null) {
        return invalid("duplicate-option", keyAndValue[0]);
      }
    }
    return parseExtent(extentValues)
        .flatMap(
            extent ->
                parseTable(title.get(), tableArguments).flatMap(spec -> event(name, spec, extent)));
  }

  private <T> ParsedArguments<T> invalid(String key, Object... arguments) {
    return new ParsedArguments.Invalid<>(context.messages().format(key, arguments));
  }

  private ParsedArguments<Extent> parseExtent(Map<String, String> values) {
    Instant now = context.server().eventService().now().truncatedTo(ChronoUnit.SECONDS);
    Optional<Integer> deals = parseNumber(values.getOrDefault(DEALS, "6"), DealEvent.MAX_DEALS);
    Optional<Integer> days = parseNumber(values.getOrDefault(DAYS, "7"), DealEvent.MAX_DAYS);
    Optional<Instant> opens = parseDay(values.getOrDefault(BEGINS, ""), now);
    return deals.isPresent() && days.isPresent() && opens.isPresent()
        ? new ParsedArguments.Valid<>(new Extent(deals.get(), days.get(), opens.get()))
        : invalid("event.extent-out-of-range", DealEvent.MAX_DEALS, DealEvent.MAX_DAYS);
  }

  private static Optional<Integer> parseNumber(String text, int max) {
    return Optional.of(text)
        .filter(digits -> digits.matches("[1-9][0-9]{0,2}"))
        .map(Integer::parseInt)
        .filter(number -> number <= max);
  }

  /**
   * Returns the beginning of a day, or the current time if the text is empty. Returns empty if the
   * text is not a date, or the day has begun or is too far in the future.
   */
  private static Optional<Instant> parseDay(String text, Instant now) {
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
   * Parses the options and seats of the event's tables. If no seat is mentioned and the game can be
   * played alone, the player takes the first seat. Bots take the other seats that are not
   * mentioned, unless the events of the game are for pairs.
   */
  private ParsedArguments<TableSpec> parseTable(Title<?, ?, ?> title, List<String> arguments) {
    List<String> allArguments = new ArrayList<>(arguments);
    boolean mentionsSeat =
        arguments.stream()
            .anyMatch(argument -> title.seats().byName(argument.split("=", 2)[0]).isPresent());
    if (!mentionsSeat && title.seats().min() == 1) {
      allArguments.add(title.seats().names().getFirst() + "=me");
    }
    return new TableSpecParser(
            context.account(), title, files, context.server().nameRules(), !isForPairs(title))
        .parse(allArguments);
  }

  /**
   * Returns whether the events of a game are for pairs, who play each deal together. They are if
   * the players of the game may not talk.
   */
  private static boolean isForPairs(Title<?, ?, ?> title) {
    return title.silenceReason().isPresent();
  }

  private ParsedArguments<DealEvent> event(String name, TableSpec spec, Extent extent) {
    if (!spec.settings().equals(TableSettings.DEFAULTS)) {
      return invalid("event.option-not-allowed", spec.settings());
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
            spec.title(),
            withoutHints(spec.options()),
            levels,
            context.account().id(),
            extent.opens(),
            extent.opens().plus(Duration.ofDays(extent.days())),
            extent.deals());
    int playerCount = event.playerSeats().size();
    return playerCount == 1 || (playerCount == 2 && isForPairs(spec.title()))
        ? new ParsedArguments.Valid<>(event)
        : invalid("event.seats-not-allowed", spec.title().name());
  }

  /** Returns the options with hints turned off, because events are ranked. */
  private static Options withoutHints(Options options) {
    Map<String, String> values = new TreeMap<>(options.values());
    values.put("hints", "off");
    return Options.of(values);
  }
}
