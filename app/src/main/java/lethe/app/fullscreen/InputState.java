package lethe.app.fullscreen;

import java.util.List;
import java.util.Optional;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.fullscreen.Overlay.Content;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;

/** The input state of a full screen: the input line, the selection, and the overlay. */
public record InputState(InputLine inputLine, Pointer pointer, Overlay overlay) {
  /** The result of a key. */
  public record KeyResult(InputState state, Optional<KeyAction> action) {}

  /** Returns a state with an empty line, no selection and no overlay. */
  public static InputState empty(boolean remembers) {
    return new InputState(InputLine.empty(remembers), Pointer.NOWHERE, Overlay.NONE);
  }

  /** Returns this state adapted to another screen. */
  public InputState with(Screen screen) {
    if (screen.kind() == Kind.CURTAIN) {
      return empty(inputLine.keepsHistory());
    }
    Overlay still = overlay.content() == Content.DESCRIPTION ? Overlay.NONE : overlay;
    return new InputState(inputLine, pointer.onScreen(screen), still);
  }

  /** Handles a key. */
  public KeyResult press(Screen screen, Key key) {
    return new Keymap(with(inputLine.beforeKey(key)), screen).press(key);
  }

  /** Returns whether the key would play the selected command, which may be irreversible. */
  public boolean wouldPlay(Screen screen, Key key) {
    return key == SpecialKey.ENTER
        && screen.kind() == Kind.TABLE
        && !overlay.isOpen()
        && editor().isEmpty()
        && chosenLine(screen).isPresent();
  }

  /** Returns the line that Enter would enter. */
  public String line(Screen screen) {
    return editor().isEmpty() ? chosenLine(screen).orElse("") : editor().text();
  }

  public LineEditor editor() {
    return inputLine.editor();
  }

  public Content overlayContent() {
    return overlay.content();
  }

  /** Returns the number of lines by which the overlay is scrolled. */
  public int scroll() {
    return overlay.scroll();
  }

  /** Returns the place as it was when it was selected. */
  public Optional<HotSpot> pointedPlace() {
    return pointer.pointedPlace();
  }

  /** Returns the index of the selected line of that place. */
  public int chosenIndex() {
    return pointer.lineIndex();
  }

  /** Returns the selected place, if any. */
  public Optional<HotSpot> currentPlace(Screen screen) {
    return pointer.currentPlace(screen);
  }

  /** Returns the selected line. */
  public Optional<String> chosenLine(Screen screen) {
    return pointer.chosenLine(screen);
  }

  /** Returns the possible words at the cursor. */
  List<String> next(Screen screen) {
    return inputLine.next(screen);
  }

  /** Returns the possible words after the one at the cursor, if the latter is complete. */
  List<String> after(Screen screen) {
    return inputLine.after(screen);
  }

  InputState with(Pointer other) {
    return new InputState(inputLine, other, overlay);
  }

  InputState with(Overlay other) {
    return new InputState(inputLine, pointer, other);
  }

  InputState with(InputLine other) {
    return new InputState(other, pointer, overlay);
  }
}
