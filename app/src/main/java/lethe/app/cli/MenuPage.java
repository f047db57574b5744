package lethe.app.cli;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Event;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.Page;
import lethe.app.page.Reading;
import lethe.app.page.Screen;
import lethe.app.page.Step;

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
    Step<MenuEffect, Standing> chosen(String word, MenuPage page);

    /** Handles a line that chooses no item; by default, answers what can be chosen. */
    default Step<MenuEffect, Standing> typed(String line, MenuPage page) {
      return Step.to(page.saying(choice(page).unclear(line)));
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
    return Reading.alone(text.lines().map(Text::plain).toList(), size, calm());
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
    return said.isEmpty() ? menu : menu.saying(said);
  }

  @Override
  public Screen screen(Size room) {
    return menu().screen(room);
  }

  @Override
  public Step<MenuEffect, Standing> on(Event event) {
    return switch (event) {
      case Event.Line(String line) when line.isBlank() -> Step.to(calm());
      case Event.Line(String line) ->
          menu()
              .chosen(line)
              .map(Item::word)
              .map(word -> word.equals(BACK) ? back() : choice.chosen(word, calm()))
              .orElseGet(() -> choice.typed(line, calm()));
      case Event.Back _ -> below.isPresent() ? back() : Step.to(calm());
      case Event.Turn(int by) -> Step.to(turned(by));
      case Event.Resized(Size room) ->
          Step.to(new MenuPage(choice, standing, below, from, said, room));
      case Event.Ended _ -> Step.away();
      case Event.Said _, Event.Second _, Event.Changed _ -> Step.to(this);
    };
  }

  /** Replaces the data of this page and those below, because matches may have been played. */
  @Override
  public Step<MenuEffect, Standing> told(Standing now) {
    return Step.to(
        new MenuPage(choice, now, below.map(page -> page.knowing(now)), from, now.said(), size));
  }

  private MenuPage knowing(Standing now) {
    return new MenuPage(choice, now, below.map(page -> page.knowing(now)), from, List.of(), size);
  }

  private Step<MenuEffect, Standing> back() {
    return below
        .<Step<MenuEffect, Standing>>map(
            page -> Step.to(page.on(new Event.Resized(size)).page().orElseThrow()))
        .orElseGet(Step::away);
  }

  private MenuPage turned(int by) {
    return new MenuPage(choice, standing, below, menu().turned(by, size), List.of(), size);
  }
}
