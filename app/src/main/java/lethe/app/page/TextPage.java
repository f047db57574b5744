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
 * @param backgroundScene the scene above a short text; the page below if empty
 * @param report whether the text is a report of events, to which later reports are appended
 */
public record TextPage<E, A>(
    Pager pager,
    Optional<Scene> backgroundScene,
    boolean report,
    Size size,
    Optional<Page<E, A>> below)
    implements Page<E, A> {

  private static final Scene NOTHING = _ -> Frame.of(List.of());

  /** Creates a text above a page. */
  public static <E, A> TextPage<E, A> of(List<Text> lines, Size size, Page<E, A> below) {
    return new TextPage<>(Pager.of(lines), Optional.empty(), false, size, Optional.of(below));
  }

  /** Creates a report of events above a page. */
  public static <E, A> TextPage<E, A> report(List<Text> lines, Size size, Page<E, A> below) {
    return new TextPage<>(Pager.of(lines), Optional.empty(), true, size, Optional.of(below));
  }

  /** Creates a text that covers the page below. */
  public static <E, A> TextPage<E, A> fullScreen(List<Text> lines, Size size, Page<E, A> below) {
    return new TextPage<>(Pager.of(lines), Optional.of(NOTHING), false, size, Optional.of(below));
  }

  /** Creates a text with no page below it; closing it leaves the page. */
  public static TextPage<Void, Void> withoutPageBelow(List<Text> lines, Size size) {
    return new TextPage<>(Pager.of(lines), Optional.of(NOTHING), false, size, Optional.empty());
  }

  /** Creates a report of events, with a view of that moment. */
  public static <E, A> TextPage<E, A> atScene(
      Scene scene, List<Text> lines, Size size, Page<E, A> below) {
    return new TextPage<>(Pager.of(lines), Optional.of(scene), false, size, Optional.of(below));
  }

  @Override
  public Page<E, A> bottomPage() {
    return below.map(Page::bottomPage).orElse(this);
  }

  @Override
  public Screen screen(Size bounds) {
    Screen under =
        below
            .map(page -> page.screen(bounds))
            .orElseGet(() -> Screen.plain(Screen.Kind.TEXT, bounds, Frame.of(List.of()), ""));
    Frame visibleFrame = backgroundScene.map(scene -> scene.frame(bounds)).orElseGet(under::frame);
    return under.coveredBy(
        Screen.Kind.TEXT,
        pager.frame(bounds, visibleFrame),
        backgroundScene.map(scene -> scene.motion(bounds)).orElse(List.of()),
        pager.page(bounds),
        pager.prompt(bounds));
  }

  @Override
  public PageTransition<E, A> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.CloseRequested _ -> close();
      case PageEvent.PageTurn(int by) when by > 0 -> turnTo(pager.next(size));
      case PageEvent.PageTurn _ -> turnTo(Optional.of(pager.previous(size)));
      case PageEvent.LineEntered(String line) when line.isBlank() -> turnTo(pager.next(size));
      case PageEvent.LineEntered _, PageEvent.InputEnded _ ->
          below.map(page -> page.onEvent(event)).orElseGet(PageTransition::leave);
      case PageEvent.Resized(Size bounds) -> passDown(page -> page.onEvent(event), bounds);
      case PageEvent.MessageReceived _ when !report ->
          passDown(page -> page.onEvent(event), size).coveredBy(TextPage::replaceReport);
      case PageEvent.MessageReceived _ -> passDown(page -> page.onEvent(event), size);
      case PageEvent.SecondPassed _, PageEvent.Changed _ ->
          passDown(page -> page.onEvent(event), size);
    };
  }

  @Override
  public PageTransition<E, A> onAnswer(A answer) {
    return passDown(page -> page.onAnswer(answer), size);
  }

  /** Passes an event or answer to the page below while this text stays. */
  private PageTransition<E, A> passDown(
      Function<Page<E, A>, PageTransition<E, A>> transition, Size bounds) {
    return below
        .map(transition)
        .map(step -> step.coveredBy(page -> putAbove(page, bounds)))
        .orElseGet(
            () ->
                PageTransition.stay(new TextPage<>(pager, backgroundScene, report, bounds, below)));
  }

  /** Puts this text above the new page; merges a later report into it. */
  private Page<E, A> putAbove(Page<E, A> page, Size bounds) {
    return report && page instanceof TextPage<E, A> later && later.report
        ? new TextPage<>(pager.plus(later.pager), backgroundScene, true, bounds, later.below)
        : new TextPage<>(pager, backgroundScene, report, bounds, Optional.of(page));
  }

  /** Replaces a waiting message with the text that it was waiting for. */
  private static <E, A> Page<E, A> replaceReport(Page<E, A> page) {
    return page instanceof TextPage<E, A>(_, _, _, _, Optional<Page<E, A>> below)
        ? below.filter(TextPage.class::isInstance).orElse(page)
        : page;
  }

  private PageTransition<E, A> turnTo(Optional<Pager> to) {
    return to.<PageTransition<E, A>>map(
            next -> PageTransition.stay(new TextPage<>(next, backgroundScene, report, size, below)))
        .orElseGet(this::close);
  }

  private PageTransition<E, A> close() {
    return below.<PageTransition<E, A>>map(PageTransition::stay).orElseGet(PageTransition::leave);
  }
}
