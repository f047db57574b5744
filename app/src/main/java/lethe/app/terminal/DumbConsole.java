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
import lethe.app.terminal.InputQueue.Item;
import lethe.app.terminal.KeyReader.Input;

/**
 * A console for terminals without control sequences, local or remote: describes changes as text,
 * line by line, and edits input on the last line with the same keys as the full screen.
 */
public final class DumbConsole implements Console {
  /** The maximum number of listed completions. */
  private static final int MAX_LISTED_WORDS = 40;

  private final Tty tty;
  private final Appearance look;
  private final KeyReader keyReader;
  private final SecondTimer timer;
  private final SpokenScreens speech = new SpokenScreens();
  private final PromptRow row = new PromptRow();
  private InputLine inputLine = InputLine.empty(true);

  /** Output that is printed as soon as no more input is pending. */
  private final StringBuilder out = new StringBuilder();

  /** Whether the input has ended. */
  private boolean ended;

  public DumbConsole(Tty tty, Appearance appearance) {
    this(tty, appearance, new SecondTimer());
  }

  DumbConsole(Tty tty, Appearance appearance, SecondTimer seconds) {
    this.tty = tty;
    this.look = appearance;
    this.timer = seconds;
    this.keyReader = new KeyReader(tty.input());
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
  public void setHistoryEnabled(boolean remembers) {
    inputLine = inputLine.withHistory(remembers);
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
    if (ended) {
      return new PageEvent.InputEnded();
    }
    timer.setCounting(screen.timed());
    boolean said = false;
    while (true) {
      // Expired time must be handled before anything is printed.
      if (timer.hasElapsed()) {
        return new PageEvent.SecondPassed();
      }
      if (!said) {
        printChanges(screen);
        said = true;
      }
      if (!keyReader.hasMoreInput()) {
        out.append(row.show(screen.prompt(), inputLine.editor(), size().columns()));
        flush();
      }
      Optional<PageEvent> event = onInput(screen, keyReader.next(timer.nanosLeft()));
      if (event.isPresent()) {
        return event.get();
      }
    }
  }

  private void printChanges(Screen screen) {
    Frame lines = speech.next(screen);
    if (lines.size().rows() > 0) {
      String text = String.join("\r\n", (look.ascii() ? lines.ascii() : lines).lines());
      out.append(row.close()).append(text).append("\r\n");
    }
  }

  private Optional<PageEvent> onInput(Screen screen, Input messages) {
    return switch (messages) {
      case Input.KeyPressed(Key.SpecialKey key) when key == Key.SpecialKey.ENTER ->
          Optional.of(entered(screen));
      case Input.KeyPressed(Key.Ctrl(char letter)) when letter == 'c' || letter == 'd' ->
          onInterrupt(screen, letter);
      case Input.KeyPressed(Key key) -> {
        press(screen, key);
        yield Optional.empty();
      }
      case Input.FocusChanged _ -> Optional.empty();
      case Input.SignalReceived(Item signal) ->
          switch (signal) {
            case WOKEN -> Optional.of(new PageEvent.Changed());
            case RESIZED, RESUMED -> Optional.of(new PageEvent.Resized(size()));
            case ENDED -> Optional.of(onEnd());
            case CHARACTER, SUSPENDED, TIMED_OUT -> Optional.empty();
          };
    };
  }

  private PageEvent entered(Screen screen) {
    String line = inputLine.editor().text();
    out.append(row.show(screen.prompt(), LineEditor.of(line), size().columns()));
    inputLine = inputLine.entered(line);
    startReply();
    return new PageEvent.LineEntered(line);
  }

  /** Clears the input line; if it is empty, the user leaves. */
  private Optional<PageEvent> onInterrupt(Screen screen, char letter) {
    if (inputLine.editor().isEmpty()) {
      return Optional.of(onEnd());
    }
    if (letter == 'd') {
      press(screen, new Key.Ctrl(letter));
      return Optional.empty();
    }
    press(screen, new Key.Ctrl(letter));
    startReply();
    return Optional.of(new PageEvent.LineEntered(""));
  }

  /** Marks the next output as an answer, which is printed in full. */
  private void startReply() {
    speech.startReply();
    out.append(row.close());
    flush();
  }

  private PageEvent onEnd() {
    ended = true;
    out.append(row.close());
    flush();
    return new PageEvent.InputEnded();
  }

  private void press(Screen screen, Key key) {
    InputLine before = inputLine.beforeKey(key);
    InputLine next = before.press(screen, key).orElse(before);
    if (next.dropped() != before.dropped()) {
      out.append(row.close()).append(WindowLayout.droppedNotice(next)).append("\r\n");
    }
    List<String> words = key == Key.SpecialKey.TAB ? inputLine.next(screen) : List.of();
    if (next.equals(before) && words.size() > 1 && words.size() <= MAX_LISTED_WORDS) {
      out.append(row.close()).append(String.join("  ", words)).append("\r\n");
    }
    inputLine = next;
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
