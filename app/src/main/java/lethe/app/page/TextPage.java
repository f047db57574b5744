package lethe.app.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/**
 * A text above another page. A short text leaves the upper part of the page below visible. An empty
 * line turns the page of the text and, on its last page, closes the text, which has no other
 * effect. Any other line closes the text and is passed to the page below, as is the end of the
 * input. Other events, except those that turn pages or close the text, are passed to the page below
 * while the text stays open. If this text is a report, a report that follows is appended to it;
 * otherwise, a text that the page below opens for a received message replaces this text. Any other
 * text opens after this text is closed. A report closes when the window has been resized and the
 * page below shows the same messages.
 *
 * @param backgroundScene the scene shown above a short text; if empty, the page below is shown
 * @param isReport whether the text is a report of events, to which later reports are appended
 * @param size the size of the window
 * @param pageBelow the page below; empty if the text was opened without one
 */
public record TextPage<E, A>(
    Pager pager,
    Optional<Scene> backgroundScene,
    boolean isReport,
    Size size,
    Optional<Page<E, A>> pageBelow)
    implements Page<E, A> {

  private static final Scene EMPTY_SCENE = _ -> Frame.of(List.of());

  /** Creates a text above a page. */
  public static <E, A> TextPage<E, A> of(List<Text> lines, Size size, Page<E, A> pageBelow) {
    return new TextPage<>(Pager.of(lines), Optional.empty(), false, size, Optional.of(pageBelow));
  }

  /**
   * Creates a report of events above a page.
   *
   * @param scene the scene of the events, shown until something is passed to the page below
   */
  public static <E, A> TextPage<E, A> report(
      Scene scene, List<Text> lines, Size size, Page<E, A> pageBelow) {
    return new TextPage<>(Pager.of(lines), Optional.of(scene), true, size, Optional.of(pageBelow));
  }

  /** Creates a text that covers the page below. */
  public static <E, A> TextPage<E, A> fullScreen(
      List<Text> lines, Size size, Page<E, A> pageBelow) {
    return new TextPage<>(
        Pager.of(lines), Optional.of(EMPTY_SCENE), false, size, Optional.of(pageBelow));
  }

  /** Creates an illustrated text that covers the page below. */
  public static <E, A> TextPage<E, A> illustrated(
      List<Text> lines, Illustration illustration, Size size, Page<E, A> pageBelow) {
    return new TextPage<>(
        new Pager(lines, 0, Optional.of(illustration)),
        Optional.of(EMPTY_SCENE),
        false,
        size,
        Optional.of(pageBelow));
  }

  /** Creates a text without a page below. Closing the text closes the page. */
  public static TextPage<Void, Void> withoutPageBelow(List<Text> lines, Size size) {
    return new TextPage<>(Pager.of(lines), Optional.of(EMPTY_SCENE), false, size, Optional.empty());
  }

  /** Creates a text below a scene. Both cover the page below. */
  public static <E, A> TextPage<E, A> belowScene(
      Scene scene, List<Text> lines, Size size, Page<E, A> pageBelow) {
    return new TextPage<>(Pager.of(lines), Optional.of(scene), false, size, Optional.of(pageBelow));
  }

  @Override
  public Page<E, A> bottomPage() {
    return pageBelow.map(Page::bottomPage).orElse(this);
  }

  @Override
  public Screen screen(Size bounds) {
    Screen screenBelow =
        pageBelow
            .map(page -> page.screen(bounds))
            .orElseGet(() -> Screen.plain(Screen.Kind.TEXT, bounds, Frame.of(List.of()), ""));
    Frame visibleFrame =
        backgroundScene.map(scene -> scene.frame(bounds)).orElseGet(screenBelow::frame);
    return screenBelow.coveredBy(
        Screen.Kind.TEXT,
        pager.frame(bounds, visibleFrame),
        backgroundScene
            .filter(_ -> pager.firstLine() == 0)
            .map(scene -> scene.motion(bounds))
            .orElse(List.of()),
        pager.pageLines(bounds),
        pager.prompt(bounds));
  }

  @Override
  public PageTransition<E, A> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.CloseRequested _ -> close();
      case PageEvent.PageTurn(int offset) when offset > 0 -> turnTo(pager.nextPage(size));
      case PageEvent.PageTurn _ -> turnTo(Optional.of(pager.previousPage(size)));
      case PageEvent.LineEntered(String line) when line.isBlank() -> turnTo(pager.nextPage(size));
      case PageEvent.LineEntered _, PageEvent.InputEnded _ ->
          pageBelow.map(page -> page.onEvent(event)).orElseGet(PageTransition::leave);
      case PageEvent.Resized(Size bounds) ->
          passDown(page -> page.onEvent(event), bounds).coveredBy(TextPage::closeShownReport);
      case PageEvent.MessageReceived _ when !isReport ->
          passDown(page -> page.onEvent(event), size).coveredBy(TextPage::closeIfReplaced);
      case PageEvent.MessageReceived _ -> passDown(page -> page.onEvent(event), size);
      case PageEvent.SecondPassed _, PageEvent.TableChanged _ ->
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
    return pageBelow
        .map(transition)
        .map(next -> next.coveredBy(page -> putAbove(page, bounds)))
        .orElseGet(
            () ->
                PageTransition.to(
                    new TextPage<>(pager, backgroundScene, isReport, bounds, pageBelow)));
  }

  /** Puts this text above a new page; if both are reports, merges them. */
  private Page<E, A> putAbove(Page<E, A> page, Size bounds) {
    return isReport && page instanceof TextPage<E, A> newReport && newReport.isReport
        ? new TextPage<>(
            pager.plus(newReport.pager),
            newReport.backgroundScene,
            true,
            bounds,
            newReport.pageBelow)
        : new TextPage<>(
            pager,
            isReport ? Optional.empty() : backgroundScene,
            isReport,
            bounds,
            Optional.of(page));
  }

  /** Removes a report whose messages the page below shows as well. */
  private static <E, A> Page<E, A> closeShownReport(Page<E, A> page) {
    return page instanceof TextPage<E, A> text && text.isReport
        ? text.pageBelow.filter(below -> below.shows(text.pager.lines())).orElse(page)
        : page;
  }

  /** Removes a text if the page below it is a text, which then replaces it. */
  private static <E, A> Page<E, A> closeIfReplaced(Page<E, A> page) {
    return page instanceof TextPage<E, A>(_, _, _, _, Optional<Page<E, A>> pageBelow)
        ? pageBelow.filter(TextPage.class::isInstance).orElse(page)
        : page;
  }

  private PageTransition<E, A> turnTo(Optional<Pager> newPosition) {
    return newPosition
        .<PageTransition<E, A>>map(
            next ->
                PageTransition.to(new TextPage<>(next, backgroundScene, isReport, size, pageBelow)))
        .orElseGet(this::close);
  }

  private PageTransition<E, A> close() {
    return pageBelow.<PageTransition<E, A>>map(PageTransition::to).orElseGet(PageTransition::leave);
  }
}
