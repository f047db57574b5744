package lethe.app.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.PageTransition;
import lethe.app.text.Launcher;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** The main menu, which begins with the latest unfinished match if there is one. */
public record HomeMenu() implements MenuPage.MenuContent {
  /** The word of the item that continues the latest unfinished match. */
  public static final String CONTINUE = "continue";

  /**
   * Returns the page to show when the program starts. If there are no saved games, the recommended
   * game is selected.
   */
  public static MenuPage initialPage(MenuState state, Size size) {
    MenuPage page = MenuPage.root(new HomeMenu(), state, size);
    return state.savedGames().fileCount() == 0 ? page.withChosenWord(Titles.FIRST_GAME.id()) : page;
  }

  @Override
  public Menu menu(MenuState state) {
    List<Item> items = new ArrayList<>();
    state
        .savedGames()
        .latestUnfinished()
        .ifPresent(
            game ->
                items.add(
                    new Item(
                        CONTINUE,
                        message(
                            "menu.home.continue",
                            game.ownSeat()
                                .map(
                                    seat ->
                                        message("menu.home.continue.as", game.title().name(), seat))
                                .orElse(game.title().name()),
                            game.shortProgress(),
                            game.lastPlayedText()),
                        message("menu.home.continue.description", game.lastPlayedText()),
                        SavedGamesMenu.UNFINISHED_STYLE)));
    for (Title<?, ?, ?> title : Titles.ALL) {
      items.add(
          new Item(
              title.id(),
              message(
                  title.equals(Titles.FIRST_GAME) ? "menu.home.first-game" : "menu.home.game",
                  title.name(),
                  seatCounts(title)),
              title.summary()));
    }
    items.add(MenuPage.item("puzzles"));
    items.add(MenuPage.item("matches", state.savedGames().fileCount()));
    items.add(
        new Item(
            "results", message("menu.home.results"), message("menu.home.results.description")));
    items.add(MenuPage.item("settings"));
    items.add(MenuPage.item("server"));
    items.add(MenuPage.item("help"));
    items.add(MenuPage.item("quit"));
    List<Text> header =
        Stream.concat(
                Resources.text(HomeMenu.class, "banner.txt").lines().map(HomeMenu::bannerLine),
                Stream.of(Text.EMPTY))
            .toList();
    return new Menu(
        header, items, List.of(Text.faint(message("menu.home.help"))), message("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    return switch (word) {
      case "quit" -> PageTransition.leave();
      case CONTINUE ->
          page.state()
              .savedGames()
              .latestUnfinished()
              .<PageTransition<MenuEffect, MenuState>>map(
                  game -> PageTransition.to(page, new MenuEffect.ResumeGame(game.file())))
              .orElseGet(() -> PageTransition.to(page));
      case "puzzles" -> PageTransition.to(page.openMenu(new PuzzlesMenu()));
      case "matches" -> PageTransition.to(page.openMenu(new SavedGamesMenu()));
      case "results" -> PageTransition.to(page.openMenu(new ResultsMenu()));
      case "settings" -> PageTransition.to(page.openMenu(new SettingsMenu()));
      case "help" -> PageTransition.to(page.openText(text("help.txt")));
      case "server" -> PageTransition.to(page.openText(text("server.txt")));
      default -> PageTransition.to(page.openMenu(new GameMenu(Titles.byName(word).orElseThrow())));
    };
  }

  /** Also accepts an item of a game's own menu, followed by the game. */
  @Override
  public PageTransition<MenuEffect, MenuState> onLine(String line, MenuPage page) {
    String[] words = line.strip().toLowerCase(Locale.ROOT).split("\\s+", 3);
    return (words.length == 2 ? Titles.byName(words[1]) : Optional.<Title<?, ?, ?>>empty())
        .map(GameMenu::new)
        .flatMap(gameMenu -> chooseItem(gameMenu, words[0], page))
        .orElseGet(() -> MenuPage.MenuContent.super.onLine(line, page));
  }

  private static Optional<PageTransition<MenuEffect, MenuState>> chooseItem(
      GameMenu gameMenu, String word, MenuPage page) {
    return gameMenu
        .menu(page.state())
        .choose(word)
        .map(Item::word)
        .filter(itemWord -> !itemWord.equals(MenuPage.BACK))
        .map(
            itemWord ->
                gameMenu.choose(
                    itemWord,
                    page.withChosenWord(gameMenu.title().id())
                        .openMenu(gameMenu)
                        .withChosenWord(itemWord)));
  }

  /** Returns a line of the banner; the water is colored. */
  private static Text bannerLine(String line) {
    return line.strip().startsWith("~") ? new Text(line, Style.of(Ink.BLUE)) : Text.bright(line);
  }

  private static String text(String name) {
    return Launcher.replacePlaceholder(Resources.text(HomeMenu.class, name));
  }

  private static String seatCounts(Title<?, ?, ?> title) {
    int min = title.seats().min();
    int max = title.seats().max();
    return min == max
        ? message(max == 1 ? "menu.home.solo" : "menu.home.seats", max)
        : message("menu.home.seats", min + "-" + max);
  }

  private static String message(String key, Object... arguments) {
    return MenuPage.MESSAGES.format(key, arguments);
  }
}
