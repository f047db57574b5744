package lethe.app.ssh;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.engine.core.Control;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/** What is typed at a table and meant for the house: it begins with a slash. */
final class TableTalk {
  static final List<String> WORDS = List.of("/say", "/who", "/bot", "/adjourn", "/help");

  private final House house;

  TableTalk(House house) {
    this.house = house;
  }

  /** Whether a line is for the house, and not for the match. */
  static boolean isMeant(String line) {
    return line.strip().startsWith("/");
  }

  /** Whether the house can do what a line asks it for. */
  static boolean isKnown(String line) {
    return WORDS.contains(line.strip().split("\\s+", 2)[0].toLowerCase(Locale.ROOT));
  }

  /** Does what was asked for. What comes back is only for who asked. */
  List<String> answer(TableConsole console, HouseTable table, String text) {
    String[] words = text.split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    return switch (words[0].toLowerCase(Locale.ROOT)) {
      case "say" -> say(console, table, rest).stream().toList();
      case "who" -> house.locked(() -> who(console, table));
      case "bot" -> house.locked(() -> bot(console, table, rest)).stream().toList();
      case "adjourn" -> List.of(house.locked(() -> adjourn(console, table)));
      default -> House.SAY.say("help.table").lines().toList();
    };
  }

  private static Optional<String> say(TableConsole console, HouseTable table, String text) {
    String line = Clean.line(text, 200);
    Person person = console.visit().person();
    if (line.isEmpty()) {
      return Optional.of(House.SAY.say("say-what"));
    }
    if (!console.visit().maySay()) {
      return Optional.of(House.SAY.say("too-much-talk"));
    }
    if (console.seat().isEmpty()) {
      String said = House.SAY.say("watcher-says", person.name(), line);
      table.tell(said, other -> other.seat().isEmpty());
      return Optional.empty();
    }
    Optional<String> silence = table.silence();
    if (silence.isEmpty()) {
      table.say(House.SAY.say("says", person.name(), console.seat().get(), line));
    }
    return silence;
  }

  /** Where the seats play in silence, they see of those who look on how many they are. */
  private List<String> who(TableConsole console, HouseTable table) {
    List<String> lines = new ArrayList<>();
    lines.add(house.listed(table, console.visit().person()).text().strip());
    List<String> watching =
        table.here().stream()
            .filter(other -> other.seat().isEmpty())
            .map(other -> other.visit().person().name())
            .toList();
    if (!watching.isEmpty()) {
      boolean counted = console.seat().isPresent() && table.silence().isPresent();
      String names = String.join(", ", watching);
      lines.add(House.SAY.say("watching", counted ? watching.size() : names));
    }
    return lines;
  }

  /** A bot plays on for somebody who has been away long enough. */
  private Optional<String> bot(TableConsole console, HouseTable table, String name) {
    if (console.seat().isEmpty() || table.isFinished()) {
      return Optional.of(House.SAY.say("not-seated", table.number()));
    }
    Optional<Seat> gone =
        house.gone(table).filter(seat -> name.isEmpty() || seat.name().equals(name));
    if (gone.isEmpty()) {
      return Optional.of(nobodyGone());
    }
    Player bot = new Player.Machine(SeatOwner.Bot.usual(table.title()).level());
    Optional<String> objection = note(table, new Control.Handed(gone.get(), bot));
    if (objection.isPresent()) {
      return objection;
    }
    table.table().ifPresent(Table::proceed);
    house.log().note("bot", "table", table.number(), "seat", gone.get());
    table.tell(House.SAY.say("bot-takes", gone.get()));
    return Optional.empty();
  }

  /** Enters something about the match; why it does not stand, if so. */
  private static Optional<String> note(HouseTable table, Control control) {
    return table.table().flatMap(t -> t.refusal(control).map(why -> t.title().messages().say(why)));
  }

  private String nobodyGone() {
    return House.SAY.say("nobody-gone", house.limits().time(Limit.PATIENCE).toSeconds());
  }

  private String adjourn(TableConsole console, HouseTable table) {
    if (console.seat().isEmpty() || table.isFinished()) {
      return House.SAY.say("not-seated", table.number());
    }
    boolean alone = table.here().stream().filter(other -> other.seat().isPresent()).count() == 1;
    if (!alone && !house.operated().isDraining() && house.gone(table).isEmpty()) {
      return nobodyGone();
    }
    Optional<String> objection = note(table, new Control.Adjourned());
    if (objection.isPresent()) {
      return objection.get();
    }
    house.log().note("adjourned", "table", table.number());
    table.here().forEach(TableConsole::end);
    return House.SAY.say("adjourned", table.number());
  }
}
