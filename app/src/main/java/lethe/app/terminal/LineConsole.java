package lethe.app.terminal;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.fullscreen.InputLine;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.fullscreen.LineEditor;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import lethe.app.page.SpokenScreens;
import lethe.app.terminal.InputQueue.Item;
import lethe.app.terminal.KeyReader.Input;

/**
 * A console at a terminal that prints lines, and edits the input on the last line with the same
 * keys as the full screen. It draws each screen, or describes the changes as text.
 */
public final class LineConsole implements Console {
  /** The maximum number of listed completions. */
  private static final int MAX_LISTED_WORDS = 40;

  private final Tty tty;
  private final Appearance appearance;
  private LineDisplay.Mode mode;
  private final boolean spoken;
  private final LineDisplay display;
  private final KeyReader keyReader;
  private final SecondTimer timer = new SecondTimer();
  private final SpokenScreens speech = new SpokenScreens();
  private InputLine inputLine;

  /** The completions that are listed below the input line; empty for none. */
  private String listedWords = "";

  private Optional<Screen> visibleScreen = Optional.empty();

  /** Whether a line was entered or interrupted since the last screen was shown. */
  private boolean lineEntered = true;

  /** Whether the contents of the terminal have been lost. */
  private boolean contentsLost;

  /** Whether the program has suspended itself and is not yet known to have been continued. */
  private boolean suspended;

  /** Whether no further input is accepted. */
  private boolean ended;

  private LineConsole(
      Tty tty, Appearance appearance, LineDisplay.Mode mode, boolean spoken, boolean keepsHistory) {
    this.tty = tty;
    this.appearance = appearance;
    this.mode = mode;
    this.spoken = spoken;
    this.display = new LineDisplay(tty, appearance, mode);
    this.keyReader = new KeyReader(tty.input(), tty.isRemote());
    this.inputLine = InputLine.empty(keepsHistory);
    tty.onKill(display::close);
    display.enter();
  }

  /**
   * Creates a console at a terminal that supports control sequences.
   *
   * @param cleared whether to use the alternate screen, which has no scroll-back, and to erase
   *     every screen when the next is shown
   * @param keepsHistory whether to keep a history of entered lines
   * @param spoken whether to describe changes as text instead of drawing the screen
   */
  public static LineConsole of(
      Tty tty, Appearance appearance, boolean cleared, boolean keepsHistory, boolean spoken) {
    LineDisplay.Mode mode = cleared ? LineDisplay.Mode.CLEARED : LineDisplay.Mode.SCROLLING;
    return new LineConsole(tty, appearance, mode, spoken, keepsHistory);
  }

  /**
   * Creates a console at a terminal that can only print; it describes changes as text. As soon as
   * the user leaves one page, the input ends.
   */
  public static LineConsole printOnly(Tty tty, Appearance appearance) {
    return new LineConsole(tty, appearance, LineDisplay.Mode.PRINTING, true, true);
  }

  /**
   * Sets whether every screen is erased when the next one is shown. If so, screens are drawn on the
   * alternate screen.
   */
  public void setClearsScreens(boolean clears) {
    mode = clears ? LineDisplay.Mode.CLEARED : LineDisplay.Mode.SCROLLING;
    display.setMode(mode);
  }

  @Override
  public Size size() {
    return tty.size();
  }

  @Override
  public void wake() {
    tty.input().wake();
  }

  @Override
  public void setHistoryEnabled(boolean keepsHistory) {
    inputLine = inputLine.withHistory(keepsHistory);
  }

  @Override
  public boolean replacesScreens() {
    return mode == LineDisplay.Mode.CLEARED && !spoken;
  }

  @Override
  public boolean isSpoken() {
    return spoken;
  }

  @Override
  public boolean erasesScreens() {
    return mode == LineDisplay.Mode.CLEARED && appearance.hasAlternateScreen();
  }

  @Override
  public PageEvent showAndAwaitEvent(Screen screen) {
    if (!size().equals(screen.size())) {
      return new PageEvent.Resized(size());
    }
    if (ended) {
      return new PageEvent.InputEnded();
    }
    if (screen.kind() == Kind.CURTAIN) {
      inputLine = InputLine.empty(inputLine.keepsHistory());
    }
    timer.setCounting(screen.hasTimeLimit());
    boolean isShown = false;
    while (true) {
      // Expired time must be handled before anything is printed.
      if (timer.pollSecond()) {
        return new PageEvent.SecondPassed();
      }
      if (!isShown) {
        show(screen);
        isShown = true;
      }
      if (!keyReader.hasMoreInput()) {
        showInput(screen, inputLine.editor());
      }
      Optional<PageEvent> event = onInput(screen, keyReader.next(timer.nanosLeft()));
      if (event.isPresent()) {
        return event.get();
      }
    }
  }

