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
import lethe.app.server.base.SafeText;
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

/** The result of reading a request for a new table. */
sealed interface TableRequest {
  /** A valid request. The game may still refuse the options. */
  record WellFormed(TableSpec spec) implements TableRequest {}

  record IllFormed(String message) implements TableRequest {}

  /**
   * Reads a request.
   *
   * @param files the content files to which options may refer
   * @param names decides which names are valid
   * @param words options and seats, as {@code key=value}
   * @param alone whether bots take the seats that are not mentioned
   */
  static TableRequest parse(
      Account creator,
      Title<?, ?, ?> title,
      ContentFiles files,
      NameRules names,
      List<String> words,
      boolean alone) {
    Map<String, String> options = new TreeMap<>();
    Map<String, String> seats = new LinkedHashMap<>();
    Map<String, String> terms = new LinkedHashMap<>();
    for (String word : words) {
      String[] sides = word.split("=", 2);
      boolean text = title.textOptions().contains(sides[0]);
      if (sides.length < 2 || (sides[1].isEmpty() && !text)) {
        return new IllFormed(
            LobbyMessages.MESSAGES.format("no-choice", SafeText.sanitize(word, 40)));
      }
      boolean seat = title.seats().byName(sides[0]).isPresent();
      boolean term = TableSettings.KEYS.contains(sides[0]);
      if ((seat ? seats : term ? terms : options).put(sides[0], sides[1]) != null) {
        return new IllFormed(
            LobbyMessages.MESSAGES.format("said-twice", SafeText.sanitize(sides[0], 40)));
      }
    }
    TableSettings settings = TableSettings.DEFAULTS;
    for (Map.Entry<String, String> term : terms.entrySet()) {
      Optional<TableSettings> with = settings.with(term.getKey(), term.getValue());
      if (with.isEmpty()) {
        return new IllFormed(badSetting(term.getKey(), SafeText.sanitize(term.getValue(), 40)));
      }
      settings = with.get();
    }
    if (title.isTimed() && settings.isDelayed()) {
      return new IllFormed(LobbyMessages.MESSAGES.format("no-delay", title.name()));
    }
    return parseOptions(creator, title, files, names, new Words(options, seats, settings), alone);
  }

  /** Returns the message for an invalid setting. */
  private static String badSetting(String term, String value) {
    return switch (term) {
      case "pace" -> LobbyMessages.MESSAGES.format("bad-pace", value);
      case "watch" -> LobbyMessages.MESSAGES.format("bad-watch", value);
      default -> LobbyMessages.MESSAGES.format("bad-word", value);
    };
  }

  /** The options, seats and settings of a request. */
  record Words(Map<String, String> options, Map<String, String> seats, TableSettings settings) {}

  private static TableRequest parseOptions(
      Account creator,
      Title<?, ?, ?> title,
      ContentFiles files,
      NameRules names,
      Words words,
      boolean alone) {
    return switch (files.read(title, words.options())) {
      case ContentFiles.FileResult.Loaded(Options read) ->
          parseSeats(creator, title, names, read, words, alone);
      case ContentFiles.FileResult.BadFile(String name, InputError error) ->
          new IllFormed(LobbyMessages.text(name, error));
      case ContentFiles.FileResult.Unplayable(InputError error) ->
          new IllFormed(LobbyMessages.text(new Rejection(error.code(), error.arguments())));
      case ContentFiles.FileResult.Missing missing -> new IllFormed(missingFile(missing));
    };
  }

  private static String missingFile(ContentFiles.FileResult.Missing file) {
    return file.names().isEmpty()
        ? LobbyMessages.MESSAGES.format("no-own-files", file.option())
        : LobbyMessages.MESSAGES.format(
            "no-own-file", file.option(), SafeText.sanitize(file.name(), 40), file.names());
  }

  private static TableRequest parseSeats(
      Account creator,
      Title<?, ?, ?> title,
      NameRules names,
      Options options,
      Words words,
      boolean alone) {
    Map<String, String> seatValues = words.seats();
    SeatOwner.Held own = new SeatOwner.Held(creator.id());
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    List<Seat> named =
        seatValues.keySet().stream().flatMap(name -> title.seats().byName(name).stream()).toList();
    for (Seat seat : title.seats().smallestTableWith(named)) {
      String value = seatValues.getOrDefault(seat.name(), "");
      Optional<SeatOwner> entry = parseOwner(creator, title, names, value, alone);
      if (entry.isEmpty()) {
        return new IllFormed(
            LobbyMessages.MESSAGES.format(
                "nobody", SafeText.sanitize(value, 40), TableFactory.levels(title)));
      }
      owners.put(seat, entry.get());
    }
    Set<SeatOwner> seated = new HashSet<>();
    for (Map.Entry<Seat, SeatOwner> entry : owners.entrySet()) {
      if (isOnePersons(entry.getValue()) && !seated.add(entry.getValue())) {
        return new IllFormed(seatTwice(entry.getKey(), entry.getValue()));
      }
    }
    if (!owners.containsValue(own)) {
      owners.keySet().stream()
          .filter(seat -> !seatValues.containsKey(seat.name()))
          .findFirst()
          .ifPresent(seat -> owners.put(seat, own));
    }
    return new WellFormed(
        new TableSpec(title, options, new SeatOwners(owners)).with(words.settings()));
  }

  /** Returns whether a seat is reserved for one user. */
  private static boolean isOnePersons(SeatOwner owner) {
    return !(owner instanceof SeatOwner.Bot) && !owner.equals(new SeatOwner.Free(""));
  }

  /** Returns the message that a user cannot have two seats. */
  private static String seatTwice(Seat seat, SeatOwner owner) {
    return owner instanceof SeatOwner.Free(String name)
        ? LobbyMessages.MESSAGES.format("one-seat-of", name, seat.name())
        : LobbyMessages.MESSAGES.format("one-seat-each", seat.name());
  }

  private static Optional<SeatOwner> parseOwner(
      Account creator, Title<?, ?, ?> title, NameRules names, String value, boolean alone) {
    SeatOwner own = new SeatOwner.Held(creator.id());
    return switch (value) {
      case "" -> Optional.of(alone ? SeatOwner.Bot.defaultFor(title) : new SeatOwner.Free(""));
      case "me", "human" -> Optional.of(own);
      case "open", "anyone" -> Optional.of(new SeatOwner.Free(""));
      default -> {
        if (value.equals("bot") || value.startsWith("bot:")) {
          yield parseBot(title, value);
        }
        if (value.equals(creator.name())) {
          yield Optional.of(own);
        }
        yield names.isValidOrGuestName(value)
            ? Optional.of(new SeatOwner.Free(value))
            : Optional.empty();
      }
    };
  }

  private static Optional<SeatOwner> parseBot(Title<?, ?, ?> title, String value) {
    return Player.parse(value)
        .filter(Player.Machine.class::isInstance)
        .flatMap(player -> title.levelByName(((Player.Machine) player).level()))
        .map(level -> new SeatOwner.Bot(level.name()));
  }
}
