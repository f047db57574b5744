package lethe.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.Step;
import lethe.app.session.Figures;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** What somebody's matches came to, a row a game. */
record ResultsChoice() implements MenuPage.Choice {
  @Override
  public Menu menu(Standing standing) {
    List<Item> items = new ArrayList<>();
    for (Title<?, ?, ?> title : Titles.ALL) {
      items.add(
          new Item(
              title.id(),
              row(standing.kept(title)),
              Lethe.SAY.say("menu.statistics.about", title.name())));
    }
    items.add(Menus.item(MenuPage.BACK));
    return new Menu(
        List.of(Text.bright(Lethe.SAY.say("menu.statistics")), Text.EMPTY),
        items,
        List.of(),
        Lethe.SAY.say("menu.prompt"));
  }

  @Override
  public Step<MenuEffect, Standing> chosen(String word, MenuPage page) {
    Title<?, ?, ?> title = Titles.named(word).orElseThrow();
    return Step.to(page.reading(Results.of(page.standing().kept(), title)));
  }

  /** How many were played, the best and how it was reached, and how they ended. */
  private static String row(List<Kept> own) {
    List<Kept> over = own.stream().filter(one -> one.status().isOver()).toList();
    return over.stream()
        .max(Comparator.comparing(Kept::best, Figures.Result.ORDER))
        .map(
            best ->
                Lethe.SAY.say(
                    "menu.statistics.row",
                    own.size(),
                    best.score(),
                    best.status().circumstances(),
                    endings(over)))
        .orElseGet(() -> Lethe.SAY.say("menu.statistics.none", own.size()));
  }

  private static String endings(List<Kept> over) {
    return Results.endings(over).stream()
        .map(
            ending ->
                Lethe.SAY.say(
                    "menu.statistics.ending", ending.getValue(), ending.getKey().replace('-', ' ')))
        .collect(Collectors.joining(", "));
  }
}
