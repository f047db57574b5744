package lethe.app.cli;

import lethe.app.page.Menu.Item;
import lethe.engine.core.Player;

/** Items and texts that several menus use. */
final class Menus {
  private Menus() {}

  /** Returns the item for a word, with its text from the resources. */
  static Item item(String word, Object... facts) {
    return new Item(
        word, Lethe.SAY.say("menu.item." + word, facts), Lethe.SAY.say("menu.about." + word));
  }

  /** Returns the description of a player. */
  static String player(Player player) {
    return player instanceof Player.Machine(String level)
        ? Lethe.SAY.say("menu.bot", level)
        : Lethe.SAY.say("menu.human");
  }
}
