package lethe.app.menu;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.PageTransition;
import lethe.app.play.TableSetup;
import lethe.app.savedgame.TextFileOptions;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Numbers;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * The menu of a custom game, with a row for each seat and each option.
 *
 * @param seed the chosen seed; empty for a random one
 * @param messages the message about the last input if it changed nothing, shown in place of the
 *     footer; otherwise empty
 */
record CustomGameMenu(TableSetup setup, OptionalLong seed, List<Text> messages)
    implements MenuPage.MenuContent {
  private static final String OPTION = "option";
  private static final String PLAY = "play";
  private static final String SEED = "seed";
  private static final String MORE = "more";
  private static final String FEWER = "fewer";

  /** Creates a menu with a setup and a random seed. */
  static CustomGameMenu of(TableSetup setup) {
    return new CustomGameMenu(setup, OptionalLong.empty(), List.of());
  }

  private Title<?, ?, ?> title() {
    return setup.title();
  }

  @Override
  public Menu menu(MenuState state) {
    return menu();
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    return word.equals(PLAY)
        ? PageTransition.to(page, new MenuEffect.StartMatch(setup, seed, false))
        : onLine(word, page);
  }

  @Override
  public PageTransition<MenuEffect, MenuState> onLine(String line, MenuPage page) {
    return PageTransition.to(page.replaceWith(withLine(line)));
  }

  private Menu menu() {
    List<Item> items = new ArrayList<>();
    for (SeatedPlayer seated : setup.seatedPlayers()) {
      items.add(
          new Item(
              seated.seat().name(),
              playerDescription(seated.player()),
              MenuPage.MESSAGES.format("menu.custom.seat")));
    }
    if (setup.seatedPlayers().size() < title().seats().max()) {
      items.add(MenuPage.item(MORE));
    }
    if (setup.seatedPlayers().size() > title().seats().min()) {
      items.add(MenuPage.item(FEWER));
    }
    for (Option option : title().allOptions()) {
      items.add(new Item(option.name(), valueText(option), description(option)));
    }
    items.add(
        new Item(
            SEED,
            seed.isPresent()
                ? String.valueOf(seed.getAsLong())
                : MenuPage.MESSAGES.format("menu.custom.seed.random"),
            MenuPage.MESSAGES.format("menu.custom.seed")));
    items.add(MenuPage.item(PLAY));
    items.add(MenuPage.item(MenuPage.BACK));
    List<Text> header =
        List.of(Text.bright(MenuPage.MESSAGES.format("menu.custom", title().name())), Text.EMPTY);
    List<Text> footer =
        messages.isEmpty()
            ? List.of(Text.faint(MenuPage.MESSAGES.format("menu.custom.help")))
            : messages;
    return new Menu(header, items, footer, MenuPage.MESSAGES.format("menu.prompt"));
  }

  private String playerDescription(Player player) {
    return player instanceof Player.Machine(String level)
        ? MenuPage.MESSAGES.format("menu.bot.description", level, title().botDescription(level))
        : MenuPage.MESSAGES.format("menu.human");
  }

  private String valueText(Option option) {
    return setup
        .options()
        .get(option.name())
        .map(CustomGameMenu::firstLine)
        .orElseGet(() -> defaultText(option));
  }

  private static String defaultText(Option option) {
    return option
        .defaultValue()
        .map(value -> MenuPage.MESSAGES.format("menu.custom.default.value", value))
        .orElseGet(() -> MenuPage.MESSAGES.format("menu.custom.default"));
  }

  /** Returns the first line of a value, which may be a long text. */
  private static String firstLine(String value) {
    return value.lines().findFirst().orElse("");
  }

  private String description(Option option) {
    String meaning = title().optionDescription(option);
    return option.values().isEmpty()
        ? meaning
        : MenuPage.MESSAGES.format(
            "menu.custom.values", meaning, String.join(", ", option.values()));
  }

  /**
   * Applies a line of input: an item, or an item followed by a value. A seat or an option alone
   * gets its next value. A value can also be typed as the menu shows it.
   */
  private CustomGameMenu withLine(String line) {
    String[] words = line.strip().split("[=\\s]+", 2);
    if (words.length == 2 && words[0].equals(OPTION)) {
      return withOption(words[1]);
    }
    Optional<String> row =
        words.length == 2 ? menu().choose(words[0]).map(Item::word) : Optional.empty();
    if (row.isPresent()) {
      String word = row.get();
      if (word.equals(SEED)) {
        return withSeed(words[1]);
      }
      if (option(word).isPresent()) {
        return withOption(word + " " + words[1]);
      }
      Optional<SeatedPlayer> seated = seatedPlayer(word);
      if (seated.isPresent()) {
        return withPlayer(seated.get().seat(), words[1]);
      }
    }
    Menu menu = menu();
    Optional<Item> item = menu.choose(line);
    if (item.isEmpty()) {
      return line.isBlank()
          ? this
          : withMessage(
              menu.invalidChoiceMessage(line, MenuPage.MESSAGES.format("menu.custom.other-input")));
    }
    return switch (item.get().word()) {
      case MORE -> withSetup(setup.withSeatCount(setup.seatedPlayers().size() + 1));
      case FEWER -> withSetup(setup.withSeatCount(setup.seatedPlayers().size() - 1));
      case SEED ->
          seed.isPresent()
              ? new CustomGameMenu(setup, OptionalLong.empty(), List.of())
              : withMessage(MenuPage.MESSAGES.format("menu.custom.seed.help"));
      case String word ->
          option(word).map(this::withNextValue).orElseGet(() -> withNextPlayer(word));
    };
  }

  private Optional<Option> option(String name) {
    return title().allOptions().stream()
        .filter(candidate -> candidate.name().equals(name))
        .findFirst();
  }

  private Optional<SeatedPlayer> seatedPlayer(String seatName) {
    return setup.seatedPlayers().stream()
        .filter(seated -> seated.seat().name().equals(seatName))
        .findFirst();
  }

  /**
   * Assigns a player to a seat: {@code human}, {@code bot} or a level, as in {@code deep}, {@code
   * bot deep} or {@code bot:deep}.
   */
  private CustomGameMenu withPlayer(Seat seat, String text) {
    String name = text.strip().toLowerCase(Locale.ROOT);
    if (name.equals("human") || name.equals(MenuPage.MESSAGES.format("menu.human"))) {
      return withSetup(setup.withPlayer(new SeatedPlayer(seat, new Player.Human())));
    }
    String level = name.replaceFirst("^bot(?:[:\\s]\\s*|$)", "");
    return title()
        .levelByName(level)
        .map(
            found ->
                withSetup(
                    setup.withPlayer(new SeatedPlayer(seat, new Player.Machine(found.name())))))
        .orElseGet(
            () ->
                withMessage(
                    MenuPage.MESSAGES.format(
                        "menu.custom.unknown-player",
                        text.strip(),
                        seat,
                        title().bots().levels().stream()
                            .map(botLevel -> "bot " + botLevel.name())
                            .collect(Collectors.joining(", ")))));
  }

  private CustomGameMenu withNextPlayer(String seatName) {
    return seatedPlayer(seatName)
        .map(seated -> withSetup(setup.withPlayer(nextPlayer(seated))))
        .orElse(this);
  }

  private CustomGameMenu withSetup(TableSetup newSetup) {
    return new CustomGameMenu(newSetup, seed, List.of());
  }

  private CustomGameMenu withSeed(String text) {
    if (text.strip().equals(MenuPage.MESSAGES.format("menu.custom.seed.random"))) {
      return new CustomGameMenu(setup, OptionalLong.empty(), List.of());
    }
    return Numbers.parseLong(text.strip())
        .map(number -> new CustomGameMenu(setup, OptionalLong.of(number), List.of()))
        .orElseGet(
            () ->
                withMessage(MenuPage.MESSAGES.format("menu.custom.seed.malformed", text.strip())));
  }

  /**
   * Selects the next value of an option. For an option without fixed values, restores the default
   * or shows its description.
   */
  private CustomGameMenu withNextValue(Option option) {
    if (option.values().isEmpty()) {
      return setup.options().get(option.name()).isPresent()
          ? withSetup(setup.withOptions(optionsWithout(option.name())))
          : withMessage(title().optionDescription(option));
    }
    List<String> values = option.values();
    Optional<String> current = setup.options().get(option.name()).or(option::defaultValue);
    int next = current.map(values::indexOf).orElse(-1) + 1;
    String nextValue = values.get(next % values.size());
    boolean isDefault = option.defaultValue().map(nextValue::equals).orElse(next == values.size());
    return isDefault
        ? withSetup(setup.withOptions(optionsWithout(option.name())))
        : withOption(option.name() + " " + nextValue);
  }

  private Options optionsWithout(String name) {
    Map<String, String> remainingValues = new TreeMap<>(setup.options().values());
    remainingValues.remove(name);
    return Options.of(remainingValues);
  }

  private CustomGameMenu withOption(String text) {
    String[] keyAndValue = text.strip().split("[=\\s]+", 2);
    if (keyAndValue.length < 2) {
      return withMessage(
          MenuPage.MESSAGES.format(
              "menu.custom.option", title().allOptions().stream().map(Option::name).toList()));
    }
    boolean isDefault =
        keyAndValue[1].equals(MenuPage.MESSAGES.format("menu.custom.default"))
            || option(keyAndValue[0]).map(CustomGameMenu::defaultText).stream()
                .anyMatch(keyAndValue[1]::equals);
    if (isDefault) {
      return withSetup(setup.withOptions(optionsWithout(keyAndValue[0])));
    }
    Map<String, String> values = new TreeMap<>(setup.options().values());
    values.put(keyAndValue[0].strip(), keyAndValue[1].strip());
    return switch (new TextFileOptions(title().textOptionNames(), values).read()) {
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

  private CustomGameMenu withMessage(String message) {
    return new CustomGameMenu(setup, seed, List.of(Text.bright(message)));
  }

  private SeatedPlayer nextPlayer(SeatedPlayer seated) {
    List<Player> players =
        Stream.concat(
                Stream.<Player>of(new Player.Human()),
                title().bots().levels().stream()
                    .sorted(
                        Comparator.comparing(
                            level -> !level.name().equals(title().bots().defaultLevel())))
                    .map(BotLevel::name)
                    .map(Player.Machine::new))
            .toList();
    int index = players.indexOf(seated.player());
    return new SeatedPlayer(seated.seat(), players.get((index + 1) % players.size()));
  }
}
