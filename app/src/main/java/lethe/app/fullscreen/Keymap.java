package lethe.app.fullscreen;

import java.util.Optional;
import lethe.app.fullscreen.InputState.KeyResult;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.Click;
import lethe.app.fullscreen.Key.Ctrl;
import lethe.app.fullscreen.Key.Paste;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.fullscreen.Key.Unsupported;
import lethe.app.fullscreen.Overlay.Content;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;

/** The effect of each key on a screen. */
record Keymap(InputState state, Screen screen) {
  KeyResult press(Key key) {
    return switch (key) {
      case Char(char glyph) when glyph == ' ' && isEmpty() && state.overlay().isOpen() ->
          closeOverlay();
      case Char(char glyph) when glyph == ' ' && isEmpty() && isPaged() -> turn(1);
      case Char _, Paste _, Unsupported _ -> line(key);
      case Click(int column, int row) -> click(column, row);
      case Ctrl control -> control(control);
      case SpecialKey named when state.overlay().isClosedBy(named) -> closeOverlay();
      case SpecialKey named ->
          state
              .overlay()
              .scrolled(screen, named)
              .map(scrolled -> withoutAction(state.with(scrolled)))
              .orElseGet(() -> named(named));
    };
  }

  private LineEditor editor() {
    return state.editor();
  }

  private boolean isEmpty() {
    return editor().isEmpty();
  }

  private boolean isPaged() {
    return screen.kind() == Kind.TEXT || screen.kind().isStep();
  }

  private KeyResult control(Ctrl key) {
    return switch (key.letter()) {
      case 'i' -> press(SpecialKey.TAB);
      case 'j', 'm' -> press(SpecialKey.ENTER);
      case 'l' -> withAction(new KeyAction.Redraw());
      case 'z' -> withAction(new KeyAction.Suspend());
      case 'c', 'd' -> isEmpty() ? withAction(new KeyAction.LeavePage()) : line(key);
      default -> line(key);
    };
  }

  private KeyResult named(SpecialKey key) {
    if (screen.kind().isStep() && isEmpty() && !state.overlay().isOpen()) {
      Optional<PageEvent.PageTurn> step = step(key);
      if (step.isPresent()) {
        return withAction(new KeyAction.TurnPage(step.get()));
      }
    }
    boolean line = !isEmpty() || screen.hotSpots().isEmpty();
    return switch (key) {
      case ENTER -> enter();
      case BACKSPACE, DELETE, HOME, END -> line(key);
      case ESCAPE -> escape();
      case TAB -> line ? line(key) : pointing(state.pointer().nextLine(screen, 1));
      case BACK_TAB ->
          isEmpty() ? pointing(state.pointer().nextLine(screen, -1)) : withoutAction(state);
      case LEFT -> isEmpty() ? arrow(-1, 0) : line(key);
      case RIGHT -> isEmpty() ? arrow(1, 0) : line(key);
      case UP -> line ? line(key) : arrow(0, -1);
      case DOWN -> line ? line(key) : arrow(0, 1);
      case PAGE_UP ->
          hasPages()
              ? turn(-1)
              : withoutAction(hasEmptyLog() ? state : state.with(Overlay.of(Content.LOG)));
      case PAGE_DOWN -> turn(1);
      case F1 -> explain();
      case F2 -> ask();
    };
  }

  private static Optional<PageEvent.PageTurn> step(SpecialKey key) {
    return switch (key) {
      case RIGHT, DOWN, ENTER -> Optional.of(new PageEvent.PageTurn(1));
      case LEFT, UP -> Optional.of(new PageEvent.PageTurn(-1));
      case HOME -> Optional.of(PageEvent.PageTurn.FIRST);
      case END -> Optional.of(PageEvent.PageTurn.LAST);
      default -> Optional.empty();
    };
  }

  /** Returns whether there are previous pages; otherwise, the log opens instead. */
  private boolean hasPages() {
    return screen.kind() == Kind.TEXT
        || screen.picture().hasPreviousPage()
        || (screen.kind() == Kind.MENU && screen.log().isEmpty());
  }

  /** Returns whether cards with a limited viewing time are shown and there is no log to read. */
  private boolean hasEmptyLog() {
    return screen.timed() && screen.log().isEmpty();
  }

  private KeyResult escape() {
    boolean backs =
        switch (screen.kind()) {
          case TEXT -> true;
          case MENU, STEPS, STEPS_WITH_REPLY -> isEmpty();
          case TABLE -> isEmpty() && state.pointer().equals(Pointer.NOWHERE);
          case CURTAIN -> false;
        };
    if (backs) {
      return withAction(new KeyAction.CloseOverlay());
    }
    return isEmpty() ? pointing(Pointer.NOWHERE) : withoutAction(state);
  }

  /** Explains the selected place or, without one, shows help. Enters nothing. */
  private KeyResult explain() {
    boolean about = state.currentPlace(screen).isPresent() && screen.kind() != Kind.MENU;
    return withoutAction(state.with(Overlay.of(about ? Content.DESCRIPTION : Content.HELP)));
  }

  /** Requests a hint and keeps the input line. */
  private KeyResult ask() {
    String question = screen.inputOptions().question();
    return question.isEmpty()
        ? withoutAction(state)
        : withAction(new KeyAction.EnterLine(question));
  }

  /** Handles a click: selects a place, or enters its command if it is already selected. */
  private KeyResult click(int column, int row) {
    Pointer clicked = Pointer.at(screen, column, row);
    boolean again =
        clicked.pointedPlace().isPresent()
            && clicked.pointedPlace().equals(state.currentPlace(screen))
            && isEmpty()
            && state.chosenLine(screen).isPresent();
    return again ? enter() : pointing(clicked);
  }

  private KeyResult enter() {
    String line = state.line(screen);
    InputState next =
        new InputState(state.inputLine().entered(line), state.pointer(), Overlay.NONE);
    return new KeyResult(next, Optional.of(new KeyAction.EnterLine(line)));
  }

  /** Moves the selection; at the ends of a list, scrolls to further items. */
  private KeyResult arrow(int right, int down) {
    Pointer moved = state.pointer().moved(screen, right, down);
    boolean edge = down != 0 && moved.equals(state.pointer()) && !screen.hotSpots().isEmpty();
    return edge ? turn(down) : pointing(moved);
  }

  private KeyResult pointing(Pointer pointer) {
    return withoutAction(state.with(pointer));
  }

  private KeyResult turn(int by) {
    return withAction(new KeyAction.TurnPage(new PageEvent.PageTurn(by)));
  }

  /** Passes a key to the input line; typing closes the overlay. */
  private KeyResult line(Key key) {
    InputLine next = state.inputLine().press(screen, key).orElse(state.inputLine());
    boolean same = next.editor().text().equals(editor().text());
    return withoutAction(same ? state.with(next) : state.with(next).with(Overlay.NONE));
  }

  private KeyResult closeOverlay() {
    return withoutAction(state.with(Overlay.NONE));
  }

  private KeyResult withAction(KeyAction action) {
    return new KeyResult(state, Optional.of(action));
  }

  private static KeyResult withoutAction(InputState next) {
    return new KeyResult(next, Optional.empty());
  }
}
