package lethe.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/** Laws that hold for every page, whatever it shows. */
public final class PageLaws {
  /** Window sizes from the smallest supported to a wide one. */
  public static final List<Size> SIZES = List.of(new Size(40, 10), Size.DEFAULT, new Size(200, 60));

  private static final List<Text> WORDS = List.of(Text.plain("Something to read."));

  private PageLaws() {}

  /**
   * First law: a line that can be executed is executed, also while a text is open above the page.
   */
  public static <E, A> void isNeverSwallowed(Page<E, A> page, String line, E wanted) {
    for (Page<E, A> open : List.of(page, TextPage.of(WORDS, Size.DEFAULT, page))) {
      assertThat(open.screen(Size.DEFAULT).preview().isAllowed(line)).as(line).isTrue();
      assertThat(open.onEvent(new PageEvent.LineEntered(line)).effects()).as(line).contains(wanted);
    }
  }

  /** First law: a line has the same result whether or not a text is open above the page. */
  public static <E, A> void isTakenAboveAText(Page<E, A> page, String line) {
    PageEvent typed = new PageEvent.LineEntered(line);
    assertThat(page.screen(Size.DEFAULT).preview().isAllowed(line)).as(line).isTrue();
    assertThat(TextPage.of(WORDS, Size.DEFAULT, page).onEvent(typed))
        .as(line)
        .isEqualTo(page.onEvent(typed));
  }

  /** Second law: closing a text above a page has no other effect. */
  public static <E, A> void isClosedWithoutMore(Page<E, A> page) {
    for (PageEvent closing :
        List.of(
            new PageEvent.CloseRequested(),
            new PageEvent.LineEntered(""),
            new PageEvent.PageTurn(1))) {
      PageTransition<E, A> closed = TextPage.of(WORDS, Size.DEFAULT, page).onEvent(closing);
      assertThat(closed.effects()).isEmpty();
      assertThat(closed.page()).contains(page);
    }
  }

  /**
   * Third law: looking around requests only free effects.
   *
   * @param free accepts the effects that change nothing
   */
  public static <E, A> void costsNothing(Page<E, A> page, Predicate<E> free) {
    List<PageEvent> looking = new ArrayList<>();
    SIZES.forEach(size -> looking.add(new PageEvent.Resized(size)));
    looking.addAll(
        List.of(
            new PageEvent.CloseRequested(), new PageEvent.PageTurn(1), new PageEvent.PageTurn(-1)));
    looking.addAll(
        List.of(
            new PageEvent.SecondPassed(), new PageEvent.Changed(), new PageEvent.LineEntered("")));
    for (PageEvent event : looking) {
      PageTransition<E, A> step = page.onEvent(event);
      assertThat(step.effects()).as("%s", event).allMatch(free);
      assertThat(step.page()).as("%s", event).isPresent();
    }
  }

  /** Fourth law: in a window of any size, all words are shown before the page itself is. */
  public static <E, A> void isSeenWhole(Page<E, A> page, List<String> words) {
    for (Size size : SIZES) {
      Page<E, A> open = page.onEvent(new PageEvent.Resized(size)).page().orElseThrow();
      StringBuilder seen = new StringBuilder();
      while (open instanceof TextPage<E, A>) {
        seen.append(frame(open, size)).append(' ');
        open = open.onEvent(new PageEvent.LineEntered("")).page().orElseThrow();
      }
      seen.append(frame(open, size));
      assertThat(words).as("%s", size).allSatisfy(line -> assertThat(seen).contains(words(line)));
    }
  }

  private static String frame(Page<?, ?> page, Size size) {
    Screen screen = page.screen(size);
    assertThat(screen.frame().size().rows()).as("%s", size).isLessThan(size.rows());
    assertThat(screen.frame().size().columns()).as("%s", size).isLessThanOrEqualTo(size.columns());
    return words(screen.frame().toString());
  }

  /** Sixth law: what is spoken contains all words. */
  public static void isHeardWhole(Page<?, ?> page, List<String> words) {
    String heard =
        String.join(" ", page.screen(Size.DEFAULT).spokenText().stream().map(Text::words).toList());
    assertThat(words).allSatisfy(line -> assertThat(words(heard)).contains(words(line)));
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
