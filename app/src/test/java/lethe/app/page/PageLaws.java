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
  public static final List<Size> SIZES = List.of(new Size(40, 10), Size.USUAL, new Size(200, 60));

  private static final List<Text> WORDS = List.of(Text.plain("Something to read."));

  private PageLaws() {}

  /**
   * First law: a line that can be executed is executed, also while a text is open above the page.
   */
  public static <E, A> void isNeverSwallowed(Page<E, A> page, String line, E wanted) {
    for (Page<E, A> open : List.of(page, Reading.of(WORDS, Size.USUAL, page))) {
      assertThat(open.screen(Size.USUAL).outlook().can(line)).as(line).isTrue();
      assertThat(open.on(new Event.Line(line)).effects()).as(line).contains(wanted);
    }
  }

  /** First law: a line has the same result whether or not a text is open above the page. */
  public static <E, A> void isTakenAboveAText(Page<E, A> page, String line) {
    Event typed = new Event.Line(line);
    assertThat(page.screen(Size.USUAL).outlook().can(line)).as(line).isTrue();
    assertThat(Reading.of(WORDS, Size.USUAL, page).on(typed)).as(line).isEqualTo(page.on(typed));
  }

  /** Second law: closing a text above a page has no other effect. */
  public static <E, A> void isClosedWithoutMore(Page<E, A> page) {
    for (Event closing : List.of(new Event.Back(), new Event.Line(""), new Event.Turn(1))) {
      Step<E, A> closed = Reading.of(WORDS, Size.USUAL, page).on(closing);
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
    List<Event> looking = new ArrayList<>();
    SIZES.forEach(size -> looking.add(new Event.Resized(size)));
    looking.addAll(List.of(new Event.Back(), new Event.Turn(1), new Event.Turn(-1)));
    looking.addAll(List.of(new Event.Second(), new Event.Changed(), new Event.Line("")));
    for (Event event : looking) {
      Step<E, A> step = page.on(event);
      assertThat(step.effects()).as("%s", event).allMatch(free);
      assertThat(step.page()).as("%s", event).isPresent();
    }
  }

  /** Fourth law: in a window of any size, all words are shown before the page itself is. */
  public static <E, A> void isSeenWhole(Page<E, A> page, List<String> words) {
    for (Size size : SIZES) {
      Page<E, A> open = page.on(new Event.Resized(size)).page().orElseThrow();
      StringBuilder seen = new StringBuilder();
      while (open instanceof Reading<E, A>) {
        seen.append(frame(open, size)).append(' ');
        open = open.on(new Event.Line("")).page().orElseThrow();
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
        String.join(" ", page.screen(Size.USUAL).said().stream().map(Text::words).toList());
    assertThat(words).allSatisfy(line -> assertThat(words(heard)).contains(words(line)));
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
