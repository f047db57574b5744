package lethe.app.fullscreen;

import java.util.List;
import java.util.Optional;
import lethe.app.fullscreen.Key.Named;
import lethe.app.fullscreen.Overlay.Open;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;

/** The input state of a full screen: the input line, the selection, and the overlay. */
public record InputState(TypedLine typed, Pointer pointer, Overlay overlay) {
  /** The result of a key. */
  public record Pressed(InputState state, Optional<Deed> deed) {}

  /** Returns a state with an empty line, no selection and no overlay. */
  public static InputState clear(boolean remembers) {
    return new InputState(TypedLine.empty(remembers), Pointer.NOWHERE, Overlay.NONE);
  }

  /** Returns this state adapted to another screen. */
  public InputState with(Screen screen) {
    if (screen.kind() == Kind.CURTAIN) {
      return clear(typed.remembers());
    }
    Overlay still = overlay.open() == Open.ABOUT ? Overlay.NONE : overlay;
    return new InputState(typed, pointer.on(screen), still);
  }

  /** Handles a key. */
  public Pressed press(Screen screen, Key key) {
    return new Keymap(with(typed.before(key)), screen).press(key);
  }

  /** Returns whether the key would play the selected command, which may be irreversible. */
  public boolean plays(Screen screen, Key key) {
    return key == Named.ENTER
        && screen.kind() == Kind.TABLE
        && !overlay.isOpen()
        && editor().isEmpty()
        && chosen(screen).isPresent();
  }

  /** Returns the line that Enter would enter. */
  public String line(Screen screen) {
    return editor().isEmpty() ? chosen(screen).orElse("") : editor().text();
  }

  public Editor editor() {
    return typed.editor();
  }

  public Open open() {
    return overlay.open();
  }

  /** Returns the number of lines by which the overlay is scrolled. */
  public int scroll() {
    return overlay.scroll();
  }

  /** Returns the place as it was when it was selected. */
  public Optional<HotSpot> pointed() {
    return pointer.pointed();
  }

  /** Returns the index of the selected line of that place. */
  public int choice() {
    return pointer.choice();
  }

  /** Returns the selected place, if any. */
  public Optional<HotSpot> place(Screen screen) {
    return pointer.place(screen);
  }

  /** Returns the selected line. */
  public Optional<String> chosen(Screen screen) {
    return pointer.chosen(screen);
  }

  /** Returns the possible words at the cursor. */
  List<String> next(Screen screen) {
    return typed.next(screen);
  }

  /** Returns the possible words after the one at the cursor, if that is complete. */
  List<String> after(Screen screen) {
    return typed.after(screen);
  }

  InputState with(Pointer other) {
    return new InputState(typed, other, overlay);
  }

  InputState with(Overlay other) {
    return new InputState(typed, pointer, other);
  }

  InputState with(TypedLine other) {
    return new InputState(other, pointer, overlay);
  }
}
