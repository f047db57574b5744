package lethe.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.titles.Level;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * A table that is being set: who sits where, and with which options.
 *
 * @param title the game
 * @param table who sits where
 * @param chosen the options as they were typed
 * @param said what the last change was answered with
 */
record TableToSet(
    Title<?, ?, ?> title, List<Seated> table, Map<String, String> chosen, List<Text> said) {
  private static final String OPTION = "option";
  private static final String MORE = "more";
  private static final String FEWER = "fewer";

  /** The table that is there when nobody says anything. */
  TableToSet(Title<?, ?, ?> title) {
    this(title, usual(title), Map.of(), List.of());
  }

  /** You on the first seat, and the usual bots on the others. */
  static List<Seated> usual(Title<?, ?, ?> title) {
    return title.seats().table(title.seats().usual()).stream()
        .map(
            seat ->
                new Seated(
                    seat,
                    seat.index() == 0
                        ? new Player.Human()
                        : new Player.Machine(title.bots().usual())))
        .toList();
  }

  Menu menu() {
    List<Item> items = new ArrayList<>();
    for (Seated seated : table) {
      items.add(
          new Item(
              seated.seat().name(), Menus.player(seated.player()), Lethe.SAY.say("menu.set.seat")));
    }
    if (table.size() < title.seats().most()) {
      items.add(Menus.item(MORE));
    }
    if (table.size() > title.seats().fewest()) {
      items.add(Menus.item(FEWER));
    }
    items.add(Menus.item("play"));
    items.add(Menus.item("back"));
    List<Text> head = new ArrayList<>();
    head.add(Text.bright(Lethe.SAY.say("menu.set", title.name())));
    chosen.forEach((key, value) -> head.add(Text.plain("  " + key + " = " + value)));
    head.add(Text.EMPTY);
    List<Text> foot = said.isEmpty() ? List.of(Text.faint(Lethe.SAY.say("menu.set.how"))) : said;
    return new Menu(head, items, foot, Lethe.SAY.say("menu.prompt"));
  }

  /** What it becomes by a line; whoever plays a seat that is named is the next who could. */
  TableToSet changed(String line) {
    String[] words = line.strip().split("\\s+", 2);
    if (words[0].equals(OPTION) && words.length == 2) {
      return optional(words[1]);
    }
    Menu menu = menu();
    Optional<Item> item = menu.chosen(line);
    if (item.isEmpty()) {
      return line.isBlank() ? this : saying(menu.unclear(line, Lethe.SAY.say("menu.set.also")));
    }
    return switch (item.get().word()) {
      case MORE -> sized(table.size() + 1);
      case FEWER -> sized(table.size() - 1);
      case String seat ->
          new TableToSet(
              title,
              table.stream()
                  .map(one -> one.seat().name().equals(seat) ? turned(one) : one)
                  .toList(),
              chosen,
              List.of());
    };
  }

  Options options() {
    return Options.of(chosen);
  }

  private TableToSet optional(String text) {
    String[] sides = text.split("[=\\s]+", 2);
    if (sides.length < 2) {
      return saying(
          Lethe.SAY.say("menu.set.option", title.choosable().stream().map(Option::name).toList()));
    }
    Map<String, String> more = new TreeMap<>(chosen);
    more.put(sides[0].strip(), sides[1].strip());
    return switch (new Texts(title.texts(), more).read()) {
      case Valid<Options>(Options options) ->
          title.open(options) instanceof Faulty<?>(var faults)
              ? saying(Titles.REASONS.say(faults.getFirst().why(), faults.getFirst().facts()))
              : new TableToSet(title, table, Map.copyOf(options.values()), List.of());
      case Faulty<Options>(var faults) ->
          saying(Titles.REASONS.say(faults.getFirst().why(), faults.getFirst().facts()));
    };
  }

  private TableToSet saying(String sentence) {
    return new TableToSet(title, table, chosen, List.of(Text.bright(sentence)));
  }

  private TableToSet sized(int size) {
    List<Seated> next = new ArrayList<>();
    for (Seat seat : title.seats().table(size)) {
      next.add(
          table.stream()
              .filter(one -> one.seat().equals(seat))
              .findFirst()
              .orElse(new Seated(seat, new Player.Machine(title.bots().usual()))));
    }
    return new TableToSet(title, next, chosen, List.of());
  }

  private Seated turned(Seated seated) {
    List<Player> players =
        Stream.concat(
                Stream.<Player>of(new Player.Human()),
                title.bots().all().stream()
                    .sorted(
                        Comparator.comparing(level -> !level.name().equals(title.bots().usual())))
                    .map(Level::name)
                    .map(Player.Machine::new))
            .toList();
    int at = players.indexOf(seated.player());
    return new Seated(seated.seat(), players.get((at + 1) % players.size()));
  }
}
