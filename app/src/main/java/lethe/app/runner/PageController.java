package lethe.app.runner;

import java.util.List;
import java.util.Objects;
import lethe.app.frame.Size;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import org.jspecify.annotations.Nullable;

/**
 * Shows one page after another on a {@link PageRunner} and carries out their effects. All methods
 * are called by the runner's thread.
 *
 * @param <E> the effects that the pages can request
 * @param <A> the answers that the pages can receive
 */
public abstract class PageController<E, A> {
  private final PageRunner runner;
  private @Nullable Page<E, A> page;
  private @Nullable RenderedPage lastRendering;

  /** A page and its screen at a size, kept so that an unchanged page is not drawn again. */
  private record RenderedPage(Page<?, ?> page, Size size, Screen screen) {
    // Identity suffices; comparing whole pages would cost more than it saves.
    @SuppressWarnings("ReferenceEquality")
    boolean matches(Page<?, ?> other, Size bounds) {
      return page == other && size.equals(bounds);
    }
  }

  /** Creates a controller. It must {@link #show} its first page before or in {@link #onOpened}. */
  protected PageController(PageRunner runner) {
    this.runner = runner;
  }

  /** Shows a page, in place of the current one if there is one. */
  protected final void show(Page<E, A> newPage) {
    page = newPage;
  }

  /** Carries out an effect and reports the results to the page. */
  protected abstract void handle(E effect);

  /** Called after the controller has been put on the runner's stack. */
  protected void onOpened() {}

  /** Called once after the page has been closed, or after an exception. */
  protected void onClosed() {}

  /** Handles an event. By default, passes it to the page. */
  protected void onEvent(PageEvent event) {
    dispatch(event);
  }

  /** Returns the screen to show instead of a page's screen. By default, returns the same screen. */
  protected Screen decorate(Screen screen) {
    return screen;
  }

  protected final PageRunner runner() {
    return runner;
  }

  /**
   * Passes an event to the page and carries out its effects; does nothing if the page is closed.
   */
  protected final void dispatch(PageEvent event) {
    if (page != null) {
      apply(page.onEvent(event));
    }
  }

  /**
   * Passes an answer to the page and carries out its effects; does nothing if the page is closed.
   */
  protected final void answer(A answer) {
    if (page != null) {
      apply(page.onAnswer(answer));
    }
  }

  /** Closes the page, so that the runner removes this controller. */
  protected final void closePage() {
    page = null;
  }

  private void apply(PageTransition<E, A> transition) {
    page = transition.page().orElse(null);
    List<E> effects = transition.effects();
    effects.forEach(this::handle);
  }

  /** Returns whether the page has been closed. */
  final boolean isClosed() {
    return page == null;
  }

  /** Returns the screen to show. The page must not have been closed. */
  final Screen screen(Size size) {
    Page<E, A> currentPage = Objects.requireNonNull(page);
    RenderedPage renderedPage = lastRendering;
    if (renderedPage == null || !renderedPage.matches(currentPage, size)) {
      renderedPage = new RenderedPage(currentPage, size, currentPage.screen(size));
      lastRendering = renderedPage;
    }
    return decorate(renderedPage.screen());
  }
}
