package lethe.app.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/**
 * A text above another page. A short text leaves the upper part of that page visible. Closing the
 * text does nothing else; typing a line closes it and passes the line to the page below, as does
 * the arrival of a text that it was waiting for. All other events go to the page below while the
 * text stays.
 *
 * @param behind what is visible above a short text; the page below if empty
 * @param news whether the text is a report of what happened, to which later reports are appended
 */
public record Reading<E, A>(
    Pager pager, Optional<Scene> behind, boolean news, Size size, Optional<Page<E, A>> below)
    implements Page<E, A> {

  private static final Scene NOTHING = _ -> Frame.of(List.of());

  /** Creates a text above a page. */
  public static <E, A> Reading<E, A> of(List<Text> lines, Size size, Page<E, A> below) {
    return new Reading<>(Pager.of(lines), Optional.empty(), false, size, Optional.of(below));
  }

  /** Creates a report of what happened above a page. */
  public static <E, A> Reading<E, A> news(List<Text> lines, Size size, Page<E, A> below) {
    return new Reading<>(Pager.of(lines), Optional.empty(), true, size, Optional.of(below));
  }

  /** Creates a text that covers the page below. */
  public static <E, A> Reading<E, A> alone(List<Text> lines, Size size, Page<E, A> below) {
    return new Reading<>(Pager.of(lines), Optional.of(NOTHING), false, size, Optional.of(below));
  }

  /** Creates a text with no page below it; closing it ends the run. */
  public static Reading<Void, Void> only(List<Text> lines, Size size) {
    return new Reading<>(Pager.of(lines), Optional.of(NOTHING), false, size, Optional.empty());
  }

  /** Creates a report of what happened, with a view of that moment. */
  public static <E, A> Reading<E, A> at(
      Scene scene, List<Text> lines, Size size, Page<E, A> below) {
    return new Reading<>(Pager.of(lines), Optional.of(scene), false, size, Optional.of(below));
  }

  @Override
  public Page<E, A> base() {
    return below.map(Page::base).orElse(this);
  }

  @Override
  public Screen screen(Size room) {
    Screen under =
        below
            .map(page -> page.screen(room))
            .orElseGet(() -> Screen.plain(Screen.Kind.READING, room, Frame.of(List.of()), ""));
    Frame seen = behind.map(scene -> scene.frame(room)).orElseGet(under::frame);
    return under.covered(
        Screen.Kind.READING,
        pager.frame(room, seen),
        behind.map(scene -> scene.motion(room)).orElse(List.of()),
        pager.page(room),
        pager.prompt(room));
  }

  @Override
  public Step<E, A> on(Event event) {
    return switch (event) {
      case Event.Back _ -> closed();
      case Event.Turn(int by) when by > 0 -> turned(pager.next(size));
      case Event.Turn _ -> turned(Optional.of(pager.before(size)));
      case Event.Line(String line) when line.isBlank() -> turned(pager.next(size));
      case Event.Line _, Event.Ended _ -> below.map(page -> page.on(event)).orElseGet(Step::away);
      case Event.Resized(Size room) -> beneath(page -> page.on(event), room);
      case Event.Said _ when !news -> beneath(page -> page.on(event), size).under(Reading::newest);
      case Event.Said _ -> beneath(page -> page.on(event), size);
      case Event.Second _, Event.Changed _ -> beneath(page -> page.on(event), size);
    };
  }

  @Override
  public Step<E, A> told(A answer) {
    return beneath(page -> page.told(answer), size);
  }

  /** Passes something to the page below while this text stays. */
  private Step<E, A> beneath(Function<Page<E, A>, Step<E, A>> what, Size room) {
    return below
        .map(what)
        .map(step -> step.under(page -> above(page, room)))
        .orElseGet(() -> Step.to(new Reading<>(pager, behind, news, room, below)));
  }

  /** Puts this text above the new page; merges a later report into it. */
  private Page<E, A> above(Page<E, A> page, Size room) {
    return news && page instanceof Reading<E, A> later && later.news
        ? new Reading<>(pager.and(later.pager), behind, true, room, later.below)
        : new Reading<>(pager, behind, news, room, Optional.of(page));
  }

  /** Replaces a waiting message with the text that it was waiting for. */
  private static <E, A> Page<E, A> newest(Page<E, A> page) {
    return page instanceof Reading<E, A>(_, _, _, _, Optional<Page<E, A>> below)
        ? below.filter(Reading.class::isInstance).orElse(page)
        : page;
  }

  private Step<E, A> turned(Optional<Pager> to) {
    return to.<Step<E, A>>map(next -> Step.to(new Reading<>(next, behind, news, size, below)))
        .orElseGet(this::closed);
  }

  private Step<E, A> closed() {
    return below.<Step<E, A>>map(Step::to).orElseGet(Step::away);
  }
}
