package lethe.app.cli;

import lethe.app.page.Menu;
import lethe.app.page.PageTransition;

/** The menu of a custom game. */
record TableChoice(TableToSet table) implements MenuPage.Choice {
  @Override
  public Menu menu(Standing standing) {
    return table.menu();
  }

  @Override
  public PageTransition<MenuEffect, Standing> chosen(String word, MenuPage page) {
    return word.equals("play")
        ? PageTransition.stay(page, new MenuEffect.Begin(table.setup(), table.seed(), false))
        : typed(word, page);
  }

  @Override
  public PageTransition<MenuEffect, Standing> typed(String line, MenuPage page) {
    return PageTransition.stay(page.becoming(new TableChoice(table.changed(line))));
  }
}
