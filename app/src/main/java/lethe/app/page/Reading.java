package lethe.app.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/**
 * A text above another page. A short one leaves the upper part of that in sight. Closing it does
 * nothing else; a line that is typed closes it and is for the page below, and so does a text that
 * was waited for and stands there instead; everything else happens to the page below, and the text
 * stays.
 *
 * @param behind what is seen above a short text; the page below where there is none
 * @param news whether it is what was told: what is told next is added at its end, and nothing takes
 *     its place
 */
public record Reading<E, A>(
    Pager pager, Optional<Scene> behind, boolean news, Size size, Optional<Page<E, A>> below)
    implements Page<E, A> {

  private static final Scene NOTHING = _ -> Frame.of(List.of());

  /** A text above a page, from its beginning. */
  public static <E, A> Reading<E, A> of(List<Text> lines, Size size, Page<E, A> below) {
    return new Reading<>(Pager.of(lines), Optional.empty(), false, size, Optional.of(below));
  }

  /** What was told, above a page, from its beginning. */
  public static <E, A> Reading<E, A> news(List<Text> lines, Size size, Page<E, A> below) {
    return new Reading<>(Pager.of(lines), Optional.empty(), true, size, Optional.of(below));
  }

  /** The same with nothing else in sight. */
  public static <E, A> Reading<E, A> alone(List<Text> lines, Size size, Page<E, A> below) {
    return new Reading<>(Pager.of(lines), Optional.of(NOTHING), false, size, Optional.of(below));
  }

  /** A text above nothing: whoever has read it leaves. */
  public static Reading<Void, Void> only(List<Text> lines, Size size) {
    return new Reading<>(Pager.of(lines), Optional.of(NOTHING), false, size, Optional.empty());
  }

  /** What was told at a moment, with that moment in sight. */
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

  /** Something happens to the page below, and the text stays. */
  private Step<E, A> beneath(Function<Page<E, A>, Step<E, A>> what, Size room) {
    return below
        .map(what)
        .map(step -> step.under(page -> above(page, room)))
        .orElseGet(() -> Step.to(new Reading<>(pager, behind, news, room, below)));
  }

  /** This text above that page; what was told after it belongs to it. */
  private Page<E, A> above(Page<E, A> page, Size room) {
    return news && page instanceof Reading<E, A> later && later.news
        ? new Reading<>(pager.and(later.pager), behind, true, room, later.below)
        : new Reading<>(pager, behind, news, room, Optional.of(page));
  }

  /** What was waited for takes the place of what said that it is waited for. */
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
