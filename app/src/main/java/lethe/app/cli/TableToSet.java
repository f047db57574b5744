package lethe.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.play.TableSetup;
import lethe.app.titles.Level;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * A custom game being set up, with a row for each seat and each option.
 *
 * @param seed the chosen seed; empty for a random one
 * @param said the answer to the last change
 */
record TableToSet(TableSetup setup, OptionalLong seed, List<Text> said) {
  private static final String OPTION = "option";
  private static final String SEED = "seed";
  private static final String MORE = "more";
  private static final String FEWER = "fewer";

  /** Returns the default table of a game. */
  static TableToSet usual(Title<?, ?, ?> title) {
    return new TableToSet(TableSetup.defaults(title), OptionalLong.empty(), List.of());
  }

  private Title<?, ?, ?> title() {
    return setup.title();
  }

  Menu menu() {
    List<Item> items = new ArrayList<>();
    for (SeatedPlayer seated : setup.table()) {
      items.add(
          new Item(
              seated.seat().name(),
              player(seated.player()),
              LetheCli.MESSAGES.format("menu.set.seat")));
    }
    if (setup.table().size() < title().seats().max()) {
      items.add(Menus.item(MORE));
    }
    if (setup.table().size() > title().seats().min()) {
      items.add(Menus.item(FEWER));
    }
    for (Option option : title().choosable()) {
      items.add(new Item(option.name(), value(option), about(option)));
    }
    items.add(
        new Item(
            SEED,
            seed.isPresent()
                ? String.valueOf(seed.getAsLong())
                : LetheCli.MESSAGES.format("menu.set.seed.usual"),
            LetheCli.MESSAGES.format("menu.set.seed")));
    items.add(Menus.item("play"));
    items.add(Menus.item("back"));
    List<Text> head =
        List.of(Text.bright(LetheCli.MESSAGES.format("menu.set", title().name())), Text.EMPTY);
    List<Text> foot =
        said.isEmpty() ? List.of(Text.faint(LetheCli.MESSAGES.format("menu.set.how"))) : said;
    return new Menu(head, items, foot, LetheCli.MESSAGES.format("menu.prompt"));
  }

  private String player(Player player) {
    return player instanceof Player.Machine(String level)
        ? LetheCli.MESSAGES.format("menu.bot.about", level, title().aboutBot(level))
        : Menus.player(player);
  }

  private String value(Option option) {
    return setup
        .options()
        .get(option.name())
        .map(TableToSet::firstLine)
        .orElseGet(() -> LetheCli.MESSAGES.format("menu.set.usual"));
  }

  /** Returns the first line of a value, which may be a long text. */
  private static String firstLine(String value) {
    return value.lines().findFirst().orElse("");
  }

  private String about(Option option) {
    String meaning = title().aboutOption(option);
    return option.values().isEmpty()
        ? meaning
        : LetheCli.MESSAGES.format("menu.set.values", meaning, String.join(", ", option.values()));
  }

  /** Applies a line of input. Naming a seat selects the next possible player for it. */
  TableToSet changed(String line) {
    String[] words = line.strip().split("[=\\s]+", 2);
    if (words.length == 2 && words[0].equals(OPTION)) {
      return optional(words[1]);
    }
    if (words.length == 2 && words[0].equals(SEED)) {
      return seeded(words[1]);
    }
    if (words.length == 2 && option(words[0]).isPresent()) {
      return optional(line);
    }
    Menu menu = menu();
    Optional<Item> item = menu.choose(line);
    if (item.isEmpty()) {
      return line.isBlank()
          ? this
          : saying(menu.notUnderstood(line, LetheCli.MESSAGES.format("menu.set.also")));
    }
    return switch (item.get().word()) {
      case MORE -> set(setup.withSize(setup.table().size() + 1));
      case FEWER -> set(setup.withSize(setup.table().size() - 1));
      case SEED ->
          seed.isPresent()
              ? new TableToSet(setup, OptionalLong.empty(), List.of())
              : saying(LetheCli.MESSAGES.format("menu.set.seed.how"));
      case String word -> option(word).map(this::turned).orElseGet(() -> seat(word));
    };
  }

  private Optional<Option> option(String name) {
    return title().choosable().stream().filter(one -> one.name().equals(name)).findFirst();
  }

  private TableToSet seat(String name) {
    return setup.table().stream()
        .filter(one -> one.seat().name().equals(name))
        .findFirst()
        .map(one -> set(setup.withPlayer(turned(one))))
        .orElse(this);
  }

  private TableToSet set(TableSetup next) {
    return new TableToSet(next, seed, List.of());
  }

  private TableToSet seeded(String text) {
    try {
      return new TableToSet(setup, OptionalLong.of(Long.parseLong(text.strip())), List.of());
    } catch (NumberFormatException e) {
      return saying(LetheCli.MESSAGES.format("menu.set.seed.wrong", text.strip()));
    }
  }

  /** Selects the next value of an option; after the last value, the default. */
  private TableToSet turned(Option option) {
    if (option.values().isEmpty()) {
      return setup.options().get(option.name()).isPresent()
          ? set(setup.withOptions(without(option.name())))
          : saying(title().aboutOption(option));
    }
    int next = setup.options().get(option.name()).map(option.values()::indexOf).orElse(-1) + 1;
    return next < option.values().size()
        ? optional(option.name() + " " + option.values().get(next))
        : set(setup.withOptions(without(option.name())));
  }

  private Options without(String name) {
    Map<String, String> less = new TreeMap<>(setup.options().values());
    less.remove(name);
    return Options.of(less);
  }

  private TableToSet optional(String text) {
    String[] sides = text.strip().split("[=\\s]+", 2);
    if (sides.length < 2) {
      return saying(
          LetheCli.MESSAGES.format(
              "menu.set.option", title().choosable().stream().map(Option::name).toList()));
    }
    Map<String, String> more = new TreeMap<>(setup.options().values());
    more.put(sides[0].strip(), sides[1].strip());
    return switch (new TextFileOptions(title().texts(), more).read()) {
      case Valid<Options>(Options options) ->
          title().open(options) instanceof Invalid<?>(var faults)
              ? saying(
                  Titles.REASONS.format(faults.getFirst().code(), faults.getFirst().arguments()))
              : set(setup.withOptions(options));
      case Invalid<Options>(var faults) ->
          saying(Titles.REASONS.format(faults.getFirst().code(), faults.getFirst().arguments()));
    };
  }

  private TableToSet saying(String sentence) {
    return new TableToSet(setup, seed, List.of(Text.bright(sentence)));
  }

  private SeatedPlayer turned(SeatedPlayer seated) {
    List<Player> players =
        Stream.concat(
                Stream.<Player>of(new Player.Human()),
                title().bots().all().stream()
                    .sorted(
                        Comparator.comparing(level -> !level.name().equals(title().bots().usual())))
                    .map(Level::name)
                    .map(Player.Machine::new))
            .toList();
    int at = players.indexOf(seated.player());
    return new SeatedPlayer(seated.seat(), players.get((at + 1) % players.size()));
  }
}