  private void show(Screen screen) {
    boolean wasTimed = visibleScreen.filter(Screen::hasTimeLimit).isPresent();
    if (spoken) {
      boolean uncovered = wasTimed && !screen.hasTimeLimit() && mode != LineDisplay.Mode.PRINTING;
      boolean isComplete = lineEntered || uncovered || contentsLost;
      if (isComplete) {
        speech.forgetPreviousScreen();
      }
      display.print(speech.takeNewLines(screen), isComplete);
    } else {
      boolean sameSize = visibleScreen.map(Screen::size).filter(screen.size()::equals).isPresent();
      display.show(screen.frame(), screen.hasTimeLimit() && wasTimed && sameSize && !contentsLost);
    }
    lineEntered = false;
    contentsLost = false;
    visibleScreen = Optional.of(screen);
  }

  private void showInput(Screen screen, LineEditor editor) {
    boolean allowed = !editor.isEmpty() && screen.preview().isAllowed(editor.text());
    display.showInput(screen.prompt(), editor, allowed, listedWords);
  }

  private Optional<PageEvent> onInput(Screen screen, Input input) {
    return switch (input) {
      case Input.KeyPressed(Key key) -> {
        listedWords = "";
        yield onKey(screen, key);
      }
      case Input.FocusChanged _ -> Optional.empty();
      case Input.SignalReceived(Item signal) -> onSignal(signal);
    };
  }

  private Optional<PageEvent> onSignal(Item signal) {
    return switch (signal) {
      case WOKEN -> Optional.of(new PageEvent.TableChanged());
      case RESIZED -> onResize();
      case SUSPENDED -> Optional.of(suspend());
      case RESUMED -> {
        boolean wasSuspended = suspended;
        suspended = false;
        yield wasSuspended ? Optional.empty() : Optional.of(redraw());
      }
      case ENDED -> Optional.of(end());
      case CHARACTER, TIMED_OUT -> Optional.empty();
    };
  }

  private Optional<PageEvent> onResize() {
    boolean sameSize = visibleScreen.map(Screen::size).filter(size()::equals).isPresent();
    if (sameSize && mode != LineDisplay.Mode.PRINTING) {
      // Programs such as dtach request a redraw in this way when another terminal is attached.
      display.enter();
      return Optional.of(redraw());
    }
    return mode == LineDisplay.Mode.SCROLLING
        ? Optional.empty()
        : Optional.of(new PageEvent.Resized(size()));
  }

  private Optional<PageEvent> onKey(Screen screen, Key key) {
    return switch (key) {
      case SpecialKey named when named == SpecialKey.ENTER -> Optional.of(enterLine(screen));
      case Key.Ctrl(char letter) when letter == 'c' || (letter == 'd' && isInputEmpty()) ->
          Optional.of(interrupt(screen));
      case Key.Ctrl(char letter) when letter == 'l' && mode != LineDisplay.Mode.PRINTING ->
          Optional.of(redraw());
      case Key.Ctrl(char letter) when letter == 'z' && tty.hasShell() -> Optional.of(suspend());
      case Key other -> {
        edit(screen, other);
        yield Optional.empty();
      }
    };
  }

  private boolean isInputEmpty() {
    return inputLine.editor().isEmpty();
  }

  private PageEvent enterLine(Screen screen) {
    String line = inputLine.editor().text();
    showInput(screen, LineEditor.of(line));
    inputLine = inputLine.afterEntering(line);
    startReply();
    return new PageEvent.LineEntered(line);
  }

  /** Clears the input line; if it is empty, the user leaves. */
  private PageEvent interrupt(Screen screen) {
    if (isInputEmpty()) {
      if (mode == LineDisplay.Mode.PRINTING) {
        return end();
      }
      startReply();
      return new PageEvent.InputEnded();
    }
    edit(screen, new Key.Ctrl('c'));
    startReply();
    return new PageEvent.LineEntered("");
  }

  /** Marks the next output as an answer, which is printed in full. */
  private void startReply() {
    lineEntered = true;
    display.finishInput();
  }

  private PageEvent end() {
    ended = true;
    display.finishInput();
    return new PageEvent.InputEnded();
  }

  private PageEvent redraw() {
    contentsLost = true;
    return new PageEvent.TableChanged();
  }

  /** Suspends the program; the terminal is restored while the shell has it. */
  private PageEvent suspend() {
    display.leave();
    visibleScreen.flatMap(WindowLayout::suspendNotice).ifPresent(display::printOnNormalScreen);
    suspended = true;
    tty.suspend();
    display.enter();
    return redraw();
  }

  private void edit(Screen screen, Key key) {
    InputLine before = inputLine.beforeKey(key);
    InputLine next = before.press(screen, key).orElse(before);
    if (next.droppedText() != before.droppedText()) {
      display.print(WindowLayout.droppedNotice(next));
    }
    if (key == SpecialKey.TAB && next.equals(before)) {
      List<String> words = inputLine.wordCompletions(screen);
      if (words.size() > 1 && words.size() <= MAX_LISTED_WORDS) {
        listWords(String.join("  ", words));
      }
    }
    inputLine = next;
  }

  /** Lists words below the input line, or above it if the terminal can only print. */
  private void listWords(String words) {
    if (mode == LineDisplay.Mode.PRINTING) {
      display.print(words);
    } else {
      listedWords = words;
    }
  }

  @Override
  public void close() {
    display.close();
    tty.close();
  }
}
