package lethe.app.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.PageTransition;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.words.Launcher;
import lethe.app.words.Resources;

/** The main menu. */
public record HomeMenu() implements MenuPage.MenuContent {
  @Override
  public Menu menu(MenuState state) {
    List<Item> items = new ArrayList<>();
    state
        .savedGames()
        .latest()
        .ifPresent(
            game ->
                items.add(
                    new Item(
                        "go-on",
                        message("menu.home.go-on", game.title().name(), game.startTime()),
                        message("menu.home.go-on.about"))));
    for (Title<?, ?, ?> title : Titles.ALL) {
      items.add(
          new Item(
              title.id(), message("menu.home.title", title.name(), seats(title)), title.summary()));
    }
    items.add(MenuPage.item("puzzles"));
    items.add(MenuPage.item("matches", state.savedGames().files()));
    items.add(
        new Item("results", message("menu.home.results"), message("menu.home.results.about")));
    items.add(MenuPage.item("settings"));
    items.add(MenuPage.item("server"));
    items.add(MenuPage.item("help"));
    items.add(MenuPage.item("quit"));
    List<Text> head =
        Stream.concat(
                Resources.text(HomeMenu.class, "banner.txt").lines().map(Text::bright),
                Stream.of(Text.EMPTY))
            .toList();
    return new Menu(
        head, items, List.of(Text.faint(message("menu.home.how"))), message("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    return switch (word) {
      case "quit" -> PageTransition.leave();
      case "go-on" ->
          page.state()
              .savedGames()
              .latest()
              .<PageTransition<MenuEffect, MenuState>>map(
                  game -> PageTransition.stay(page, new MenuEffect.ResumeGame(game.file())))
              .orElseGet(() -> PageTransition.stay(page));
      case "puzzles" -> PageTransition.stay(page, new MenuEffect.PlayPuzzles());
      case "matches" -> PageTransition.stay(page.open(new SavedGamesMenu()));
      case "results" -> PageTransition.stay(page.open(new ResultsMenu()));
      case "settings" -> PageTransition.stay(page.open(new SettingsMenu()));
      case "help" -> PageTransition.stay(page.openText(text("help.txt")));
      case "server" -> PageTransition.stay(page.openText(text("server.txt")));
      default -> PageTransition.stay(page.open(new GameMenu(Titles.byName(word).orElseThrow())));
    };
  }

  /** Also accepts an item of a game's own menu, followed by the game. */
  @Override
  public PageTransition<MenuEffect, MenuState> onLine(String line, MenuPage page) {
    String[] words = line.strip().toLowerCase(Locale.ROOT).split("\\s+", 3);
    return (words.length == 2 ? Titles.byName(words[1]) : Optional.<Title<?, ?, ?>>empty())
        .map(GameMenu::new)
        .flatMap(title -> chooseItem(title, words[0], page))
        .orElseGet(() -> MenuPage.MenuContent.super.onLine(line, page));
  }

  private static Optional<PageTransition<MenuEffect, MenuState>> chooseItem(
      GameMenu title, String word, MenuPage page) {
    return title
        .menu(page.state())
        .choose(word)
        .map(Item::word)
        .filter(chosen -> !chosen.equals(MenuPage.BACK))
        .map(chosen -> title.choose(chosen, page.open(title)));
  }

  private static String text(String name) {
    return Launcher.filled(Resources.text(HomeMenu.class, name));
  }

  private static String seats(Title<?, ?, ?> title) {
    int fewest = title.seats().min();
    int most = title.seats().max();
    return fewest == most
        ? message(most == 1 ? "menu.home.alone" : "menu.home.seats", most)
        : message("menu.home.seats", fewest + "-" + most);
  }

  private static String message(String key, Object... arguments) {
    return MenuPage.MESSAGES.format(key, arguments);
  }
}
