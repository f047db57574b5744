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
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Size;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.spi.Pty;
import org.jline.utils.ShutdownHooks;
import org.jline.utils.Signals;

/** The terminal that the program was started in. */
public final class LocalTty implements Tty {
  private final TerminalState state = TerminalState.now();
  private final Pty pty = SystemTerminal.pty();
  private final Attributes before = pty.getAttr();

  private final ShutdownHooks.Task killed = ShutdownHooks.add(this::killed);

  /** What was done on a signal before, by its name. */
  private final Map<String, Object> handled = new HashMap<>();

  private Optional<Job> job = Optional.empty();
  private volatile Runnable leave = () -> {};
  private volatile boolean closed;

  /**
   * Loads in a thread beside what a terminal is asked with and what hears of signals, while all
   * else gets ready.
   */
  public static void prepare() {
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              TerminalState.now();
              // To go on when called back is what happens anyway.
              Signals.register("CONT", () -> {});
            });
  }

  /** Takes the terminal: from now on keys come one by one, and none of them is a signal. */
  public LocalTty() throws IOException {
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
    set(raw);
  }

  private void set(Attributes attributes) {
    try {
      pty.setAttr(attributes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How much room there is, of which nothing else is wanted; as usual where it does not say. */
  public static Size room() {
    try {
      return room(SystemTerminal.pty());
    } catch (IOException e) {
      return Size.USUAL;
    }
  }

  @Override
  public Size size() {
    return room(pty);
  }

  private static Size room(Pty pty) {
    try {
      org.jline.terminal.Size room = pty.getSize();
      return room.getColumns() > 0 && room.getRows() > 0
          ? new Size(room.getColumns(), room.getRows())
          : Size.USUAL;
    } catch (IOException e) {
      return Size.USUAL; // its window is closed, and that is told elsewhere
    }
  }

  @Override
  public OutputStream output() {
    return new FileOutputStream(FileDescriptor.out);
  }

  @Override
  public void listen(Listener listener) {
    job = Optional.of(new Job(listener::aside));
    handle("INT", Job::end);
    handle("WINCH", listener::resized);
    handle(
        "CONT",
        () -> {
          take();
          listener.returned();
        });
    Thread.ofPlatform().daemon().name("keyboard").start(() -> pump(listener));
  }

  private void handle(String signal, Runnable by) {
    handled.putIfAbsent(signal, Signals.register(signal, by));
  }

  private void pump(Listener listener) {
    byte[] bytes = new byte[1 << 12];
    InputStream in = new FileInputStream(FileDescriptor.in);
    try {
      for (int count = in.read(bytes); count >= 0 && !closed; count = in.read(bytes)) {
        listener.typed(Arrays.copyOf(bytes, count));
      }
    } catch (IOException e) {
      // Whatever the reason, there is nobody at the keyboard any more.
    }
    if (!closed) {
      listener.ended();
    }
  }

  @Override
  public void suspend() {
    giveBack();
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
    giveBack();
  }

  /** All that JLine can set, and then all that the system tells. */
  private void giveBack() {
    set(before);
    state.restore();
  }

  @Override
  public void close() {
    closed = true;
    ShutdownHooks.remove(killed);
    handled.forEach(Signals::unregister);
    giveBack();
  }
}
