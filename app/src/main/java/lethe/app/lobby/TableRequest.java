package lethe.app.lobby;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lethe.app.house.Clean;
import lethe.app.house.HouseRefusal;
import lethe.app.house.Names;
import lethe.app.house.Person;
import lethe.app.house.SeatOwner;
import lethe.app.house.Seating;
import lethe.app.house.disk.OwnFiles;
import lethe.app.play.Opened;
import lethe.app.titles.Title;
import lethe.engine.core.Fault;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** What came of reading how somebody wants a table to be set. */
sealed interface TableRequest {
  /** A table can be set so, if the game can be played with these options. */
  record Clear(Options options, Seating seating) implements TableRequest {}

  record Unclear(String why) implements TableRequest {}

  /**
   * Reads a wish.
   *
   * @param files what options may name
   * @param names what people can be called
   * @param words options and seats, as {@code key=value}
   * @param alone whether bots sit where nobody was said to
   */
  static TableRequest read(
      Person maker,
      Title<?, ?, ?> title,
      OwnFiles files,
      Names names,
      List<String> words,
      boolean alone) {
    Map<String, String> options = new TreeMap<>();
    Map<String, String> seats = new LinkedHashMap<>();
    for (String word : words) {
      String[] sides = word.split("=", 2);
      boolean text = title.texts().contains(sides[0]);
      if (sides.length < 2 || (sides[1].isEmpty() && !text)) {
        return new Unclear(Sentences.SAY.say("no-choice", Clean.line(word, 40)));
      }
      boolean seat = title.seats().named(sides[0]).isPresent();
      if ((seat ? seats : options).put(sides[0], sides[1]) != null) {
        return new Unclear(Sentences.SAY.say("said-twice", Clean.line(sides[0], 40)));
      }
    }
    return switch (files.read(title, options)) {
      case OwnFiles.Read.Right(Options read) -> seated(maker, title, names, read, seats, alone);
      case OwnFiles.Read.Wrong(String name, Fault fault) -> new Unclear(Sentences.say(name, fault));
      case OwnFiles.Read.Unplayable(Fault fault) ->
          new Unclear(Sentences.say(new Rejection(fault.why(), fault.facts())));
      case OwnFiles.Read.Missing missing -> new Unclear(missing(missing));
    };
  }

  private static String missing(OwnFiles.Read.Missing file) {
    return file.names().isEmpty()
        ? Sentences.SAY.say("no-own-files", file.option())
        : Sentences.SAY.say(
            "no-own-file", file.option(), Clean.line(file.name(), 40), file.names());
  }

  private static TableRequest seated(
      Person maker,
      Title<?, ?, ?> title,
      Names names,
      Options options,
      Map<String, String> said,
      boolean alone) {
    SeatOwner.Held own = new SeatOwner.Held(maker.id());
    Map<Seat, SeatOwner> places = new LinkedHashMap<>();
    List<Seat> named =
        said.keySet().stream().flatMap(name -> title.seats().named(name).stream()).toList();
    for (Seat seat : title.seats().holding(named)) {
      String who = said.getOrDefault(seat.name(), "");
      Optional<SeatOwner> place = place(own, title, names, who, alone);
      if (place.isEmpty()) {
        return new Unclear(Sentences.SAY.say("nobody", Clean.line(who, 40), Opened.levels(title)));
      }
      places.put(seat, place.get());
    }
    if (places.values().stream().filter(own::equals).count() > 1) {
      return new Unclear(Sentences.say(Rejection.of(HouseRefusal.ONE_SEAT)));
    }
    if (!places.containsValue(own)) {
      places.keySet().stream()
          .filter(seat -> !said.containsKey(seat.name()))
          .findFirst()
          .ifPresent(seat -> places.put(seat, own));
    }
    return new Clear(options, new Seating(places));
  }

  private static Optional<SeatOwner> place(
      SeatOwner.Held own, Title<?, ?, ?> title, Names names, String who, boolean alone) {
    return switch (who) {
      case "" -> Optional.of(alone ? SeatOwner.Bot.usual(title) : new SeatOwner.Free(""));
      case "me", "human" -> Optional.of(own);
      case "open", "anyone" -> Optional.of(new SeatOwner.Free(""));
      default ->
          who.equals("bot") || who.startsWith("bot:")
              ? bot(title, who)
              : names.isName(who) ? Optional.of(new SeatOwner.Free(who)) : Optional.empty();
    };
  }

  private static Optional<SeatOwner> bot(Title<?, ?, ?> title, String who) {
    return Player.read(who)
        .filter(Player.Machine.class::isInstance)
        .flatMap(player -> title.level(((Player.Machine) player).level()))
        .map(level -> new SeatOwner.Bot(level.name()));
  }
}
