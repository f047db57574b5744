package lethe.app.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import lethe.app.frame.Cell;
import lethe.app.frame.Size;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import org.jline.utils.ShutdownHooks;
import org.jline.utils.Signals;

/** The terminal in which the program was started. */
public final class LocalTty implements Tty {
  private final TerminalState state = TerminalState.current();
  private final Pty pty = openPty();
  private final Attributes savedAttributes = pty.getAttr();

  private final ShutdownHooks.Task killTask = ShutdownHooks.add(this::onKilled);

  /** The previous signal handlers, by signal name. */
  private final Map<String, Object> previousHandlers = new HashMap<>();

  private final InputQueue input = StandardInput.queue();
  private final ShellJob job = new ShellJob(() -> input.signal(InputQueue.Item.SUSPENDED));
  private volatile Runnable killAction = () -> {};
  private boolean closed;

  /**
   * Loads the classes for terminal access, signals and screens in a background thread during
   * startup.
   */
  public static void prepare() {
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              TerminalState.current();
              // Continuing requires no action of its own.
              Signals.register("CONT", () -> {});
              CellCharacter.of(Cell.BLANK, Theme.ANSI);
            });
  }

  /** Takes over the terminal: keys arrive one at a time, and none of them raises a signal. */
  public LocalTty() throws IOException {
    setRawMode();
    handle("INT", ShellJob::end);
    handle("WINCH", () -> input.signal(InputQueue.Item.RESIZED));
    handle(
        "CONT",
        () -> {
          setRawMode();
          input.signal(InputQueue.Item.RESUMED);
        });
  }

  /**
   * Opens the terminal with its size and modes only, because looking up its type is slow; if its
   * native library is not available on this system, by running stty.
   *
   * @throws IOException if there is no terminal
   */
  private static Pty openPty() throws IOException {
    try {
      return new JniTerminalProvider().current(SystemStream.Output);
    } catch (IOException | IllegalStateException | LinkageError e) {
      return new ExecTerminalProvider().current(SystemStream.Output);
    }
  }

  private void setRawMode() {
    Attributes raw = new Attributes(savedAttributes);
    raw.setLocalFlags(
        EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.IEXTEN, LocalFlag.ISIG), false);
    raw.setInputFlags(
        EnumSet.of(InputFlag.IXON, InputFlag.ICRNL, InputFlag.INLCR, InputFlag.IGNCR), false);
    raw.setControlChar(ControlChar.VMIN, 1);
    raw.setControlChar(ControlChar.VTIME, 0);
    set(raw);
  }

  private void set(Attributes attributes) {
    try {
      pty.setAttr(attributes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the size of the window; the default size if the terminal does not report it. */
  public static Size terminalSize() {
    try {
      return terminalSize(openPty());
    } catch (IOException e) {
      return Size.DEFAULT;
    }
  }

  @Override
  public Size size() {
    return terminalSize(pty);
  }

  private static Size terminalSize(Pty pty) {
    try {
      org.jline.terminal.Size size = pty.getSize();
      return size.getColumns() > 0 && size.getRows() > 0
          ? new Size(size.getColumns(), size.getRows())
          : Size.DEFAULT;
    } catch (IOException e) {
      return Size.DEFAULT; // The window has been closed, which is reported separately.
    }
  }

  @Override
  public OutputStream output() {
    return new FileOutputStream(FileDescriptor.out);
  }

  @Override
  public InputQueue input() {
    return input;
  }

  private void handle(String signal, Runnable handler) {
    previousHandlers.putIfAbsent(signal, Signals.register(signal, handler));
  }

  @Override
  public void suspend() {
    restore();
    job.stop();
    setRawMode();
  }

  @Override
  public boolean hasShell() {
    return true;
  }

  @Override
  public void onKill(Runnable action) {
    killAction = action;
  }

  private void onKilled() {
    killAction.run();
    restore();
  }

  /** Restores first everything that JLine can set, then the state saved by the system. */
  private void restore() {
    set(savedAttributes);
    state.restore();
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      ShutdownHooks.remove(killTask);
      previousHandlers.forEach(Signals::unregister);
      restore();
    }
  }
}
