package lethe.app.menu;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.PageTransition;
import lethe.app.play.ResultsReport;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** The menu of the user's results, with one row for each game. */
record ResultsMenu() implements MenuPage.MenuContent {
  @Override
  public Menu menu(MenuState state) {
    List<Item> items = new ArrayList<>();
    ResultsReport results = state.results();
    for (Title<?, ?, ?> title : Titles.ALL) {
      items.add(
          new Item(
              title.id(),
              results.row(title),
              MenuPage.MESSAGES.format("menu.results.description", title.name())));
    }
    items.add(MenuPage.item(MenuPage.BACK));
    return new Menu(
        List.of(Text.bright(MenuPage.MESSAGES.format("menu.results")), Text.EMPTY),
        items,
        List.of(),
        MenuPage.MESSAGES.format("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    Title<?, ?, ?> title = Titles.byName(word).orElseThrow();
    return PageTransition.to(page.openText(page.state().results().page(title)));
  }
}
