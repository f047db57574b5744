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
import lethe.app.play.TableSetup;
import lethe.app.titles.Level;
import lethe.app.titles.Titles;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Player;

/**
 * A table that is being set, seat by seat.
 *
 * @param said what the last change was answered with
 */
record TableToSet(TableSetup setup, List<Text> said) {
  private static final String OPTION = "option";
  private static final String MORE = "more";
  private static final String FEWER = "fewer";

  Menu menu() {
    List<Item> items = new ArrayList<>();
    for (Seated seated : setup.table()) {
      items.add(
          new Item(
              seated.seat().name(), Menus.player(seated.player()), Lethe.SAY.say("menu.set.seat")));
    }
    if (setup.table().size() < setup.title().seats().most()) {
      items.add(Menus.item(MORE));
    }
    if (setup.table().size() > setup.title().seats().fewest()) {
      items.add(Menus.item(FEWER));
    }
    items.add(Menus.item("play"));
    items.add(Menus.item("back"));
    List<Text> head = new ArrayList<>();
    head.add(Text.bright(Lethe.SAY.say("menu.set", setup.title().name())));
    setup
        .options()
        .values()
        .forEach((key, value) -> head.add(Text.plain("  " + key + " = " + value)));
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
      case MORE -> set(setup.sized(setup.table().size() + 1));
      case FEWER -> set(setup.sized(setup.table().size() - 1));
      case String seat ->
          setup.table().stream()
              .filter(one -> one.seat().name().equals(seat))
              .findFirst()
              .map(one -> set(setup.seating(turned(one))))
              .orElse(this);
    };
  }

  private static TableToSet set(TableSetup setup) {
    return new TableToSet(setup, List.of());
  }

  private TableToSet optional(String text) {
    String[] sides = text.split("[=\\s]+", 2);
    if (sides.length < 2) {
      return saying(
          Lethe.SAY.say(
              "menu.set.option", setup.title().choosable().stream().map(Option::name).toList()));
    }
    Map<String, String> more = new TreeMap<>(setup.options().values());
    more.put(sides[0].strip(), sides[1].strip());
    return switch (new Texts(setup.title().texts(), more).read()) {
      case Valid<Options>(Options options) ->
          setup.title().open(options) instanceof Faulty<?>(var faults)
              ? saying(Titles.REASONS.say(faults.getFirst().why(), faults.getFirst().facts()))
              : set(setup.choosing(options));
      case Faulty<Options>(var faults) ->
          saying(Titles.REASONS.say(faults.getFirst().why(), faults.getFirst().facts()));
    };
  }

  private TableToSet saying(String sentence) {
    return new TableToSet(setup, List.of(Text.bright(sentence)));
  }

  private Seated turned(Seated seated) {
    List<Player> players =
        Stream.concat(
                Stream.<Player>of(new Player.Human()),
                setup.title().bots().all().stream()
                    .sorted(
                        Comparator.comparing(
                            level -> !level.name().equals(setup.title().bots().usual())))
                    .map(Level::name)
                    .map(Player.Machine::new))
            .toList();
    int at = players.indexOf(seated.player());
    return new Seated(seated.seat(), players.get((at + 1) % players.size()));
  }
}
