package lethe.app.fullscreen;

import java.util.Optional;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.Click;
import lethe.app.fullscreen.Key.Ctrl;
import lethe.app.fullscreen.Key.Paste;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.fullscreen.Key.Unsupported;
import lethe.app.fullscreen.Overlay.Content;
import lethe.app.page.PageEvent;
import lethe.app.page.PageEvent.PageTurn;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;

/**
 * The input state of a full screen: the input line, the selection, and the overlay. Computes the
 * effect of each key.
 */
public record InputState(InputLine inputLine, Pointer pointer, Overlay overlay, Coverage coverage) {
  /**
   * Whether an overlay or a text covers the table.
   *
   * @param isCovered whether the table is covered
   * @param expectsInput whether the program was waiting for the user on the last screen
   * @param turnBegan whether the program has begun to wait for the user while the table was covered
   */
  record Coverage(boolean isCovered, boolean expectsInput, boolean turnBegan) {
    static final Coverage NONE = new Coverage(false, true, false);

    /** Returns the coverage on the next screen. */
    Coverage next(boolean stillCovered, boolean nowExpectsInput) {
      boolean begins = isCovered && !expectsInput && nowExpectsInput;
      boolean hasBegun = stillCovered && nowExpectsInput && (turnBegan || begins);
      return new Coverage(stillCovered, nowExpectsInput, hasBegun);
    }
  }

  /**
   * The result of a key.
   *
   * @param event the event for the page; empty if the key affects only the input state
   */
  public record KeyResult(InputState state, Optional<PageEvent> event) {}

  /** Returns a state with an empty line, no selection and no overlay. */
  public static InputState empty(boolean keepsHistory) {
    return new InputState(
        InputLine.empty(keepsHistory), Pointer.NOWHERE, Overlay.NONE, Coverage.NONE);
  }

  /** Returns this state adapted to the next screen. A curtain resets it. */
  public InputState onScreen(Screen screen) {
    if (screen.kind() == Kind.CURTAIN) {
      return empty(inputLine.keepsHistory());
    }
    Overlay remainingOverlay = overlay.content() == Content.DESCRIPTION ? Overlay.NONE : overlay;
    boolean covered = remainingOverlay.isOpen() || screen.kind() == Kind.TEXT;
    return new InputState(
        inputLine,
        pointer.onScreen(screen),
        remainingOverlay,
        coverage.next(covered, screen.expectsInput()));
  }

  boolean turnBeganWhileCovered() {
    return coverage.turnBegan();
  }

  /** Returns whether the key would play the selected command, which may be irreversible. */
  public boolean wouldPlay(Screen screen, Key key) {
    return key == SpecialKey.ENTER
        && screen.kind() == Kind.TABLE
        && !overlay.isOpen()
        && isLineEmpty()
        && chosenLine(screen).isPresent();
  }

  /** Returns the line that Enter would enter. */
  public String line(Screen screen) {
    return isLineEmpty() ? chosenLine(screen).orElse("") : editor().text();
  }

  public LineEditor editor() {
    return inputLine.editor();
  }

  private boolean isLineEmpty() {
    return editor().isEmpty();
  }

  /** Returns the selected place as it was when it was selected; empty if there is no selection. */
  public Optional<HotSpot> pointedPlace() {
    return pointer.pointedPlace();
  }

  /** Returns the selected place as it is on this screen; empty if there is no selection. */
  public Optional<HotSpot> currentPlace(Screen screen) {
    return pointer.currentPlace(screen);
  }

  /**
   * Returns the selected line of the selected place; empty if nothing is selected or the place
   * offers none.
   */
  public Optional<String> chosenLine(Screen screen) {
    return pointer.chosenLine(screen);
  }

  private InputState with(Pointer other) {
    return new InputState(inputLine, other, overlay, coverage);
  }

  private InputState with(Overlay other) {
    return new InputState(inputLine, pointer, other, coverage);
  }

  private InputState with(InputLine other) {
    return new InputState(other, pointer, overlay, coverage);
  }

  /** Handles a key. Returns the state afterwards, and the event for the page if there is one. */
  public KeyResult press(Screen screen, Key key) {
    return with(inputLine.beforeKey(key)).handle(screen, key);
  }

  private KeyResult handle(Screen screen, Key key) {
    return switch (key) {
      case Char(char glyph) when glyph == ' ' && isLineEmpty() && overlay.isOpen() ->
          withoutEvent(with(Overlay.NONE));
      case Char(char glyph) when glyph == ' ' && isLineEmpty() && isPaged(screen) -> turnPages(1);
      case Char _, Paste _, Unsupported _ -> edit(screen, key);
      case Click(int column, int row) -> click(screen, column, row);
      case Ctrl control -> pressControlKey(screen, control);
      case SpecialKey named when overlay.isClosedBy(named) -> withoutEvent(with(Overlay.NONE));
      case SpecialKey named ->
          overlay
              .scrolled(screen, named)
              .map(scrolled -> withoutEvent(with(scrolled)))
              .orElseGet(() -> pressNamedKey(screen, named));
    };
  }

  private static boolean isPaged(Screen screen) {
    return screen.kind() == Kind.TEXT || screen.kind().isReview();
  }

  private KeyResult pressControlKey(Screen screen, Ctrl key) {
    return switch (key.letter()) {
      case 'i' -> handle(screen, SpecialKey.TAB);
      case 'j', 'm' -> handle(screen, SpecialKey.ENTER);
      case 'c', 'd' -> isLineEmpty() ? withEvent(new PageEvent.InputEnded()) : edit(screen, key);
      default -> edit(screen, key);
    };
  }

