package lethe.app.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.PageTransition;

/** The menu of settings; choosing a setting selects its next value. */
record SettingsMenu() implements MenuPage.MenuContent {
  @Override
  public Menu menu(MenuState state) {
    List<Item> items = new ArrayList<>();
    for (UserSetting setting : UserSetting.values()) {
      String value = state.settings().value(setting);
      items.add(
          new Item(
              setting.word(),
              MenuPage.MESSAGES.format(
                  "setting.row",
                  value,
                  MenuPage.MESSAGES.format("setting." + setting.word() + "." + value)),
              MenuPage.MESSAGES.format(
                  "setting." + setting.word(), String.join(", ", setting.choices()))));
    }
    items.add(MenuPage.item(MenuPage.BACK));
    return new Menu(
        List.of(Text.bright(MenuPage.MESSAGES.format("menu.settings")), Text.EMPTY),
        items,
        List.of(Text.faint(MenuPage.MESSAGES.format("menu.settings.help"))),
        MenuPage.MESSAGES.format("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    UserSetting setting = UserSetting.byWord(word).orElseThrow();
    String next = setting.valueAfter(page.state().settings().value(setting));
    return PageTransition.to(
        page, new MenuEffect.SaveSettings(page.state().settings().withValue(setting, next)));
  }

  /** Accepts a setting and a value, such as {@code pause always}. */
  @Override
  public PageTransition<MenuEffect, MenuState> onLine(String line, MenuPage page) {
    String[] words = line.strip().split("[=\\s]+", 2);
    Optional<UserSetting> setting = UserSetting.byWord(words[0]);
    if (setting.isEmpty() || words.length < 2) {
      return MenuPage.MenuContent.super.onLine(line, page);
    }
    return setting.get().choices().contains(words[1])
        ? PageTransition.to(
            page,
            new MenuEffect.SaveSettings(page.state().settings().withValue(setting.get(), words[1])))
        : PageTransition.to(
            page.withMessage(
                MenuPage.MESSAGES.format(
                    "setting.unknown-value",
                    words[0],
                    String.join(", ", setting.get().choices()))));
  }
}
