package lethe.app.page;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import org.jspecify.annotations.Nullable;

/**
 * Shows pages on a console until the person leaves: passes events to the page and carries out the
 * effects that it requests.
 */
public final class PageRunner<E, A> {
  /** Carries out the effects of pages. */
  public interface EffectHandler<E, A> {
    /** Carries out an effect and reports the results to the runner. */
    void handle(E effect, PageRunner<E, A> runner);

    /** Returns a pending background event, which is handled before any other. */
    default Optional<PageEvent> pollEvent() {
      return Optional.empty();
    }

    /** Handles an event; by default passes it to the page. */
    default void onEvent(PageEvent event, PageRunner<E, A> runner) {
      runner.dispatch(event);
    }

    /** Returns what is shown of a page's screen; by default all of it. */
    default Screen decorate(Screen screen) {
      return screen;
    }
  }

  private final Console console;
  private final EffectHandler<E, A> handler;
  private @Nullable Page<E, A> page;
  private @Nullable RenderedPage rendered;

  /** The last screen that was drawn, reused when nothing has changed. */
  private record RenderedPage(Page<?, ?> page, Size size, Screen screen) {
    @SuppressWarnings(
        "ReferenceEquality") // Identity suffices; comparing whole pages would cost more than it
    // saves.
    boolean isOf(Page<?, ?> other, Size room) {
      return page == other && size.equals(room);
    }
  }

  /** Creates a runner. */
  public PageRunner(Console console, Page<E, A> first, EffectHandler<E, A> performer) {
    this.console = console;
    this.page = first;
    this.handler = performer;
  }

  /** Shows a page that requests no effects until it is closed. */
  public static <A> void show(Console console, Page<Void, A> page) {
    new PageRunner<>(console, page, (_, _) -> {}).run();
  }

  /** Runs until the person leaves. */
  public void run() {
    while (page != null) {
      Page<E, A> now = page;
      PageEvent event =
          handler
              .pollEvent()
              .orElseGet(() -> console.read(handler.decorate(screen(now, console.size()))));
      handler.onEvent(event, this);
    }
  }

  private Screen screen(Page<E, A> now, Size size) {
    RenderedPage last = rendered;
    if (last == null || !last.isOf(now, size)) {
      last = new RenderedPage(now, size, now.screen(size));
      rendered = last;
    }
    return last.screen();
  }

  /** Passes an event to the page. */
  public void dispatch(PageEvent event) {
    if (page != null) {
      apply(page.onEvent(event));
    }
  }

  /** Passes an answer to the page. */
  public void answer(A answer) {
    if (page != null) {
      apply(page.onAnswer(answer));
    }
  }

  /** Ends the run. */
  public void leave() {
    page = null;
  }

  private void apply(PageTransition<E, A> step) {
    page = step.page().orElse(null);
    List<E> effects = step.effects();
    effects.forEach(effect -> handler.handle(effect, this));
  }
}
