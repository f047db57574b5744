package lethe.app.runner;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import lethe.app.page.Console;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;

/**
 * Shows pages on one console. The controllers of the pages form a stack: the page of the top one is
 * visible and receives the user's events. Results from other threads arrive as actions, which are
 * {@linkplain #execute executed} between two events.
 */
public final class PageRunner implements Executor {
  private final Console console;
  private final Deque<StackEntry> stack = new ArrayDeque<>();

  /** Actions from any thread that have not been executed yet. */
  private final Queue<Runnable> actions = new ConcurrentLinkedQueue<>();

  /** Whether the table may have changed since the visible page was last notified of a change. */
  private final AtomicBoolean tableChanged = new AtomicBoolean();

  private volatile boolean inputEnded;

  /** The thread that shows the pages; the creating thread until {@link #run()} is called. */
  private volatile Thread thread = Thread.currentThread();

  /**
   * A controller on the stack.
   *
   * @param filter filters the screens and events of its page
   * @param onClosed called after its page has been closed, but not after an exception
   */
  private record StackEntry(
      PageController<?, ?> controller, PageFilter filter, Runnable onClosed) {}

  /** Creates a runner without pages. */
  public PageRunner(Console console) {
    this.console = console;
  }

  /** Returns the console on which the pages are shown. */
  public Console console() {
    return console;
  }

  /** Shows a page, and the pages that it opens, until all have been closed. */
  public void run(PageController<?, ?> first) {
    thread = Thread.currentThread();
    try {
      push(first, PageFilter.NONE, () -> {});
      run();
    } finally {
      closeAll();
    }
  }

  /** Shows the pages on the stack until all have been closed. An exception closes all of them. */
  public void run() {
    thread = Thread.currentThread();
    try {
      while (!stack.isEmpty()) {
        handleNext();
        removeClosed();
      }
    } finally {
      closeAll();
    }
  }

  private void closeAll() {
    if (!stack.isEmpty()) {
      try {
        stack.removeLast().controller().onClosed();
      } finally {
        closeAll();
      }
    }
  }

  /**
   * Puts a page that requests no effects on top of the others.
   *
   * @param onClosed called after the page has been closed, but not after an exception
   */
  public <A> void push(Page<Void, A> page, Runnable onClosed) {
    PageController<Void, A> controller =
        new PageController<>(this) {
          @Override
          protected void handle(Void effect) {}
        };
    controller.show(page);
    push(controller, PageFilter.NONE, onClosed);
  }

  /**
   * Puts a controller on top of the others.
   *
   * @param filter filters the screens and events of its page
   * @param onClosed called after its page has been closed, but not after an exception
   */
  public void push(PageController<?, ?> controller, PageFilter filter, Runnable onClosed) {
    stack.addLast(new StackEntry(controller, filter, onClosed));
    controller.onOpened();
  }

  /** Runs an action between two events. May be called from any thread. */
  @Override
  public void execute(Runnable action) {
    actions.add(action);
    console.wake();
  }

  /** Tells the visible page that the table may have changed. May be called from any thread. */
  public void postTableChanged() {
    tableChanged.set(true);
    if (!Thread.currentThread().equals(thread)) {
      console.wake();
    }
  }

  /** Ends the input of all pages, ignoring pending input. May be called from any thread. */
  public void endInput() {
    inputEnded = true;
    console.wake();
  }

  /** Executes one action or handles one event. */
  private void handleNext() {
    StackEntry top = stack.getLast();
    Runnable action = actions.poll();
    if (action != null) {
      action.run();
    } else if (inputEnded) {
      top.controller().onEvent(new PageEvent.InputEnded());
    } else if (tableChanged.getAndSet(false)) {
      top.controller().onEvent(new PageEvent.TableChanged());
    } else {
      PageEvent event = read(top);
      // Waking the console makes it return TableChanged. If the reason was other pending work, the
      // next calls of this method perform that work instead.
      if (!(event instanceof PageEvent.TableChanged && hasPendingWork())) {
        top.controller().onEvent(event);
      }
    }
  }

  private boolean hasPendingWork() {
    return inputEnded || tableChanged.get() || !actions.isEmpty();
  }

  private PageEvent read(StackEntry top) {
    Screen screen = top.controller().screen(console.size());
    PageFilter filter = top.filter();
    return filter
        .pollEvent(screen)
        .orElseGet(() -> filter.filter(console.showAndAwaitEvent(filter.decorate(screen)), screen));
  }

  /** Removes the controllers at the top whose pages have been closed. */
  private void removeClosed() {
    while (!stack.isEmpty() && stack.getLast().controller().isClosed()) {
      StackEntry closedEntry = stack.removeLast();
      closedEntry.controller().onClosed();
      closedEntry.onClosed().run();
    }
  }
}
