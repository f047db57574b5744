package lethe.app.terminal;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.screen.Screen.RefreshType;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.ansi.ANSITerminal;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.fullscreen.Window;

/** Draws windows on a terminal: only what has changed, and nothing where nothing has. */
final class Display {
  /** Clicks in a form that wide windows can have, and pastes in one piece. */
  private static final String ENTER = "\u001b[?1000h\u001b[?1006h\u001b[?2004h";

  private static final String LEAVE = "\u001b[?2004l\u001b[?1006l\u001b[?1000l";

  /** Keeps the title that the terminal has. */
  private static final String KEEP_TITLE = "\u001b[22;2t";

  /** Puts it back; who has kept none falls back on its usual one. */
  private static final String OLD_TITLE = "\u001b]2;\u0007\u001b[23;2t";

  private static final Frame NOTHING = Frame.of(List.of());

  private final Canvas canvas;
  private final TerminalScreen screen;
  private final Map<Cell, TextCharacter> characters = new HashMap<>();
  private final Map<Ink, TextColor> colors;
  private final boolean titled;
  private Optional<Window> shown = Optional.empty();
  private String title = "";
  private boolean entered;

  Display(OutputStream output, Size size, Look look) {
    this.colors = look.theme().colors();
    this.titled = look.titled();
    try {
      this.canvas = new Canvas(output, size);
      this.screen = new TerminalScreen(canvas);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Takes the terminal over. */
  synchronized void enter() {
    boolean keeps = titled && !entered;
    entered = true;
    shown = Optional.empty();
    title = "";
    doing(
        () -> {
          screen.startScreen();
          canvas.write(ENTER + (keeps ? KEEP_TITLE : ""));
          canvas.flush();
        });
  }

  /** Gives it back; what stood there before stands there again. */
  synchronized void leave() {
    if (entered) {
      entered = false;
      doing(
          () -> {
            canvas.write(LEAVE + (titled ? OLD_TITLE : ""));
            canvas.resetColorAndSGR();
            canvas.setCursorVisible(true);
            screen.stopScreen(false);
            canvas.flush();
          });
    }
  }

  synchronized void resize(Size size) {
    canvas.resize(size);
    // Asking makes the canvas tell the screen.
    doing(canvas::getTerminalSize);
    screen.doResizeIfNecessary();
    forget();
  }

  /** From now on nothing is believed to be on the terminal. */
  synchronized void forget() {
    shown = Optional.empty();
  }

  synchronized void bell() {
    doing(
        () -> {
          canvas.write("\u0007");
          canvas.flush();
        });
  }

  /** Gives the window this title, in ASCII, where there are titles. */
  synchronized void title(String next) {
    if (titled && !next.equals(title)) {
      title = next;
      doing(
          () -> {
            canvas.write("\u001b]2;" + next + "\u0007");
            canvas.flush();
          });
    }
  }

  synchronized void show(Window window) {
    if (shown.filter(window::equals).isPresent()) {
      return;
    }
    Frame frame = window.frame();
    Frame before = shown.map(Window::frame).orElse(NOTHING);
    boolean anew = shown.isEmpty();
    for (int row = 0; row < frame.size().rows(); row++) {
      for (int column = 0; column < frame.size().columns(); column++) {
        Cell cell = frame.at(column, row);
        if (anew || !cell.equals(before.at(column, row))) {
          screen.setCharacter(column, row, characters.computeIfAbsent(cell, this::character));
        }
      }
    }
    screen.setCursorPosition(new TerminalPosition(window.column(), window.row()));
    RefreshType type = anew ? RefreshType.COMPLETE : RefreshType.DELTA;
    shown = Optional.of(window);
    doing(() -> screen.refresh(type));
  }

  private TextCharacter character(Cell cell) {
    TextCharacter character =
        TextCharacter.fromCharacter(
            cell.glyph(),
            colors.getOrDefault(cell.style().ink(), TextColor.ANSI.DEFAULT),
            TextColor.ANSI.DEFAULT)[0];
    if (cell.style().bold() || cell.style().ink() == Ink.BRIGHT) {
      character = character.withModifier(SGR.BOLD);
    }
    return cell.style().reverse() ? character.withModifier(SGR.REVERSE) : character;
  }

  private interface Doing {
    void run() throws IOException;
  }

  private void doing(Doing what) {
    try {
      what.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A terminal that knows its size, and to which a whole window goes in one piece. */
  private static final class Canvas extends ANSITerminal {
    private static final int ROOM = 1 << 14;
    private Size size;

    Canvas(OutputStream output, Size size) {
      super(
          InputStream.nullInputStream(),
          new BufferedOutputStream(output, ROOM),
          StandardCharsets.UTF_8);
      this.size = size;
    }

    synchronized void resize(Size next) {
      size = next;
    }

    void write(String sequence) throws IOException {
      writeToTerminal(sequence.getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    protected TerminalSize findTerminalSize() {
      return new TerminalSize(size.columns(), size.rows());
    }

    @Override
    public void putString(String glyph) throws IOException {
      writeToTerminal(glyph.getBytes(StandardCharsets.UTF_8));
    }
  }
}
