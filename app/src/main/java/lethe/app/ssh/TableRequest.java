package lethe.app.ssh;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lethe.app.play.Opened;
import lethe.app.titles.Title;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/** What came of reading how somebody wants a table to be set. */
sealed interface TableRequest {
  /** A table can be set so, if the game can be played with these options. */
  record Clear(Options options, Map<Seat, SeatOwner> places) implements TableRequest {}

  record Unclear(String why) implements TableRequest {}

  /**
   * Reads a wish.
   *
   * @param files what options may name
   * @param words options and seats, as {@code key=value}
   * @param alone whether bots sit where nobody was said to
   */
  static TableRequest read(
      Person maker, Title<?, ?, ?> title, OwnFiles files, List<String> words, boolean alone) {
    Map<String, String> options = new TreeMap<>();
    Map<String, String> seats = new LinkedHashMap<>();
    for (String word : words) {
      String[] sides = word.split("=", 2);
      boolean text = title.texts().contains(sides[0]);
      if (sides.length < 2 || (sides[1].isEmpty() && !text)) {
        return new Unclear(House.SAY.say("no-choice", Clean.line(word, 40)));
      }
      boolean seat = title.seats().named(sides[0]).isPresent();
      if ((seat ? seats : options).put(sides[0], sides[1]) != null) {
        return new Unclear(House.SAY.say("said-twice", Clean.line(sides[0], 40)));
      }
    }
    return switch (files.read(title, options)) {
      case OwnFiles.Read.Wrong(String why) -> new Unclear(why);
      case OwnFiles.Read.Right(Options read) -> seated(maker, title, read, seats, alone);
    };
  }

  private static TableRequest seated(
      Person maker,
      Title<?, ?, ?> title,
      Options options,
      Map<String, String> said,
      boolean alone) {
    SeatOwner.Held own = new SeatOwner.Held(maker.id());
    Map<Seat, SeatOwner> places = new LinkedHashMap<>();
    for (Seat seat : title.seats().table(size(title.seats(), said))) {
      String who = said.getOrDefault(seat.name(), "");
      Optional<SeatOwner> place = place(own, title, who, alone);
      if (place.isEmpty()) {
        return new Unclear(House.SAY.say("nobody", Clean.line(who, 40), Opened.levels(title)));
      }
      places.put(seat, place.get());
    }
    if (places.values().stream().filter(own::equals).count() > 1) {
      return new Unclear(House.SAY.say("one-seat"));
    }
    if (!places.containsValue(own)) {
      places.keySet().stream()
          .filter(seat -> !said.containsKey(seat.name()))
          .findFirst()
          .ifPresent(seat -> places.put(seat, own));
    }
    return new Clear(options, places);
  }

  /** As many seats as are needed for those that were named; as usual if none was. */
  private static int size(Seats seats, Map<String, String> said) {
    int named =
        said.keySet().stream()
            .mapToInt(name -> seats.named(name).orElseThrow().index() + 1)
            .max()
            .orElse(0);
    return Math.max(
        seats.fewest() < seats.most() && named > 0 ? named : seats.usual(), seats.fewest());
  }

  private static Optional<SeatOwner> place(
      SeatOwner.Held own, Title<?, ?, ?> title, String who, boolean alone) {
    return switch (who) {
      case "" -> Optional.of(alone ? SeatOwner.Bot.usual(title) : new SeatOwner.Free(""));
      case "me", "human" -> Optional.of(own);
      case "open", "anyone" -> Optional.of(new SeatOwner.Free(""));
      default ->
          who.equals("bot") || who.startsWith("bot:")
              ? bot(title, who)
              : Names.isName(who) ? Optional.of(new SeatOwner.Free(who)) : Optional.empty();
    };
  }

  private static Optional<SeatOwner> bot(Title<?, ?, ?> title, String who) {
    return Player.read(who)
        .filter(Player.Machine.class::isInstance)
        .flatMap(player -> title.level(((Player.Machine) player).level()))
        .map(level -> new SeatOwner.Bot(level.name()));
  }
}
