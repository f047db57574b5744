package lethe.app.lobby;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import lethe.app.play.Opened;
import lethe.app.server.Account;
import lethe.app.server.NameRules;
import lethe.app.server.SafeText;
import lethe.app.server.SeatOwner;
import lethe.app.server.SeatOwners;
import lethe.app.server.TableSettings;
import lethe.app.server.TableSpec;
import lethe.app.server.disk.ContentFiles;
import lethe.app.titles.Title;
import lethe.engine.core.Fault;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** The result of reading a request for a new table. */
sealed interface TableRequest {
  /** A valid request. The game may still refuse the options. */
  record Clear(TableSpec table) implements TableRequest {}

  record Unclear(String why) implements TableRequest {}

  /**
   * Reads a request.
   *
   * @param files the files that options may name
   * @param names decides which names are valid
   * @param words options and seats, as {@code key=value}
   * @param alone whether bots take the seats that are not mentioned
   */
  static TableRequest read(
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
      boolean text = title.texts().contains(sides[0]);
      if (sides.length < 2 || (sides[1].isEmpty() && !text)) {
        return new Unclear(Sentences.SAY.say("no-choice", SafeText.sanitize(word, 40)));
      }
      boolean seat = title.seats().named(sides[0]).isPresent();
      boolean term = TableSettings.KEYS.contains(sides[0]);
      if ((seat ? seats : term ? terms : options).put(sides[0], sides[1]) != null) {
        return new Unclear(Sentences.SAY.say("said-twice", SafeText.sanitize(sides[0], 40)));
      }
    }
    TableSettings settings = TableSettings.DEFAULTS;
    for (Map.Entry<String, String> term : terms.entrySet()) {
      Optional<TableSettings> with = settings.with(term.getKey(), term.getValue());
      if (with.isEmpty()) {
        return new Unclear(unclear(term.getKey(), SafeText.sanitize(term.getValue(), 40)));
      }
      settings = with.get();
    }
    if (title.isTimed() && settings.isDelayed()) {
      return new Unclear(Sentences.SAY.say("no-delay", title.name()));
    }
    return set(creator, title, files, names, new Said(options, seats, settings), alone);
  }

  /** Returns why a setting is invalid. */
  private static String unclear(String term, String value) {
    return switch (term) {
      case "pace" -> Sentences.SAY.say("bad-pace", value);
      case "watch" -> Sentences.SAY.say("bad-watch", value);
      default -> Sentences.SAY.say("bad-word", value);
    };
  }

  /** The options, seats and settings of a request. */
  record Said(Map<String, String> options, Map<String, String> seats, TableSettings terms) {}

  private static TableRequest set(
      Account creator,
      Title<?, ?, ?> title,
      ContentFiles files,
      NameRules names,
      Said said,
      boolean alone) {
    return switch (files.read(title, said.options())) {
      case ContentFiles.FileResult.Loaded(Options read) ->
          seated(creator, title, names, read, said, alone);
      case ContentFiles.FileResult.BadFile(String name, Fault fault) ->
          new Unclear(Sentences.say(name, fault));
      case ContentFiles.FileResult.Unplayable(Fault fault) ->
          new Unclear(Sentences.say(new Rejection(fault.why(), fault.facts())));
      case ContentFiles.FileResult.Missing missing -> new Unclear(missing(missing));
    };
  }

  private static String missing(ContentFiles.FileResult.Missing file) {
    return file.names().isEmpty()
        ? Sentences.SAY.say("no-own-files", file.option())
        : Sentences.SAY.say(
            "no-own-file", file.option(), SafeText.sanitize(file.name(), 40), file.names());
  }

  private static TableRequest seated(
      Account creator,
      Title<?, ?, ?> title,
      NameRules names,
      Options options,
      Said wanted,
      boolean alone) {
    Map<String, String> said = wanted.seats();
    SeatOwner.Held own = new SeatOwner.Held(creator.id());
    Map<Seat, SeatOwner> places = new LinkedHashMap<>();
    List<Seat> named =
        said.keySet().stream().flatMap(name -> title.seats().named(name).stream()).toList();
    for (Seat seat : title.seats().holding(named)) {
      String who = said.getOrDefault(seat.name(), "");
      Optional<SeatOwner> place = place(creator, title, names, who, alone);
      if (place.isEmpty()) {
        return new Unclear(
            Sentences.SAY.say("nobody", SafeText.sanitize(who, 40), Opened.levels(title)));
      }
      places.put(seat, place.get());
    }
    Set<SeatOwner> seated = new HashSet<>();
    for (Map.Entry<Seat, SeatOwner> place : places.entrySet()) {
      if (isOnes(place.getValue()) && !seated.add(place.getValue())) {
        return new Unclear(second(place.getKey(), place.getValue()));
      }
    }
    if (!places.containsValue(own)) {
      places.keySet().stream()
          .filter(seat -> !said.containsKey(seat.name()))
          .findFirst()
          .ifPresent(seat -> places.put(seat, own));
    }
    return new Clear(new TableSpec(title, options, new SeatOwners(places)).with(wanted.terms()));
  }

  /** Returns whether a seat is reserved for one person. */
  private static boolean isOnes(SeatOwner owner) {
    return !(owner instanceof SeatOwner.Bot) && !owner.equals(new SeatOwner.Free(""));
  }

  /** Returns why nobody can have two seats. */
  private static String second(Seat seat, SeatOwner owner) {
    return owner instanceof SeatOwner.Free(String name)
        ? Sentences.SAY.say("one-seat-of", name, seat.name())
        : Sentences.SAY.say("one-seat-each", seat.name());
  }

  private static Optional<SeatOwner> place(
      Account creator, Title<?, ?, ?> title, NameRules names, String who, boolean alone) {
    SeatOwner own = new SeatOwner.Held(creator.id());
    return switch (who) {
      case "" -> Optional.of(alone ? SeatOwner.Bot.defaultFor(title) : new SeatOwner.Free(""));
      case "me", "human" -> Optional.of(own);
      case "open", "anyone" -> Optional.of(new SeatOwner.Free(""));
      default -> {
        if (who.equals("bot") || who.startsWith("bot:")) {
          yield bot(title, who);
        }
        if (who.equals(creator.name())) {
          yield Optional.of(own);
        }
        yield names.canBeCalled(who) ? Optional.of(new SeatOwner.Free(who)) : Optional.empty();
      }
    };
  }

  private static Optional<SeatOwner> bot(Title<?, ?, ?> title, String who) {
    return Player.read(who)
        .filter(Player.Machine.class::isInstance)
        .flatMap(player -> title.level(((Player.Machine) player).level()))
        .map(level -> new SeatOwner.Bot(level.name()));
  }
}
