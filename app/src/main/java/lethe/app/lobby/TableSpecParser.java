package lethe.app.lobby;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import lethe.app.play.TableFactory;
import lethe.app.server.account.Account;
import lethe.app.server.account.NameRules;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.SeatOwners;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableSpec;
import lethe.app.titles.Title;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * Parses the options, settings and seats of a new table, such as {@code open-cups=on pace=3d
 * red=me}.
 *
 * @param creator the user who creates the table
 * @param files the content files to which options may refer
 * @param nameRules the rules for valid names
 * @param fillWithBots whether bots take the seats that are not mentioned
 */
record TableSpecParser(
    Account creator,
    Title<?, ?, ?> title,
    ContentFiles files,
    NameRules nameRules,
    boolean fillWithBots) {
  /** The argument for the number of seats; no game has an option or a seat with this name. */
  private static final String SEATS = "seats";

  /** Parses the arguments, each in the form {@code KEY=VALUE}. */
  ParsedArguments<TableSpec> parse(List<String> arguments) {
    Map<String, String> options = new TreeMap<>();
    Map<String, String> seats = new LinkedHashMap<>();
    Map<String, String> settings = new LinkedHashMap<>();
    Map<String, String> numbers = new LinkedHashMap<>();
    for (String argument : arguments) {
      String[] keyAndValue = argument.split("=", 2);
      String key = keyAndValue[0];
      if (keyAndValue.length < 2
          || (keyAndValue[1].isEmpty() && !title.textOptionNames().contains(key))) {
        return invalid("unknown-table-option", LobbyMessages.sanitize(argument));
      }
      boolean isSeat = title.seats().byName(key).isPresent();
      boolean isSetting = TableSettings.KEYS.contains(key);
      boolean isNumber = key.equals(SEATS);
      Map<String, String> values =
          isSeat ? seats : isSetting ? settings : isNumber ? numbers : options;
      if (values.put(key, keyAndValue[1]) != null) {
        return invalid("duplicate-option", LobbyMessages.sanitize(key));
      }
    }
    return parseSettings(settings)
        .flatMap(
            parsedSettings ->
                readOptions(options)
                    .flatMap(
                        parsedOptions ->
                            parseSeats(seats, numbers.getOrDefault(SEATS, ""))
                                .map(owners -> spec(parsedOptions, owners, parsedSettings))));
  }

  private TableSpec spec(Options options, SeatOwners owners, TableSettings settings) {
    return new TableSpec(title, options, owners).with(settings);
  }

  private static <T> ParsedArguments<T> invalid(String key, Object... arguments) {
    return new ParsedArguments.Invalid<>(LobbyMessages.MESSAGES.format(key, arguments));
  }

  private ParsedArguments<TableSettings> parseSettings(Map<String, String> values) {
    TableSettings settings = TableSettings.DEFAULTS;
    for (Map.Entry<String, String> setting : values.entrySet()) {
      Optional<TableSettings> changedSettings = settings.with(setting.getKey(), setting.getValue());
      if (changedSettings.isEmpty()) {
        String key =
            switch (setting.getKey()) {
              case "pace" -> "malformed-pace";
              case "watch" -> "unknown-spectator-policy";
              case "takeover" -> "unknown-takeover-policy";
              default -> "malformed-join-word";
            };
        return invalid(key, LobbyMessages.sanitize(setting.getValue()));
      }
      settings = changedSettings.get();
    }
    return title.isTimed() && settings.isDelayed()
        ? invalid("spectator-delay-not-allowed", title.name())
        : new ParsedArguments.Valid<>(settings);
  }

  /** Replaces the names of content files in options by the contents of the files. */
  private ParsedArguments<Options> readOptions(Map<String, String> values) {
    return switch (files.read(title, values)) {
      case ContentFiles.FileResult.Loaded(Options options) -> new ParsedArguments.Valid<>(options);
      case ContentFiles.FileResult.BadFile(String name, InputError error) ->
          new ParsedArguments.Invalid<>(RejectionTexts.text(name, error));
      case ContentFiles.FileResult.Unplayable(InputError error) ->
          new ParsedArguments.Invalid<>(
              RejectionTexts.text(new Rejection(error.code(), error.arguments())));
      case ContentFiles.FileResult.Missing(String option, String name, List<String> fileNames) ->
          fileNames.isEmpty()
              ? invalid("no-server-files", option)
              : invalid("unknown-server-file", option, LobbyMessages.sanitize(name), fileNames);
    };
  }

  /**
   * Parses the owners of the seats.
   *
   * @param values the values typed for seats, keyed by the names of the seats
   * @param number the number of seats; empty if it was not typed
   */
  private ParsedArguments<SeatOwners> parseSeats(Map<String, String> values, String number) {
    SeatOwner creatorSeat = new SeatOwner.Held(creator.id());
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    List<Seat> mentionedSeats =
        values.keySet().stream().flatMap(name -> title.seats().byName(name).stream()).toList();
    List<Seat> seats = title.seats().smallestTableWith(mentionedSeats);
    if (!number.isEmpty()) {
      int count = number.matches("[0-9]") ? Integer.parseInt(number) : 0;
      int min = mentionedSeats.isEmpty() ? title.seats().min() : seats.size();
      int max = title.seats().max();
      if (count < min || count > max) {
        return min == max
            ? invalid("seat-count-fixed", LobbyMessages.sanitize(number), max)
            : invalid("seat-count-out-of-range", LobbyMessages.sanitize(number), min, max);
      }
      seats = title.seats().firstSeats(count);
    }
    for (Seat seat : seats) {
      String value = values.getOrDefault(seat.name(), "");
      Optional<SeatOwner> owner = parseOwner(value);
      if (owner.isEmpty()) {
        return invalid(
            "unknown-player-kind",
            LobbyMessages.sanitize(value),
            TableFactory.botPlayerNames(title));
      }
      owners.put(seat, owner.get());
    }
    Set<SeatOwner> users = new HashSet<>();
    for (Map.Entry<Seat, SeatOwner> entry : owners.entrySet()) {
      SeatOwner owner = entry.getValue();
      if (isReservedForUser(owner) && !users.add(owner)) {
        String seat = entry.getKey().name();
        return owner instanceof SeatOwner.Free(String name)
            ? invalid("second-seat-of-player", name, seat)
            : invalid("second-own-seat", seat);
      }
    }
    if (!owners.containsValue(creatorSeat)) {
      owners.keySet().stream()
          .filter(seat -> !values.containsKey(seat.name()))
          .findFirst()
          .ifPresent(seat -> owners.put(seat, creatorSeat));
    }
    return new ParsedArguments.Valid<>(new SeatOwners(owners));
  }

  private static boolean isReservedForUser(SeatOwner owner) {
    return !(owner instanceof SeatOwner.Bot) && !owner.equals(new SeatOwner.Free(""));
  }

  /**
   * Returns the owner that a value stands for; empty if it stands for none.
   *
   * @param value the value typed for a seat; empty if the seat was not mentioned
   */
  private Optional<SeatOwner> parseOwner(String value) {
    SeatOwner creatorSeat = new SeatOwner.Held(creator.id());
    return switch (value) {
      case "" ->
          Optional.of(fillWithBots ? SeatOwner.Bot.defaultFor(title) : new SeatOwner.Free(""));
      case "me", "human" -> Optional.of(creatorSeat);
      case "open", "anyone" -> Optional.of(new SeatOwner.Free(""));
      default -> {
        if (value.equals("bot") || value.startsWith("bot:")) {
          yield parseBot(value);
        }
        if (value.equals(creator.name())) {
          yield Optional.of(creatorSeat);
        }
        yield nameRules.isValidOrGuestName(value)
            ? Optional.of(new SeatOwner.Free(value))
            : Optional.empty();
      }
    };
  }

  private Optional<SeatOwner> parseBot(String value) {
    return Player.parse(value)
        .filter(Player.Machine.class::isInstance)
        .flatMap(player -> title.levelByName(((Player.Machine) player).level()))
        .map(level -> new SeatOwner.Bot(level.name()));
  }
}
