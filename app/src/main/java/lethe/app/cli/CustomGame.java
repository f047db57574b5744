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
import lethe.app.titles.BotLevel;
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
 * @param messages the answer to the last change
 */
record CustomGame(TableSetup setup, OptionalLong seed, List<Text> messages) {
  private static final String OPTION = "option";
  private static final String SEED = "seed";
  private static final String MORE = "more";
  private static final String FEWER = "fewer";

  /** Returns the default table of a game. */
  static CustomGame defaults(Title<?, ?, ?> title) {
    return new CustomGame(TableSetup.defaults(title), OptionalLong.empty(), List.of());
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
      items.add(MenuTexts.item(MORE));
    }
    if (setup.table().size() > title().seats().min()) {
      items.add(MenuTexts.item(FEWER));
    }
    for (Option option : title().allOptions()) {
      items.add(new Item(option.name(), value(option), description(option)));
    }
    items.add(
        new Item(
            SEED,
            seed.isPresent()
                ? String.valueOf(seed.getAsLong())
                : LetheCli.MESSAGES.format("menu.set.seed.usual"),
            LetheCli.MESSAGES.format("menu.set.seed")));
    items.add(MenuTexts.item("play"));
    items.add(MenuTexts.item("back"));
    List<Text> head =
        List.of(Text.bright(LetheCli.MESSAGES.format("menu.set", title().name())), Text.EMPTY);
    List<Text> foot =
        messages.isEmpty()
            ? List.of(Text.faint(LetheCli.MESSAGES.format("menu.set.how")))
            : messages;
    return new Menu(head, items, foot, LetheCli.MESSAGES.format("menu.prompt"));
  }

  private String player(Player player) {
    return player instanceof Player.Machine(String level)
        ? LetheCli.MESSAGES.format("menu.bot.about", level, title().botDescription(level))
        : MenuTexts.player(player);
  }

  private String value(Option option) {
    return setup
        .options()
        .get(option.name())
        .map(CustomGame::firstLine)
        .orElseGet(() -> LetheCli.MESSAGES.format("menu.set.usual"));
  }

  /** Returns the first line of a value, which may be a long text. */
  private static String firstLine(String value) {
    return value.lines().findFirst().orElse("");
  }

  private String description(Option option) {
    String meaning = title().optionDescription(option);
    return option.values().isEmpty()
        ? meaning
        : LetheCli.MESSAGES.format("menu.set.values", meaning, String.join(", ", option.values()));
  }

  /** Applies a line of input. Naming a seat selects the next possible player for it. */
  CustomGame onLine(String line) {
    String[] words = line.strip().split("[=\\s]+", 2);
    if (words.length == 2 && words[0].equals(OPTION)) {
      return withOption(words[1]);
    }
    if (words.length == 2 && words[0].equals(SEED)) {
      return withSeed(words[1]);
    }
    if (words.length == 2 && option(words[0]).isPresent()) {
      return withOption(line);
    }
    Menu menu = menu();
    Optional<Item> item = menu.choose(line);
    if (item.isEmpty()) {
      return line.isBlank()
          ? this
          : withMessage(menu.notUnderstood(line, LetheCli.MESSAGES.format("menu.set.also")));
    }
    return switch (item.get().word()) {
      case MORE -> withSetup(setup.withSize(setup.table().size() + 1));
      case FEWER -> withSetup(setup.withSize(setup.table().size() - 1));
      case SEED ->
          seed.isPresent()
              ? new CustomGame(setup, OptionalLong.empty(), List.of())
              : withMessage(LetheCli.MESSAGES.format("menu.set.seed.how"));
      case String word -> option(word).map(this::next).orElseGet(() -> changeSeat(word));
    };
  }

  private Optional<Option> option(String name) {
    return title().allOptions().stream().filter(one -> one.name().equals(name)).findFirst();
  }

  private CustomGame changeSeat(String name) {
    return setup.table().stream()
        .filter(one -> one.seat().name().equals(name))
        .findFirst()
        .map(one -> withSetup(setup.withPlayer(next(one))))
        .orElse(this);
  }

  private CustomGame withSetup(TableSetup next) {
    return new CustomGame(next, seed, List.of());
  }

  private CustomGame withSeed(String text) {
    try {
      return new CustomGame(setup, OptionalLong.of(Long.parseLong(text.strip())), List.of());
    } catch (NumberFormatException e) {
      return withMessage(LetheCli.MESSAGES.format("menu.set.seed.wrong", text.strip()));
    }
  }

  /** Selects the next value of an option; after the last value, the default. */
  private CustomGame next(Option option) {
    if (option.values().isEmpty()) {
      return setup.options().get(option.name()).isPresent()
          ? withSetup(setup.withOptions(optionsWithout(option.name())))
          : withMessage(title().optionDescription(option));
    }
    int next = setup.options().get(option.name()).map(option.values()::indexOf).orElse(-1) + 1;
    return next < option.values().size()
        ? withOption(option.name() + " " + option.values().get(next))
        : withSetup(setup.withOptions(optionsWithout(option.name())));
  }

  private Options optionsWithout(String name) {
    Map<String, String> less = new TreeMap<>(setup.options().values());
    less.remove(name);
    return Options.of(less);
  }

  private CustomGame withOption(String text) {
    String[] sides = text.strip().split("[=\\s]+", 2);
    if (sides.length < 2) {
      return withMessage(
          LetheCli.MESSAGES.format(
              "menu.set.option", title().allOptions().stream().map(Option::name).toList()));
    }
    Map<String, String> more = new TreeMap<>(setup.options().values());
    more.put(sides[0].strip(), sides[1].strip());
    return switch (new TextFileOptions(title().textOptions(), more).read()) {
      case Valid<Options>(Options options) ->
          title().open(options) instanceof Invalid<?>(var errors)
              ? withMessage(
                  Titles.ERROR_MESSAGES.format(
                      errors.getFirst().code(), errors.getFirst().arguments()))
              : withSetup(setup.withOptions(options));
      case Invalid<Options>(var errors) ->
          withMessage(
              Titles.ERROR_MESSAGES.format(
                  errors.getFirst().code(), errors.getFirst().arguments()));
    };
  }

  private CustomGame withMessage(String message) {
    return new CustomGame(setup, seed, List.of(Text.bright(message)));
  }

  private SeatedPlayer next(SeatedPlayer seated) {
    List<Player> players =
        Stream.concat(
                Stream.<Player>of(new Player.Human()),
                title().bots().all().stream()
                    .sorted(
                        Comparator.comparing(
                            level -> !level.name().equals(title().bots().defaultLevel())))
                    .map(BotLevel::name)
                    .map(Player.Machine::new))
            .toList();
    int at = players.indexOf(seated.player());
    return new SeatedPlayer(seated.seat(), players.get((at + 1) % players.size()));
  }
}
