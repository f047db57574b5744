package lethe.app.fullscreen;

import java.util.Optional;
import lethe.app.fullscreen.InputState.Pressed;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.Click;
import lethe.app.fullscreen.Key.Control;
import lethe.app.fullscreen.Key.Foreign;
import lethe.app.fullscreen.Key.Named;
import lethe.app.fullscreen.Key.Paste;
import lethe.app.fullscreen.Overlay.Open;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;

/** The effect of each key on a screen. */
record Keymap(InputState state, Screen screen) {
  Pressed press(Key key) {
    return switch (key) {
      case Char(char glyph) when glyph == ' ' && isEmpty() && state.overlay().isOpen() -> closed();
      case Char(char glyph) when glyph == ' ' && isEmpty() && isPaged() -> turn(1);
      case Char _, Paste _, Foreign _ -> line(key);
      case Click(int column, int row) -> click(column, row);
      case Control control -> control(control);
      case Named named when state.overlay().isClosedBy(named) -> closed();
      case Named named ->
          state
              .overlay()
              .scrolled(screen, named)
              .map(scrolled -> quiet(state.with(scrolled)))
              .orElseGet(() -> named(named));
    };
  }

  private Editor editor() {
    return state.editor();
  }

  private boolean isEmpty() {
    return editor().isEmpty();
  }

  private boolean isPaged() {
    return screen.kind() == Kind.TEXT || screen.kind().isStep();
  }

  private Pressed control(Control key) {
    return switch (key.letter()) {
      case 'i' -> press(Named.TAB);
      case 'j', 'm' -> press(Named.ENTER);
      case 'l' -> wanting(new Deed.Redraw());
      case 'z' -> wanting(new Deed.Suspend());
      case 'c', 'd' -> isEmpty() ? wanting(new Deed.Leave()) : line(key);
      default -> line(key);
    };
  }

  private Pressed named(Named key) {
    if (screen.kind().isStep() && isEmpty() && !state.overlay().isOpen()) {
      Optional<PageEvent.PageTurn> step = step(key);
      if (step.isPresent()) {
        return wanting(new Deed.Turn(step.get()));
      }
    }
    boolean line = !isEmpty() || screen.hotSpots().isEmpty();
    return switch (key) {
      case ENTER -> enter();
      case BACKSPACE, DELETE, HOME, END -> line(key);
      case ESCAPE -> escape();
      case TAB -> line ? line(key) : pointing(state.pointer().turned(screen, 1));
      case BACK_TAB -> isEmpty() ? pointing(state.pointer().turned(screen, -1)) : quiet(state);
      case LEFT -> isEmpty() ? arrow(-1, 0) : line(key);
      case RIGHT -> isEmpty() ? arrow(1, 0) : line(key);
      case UP -> line ? line(key) : arrow(0, -1);
      case DOWN -> line ? line(key) : arrow(0, 1);
      case PAGE_UP ->
          turns() ? turn(-1) : quiet(isSilent() ? state : state.with(Overlay.of(Open.LOG)));
      case PAGE_DOWN -> turn(1);
      case F1 -> explain();
      case F2 -> ask();
    };
  }

  private static Optional<PageEvent.PageTurn> step(Named key) {
    return switch (key) {
      case RIGHT, DOWN, ENTER -> Optional.of(new PageEvent.PageTurn(1));
      case LEFT, UP -> Optional.of(new PageEvent.PageTurn(-1));
      case HOME -> Optional.of(PageEvent.PageTurn.FIRST);
      case END -> Optional.of(PageEvent.PageTurn.LAST);
      default -> Optional.empty();
    };
  }

  /** Returns whether there are previous pages; otherwise, the log opens instead. */
  private boolean turns() {
    return screen.kind() == Kind.TEXT
        || screen.picture().hasPreviousPage()
        || (screen.kind() == Kind.MENU && screen.log().isEmpty());
  }

  /** Returns whether there is no log to read while something is shown for a limited time. */
  private boolean isSilent() {
    return screen.timed() && screen.log().isEmpty();
  }

  private Pressed escape() {
    boolean backs =
        switch (screen.kind()) {
          case TEXT -> true;
          case MENU, STEPS, STEPS_WITH_REPLY -> isEmpty();
          case TABLE -> isEmpty() && state.pointer().equals(Pointer.NOWHERE);
          case CURTAIN -> false;
        };
    if (backs) {
      return wanting(new Deed.Back());
    }
    return isEmpty() ? pointing(Pointer.NOWHERE) : quiet(state);
  }

  /** Explains the selected place or, without one, shows help. Enters nothing. */
  private Pressed explain() {
    boolean about = state.place(screen).isPresent() && screen.kind() != Kind.MENU;
    return quiet(state.with(Overlay.of(about ? Open.ABOUT : Open.HELP)));
  }

  /** Asks for a hint and keeps the input line. */
  private Pressed ask() {
    String question = screen.inputOptions().question();
    return question.isEmpty() ? quiet(state) : wanting(new Deed.Enter(question));
  }

  /** Handles a click: selects a place, or enters its command if it is already selected. */
  private Pressed click(int column, int row) {
    Pointer clicked = Pointer.at(screen, column, row);
    boolean again =
        clicked.pointed().isPresent()
            && clicked.pointed().equals(state.place(screen))
            && isEmpty()
            && state.chosen(screen).isPresent();
    return again ? enter() : pointing(clicked);
  }

  private Pressed enter() {
    String line = state.line(screen);
    InputState next = new InputState(state.typed().entered(line), state.pointer(), Overlay.NONE);
    return new Pressed(next, Optional.of(new Deed.Enter(line)));
  }

  /** Moves the selection; at the ends of a list, scrolls to further items. */
  private Pressed arrow(int right, int down) {
    Pointer moved = state.pointer().moved(screen, right, down);
    boolean edge = down != 0 && moved.equals(state.pointer()) && !screen.hotSpots().isEmpty();
    return edge ? turn(down) : pointing(moved);
  }

  private Pressed pointing(Pointer pointer) {
    return quiet(state.with(pointer));
  }

  private Pressed turn(int by) {
    return wanting(new Deed.Turn(new PageEvent.PageTurn(by)));
  }

  /** Passes a key to the input line; typing closes the overlay. */
  private Pressed line(Key key) {
    TypedLine next = state.typed().press(screen, key).orElse(state.typed());
    boolean same = next.editor().text().equals(editor().text());
    return quiet(same ? state.with(next) : state.with(next).with(Overlay.NONE));
  }

  private Pressed closed() {
    return quiet(state.with(Overlay.NONE));
  }

  private Pressed wanting(Deed deed) {
    return new Pressed(state, Optional.of(deed));
  }

  private static Pressed quiet(InputState next) {
    return new Pressed(next, Optional.empty());
  }
}
