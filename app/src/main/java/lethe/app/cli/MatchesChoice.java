package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.Step;

/** The kept matches, the latest first. */
record MatchesChoice() implements MenuPage.Choice {
  /** Of files that cannot be read, so many are named; lethe saves names all. */
  private static final int UNREAD = 3;

  @Override
  public Menu menu(Standing standing) {
    List<KeptMatches.Kept> kept = standing.kept().reversed();
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < kept.size(); i++) {
      KeptMatches.Kept one = kept.get(i);
      items.add(
          new Item(
              String.valueOf(i + 1),
              Lethe.SAY.say("menu.kept", one.when(), one.title().name(), one.status().inShort()),
              Lethe.SAY.say(one.status().isOver() ? "menu.kept.over" : "menu.kept.open")));
    }
    items.add(Menus.item(MenuPage.BACK));
    List<Text> head =
        new ArrayList<>(List.of(Text.bright(Lethe.SAY.say("menu.matches", kept.size()))));
    standing.unread().stream().limit(UNREAD).map(Text::faint).forEach(head::add);
    head.add(Text.EMPTY);
    return new Menu(head, items, List.of(), Lethe.SAY.say("menu.prompt"));
  }

  @Override
  public Step<MenuEffect, Standing> chosen(String word, MenuPage page) {
    KeptMatches.Kept one = page.standing().kept().reversed().get(Integer.parseInt(word) - 1);
    return Step.to(
        page,
        one.status().isOver()
            ? new MenuEffect.Review(one.file())
            : new MenuEffect.Resume(one.file()));
  }
}
