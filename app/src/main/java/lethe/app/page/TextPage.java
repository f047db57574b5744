package lethe.app.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/**
 * A text above another page. A short text leaves the upper part of the page below visible. Closing
 * the text has no other effect. Entering a line closes the text and passes the line to the page
 * below. Other events are passed to the page below while the text stays open. A text that the page
 * below opens for a received message replaces this text; a report that follows a report is appended
 * to it; any other text opens after this text is closed.
 *
 * @param backgroundScene the scene shown above a short text; if empty, the page below is shown
 * @param report whether the text is a report of events, to which later reports are appended
 * @param size the size of the window
 * @param below the page below; empty if the text was opened without one
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

  /** Creates a text without a page below. Closing the text closes the page. */
  public static TextPage<Void, Void> withoutPageBelow(List<Text> lines, Size size) {
    return new TextPage<>(Pager.of(lines), Optional.of(NOTHING), false, size, Optional.empty());
  }

  /** Creates a text above a scene, with a page below that is hidden. */
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

  /** Passes an event or an answer to the page below while this text stays open. */
  private PageTransition<E, A> passDown(
      Function<Page<E, A>, PageTransition<E, A>> transition, Size bounds) {
    return below
        .map(transition)
        .map(step -> step.coveredBy(page -> putAbove(page, bounds)))
        .orElseGet(
            () ->
                PageTransition.stay(new TextPage<>(pager, backgroundScene, report, bounds, below)));
  }

  /** Puts this text above a new page; if both are reports, merges them. */
  private Page<E, A> putAbove(Page<E, A> page, Size bounds) {
    return report && page instanceof TextPage<E, A> later && later.report
        ? new TextPage<>(pager.plus(later.pager), backgroundScene, true, bounds, later.below)
        : new TextPage<>(pager, backgroundScene, report, bounds, Optional.of(page));
  }

  /** Removes this text if the page below has opened another text. */
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
