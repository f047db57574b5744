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
 * A menu between matches: what can be chosen, and the menu that it was opened from.
 *
 * @param choice what is to be chosen
 * @param standing what there is to choose from
 * @param below the menu that Back leads to
 * @param from the first item that is seen
 * @param said the answer to what was chosen last
 */
record MenuPage(
    Choice choice,
    Standing standing,
    Optional<MenuPage> below,
    int from,
    List<Text> said,
    Size size)
    implements Page<MenuEffect, Standing> {
  /** One kind of menu. */
  interface Choice {
    /** What can be chosen now. */
    Menu menu(Standing standing);

    /** What comes of choosing the item with this word. */
    Step<MenuEffect, Standing> chosen(String word, MenuPage page);

    /** What comes of a line that chooses nothing; as a rule a sentence about what could be. */
    default Step<MenuEffect, Standing> typed(String line, MenuPage page) {
      return Step.to(page.saying(choice(page).unclear(line)));
    }

    private static Menu choice(MenuPage page) {
      return page.choice.menu(page.standing);
    }
  }

  /** What chooses the page below. */
  static final String BACK = "back";

  /** The first of all menus. */
  static MenuPage first(Choice choice, Standing standing, Size size) {
    return new MenuPage(choice, standing, Optional.empty(), 0, standing.said(), size);
  }

  /** Another menu above this one. */
  MenuPage opening(Choice next) {
    return new MenuPage(next, standing, Optional.of(calm()), 0, List.of(), size);
  }

  /** Another menu in the place of this one. */
  MenuPage becoming(Choice next) {
    return new MenuPage(next, standing, below, from, List.of(), size);
  }

  /** A text above this menu. */
  Page<MenuEffect, Standing> reading(String text) {
    return Reading.alone(text.lines().map(Text::plain).toList(), size, calm());
  }

  /** The same with this said below it. */
  MenuPage saying(String sentence) {
    return new MenuPage(choice, standing, below, from, List.of(Text.bright(sentence)), size);
  }

  /** The same with nothing said. */
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

  /** Everything may have become another: matches were played. */
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
