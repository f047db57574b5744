package lethe.app.cli;

import lethe.app.page.Menu.Item;
import lethe.engine.core.Player;

/** Items and texts that several menus use. */
final class MenuTexts {
  private MenuTexts() {}

  /** Returns the item for a word, with its text from the resources. */
  static Item item(String word, Object... arguments) {
    return new Item(
        word,
        LetheCli.MESSAGES.format("menu.item." + word, arguments),
        LetheCli.MESSAGES.format("menu.about." + word));
  }

  /** Returns the description of a player. */
  static String player(Player player) {
    return player instanceof Player.Machine(String level)
        ? LetheCli.MESSAGES.format("menu.bot", level)
        : LetheCli.MESSAGES.format("menu.human");
  }
}
