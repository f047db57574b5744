package lethe.app.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import lethe.app.frame.Size;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp;
import org.jline.utils.ShutdownHooks;

/** The terminal that the program was started in. */
public final class LocalTty implements Tty {
  /**
   * JLine does what is to be done at the end in the order in which it was told, and closes the
   * terminal itself: so this comes before the terminal is opened.
   */
  private final ShutdownHooks.Task killed = ShutdownHooks.add(this::killed);

  private final Terminal terminal;
  private final Attributes before;
  private final TerminalState state = TerminalState.now();

  /** Comes after the terminal was opened, so that JLine has closed it before. */
  private final ShutdownHooks.Task last;

  private Optional<Job> job = Optional.empty();
  private volatile Runnable leave = () -> {};

  /** Does in a thread beside what takes longest before the terminal can be taken. */
  public static void prepare() {
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              // Opened, JLine asks whether it may log, and that is looked up in every jar.
              System.getLogger("org.jline").isLoggable(System.Logger.Level.TRACE);
              TerminalState.now();
              InfoCmp.getCapabilitiesByName();
            });
  }

  /** Takes the terminal: from now on keys come one by one, and none of them is a signal. */
  public LocalTty() throws IOException {
    terminal = SystemTerminal.open(false);
    before = terminal.getAttributes();
    last = ShutdownHooks.add(state::restore);
    take();
  }

  private void take() {
    Attributes raw = new Attributes(before);
    raw.setLocalFlags(
        EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.IEXTEN, LocalFlag.ISIG), false);
    raw.setInputFlags(
        EnumSet.of(InputFlag.IXON, InputFlag.ICRNL, InputFlag.INLCR, InputFlag.IGNCR), false);
    raw.setControlChar(ControlChar.VMIN, 1);
    raw.setControlChar(ControlChar.VTIME, 0);
    terminal.setAttributes(raw);
  }

  @Override
  public Size size() {
    int columns = terminal.getWidth();
    int rows = terminal.getHeight();
    return columns > 0 && rows > 0 ? new Size(columns, rows) : Size.USUAL;
  }

  /** Not JLine's, which is closed before everything has been said. */
  @Override
  public OutputStream output() {
    return new FileOutputStream(FileDescriptor.out);
  }

  @Override
  public void listen(Listener listener) {
    job = Optional.of(new Job(terminal, listener::aside));
    terminal.handle(Terminal.Signal.WINCH, _ -> listener.resized());
    terminal.handle(
        Terminal.Signal.CONT,
        _ -> {
          take();
          listener.returned();
        });
    Thread.ofPlatform().daemon().name("keyboard").start(() -> pump(listener));
  }

  private static void pump(Listener listener) {
    byte[] bytes = new byte[1 << 12];
    try (InputStream in = new FileInputStream(FileDescriptor.in)) {
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        listener.typed(Arrays.copyOf(bytes, count));
      }
    } catch (IOException e) {
      // Whatever the reason, there is nobody at the keyboard any more.
    }
    listener.ended();
  }

  @Override
  public void suspend() {
    state.restore();
    job.ifPresent(Job::stop);
    take();
  }

  @Override
  public boolean hasShell() {
    return job.isPresent();
  }

  @Override
  public void onKill(Runnable first) {
    leave = first;
  }

  private void killed() {
    leave.run();
  }

  @Override
  public void close() {
    ShutdownHooks.remove(killed);
    ShutdownHooks.remove(last);
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    state.restore();
  }
}
