package lethe.app.page;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import org.jspecify.annotations.Nullable;

/**
 * Shows pages on a console until the person leaves: passes events to the page and carries out the
 * effects that it requests.
 */
public final class Runner<E, A> {
  /** Carries out the effects of pages. */
  public interface Performer<E, A> {
    /** Carries out an effect and reports the results to the runner. */
    void perform(E effect, Runner<E, A> runner);

    /** Returns a pending background event, which is handled before any other. */
    default Optional<Event> meanwhile() {
      return Optional.empty();
    }

    /** Handles an event; by default passes it to the page. */
    default void heard(Event event, Runner<E, A> runner) {
      runner.happen(event);
    }

    /** Returns what is shown of a page's screen; by default all of it. */
    default Screen shown(Screen screen) {
      return screen;
    }
  }

  private final Console console;
  private final Performer<E, A> performer;
  private @Nullable Page<E, A> page;
  private @Nullable Drawn drawn;

  /** The last screen that was drawn, reused when nothing has changed. */
  private record Drawn(Page<?, ?> page, Size size, Screen screen) {
    @SuppressWarnings(
        "ReferenceEquality") // Identity suffices; comparing whole pages would cost more than it
    // saves.
    boolean isOf(Page<?, ?> other, Size room) {
      return page == other && size.equals(room);
    }
  }

  /** Creates a runner. */
  public Runner(Console console, Page<E, A> first, Performer<E, A> performer) {
    this.console = console;
    this.page = first;
    this.performer = performer;
  }

  /** Shows a page that requests no effects until it is closed. */
  public static <A> void show(Console console, Page<Void, A> page) {
    new Runner<>(console, page, (_, _) -> {}).run();
  }

  /** Runs until the person leaves. */
  public void run() {
    while (page != null) {
      Page<E, A> now = page;
      Event event =
          performer
              .meanwhile()
              .orElseGet(() -> console.read(performer.shown(screen(now, console.size()))));
      performer.heard(event, this);
    }
  }

  private Screen screen(Page<E, A> now, Size size) {
    Drawn last = drawn;
    if (last == null || !last.isOf(now, size)) {
      last = new Drawn(now, size, now.screen(size));
      drawn = last;
    }
    return last.screen();
  }

  /** Passes an event to the page. */
  public void happen(Event event) {
    if (page != null) {
      take(page.on(event));
    }
  }

  /** Passes an answer to the page. */
  public void tell(A answer) {
    if (page != null) {
      take(page.told(answer));
    }
  }

  /** Ends the run. */
  public void leave() {
    page = null;
  }

  private void take(Step<E, A> step) {
    page = step.page().orElse(null);
    List<E> effects = step.effects();
    effects.forEach(effect -> performer.perform(effect, this));
  }
}
