package lethe.app.fullscreen;

import java.util.List;
import java.util.Optional;
import lethe.app.fullscreen.Key.Named;
import lethe.app.fullscreen.Overlay.Open;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import lethe.app.page.Screen.Place;

/**
 * What somebody at a full screen is about to do: the line that is being typed, what is pointed at,
 * and what lies open above the screen.
 */
public record InputState(TypedLine typed, Pointer pointer, Overlay overlay) {
  /** What a key did. */
  public record Pressed(InputState state, Optional<Deed> deed) {}

  /** Nothing typed, nothing pointed at. */
  public static InputState clear(boolean remembers) {
    return new InputState(TypedLine.empty(remembers), Pointer.NOWHERE, Overlay.NONE);
  }

  /** The same before another screen. */
  public InputState with(Screen screen) {
    if (screen.kind() == Kind.CURTAIN) {
      return clear(typed.remembers());
    }
    Overlay still = overlay.open() == Open.ABOUT ? Overlay.NONE : overlay;
    return new InputState(typed, pointer.on(screen), still);
  }

  /** What comes of a key. */
  public Pressed press(Screen screen, Key key) {
    return new Keymap(with(typed.before(key)), screen).press(key);
  }

  /** Whether this key would play what is pointed at, which perhaps nobody can take back. */
  public boolean plays(Screen screen, Key key) {
    return key == Named.ENTER
        && screen.kind() == Kind.TABLE
        && !overlay.isOpen()
        && editor().isEmpty()
        && chosen(screen).isPresent();
  }

  /** The line that Enter would enter. */
  public String line(Screen screen) {
    return editor().isEmpty() ? chosen(screen).orElse("") : editor().text();
  }

  public Editor editor() {
    return typed.editor();
  }

  public Open open() {
    return overlay.open();
  }

  /** How many lines of what lies open are scrolled. */
  public int scroll() {
    return overlay.scroll();
  }

  /** The place that was pointed at, as it was then. */
  public Optional<Place> pointed() {
    return pointer.pointed();
  }

  /** Which of the lines of that place is meant. */
  public int choice() {
    return pointer.choice();
  }

  /** The place that is pointed at, if anything is. */
  public Optional<Place> place(Screen screen) {
    return pointer.place(screen);
  }

  /** The line that is meant by what is pointed at. */
  public Optional<String> chosen(Screen screen) {
    return pointer.chosen(screen);
  }

  /** The words that can stand at the cursor. */
  List<String> next(Screen screen) {
    return typed.next(screen);
  }

  /** The words that can stand behind the one at the cursor, if that is whole. */
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
