package lethe.app.cli;

import lethe.app.page.Menu.Item;
import lethe.engine.core.Player;

/** What several menus say alike. */
final class Menus {
  private Menus() {}

  /** The item with this word. */
  static Item item(String word, Object... facts) {
    return new Item(
        word, Lethe.SAY.say("menu.item." + word, facts), Lethe.SAY.say("menu.about." + word));
  }

  /** Who plays a seat. */
  static String player(Player player) {
    return player instanceof Player.Machine(String level)
        ? Lethe.SAY.say("menu.bot", level)
        : Lethe.SAY.say("menu.human");
  }
}
