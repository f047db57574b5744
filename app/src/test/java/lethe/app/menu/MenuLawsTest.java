package lethe.app.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.page.PageLaws;
import lethe.app.play.TableSetup;
import lethe.app.titles.AllTitles;
import lethe.app.titles.Title;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that every menu obeys the laws of pages. */
@Tag("titles")
class MenuLawsTest {
  static Stream<MenuPage> menus() {
    List<MenuPage.MenuContent> contents = new ArrayList<>();
    contents.add(new HomeMenu());
    contents.add(new SavedGamesMenu());
    contents.add(new SettingsMenu());
    for (Title<?, ?, ?> title : AllTitles.ALL) {
      contents.add(new GameMenu(title));
      contents.add(CustomGameMenu.of(TableSetup.defaults(title, title.bots().defaultLevel())));
    }
    MenuState state = MenuStates.withoutSavedGames(UserSettings.defaults());
    return contents.stream().map(content -> MenuPage.root(content, state, Size.DEFAULT));
  }

  @ParameterizedTest
  @MethodSource("menus")
  void everyMenuObeysThePageLaws(MenuPage menu) {
    List<String> words = menu.screen(Size.DEFAULT).lines();
    words.forEach(word -> PageLaws.assertLineWorksWhileATextIsOpen(menu, word));
    PageLaws.assertClosingHasNoOtherEffect(menu);
    PageLaws.assertLookingHasNoEffect(menu, _ -> false);
    PageLaws.assertTextIsSpokenInFull(menu, words);
  }
}
