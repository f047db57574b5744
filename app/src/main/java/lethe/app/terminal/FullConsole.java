package lethe.app.terminal;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.fullscreen.InputState;
import lethe.app.fullscreen.KeyAction;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.Console;
import lethe.app.page.DesktopAlert;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.terminal.Keyboard.Heard;

/**
 * A full-screen console: handles every key at once and draws only changes. It has no scroll-back
 * and leaves nothing behind when it is closed.
 */
public final class FullConsole implements Console {
  /** How long a frame of an animation is shown. */
  private static final long MOVE = TimeUnit.MILLISECONDS.toNanos(90);

  private final Tty tty;
  private Appearance look;
  private final Display display;
  private final Keyboard keyboard = new Keyboard();
  private final Seconds seconds;
  private final Repeats repeats = new Repeats(System::nanoTime);
  private InputState state;
  private Optional<Screen> shown = Optional.empty();
  private Size window;

  /** Whether the person is being called and has not pressed a key since. */
  private volatile boolean calling;

  /** Whether the bell has been rung for the current call. */
  private volatile boolean rung;

  /** The text of the desktop notification. */
  private volatile String why = "";

  /** What the person is waited for; empty if the program is not waiting. */
  private volatile String place = "";

  /** Whether the window is known to be in the background. */
  private boolean behind;

  /** Whether the input has ended. */
  private boolean over;

  /**
   * Creates a console that takes over a terminal.
   *
   * @param remembers whether to keep a history
   */
  public FullConsole(Tty tty, Appearance look, boolean remembers) {
    this(tty, look, remembers, new Seconds());
  }

  FullConsole(Tty tty, Appearance look, boolean remembers, Seconds seconds) {
    this.tty = tty;
    this.seconds = seconds;
    this.look = look;
    this.window = tty.size();
    this.display = new Display(tty.output(), window, look);
    this.state = InputState.empty(remembers);
    tty.onKill(display::close);
    tty.listen(keyboard);
    display.enter();
  }

  /** Restores a terminal that was used by a remote console that has been lost. */
  public static void abandon(Tty tty) {
    Display.abandon(tty.output(), tty.size());
  }

  /** Changes the appearance. */
  public void appear(Appearance wanted) {
    look = wanted;
    display.appear(wanted);
  }

  @Override
  public void setHistoryEnabled(boolean remembers) {
    state = InputState.empty(remembers);
  }

  @Override
  public Size size() {
    return WindowLayout.room(window);
  }

  @Override
  public boolean isAnimated() {
    return look.motion();
  }

  @Override
  public boolean replacesScreens() {
    return true;
  }

  @Override
  public boolean erasesScreens() {
    return look.alternate();
  }

  @Override
  public void wake() {
    keyboard.wake();
  }

  @Override
  public void setAlert(DesktopAlert how) {
    display.alert(how);
  }

  @Override
  public void setWaitingPlace(String where) {
    place = where;
  }

  @Override
  public void alertUser(String reason) {
    why = reason;
    rung = false;
    calling = true;
    keyboard.wake();
  }

  @Override
  public PageEvent read(Screen given) {
    if (!size().equals(given.size())) {
      return new PageEvent.Resized(size());
    }
    Screen screen = WindowLayout.place(given, window);
    if (over) {
      return new PageEvent.InputEnded();
    }
    state = state.with(screen);
    seconds.count(screen.timed());
    begin(screen);
    shown = Optional.of(screen);
    while (true) {
      // Time that has run out must be handled before anything is drawn.
      if (seconds.isOver()) {
        return new PageEvent.SecondPassed();
      }
      if (!keyboard.isBusy()) {
        show(WindowLayout.of(state, screen, window));
      }
      Optional<PageEvent> event = heard(screen, next());
      if (event.isPresent()) {
        return event.get();
      }
    }
  }

  private Heard next() {
    return seconds.isCounting() ? keyboard.next(seconds.left()) : keyboard.next();
  }

  private Optional<PageEvent> heard(Screen screen, Heard heard) {
    return switch (heard) {
      case Heard.Pressed(var key) when repeats.isHeld(key) && state.wouldPlay(screen, key) ->
          Optional.empty();
      case Heard.Pressed(var key) -> {
        calling = false;
        InputState.KeyResult pressed = state.press(screen, key);
        state = pressed.state();
        yield pressed.action().flatMap(this::done);
      }
      case Heard.Typed _ -> Optional.empty();
      case Heard.Plain plain ->
          switch (plain) {
            case WOKEN -> Optional.of(new PageEvent.Changed());
            case RESIZED -> Optional.of(resized());
            case ASIDE -> Optional.of(standAside());
            case RETURNED -> {
              display.enter();
              yield Optional.of(resized());
            }
            case ENDED -> {
              over = true;
              yield Optional.of(new PageEvent.InputEnded());
            }
            case FRONT, BEHIND -> {
              behind = plain == Heard.Plain.BEHIND;
              yield Optional.empty();
            }
            case SILENCE -> Optional.empty();
          };
    };
  }

  private Optional<PageEvent> done(KeyAction deed) {
    return switch (deed) {
      case KeyAction.EnterLine(String line) -> Optional.of(new PageEvent.LineEntered(line));
      case KeyAction.TurnPage(var turn) -> Optional.of(turn);
      case KeyAction.CloseOverlay() -> Optional.of(new PageEvent.CloseRequested());
      case KeyAction.LeavePage() -> Optional.of(new PageEvent.InputEnded());
      case KeyAction.Redraw() -> {
        display.forget();
        yield Optional.empty();
      }
      case KeyAction.Suspend() -> Optional.of(standAside());
    };
  }

  /** Suspends the program; the screen is restored while the shell has the terminal. */
  private PageEvent standAside() {
    display.leave();
    shown.filter(_ -> tty.hasShell()).flatMap(WindowLayout::suspendNotice).ifPresent(display::tell);
    tty.suspend();
    display.enter();
    return resized();
  }

  @Override
  public void copyToClipboard(String text) {
    display.copy(text);
  }

  private PageEvent resized() {
    Size now = tty.size();
    if (!now.equals(window)) {
      window = now;
      display.resize(window);
    }
    return new PageEvent.Resized(size());
  }

  /** Performs what is done once per screen: the title, the bell and the animation. */
  private void begin(Screen screen) {
    display.title(calling ? WindowLayout.callingTitle() : WindowLayout.title(screen));
    boolean asked =
        screen.expectsInput() && shown.filter(before -> !before.expectsInput()).isPresent();
    boolean called = calling && !rung;
    if (look.bell() && (asked || called)) {
      display.bell();
    }
    if (behind && called) {
      display.notify(why);
    } else if (behind && asked && !place.isEmpty()) {
      display.notify(WindowLayout.alertText(place));
    }
    rung = true;
    if (isAnimated()) {
      for (Frame picture : screen.motion()) {
        if (keyboard.isBusy()) {
          return;
        }
        show(WindowLayout.of(state, screen, picture, window));
        keyboard.rest(MOVE);
      }
    }
  }

  private void show(WindowLayout drawn) {
    display.show(
        look.ascii()
            ? new WindowLayout(drawn.frame().ascii(), drawn.column(), drawn.row())
            : drawn);
  }

  @Override
  public void close() {
    display.close();
    tty.close();
  }
}
