package lethe.app.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.PageTransition;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** The menu of puzzles: the daily puzzle, the next puzzle to solve, and the games. */
record PuzzlesMenu() implements MenuPage.MenuContent {
  private static final String DAILY = "daily";
  private static final String NEXT = "next";

  @Override
  public Menu menu(MenuState state) {
    List<Item> items = new ArrayList<>();
    items.add(MenuPage.item(DAILY));
    items.add(MenuPage.item(NEXT));
    for (Title<?, ?, ?> title : Titles.ALL) {
      if (title.bots().puzzleFinder().isPresent()) {
        items.add(
            new Item(
                title.id(),
                title.name(),
                MenuPage.MESSAGES.format("menu.puzzles.game", title.name())));
      }
    }
    items.add(MenuPage.item(MenuPage.BACK));
    return new Menu(
        List.of(Text.bright(MenuPage.MESSAGES.format("menu.puzzles")), Text.EMPTY),
        items,
        List.of(),
        MenuPage.MESSAGES.format("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    return switch (word) {
      case DAILY -> PageTransition.to(page, new MenuEffect.PlayDailyPuzzle());
      case NEXT ->
          PageTransition.to(page, new MenuEffect.PlayPuzzles(Optional.empty(), Optional.empty()));
      default ->
          PageTransition.to(page.openMenu(new ThemesMenu(Titles.byName(word).orElseThrow())));
    };
  }

  /** The menu of the themes of one game's puzzles. */
  private record ThemesMenu(Title<?, ?, ?> title) implements MenuPage.MenuContent {
    private static final String ALL = "all";

    @Override
    public Menu menu(MenuState state) {
      List<Item> items = new ArrayList<>();
      items.add(MenuPage.item(ALL));
      title
          .bots()
          .puzzleFinder()
          .ifPresent(finder -> finder.themes().forEach(theme -> items.add(item(theme))));
      items.add(MenuPage.item(MenuPage.BACK));
      return new Menu(
          List.of(
              Text.bright(MenuPage.MESSAGES.format("menu.puzzles.of", title.name())), Text.EMPTY),
          items,
          List.of(),
          MenuPage.MESSAGES.format("menu.prompt"));
    }

    private Item item(String theme) {
      String name = title.puzzleThemeName(theme);
      return new Item(theme, name, MenuPage.MESSAGES.format("menu.puzzles.theme", name));
    }

    @Override
    public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
      Optional<String> theme = Optional.of(word).filter(chosen -> !chosen.equals(ALL));
      return PageTransition.to(page, new MenuEffect.PlayPuzzles(Optional.of(title), theme));
    }
  }
}
