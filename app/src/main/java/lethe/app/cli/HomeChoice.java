package lethe.app.cli;

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
record HomeChoice() implements MenuPage.Choice {
  @Override
  public Menu menu(Standing standing) {
    List<Item> items = new ArrayList<>();
    standing
        .shelf()
        .latest()
        .ifPresent(
            kept ->
                items.add(
                    new Item(
                        "go-on",
                        say("menu.home.go-on", kept.title().name(), kept.day()),
                        say("menu.home.go-on.about"))));
    for (Title<?, ?, ?> title : Titles.ALL) {
      items.add(
          new Item(
              title.id(), say("menu.home.title", title.name(), seats(title)), title.summary()));
    }
    items.add(Menus.item("puzzles"));
    items.add(Menus.item("matches", standing.shelf().files()));
    items.add(new Item("results", say("menu.home.results"), say("menu.home.results.about")));
    items.add(Menus.item("settings"));
    items.add(Menus.item("house"));
    items.add(Menus.item("help"));
    items.add(Menus.item("quit"));
    List<Text> head =
        Stream.concat(
                Resources.text(HomeChoice.class, "banner.txt").lines().map(Text::bright),
                Stream.of(Text.EMPTY))
            .toList();
    return new Menu(head, items, List.of(Text.faint(say("menu.home.how"))), say("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, Standing> chosen(String word, MenuPage page) {
    return switch (word) {
      case "quit" -> PageTransition.leave();
      case "go-on" ->
          page.standing()
              .shelf()
              .latest()
              .<PageTransition<MenuEffect, Standing>>map(
                  kept -> PageTransition.stay(page, new MenuEffect.Resume(kept.file())))
              .orElseGet(() -> PageTransition.stay(page));
      case "puzzles" -> PageTransition.stay(page, new MenuEffect.Pose());
      case "matches" -> PageTransition.stay(page.opening(new MatchesChoice()));
      case "results" -> PageTransition.stay(page.opening(new ResultsChoice()));
      case "settings" -> PageTransition.stay(page.opening(new SettingsChoice()));
      case "help" -> PageTransition.stay(page.reading(text("help.txt")));
      case "house" -> PageTransition.stay(page.reading(text("house.txt")));
      default ->
          PageTransition.stay(page.opening(new TitleChoice(Titles.named(word).orElseThrow())));
    };
  }

  /** Also accepts an item of a game's own menu, followed by the game. */
  @Override
  public PageTransition<MenuEffect, Standing> typed(String line, MenuPage page) {
    String[] words = line.strip().toLowerCase(Locale.ROOT).split("\\s+", 3);
    return (words.length == 2 ? Titles.named(words[1]) : Optional.<Title<?, ?, ?>>empty())
        .map(TitleChoice::new)
        .flatMap(title -> chosen(title, words[0], page))
        .orElseGet(() -> MenuPage.Choice.super.typed(line, page));
  }

  private static Optional<PageTransition<MenuEffect, Standing>> chosen(
      TitleChoice title, String word, MenuPage page) {
    return title
        .menu(page.standing())
        .choose(word)
        .map(Item::word)
        .filter(chosen -> !chosen.equals(MenuPage.BACK))
        .map(chosen -> title.chosen(chosen, page.opening(title)));
  }

  private static String text(String name) {
    return Launcher.filled(Resources.text(HomeChoice.class, name));
  }

  private static String seats(Title<?, ?, ?> title) {
    int fewest = title.seats().min();
    int most = title.seats().max();
    return fewest == most
        ? say(most == 1 ? "menu.home.alone" : "menu.home.seats", most)
        : say("menu.home.seats", fewest + "-" + most);
  }

  private static String say(String key, Object... facts) {
    return LetheCli.MESSAGES.format(key, facts);
  }
}
