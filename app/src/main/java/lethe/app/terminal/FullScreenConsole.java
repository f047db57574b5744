package lethe.app.terminal;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.fullscreen.InputState;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.Console;
import lethe.app.page.DesktopAlert;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.terminal.InputQueue.Item;
import lethe.app.terminal.KeyReader.Input;

/**
 * A full-screen console: handles each key as it is pressed and draws only changes. It has no
 * scroll-back and leaves nothing behind when it is closed.
 */
public final class FullScreenConsole implements Console {
  /** The duration of a frame of an animation, in nanoseconds. */
  private static final long FRAME_NANOS = TimeUnit.MILLISECONDS.toNanos(90);

  private final Tty tty;
  private Appearance appearance;
  private final Display display;
  private final KeyReader keyReader;
  private final SecondTimer timer;
  private final KeyRepeatDetector repeatDetector = new KeyRepeatDetector(System::nanoTime);
  private InputState state;
  private Optional<Screen> visibleScreen = Optional.empty();
  private Size window;

  /** Whether the user is being alerted and has not pressed a key since. */
  private volatile boolean alertPending;

  /** Whether the current alert has been shown. */
  private volatile boolean alertShown;

  /** The text of the desktop notification. */
  private volatile String alertText = "";

  /**
   * The name of the table at which the user is, for desktop notifications; empty if there is none.
   */
  private volatile String currentTable = "";

  /** Whether the window is known to be in the background. */
  private boolean unfocused;

  /**
   * Whether the next key has interrupted the animation above a text, and therefore must not close
   * the text.
   */
  private boolean motionInterrupted;

  /** Whether the end of the input has been reported. */
  private boolean endReported;

  /**
   * Creates a console that takes over a terminal.
   *
   * @param keepsHistory whether to keep a history of entered lines
   */
  public FullScreenConsole(Tty tty, Appearance appearance, boolean keepsHistory) {
    this(tty, appearance, keepsHistory, new SecondTimer());
  }

  FullScreenConsole(Tty tty, Appearance appearance, boolean keepsHistory, SecondTimer timer) {
    this.tty = tty;
    this.keyReader = new KeyReader(tty.input(), tty.isRemote());
    this.timer = timer;
    this.appearance = appearance;
    this.window = tty.size();
    this.display = new Display(tty.output(), window, appearance);
    this.state = InputState.empty(keepsHistory);
    tty.onKill(display::close);
    display.startScreen();
  }

  /** Restores a terminal that a remote console may have taken over and can no longer restore. */
  public static void restoreTerminal(Tty tty) {
    Display.restoreTerminal(tty.output(), tty.size());
  }

  public void setAppearance(Appearance appearance) {
    this.appearance = appearance;
    display.setAppearance(appearance);
  }

  @Override
  public void setHistoryEnabled(boolean keepsHistory) {
    state = InputState.empty(keepsHistory);
  }

  @Override
  public Size size() {
    return WindowLayout.screenSize(window);
  }

  @Override
  public boolean isAnimated() {
    return appearance.animated();
  }

  @Override
  public boolean replacesScreens() {
    return true;
  }

  @Override
  public boolean erasesScreens() {
    return appearance.hasAlternateScreen();
  }

  @Override
  public void wake() {
    tty.input().wake();
  }

  @Override
  public void setAlert(DesktopAlert alert) {
    display.setAlert(alert);
  }

  @Override
  public void setCurrentTable(String tableName) {
    currentTable = tableName;
  }

  @Override
  public void alertUser(String reason) {
    alertText = reason;
    alertShown = false;
    alertPending = true;
    tty.input().wake();
  }

  @Override
  public PageEvent showAndAwaitEvent(Screen original) {
    if (!size().equals(original.size())) {
      return new PageEvent.Resized(size());
    }
    Screen screen = WindowLayout.place(original, window);
    if (endReported) {
      return new PageEvent.InputEnded();
    }
    state = state.onScreen(screen);
    timer.setCounting(screen.hasTimeLimit());
    beginScreen(screen);
    visibleScreen = Optional.of(screen);
    while (true) {
      // Expired time must be handled before anything is drawn.
      if (timer.pollSecond()) {
        return new PageEvent.SecondPassed();
      }
      if (!keyReader.hasMoreInput()) {
        show(WindowLayout.of(state, screen, window));
      }
      Optional<PageEvent> event = onInput(screen, keyReader.next(timer.nanosLeft()));
      if (event.isPresent()) {
        return event.get();
      }
    }
  }

