package lethe.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/** Laws that hold for every page. */
public final class PageLaws {
  /** A small window size, the default, and a large one. */
  public static final List<Size> SIZES = List.of(new Size(40, 10), Size.DEFAULT, new Size(200, 60));

  private static final List<Text> SAMPLE_TEXT = List.of(Text.plain("Something to read."));

  private PageLaws() {}

  /** Asserts that a page executes a line, even while a text is open above the page. */
  public static <E, A> void assertLineIsExecuted(Page<E, A> page, String line, E expected) {
    for (Page<E, A> current : List.of(page, TextPage.of(SAMPLE_TEXT, Size.DEFAULT, page))) {
      assertThat(current.screen(Size.DEFAULT).preview().isAllowed(line)).as(line).isTrue();
      assertThat(current.onEvent(new PageEvent.LineEntered(line)).effects())
          .as(line)
          .contains(expected);
    }
  }

  /** Asserts that a line has the same result whether or not a text is open above the page. */
  public static <E, A> void assertLineWorksWhileATextIsOpen(Page<E, A> page, String line) {
    PageEvent lineEntered = new PageEvent.LineEntered(line);
    assertThat(page.screen(Size.DEFAULT).preview().isAllowed(line)).as(line).isTrue();
    assertThat(TextPage.of(SAMPLE_TEXT, Size.DEFAULT, page).onEvent(lineEntered))
        .as(line)
        .isEqualTo(page.onEvent(lineEntered));
  }

  /** Asserts that closing a text above a page has no other effect. */
  public static <E, A> void assertClosingHasNoOtherEffect(Page<E, A> page) {
    for (PageEvent closing :
        List.of(
            new PageEvent.CloseRequested(),
            new PageEvent.LineEntered(""),
            new PageEvent.PageTurn(1))) {
      PageTransition<E, A> closed = TextPage.of(SAMPLE_TEXT, Size.DEFAULT, page).onEvent(closing);
      assertThat(closed.effects()).isEmpty();
      assertThat(closed.page()).contains(page);
    }
  }

  /**
   * Asserts that resizing, turning pages, closing overlays, waiting and empty lines request only
   * effects that change nothing, and do not close the page.
   *
   * @param isHarmless accepts the effects that change nothing
   */
  public static <E, A> void assertLookingHasNoEffect(Page<E, A> page, Predicate<E> isHarmless) {
    List<PageEvent> events = new ArrayList<>();
    SIZES.forEach(size -> events.add(new PageEvent.Resized(size)));
    events.addAll(
        List.of(
            new PageEvent.CloseRequested(), new PageEvent.PageTurn(1), new PageEvent.PageTurn(-1)));
    events.addAll(
        List.of(
            new PageEvent.SecondPassed(),
            new PageEvent.TableChanged(),
            new PageEvent.LineEntered("")));
    for (PageEvent event : events) {
      PageTransition<E, A> transition = page.onEvent(event);
      assertThat(transition.effects()).as("%s", event).allMatch(isHarmless);
      assertThat(transition.page()).as("%s", event).isPresent();
    }
  }

  /**
   * Asserts that every line is shown in full, on as many pages as needed, in windows of all {@link
   * #SIZES}.
   */
  public static <E, A> void assertTextIsShownInFull(Page<E, A> page, List<String> lines) {
    for (Size size : SIZES) {
      Page<E, A> current = page.onEvent(new PageEvent.Resized(size)).page().orElseThrow();
      StringBuilder shown = new StringBuilder();
      while (current instanceof TextPage<E, A>) {
        shown.append(frame(current, size)).append(' ');
        current = current.onEvent(new PageEvent.LineEntered("")).page().orElseThrow();
      }
      shown.append(frame(current, size));
      assertThat(lines)
          .as("%s", size)
          .allSatisfy(line -> assertThat(shown).contains(collapseBlanks(line)));
    }
  }

  private static String frame(Page<?, ?> page, Size size) {
    Screen screen = page.screen(size);
    assertThat(screen.frame().size().rows()).as("%s", size).isLessThan(size.rows());
    assertThat(screen.frame().size().columns()).as("%s", size).isLessThanOrEqualTo(size.columns());
    return collapseBlanks(screen.frame().toString());
  }

  /** Asserts that every line is part of the spoken text. */
  public static void assertTextIsSpokenInFull(Page<?, ?> page, List<String> lines) {
    String spoken =
        String.join(" ", page.screen(Size.DEFAULT).spokenText().stream().map(Text::text).toList());
    assertThat(lines)
        .allSatisfy(line -> assertThat(collapseBlanks(spoken)).contains(collapseBlanks(line)));
  }

  private static String collapseBlanks(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
