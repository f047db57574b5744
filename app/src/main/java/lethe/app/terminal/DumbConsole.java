package lethe.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.fullscreen.InputLine;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.LineEditor;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.SpokenScreens;
import lethe.app.terminal.Keyboard.Heard;

/**
 * A console for terminals without control sequences, local or remote: describes changes in words,
 * line by line, and edits input on the last line with the same keys as the full screen.
 */
public final class DumbConsole implements Console {
  /** The maximum number of possible next words that are listed. */
  private static final int NAMED = 40;

  private final Tty tty;
  private final Appearance look;
  private final Keyboard keyboard = new Keyboard();
  private final Seconds seconds;
  private final SpokenScreens speech = new SpokenScreens();
  private final TypedRow row = new TypedRow();
  private InputLine typed = InputLine.empty(true);

  /** Output that is printed as soon as no more input is pending. */
  private final StringBuilder out = new StringBuilder();

  /** Whether the input has ended. */
  private boolean over;

  public DumbConsole(Tty tty, Appearance look) {
    this(tty, look, new Seconds());
  }

  DumbConsole(Tty tty, Appearance look, Seconds seconds) {
    this.tty = tty;
    this.look = look;
    this.seconds = seconds;
    tty.listen(keyboard);
  }

  @Override
  public Size size() {
    return tty.size();
  }

  @Override
  public void wake() {
    keyboard.wake();
  }

  @Override
  public void setHistoryEnabled(boolean remembers) {
    typed = typed.withHistory(remembers);
  }

  @Override
  public boolean isSpoken() {
    return true;
  }

  @Override
  public PageEvent read(Screen screen) {
    if (!size().equals(screen.size())) {
      return new PageEvent.Resized(size());
    }
    if (over) {
      return new PageEvent.InputEnded();
    }
    seconds.count(screen.timed());
    boolean said = false;
    while (true) {
      // Time that has run out must be handled before anything is printed.
      if (seconds.isOver()) {
        return new PageEvent.SecondPassed();
      }
      if (!said) {
        say(screen);
        said = true;
      }
      if (!keyboard.isBusy()) {
        out.append(row.show(screen.prompt(), typed.editor(), size().columns()));
        flush();
      }
      Optional<PageEvent> event =
          heard(screen, seconds.isCounting() ? keyboard.next(seconds.left()) : keyboard.next());
      if (event.isPresent()) {
        return event.get();
      }
    }
  }

  private void say(Screen screen) {
    Frame lines = speech.next(screen);
    if (lines.size().rows() > 0) {
      String text = String.join("\r\n", (look.ascii() ? lines.ascii() : lines).lines());
      out.append(row.close()).append(text).append("\r\n");
    }
  }

  private Optional<PageEvent> heard(Screen screen, Heard heard) {
    return switch (heard) {
      case Heard.Pressed(Key.SpecialKey key) when key == Key.SpecialKey.ENTER ->
          Optional.of(entered(screen));
      case Heard.Pressed(Key.Ctrl(char letter)) when letter == 'c' || letter == 'd' ->
          broken(screen, letter);
      case Heard.Pressed(Key key) -> {
        press(screen, key);
        yield Optional.empty();
      }
      case Heard.Typed _ -> Optional.empty();
      case Heard.Plain plain ->
          switch (plain) {
            case WOKEN -> Optional.of(new PageEvent.Changed());
            case RESIZED, RETURNED -> Optional.of(new PageEvent.Resized(size()));
            case ENDED -> Optional.of(ended());
            case ASIDE, FRONT, BEHIND, SILENCE -> Optional.empty();
          };
    };
  }

  private PageEvent entered(Screen screen) {
    String line = typed.editor().text();
    out.append(row.show(screen.prompt(), LineEditor.of(line), size().columns()));
    typed = typed.entered(line);
    answered();
    return new PageEvent.LineEntered(line);
  }

  /** Clears the input line; if it is empty, the person leaves. */
  private Optional<PageEvent> broken(Screen screen, char letter) {
    if (typed.editor().isEmpty()) {
      return Optional.of(ended());
    }
    if (letter == 'd') {
      press(screen, new Key.Ctrl(letter));
      return Optional.empty();
    }
    press(screen, new Key.Ctrl(letter));
    answered();
    return Optional.of(new PageEvent.LineEntered(""));
  }

  /** Marks the next output as an answer, which is printed in full. */
  private void answered() {
    speech.startReply();
    out.append(row.close());
    flush();
  }

  private PageEvent ended() {
    over = true;
    out.append(row.close());
    flush();
    return new PageEvent.InputEnded();
  }

  private void press(Screen screen, Key key) {
    InputLine before = typed.beforeKey(key);
    InputLine next = before.press(screen, key).orElse(before);
    if (next.dropped() != before.dropped()) {
      out.append(row.close()).append(WindowLayout.droppedNotice(next)).append("\r\n");
    }
    List<String> words = key == Key.SpecialKey.TAB ? typed.next(screen) : List.of();
    if (next.equals(before) && words.size() > 1 && words.size() <= NAMED) {
      out.append(row.close()).append(String.join("  ", words)).append("\r\n");
    }
    typed = next;
  }

  private void flush() {
    if (out.isEmpty()) {
      return;
    }
    Charset charset = look.ascii() ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
    byte[] text = out.toString().getBytes(charset);
    out.setLength(0);
    try {
      tty.output().write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    tty.close();
  }
}