  private Optional<PageEvent> onInput(Screen screen, Input input) {
    return switch (input) {
      case Input.KeyPressed(Key key) when endsMotionOnly(key) -> Optional.empty();
      case Input.KeyPressed(Key key)
          when repeatDetector.isHeld(key) && state.wouldPlay(screen, key) ->
          Optional.empty();
      case Input.KeyPressed(Key key) -> {
        alertPending = false;
        InputState.KeyResult result = state.press(screen, key);
        state = result.state();
        yield result.event().or(() -> onControlKey(key));
      }
      case Input.FocusChanged(boolean focused) -> {
        unfocused = !focused;
        yield Optional.empty();
      }
      case Input.SignalReceived(Item signal) -> onSignal(signal);
    };
  }

  /**
   * Returns whether a key only ends the animation above a text. Must be called once for each key,
   * because only the first one after the interruption does.
   */
  private boolean endsMotionOnly(Key key) {
    boolean isFirst = motionInterrupted;
    motionInterrupted = false;
    return isFirst && (key == SpecialKey.ENTER || key == SpecialKey.ESCAPE);
  }

  private Optional<PageEvent> onSignal(Item signal) {
    return switch (signal) {
      case WOKEN -> Optional.of(new PageEvent.TableChanged());
      case RESIZED -> {
        if (tty.size().equals(window)) {
          // Programs such as dtach request a redraw in this way when another terminal is attached.
          display.startScreen();
        }
        yield Optional.of(onResize());
      }
      case SUSPENDED -> Optional.of(suspend());
      case RESUMED -> {
        display.startScreen();
        yield Optional.of(onResize());
      }
      case ENDED -> {
        endReported = true;
        yield Optional.of(new PageEvent.InputEnded());
      }
      case CHARACTER, TIMED_OUT -> Optional.empty();
    };
  }

  /** Handles the control keys that affect the console itself. */
  private Optional<PageEvent> onControlKey(Key key) {
    return switch (key) {
      case Key.Ctrl(char letter) when letter == 'l' -> {
        display.invalidate();
        yield Optional.empty();
      }
      case Key.Ctrl(char letter) when letter == 'z' -> Optional.of(suspend());
      default -> Optional.empty();
    };
  }

  /** Suspends the program; the screen is restored while the shell has the terminal. */
  private PageEvent suspend() {
    display.stopScreen();
    visibleScreen
        .filter(_ -> tty.hasShell())
        .flatMap(WindowLayout::suspendNotice)
        .ifPresent(display::printOnNormalScreen);
    tty.suspend();
    display.startScreen();
    return onResize();
  }

  @Override
  public void copyToClipboard(String text) {
    display.copyToClipboard(text);
  }

  private PageEvent onResize() {
    Size newSize = tty.size();
    if (!newSize.equals(window)) {
      window = newSize;
      display.resize(window);
    }
    return new PageEvent.Resized(size());
  }

  /** Sets the title, alerts the user if necessary, and plays the animation of a new screen. */
  private void beginScreen(Screen screen) {
    display.setTitle(alertPending ? WindowLayout.alertTitle() : WindowLayout.title(screen));
    boolean turnBegan =
        screen.expectsInput()
            && visibleScreen.filter(previous -> !previous.expectsInput()).isPresent();
    boolean alertBegan = alertPending && !alertShown;
    if (appearance.bell() && (turnBegan || alertBegan)) {
      display.bell();
    }
    if (unfocused && alertBegan) {
      display.notify(alertText);
    } else if (unfocused && turnBegan && !currentTable.isEmpty()) {
      display.notify(WindowLayout.alertText(currentTable));
    }
    alertShown = true;
    motionInterrupted = isAnimated() && playMotion(screen) && screen.kind() == Screen.Kind.TEXT;
  }

  /**
   * Shows the animation of a screen while no input is waiting. Returns whether input arrived while
   * a frame was shown.
   */
  private boolean playMotion(Screen screen) {
    for (Frame frame : screen.motion()) {
      if (keyReader.hasMoreInput()) {
        return false;
      }
      show(WindowLayout.of(state, screen, frame, window));
      if (tty.input().awaitCharacter(FRAME_NANOS)) {
        return true;
      }
    }
    return false;
  }

  private void show(WindowLayout layout) {
    display.show(
        appearance.ascii()
            ? new WindowLayout(layout.frame().ascii(), layout.column(), layout.row())
            : layout);
  }

  @Override
  public void close() {
    display.close();
    tty.close();
  }
}
