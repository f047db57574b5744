package lethe.app.page;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import org.jspecify.annotations.Nullable;

/**
 * Shows a page on a console until the person leaves: hears what happens, lets the page say what is
 * looked at next, and has done what it wants done.
 */
public final class Runner<E, A> {
  /** Does what pages want done. */
  public interface Performer<E, A> {
    /** Does it; what comes of it is told to the runner. */
    void perform(E effect, Runner<E, A> runner);

    /** What has been found out since, which is heard before anything else. */
    default Optional<Event> meanwhile() {
      return Optional.empty();
    }

    /** Takes what was heard; as a rule it happens to the page and that is all. */
    default void heard(Event event, Runner<E, A> runner) {
      runner.happen(event);
    }

    /** What is shown of a page at this moment; as a rule all of it. */
    default Screen shown(Screen screen) {
      return screen;
    }
  }

  private final Console console;
  private final Performer<E, A> performer;
  private @Nullable Page<E, A> page;
  private @Nullable Drawn drawn;

  /**
   * What a page looks like in some room; nothing is worked out again for a key that does nothing.
   */
  private record Drawn(Page<?, ?> page, Size size, Screen screen) {
    @SuppressWarnings("ReferenceEquality") // comparing whole pages would cost more than it saves
    boolean isOf(Page<?, ?> other, Size room) {
      return page == other && size.equals(room);
    }
  }

  /** A runner that shows nothing yet. */
  public Runner(Console console, Page<E, A> first, Performer<E, A> performer) {
    this.console = console;
    this.page = first;
    this.performer = performer;
  }

  /** A page that wants nothing done, until it is left. */
  public static <A> void show(Console console, Page<Void, A> page) {
    new Runner<>(console, page, (_, _) -> {}).run();
  }

  /** Until the person leaves. */
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

  /** Something happens to the page. */
  public void happen(Event event) {
    if (page != null) {
      take(page.on(event));
    }
  }

  /** The page is told something. */
  public void tell(A answer) {
    if (page != null) {
      take(page.told(answer));
    }
  }

  /** The person leaves. */
  public void leave() {
    page = null;
  }

  private void take(Step<E, A> step) {
    page = step.page().orElse(null);
    List<E> effects = step.effects();
    effects.forEach(effect -> performer.perform(effect, this));
  }
}
