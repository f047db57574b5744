package lethe.app.menu;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.app.page.TextPage;
import lethe.app.text.Messages;

/**
 * A menu page between matches.
 *
 * @param content the menu
 * @param state the data that the menu shows
 * @param parent the menu to which {@code back} returns; empty for the main menu
 * @param scrollPosition the index of the first visible item
 * @param chosenWord the word of the item that was chosen last, which is selected when the user
 *     returns to this menu; empty if none was chosen
 * @param messages the messages about the last choice, shown in place of the footer; may be empty
 */
public record MenuPage(
    MenuContent content,
    MenuState state,
    Optional<MenuPage> parent,
    int scrollPosition,
    String chosenWord,
    List<Text> messages,
    Size size)
    implements Page<MenuEffect, MenuState> {
  /** The content and behavior of a menu page. */
  public interface MenuContent {
    /** Returns the menu for the current data. */
    Menu menu(MenuState state);

    /** Chooses an item by its word. */
    PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page);

    /** Handles a line that chooses no item. By default, shows the possible choices. */
    default PageTransition<MenuEffect, MenuState> onLine(String line, MenuPage page) {
      return PageTransition.to(page.withMessage(menu(page.state()).invalidChoiceMessage(line)));
    }
  }

  /** The messages of all menus. */
  static final Messages MESSAGES = Messages.of(MenuPage.class);

  /** The word of the item that returns to the parent menu. */
  static final String BACK = "back";

  /** Creates a page for a menu without a parent. */
  public static MenuPage root(MenuContent content, MenuState state, Size size) {
    return new MenuPage(content, state, Optional.empty(), 0, "", state.messages(), size);
  }

  /** Returns the item for a word, with its name and description from the resources. */
  static Item item(String word, Object... arguments) {
    return new Item(
        word,
        MESSAGES.format("menu.item." + word, arguments),
        MESSAGES.format("menu.description." + word));
  }

  /** Returns a page for a submenu whose parent is this page. */
  MenuPage openMenu(MenuContent content) {
    return new MenuPage(content, state, Optional.of(withoutMessage()), 0, "", List.of(), size);
  }

  /** Returns this page with its menu replaced by another one. */
  MenuPage replaceWith(MenuContent content) {
    return new MenuPage(content, state, parent, scrollPosition, chosenWord, List.of(), size);
  }

  /** Returns a page with a text above this menu. */
  Page<MenuEffect, MenuState> openText(String text) {
    return TextPage.fullScreen(text.lines().map(Text::plain).toList(), size, withoutMessage());
  }

  /** Returns this page with a message below the menu. */
  MenuPage withMessage(String message) {
    return new MenuPage(
        content, state, parent, scrollPosition, chosenWord, List.of(Text.bright(message)), size);
  }

  MenuPage withoutMessage() {
    return new MenuPage(content, state, parent, scrollPosition, chosenWord, List.of(), size);
  }

  /** Returns this page with another item to select when the user returns to it. */
  public MenuPage withChosenWord(String word) {
    return new MenuPage(content, state, parent, scrollPosition, word, messages, size);
  }

  private Menu menu() {
    Menu menu =
        content
            .menu(state)
            .scrolledTo(scrollPosition)
            .withSelection(String.valueOf(depth()), chosenWord);
    return messages.isEmpty() ? menu : menu.withFooter(messages);
  }

  /** Returns the number of menus above this one. */
  private int depth() {
    return parent.map(page -> page.depth() + 1).orElse(0);
  }

  @Override
  public Screen screen(Size bounds) {
    return menu().screen(bounds);
  }

  @Override
  public PageTransition<MenuEffect, MenuState> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) when line.isBlank() ->
          PageTransition.to(withoutMessage());
      case PageEvent.LineEntered(String line) ->
          menu()
              .choose(line)
              .map(Item::word)
              .map(
                  word ->
                      word.equals(BACK)
                          ? returnToParent()
                          : content.choose(word, withoutMessage().withChosenWord(word)))
              .orElseGet(() -> content.onLine(line, withoutMessage()));
      case PageEvent.CloseRequested _ ->
          parent.isPresent() ? returnToParent() : PageTransition.to(withoutMessage());
      case PageEvent.PageTurn(int pages) -> PageTransition.to(turnPages(pages));
      case PageEvent.Resized(Size bounds) ->
          PageTransition.to(
              new MenuPage(content, state, parent, scrollPosition, chosenWord, messages, bounds));
      case PageEvent.InputEnded _ -> PageTransition.leave();
      case PageEvent.MessageReceived _, PageEvent.SecondPassed _, PageEvent.TableChanged _ ->
          PageTransition.to(this);
    };
  }

  /** Replaces the data of this page and its parents, because an effect may have changed it. */
  @Override
  public PageTransition<MenuEffect, MenuState> onAnswer(MenuState newState) {
    return PageTransition.to(
        new MenuPage(
            content,
            newState,
            parent.map(page -> page.withState(newState)),
            scrollPosition,
            chosenWord,
            newState.messages(),
            size));
  }

  private MenuPage withState(MenuState newState) {
    return new MenuPage(
        content,
        newState,
        parent.map(page -> page.withState(newState)),
        scrollPosition,
        chosenWord,
        List.of(),
        size);
  }

  private PageTransition<MenuEffect, MenuState> returnToParent() {
    return parent
        .<PageTransition<MenuEffect, MenuState>>map(
            page ->
                PageTransition.to(page.onEvent(new PageEvent.Resized(size)).page().orElseThrow()))
        .orElseGet(PageTransition::leave);
  }

  private MenuPage turnPages(int pages) {
    return new MenuPage(
        content, state, parent, menu().scrollPositionAfter(pages, size), "", List.of(), size);
  }
}