  private KeyResult pressNamedKey(Screen screen, SpecialKey key) {
    if (screen.kind().isReview() && isLineEmpty() && !overlay.isOpen()) {
      Optional<PageTurn> step = pageTurnFor(key);
      if (step.isPresent()) {
        return withEvent(step.get());
      }
    }
    boolean edits = !isLineEmpty() || screen.hotSpots().isEmpty();
    return switch (key) {
      case ENTER -> enter(screen);
      case BACKSPACE, DELETE, HOME, END -> edit(screen, key);
      case ESCAPE -> escape(screen);
      case TAB ->
          edits ? edit(screen, key) : withoutEvent(with(pointer.withLineMovedBy(screen, 1)));
      case BACK_TAB ->
          withoutEvent(isLineEmpty() ? with(pointer.withLineMovedBy(screen, -1)) : this);
      case LEFT -> isLineEmpty() ? moveSelection(screen, -1, 0) : edit(screen, key);
      case RIGHT -> isLineEmpty() ? moveSelection(screen, 1, 0) : edit(screen, key);
      case UP -> edits ? edit(screen, key) : moveSelection(screen, 0, -1);
      case DOWN -> edits ? edit(screen, key) : moveSelection(screen, 0, 1);
      case PAGE_UP ->
          hasPages(screen)
              ? turnPages(-1)
              : withoutEvent(isTimedWithoutLog(screen) ? this : with(Overlay.of(Content.LOG)));
      case PAGE_DOWN -> turnPages(1);
      case F1 -> explain(screen);
      case F2 -> requestHint(screen);
    };
  }

  private static Optional<PageTurn> pageTurnFor(SpecialKey key) {
    return switch (key) {
      case RIGHT, DOWN, ENTER -> Optional.of(new PageTurn(1));
      case LEFT, UP -> Optional.of(new PageTurn(-1));
      case HOME -> Optional.of(PageTurn.FIRST);
      case END -> Optional.of(PageTurn.LAST);
      default -> Optional.empty();
    };
  }

  /** Returns whether the Page Up key turns pages instead of opening the log. */
  private static boolean hasPages(Screen screen) {
    return screen.kind() == Kind.TEXT
        || screen.picture().hasPreviousPage()
        || (screen.kind() == Kind.MENU && screen.log().isEmpty());
  }

  /** Returns whether cards with a limited viewing time are shown and there is no log to read. */
  private static boolean isTimedWithoutLog(Screen screen) {
    return screen.hasTimeLimit() && screen.log().isEmpty();
  }

  private KeyResult escape(Screen screen) {
    boolean closes =
        switch (screen.kind()) {
          case TEXT -> true;
          case MENU, REVIEW, REVIEW_WITH_REPLY -> isLineEmpty();
          case TABLE -> isLineEmpty() && pointer.equals(Pointer.NOWHERE);
          case CURTAIN -> false;
        };
    if (closes) {
      return withEvent(new PageEvent.CloseRequested());
    }
    return withoutEvent(isLineEmpty() ? with(Pointer.NOWHERE) : this);
  }

  /** Explains the selected place; without one, or in a menu, shows help. */
  private KeyResult explain(Screen screen) {
    boolean describes = currentPlace(screen).isPresent() && screen.kind() != Kind.MENU;
    return withoutEvent(with(Overlay.of(describes ? Content.DESCRIPTION : Content.HELP)));
  }

  /** Requests a hint if the screen offers one, and keeps the input line. */
  private KeyResult requestHint(Screen screen) {
    String command = screen.inputOptions().hintCommand();
    return command.isEmpty() ? withoutEvent(this) : withEvent(new PageEvent.LineEntered(command));
  }

  /**
   * Handles a click: selects the place that was clicked, or nothing outside all places. If the
   * place is already selected and the input line is empty, enters its line.
   */
  private KeyResult click(Screen screen, int column, int row) {
    Pointer clicked = Pointer.at(screen, column, row);
    boolean repeated =
        clicked.pointedPlace().isPresent()
            && clicked.pointedPlace().equals(currentPlace(screen))
            && isLineEmpty()
            && chosenLine(screen).isPresent();
    return repeated ? enter(screen) : withoutEvent(with(clicked));
  }

  private KeyResult enter(Screen screen) {
    String line = line(screen);
    InputState next =
        new InputState(inputLine.afterEntering(line), pointer, Overlay.NONE, coverage);
    return new KeyResult(next, Optional.of(new PageEvent.LineEntered(line)));
  }

  /** Moves the selection; turns the page if there is no further place above or below. */
  private KeyResult moveSelection(Screen screen, int right, int down) {
    Pointer movedPointer = pointer.moved(screen, right, down);
    boolean atEdge = down != 0 && movedPointer.equals(pointer) && !screen.hotSpots().isEmpty();
    return atEdge ? turnPages(down) : withoutEvent(with(movedPointer));
  }

  private KeyResult turnPages(int offset) {
    return withEvent(new PageTurn(offset));
  }

  /** Passes a key to the input line. A change of the text closes the overlay. */
  private KeyResult edit(Screen screen, Key key) {
    InputLine next = inputLine.press(screen, key).orElse(inputLine);
    boolean isUnchanged = next.editor().text().equals(editor().text());
    return withoutEvent(isUnchanged ? with(next) : with(next).with(Overlay.NONE));
  }

  private KeyResult withEvent(PageEvent event) {
    return new KeyResult(this, Optional.of(event));
  }

  private static KeyResult withoutEvent(InputState next) {
    return new KeyResult(next, Optional.empty());
  }
}
