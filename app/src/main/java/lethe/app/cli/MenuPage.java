package lethe.app.cli;

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

/**
 * A menu page between matches.
 *
 * @param choice the menu
 * @param standing the data that the menu shows
 * @param below the menu that {@code back} returns to; empty for the main menu
 * @param from the index of the first visible item
 * @param said the answer to the last choice
 */
record MenuPage(
    Choice choice,
    Standing standing,
    Optional<MenuPage> below,
    int from,
    List<Text> said,
    Size size)
    implements Page<MenuEffect, Standing> {
  /** A kind of menu. */
  interface Choice {
    /** Returns the menu for the current data. */
    Menu menu(Standing standing);

    /** Chooses an item by its word. */
    PageTransition<MenuEffect, Standing> chosen(String word, MenuPage page);

    /** Handles a line that chooses no item; by default, answers what can be chosen. */
    default PageTransition<MenuEffect, Standing> typed(String line, MenuPage page) {
      return PageTransition.stay(page.saying(choice(page).notUnderstood(line)));
    }

    private static Menu choice(MenuPage page) {
      return page.choice.menu(page.standing);
    }
  }

  /** The word that returns to the menu below. */
  static final String BACK = "back";

  /** Creates the first menu. */
  static MenuPage first(Choice choice, Standing standing, Size size) {
    return new MenuPage(choice, standing, Optional.empty(), 0, standing.said(), size);
  }

  /** Opens a menu above this one. */
  MenuPage opening(Choice next) {
    return new MenuPage(next, standing, Optional.of(calm()), 0, List.of(), size);
  }

  /** Replaces this menu by another one. */
  MenuPage becoming(Choice next) {
    return new MenuPage(next, standing, below, from, List.of(), size);
  }

  /** Shows a text above this menu. */
  Page<MenuEffect, Standing> reading(String text) {
    return TextPage.fullScreen(text.lines().map(Text::plain).toList(), size, calm());
  }

  /** Returns this page with a message below the menu. */
  MenuPage saying(String sentence) {
    return new MenuPage(choice, standing, below, from, List.of(Text.bright(sentence)), size);
  }

  /** Returns this page without a message. */
  MenuPage calm() {
    return new MenuPage(choice, standing, below, from, List.of(), size);
  }

  private Menu menu() {
    Menu menu = choice.menu(standing).from(from);
    return said.isEmpty() ? menu : menu.withFooter(said);
  }

  @Override
  public Screen screen(Size room) {
    return menu().screen(room);
  }

  @Override
  public PageTransition<MenuEffect, Standing> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) when line.isBlank() -> PageTransition.stay(calm());
      case PageEvent.LineEntered(String line) ->
          menu()
              .choose(line)
              .map(Item::word)
              .map(word -> word.equals(BACK) ? back() : choice.chosen(word, calm()))
              .orElseGet(() -> choice.typed(line, calm()));
      case PageEvent.CloseRequested _ -> below.isPresent() ? back() : PageTransition.stay(calm());
      case PageEvent.PageTurn(int by) -> PageTransition.stay(turned(by));
      case PageEvent.Resized(Size room) ->
          PageTransition.stay(new MenuPage(choice, standing, below, from, said, room));
      case PageEvent.InputEnded _ -> PageTransition.leave();
      case PageEvent.MessageReceived _, PageEvent.SecondPassed _, PageEvent.Changed _ ->
          PageTransition.stay(this);
    };
  }

  /** Replaces the data of this page and those below, because matches may have been played. */
  @Override
  public PageTransition<MenuEffect, Standing> onAnswer(Standing now) {
    return PageTransition.stay(
        new MenuPage(choice, now, below.map(page -> page.knowing(now)), from, now.said(), size));
  }

  private MenuPage knowing(Standing now) {
    return new MenuPage(choice, now, below.map(page -> page.knowing(now)), from, List.of(), size);
  }

  private PageTransition<MenuEffect, Standing> back() {
    return below
        .<PageTransition<MenuEffect, Standing>>map(
            page ->
                PageTransition.stay(page.onEvent(new PageEvent.Resized(size)).page().orElseThrow()))
        .orElseGet(PageTransition::leave);
  }

  private MenuPage turned(int by) {
    return new MenuPage(
        choice, standing, below, menu().firstAfterTurning(by, size), List.of(), size);
  }
}
