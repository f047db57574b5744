package lethe.app.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
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
  private final TerminalState state;
  private final Pty pty;
  private final Attributes savedAttributes;
  private final ShutdownHooks.Task shutdownTask;

  /** The previous signal handlers, by signal name. */
  private final Map<String, Object> previousHandlers = new HashMap<>();

  private final InputQueue input = StandardInput.queue();
  private final ShellJob job = new ShellJob(() -> input.signal(InputQueue.Item.SUSPENDED));
  private volatile Runnable killAction = () -> {};
  private boolean closed;

  /** Whether the program is suspended, or waits in the background after it was suspended. */
  private volatile boolean suspended;

  /**
   * Whether the program was continued in the background without having been suspended. Nothing is
   * drawn meanwhile; everything is drawn again afterwards.
   */
  private volatile boolean continuedInBackground;

  /** Whether the program has been told to end. */
  private volatile boolean ending;

  /**
   * Loads the classes for terminal access, signals and screens in background threads during
   * startup.
   */
  public static void prepare() {
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              TerminalState.current();
              // Only loads the classes; nothing has to be done yet when the program is continued.
              Signals.register("CONT", () -> {});
            });
    Thread.ofPlatform().daemon().start(() -> CellCharacter.of(Cell.BLANK, Theme.ANSI));
  }

  /**
   * Takes over the terminal: keys arrive one at a time, and none of them raises a signal. While
   * another job of the shell has the terminal, waits.
   *
   * @throws IOException if there is no terminal, or this job will never have it
   */
  public LocalTty() throws IOException {
    ShellJob.ignoreBackgroundStops();
    if (!ShellJob.awaitForeground()) {
      throw new FileSystemException("/dev/tty", null, "Input/output error");
    }
    state = TerminalState.current();
    pty = openPty();
    savedAttributes = pty.getAttr();
    shutdownTask = ShutdownHooks.add(this::onKilled);
    setRawMode();
    setHandler("INT", ShellJob::end);
    setHandler("WINCH", () -> input.signal(InputQueue.Item.RESIZED));
    setHandler("CONT", this::onContinued);
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

  /**
   * Sets the raw mode, unless the program has been told to end and the terminal must stay restored.
   */
  private synchronized void setRawMode() {
    if (!ending) {
      setAttributes(rawMode());
    }
  }

  private Attributes rawMode() {
    Attributes raw = new Attributes(savedAttributes);
    raw.setLocalFlags(
        EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.IEXTEN, LocalFlag.ISIG), false);
    raw.setInputFlags(
        EnumSet.of(InputFlag.IXON, InputFlag.ICRNL, InputFlag.INLCR, InputFlag.IGNCR), false);
    raw.setControlChar(ControlChar.VMIN, 1);
    raw.setControlChar(ControlChar.VTIME, 0);
    return raw;
  }

  /** Returns whether the terminal is still in the mode that this program has set. */
  private boolean isInRawMode() {
    try {
      Attributes current = pty.getAttr();
      Attributes raw = rawMode();
      return current.getLocalFlags().equals(raw.getLocalFlags())
          && current.getInputFlags().equals(raw.getInputFlags());
    } catch (IOException e) {
      return false;
    }
  }

  private void setAttributes(Attributes attributes) {
    try {
      pty.setAttr(attributes);
    } catch (IOException e) {
      // The window has been closed, which ends the input.
    }
  }

  /** Takes over the terminal again, as soon as this job is in the foreground. */
  private void onContinued() {
    if (!suspended) {
      if (ShellJob.isInBackground()) {
        continuedInBackground = true;
        if (!ShellJob.awaitForeground()) {
          input.end();
        }
      }
      continuedInBackground = false;
      setRawMode();
    }
    input.signal(InputQueue.Item.RESUMED);
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
    return new FilterOutputStream(new FileOutputStream(FileDescriptor.out)) {
      @Override
      public void write(byte[] bytes, int from, int length) {
        if (continuedInBackground && !ending) {
          return;
        }
        try {
          out.write(bytes, from, length);
        } catch (IOException e) {
          // The window has been closed.
          input.end();
        }
      }
    };
  }

  @Override
  public InputQueue input() {
    return input;
  }

  /** Returns whether the user is logged in through SSH, according to the environment. */
  @Override
  public boolean isRemote() {
    return System.getenv("SSH_CONNECTION") != null;
  }

  private void setHandler(String signal, Runnable handler) {
    previousHandlers.putIfAbsent(signal, Signals.register(signal, handler));
  }

  @Override
  public void suspend() {
    restore();
    suspended = true;
    job.stop();
    if (!ShellJob.awaitForeground()) {
      input.end();
    }
    suspended = false;
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
    synchronized (this) {
      ending = true;
    }
    try {
      killAction.run();
    } finally {
      restore();
    }
  }

  /**
   * Restores first everything that JLine can set, then the complete state that the terminal had at
   * the start. In the background, where another job has the terminal, does so only if the terminal
   * is still in the raw mode of this program.
   */
  private void restore() {
    if (!ShellJob.isInBackground() || (!suspended && isInRawMode())) {
      setAttributes(savedAttributes);
      state.restore();
    }
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      ShutdownHooks.remove(shutdownTask);
      previousHandlers.forEach(Signals::unregister);
      restore();
    }
  }
}
