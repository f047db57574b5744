package lethe.app.cli;

import lethe.app.page.Menu;
import lethe.app.page.PageTransition;

/** The menu of a custom game. */
record CustomGameMenu(CustomGame customGame) implements MenuPage.MenuContent {
  @Override
  public Menu menu(MenuState state) {
    return customGame.menu();
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    return word.equals("play")
        ? PageTransition.stay(
            page, new MenuEffect.StartMatch(customGame.setup(), customGame.seed(), false))
        : onLine(word, page);
  }

  @Override
  public PageTransition<MenuEffect, MenuState> onLine(String line, MenuPage page) {
    return PageTransition.stay(page.replaceWith(new CustomGameMenu(customGame.onLine(line))));
  }
}
