package lethe.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import lethe.app.command.Completion;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.fullscreen.Layout;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import lethe.app.page.Speech;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.reader.impl.history.DefaultHistory;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.ShutdownHooks;

/**
 * A terminal that edits lines: completion of what is legal, highlighting, and history where the
 * game allows it. Where nothing may be looked up again, or several people share the keyboard, it
 * draws on the alternate screen, which has no scroll-back and is gone afterwards.
 */
public final class LineConsole implements Console {
  private final Terminal terminal;
  private final Attributes before;
  private final TerminalState state = TerminalState.now();

  /** Comes after the terminal was opened, so that JLine has closed it before. */
  private final ShutdownHooks.Task last;

  private final LineReaderImpl reader;
  private final LineDisplay display;
  private final Appearance look;
  private final boolean cleared;
  private final boolean spoken;
  private final Speech speech = new Speech();
  private final Job job;

  /** Who holds it has no line begun meanwhile. */
  private final ReentrantLock beginning = new ReentrantLock();

  /**
   * Gives the terminal back where nobody comes to close the console. JLine does what is to be done
   * then in the order in which it was told, and closes the terminal itself: so this comes before
   * the terminal is opened.
   */
  private final ShutdownHooks.Task killed = ShutdownHooks.add(this::killed);

  private Optional<Screen> shown = Optional.empty();
  private volatile Size drawn = Size.USUAL;
  private final Seconds seconds = new Seconds();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("seconds").factory());
  private final Interruption calling = new Interruption();
  private final AtomicBoolean aside = new AtomicBoolean();

  /** Whether whatever was drawn may be gone. */
  private final AtomicBoolean returned = new AtomicBoolean();

  private String unfinished = "";

  /** Whether a line was typed since something was shown. */
  private boolean answered = true;

  /**
   * A console on the program's own terminal.
   *
   * @param cleared whether every screen is cleared away by the next
   * @param history whether lines typed before can be had again
   * @param spoken whether it says in words what has changed, instead of drawing all of it
   */
  public LineConsole(Appearance look, boolean cleared, boolean history, boolean spoken)
      throws IOException {
    this.terminal = SystemTerminal.open(true);
    this.before = terminal.getAttributes();
    last = ShutdownHooks.add(state::restore);
    this.look = look;
    this.cleared = cleared;
    this.spoken = spoken;
    this.display = new LineDisplay(terminal.writer(), () -> size().rows(), look, cleared);
    this.job = new Job(() -> call(aside));
    terminal.handle(Terminal.Signal.INT, _ -> Job.end());
    this.reader =
        new InterruptibleReader(
            terminal,
            beginning,
            this::resized,
            () -> call(returned),
            calling::leave,
            () -> calling.isCalled() || (spoken && isTimed()));
    reader.setParser(new DefaultParser().escapeChars(new char[0]).quoteChars(new char[0]));
    reader.setHistory(new DefaultHistory());
    reader.setCompleter((_, line, candidates) -> complete(line, candidates));
    reader.setHighlighter(new LegalHighlighter(this::isLegal));
    reader.option(LineReader.Option.DISABLE_EVENT_EXPANSION, true);
    reader.option(LineReader.Option.AUTO_FRESH_LINE, false);
    reader.setVariable(LineReader.DISABLE_HISTORY, !history);
    reader.setVariable(LineReader.BELL_STYLE, "none");
    take();
    display.enter();
  }

  /** The key that has a program quit would have Java print all that it does, over everything. */
  private void take() {
    Attributes calm = new Attributes(before);
    calm.setControlChar(ControlChar.VQUIT, 0);
    terminal.setAttributes(calm);
  }

  @Override
  public Size size() {
    int columns = terminal.getWidth();
    int rows = terminal.getHeight();
    return columns > 0 && rows > 0 ? new Size(columns, rows) : Size.USUAL;
  }

  @Override
  public boolean isHolding() {
    return cleared && !spoken;
  }

  @Override
  public boolean isSpoken() {
    return spoken;
  }

  @Override
  public boolean isGuarded() {
    return cleared && look.alternate();
  }

  @Override
  public Event read(Screen screen) {
    if (aside.getAndSet(false)) {
      display.leave();
      Layout.leaving(screen).ifPresent(terminal.writer()::println);
      terminal.flush();
      state.restore();
      job.stop();
      take();
      display.enter();
      returned.set(true);
    }
    if (!size().equals(screen.size())) {
      return new Event.Resized(size());
    }
    seconds.count(screen.timed());
    // Time that has passed unseen is gone before anything is drawn.
    if (seconds.isOver()) {
      return new Event.Second();
    }
    if (screen.kind() == Kind.CURTAIN) {
      forget();
    }
    boolean quiet = spoken ? say(screen) : show(screen);
    if (!calling.begin()) {
      return new Event.Changed();
    }
    Optional<Future<?>> late =
        seconds.isCounting()
            ? Optional.of(clock.schedule(calling::call, seconds.left(), TimeUnit.NANOSECONDS))
            : Optional.empty();
    Event input = line(quiet ? "" : screen.prompt());
    late.ifPresent(second -> second.cancel(false));
    calling.end();
    return input;
  }

  /**
   * Says what is new; nothing is said when a second has passed and nothing else.
   *
   * @return whether nothing was
   */
  private boolean say(Screen screen) {
    boolean over = isTimed() && !screen.timed();
    boolean afresh = answered || over || returned.getAndSet(false);
    if (afresh) {
      speech.answered();
    }
    answered = false;
    Frame lines = speech.next(screen);
    shown = Optional.of(screen);
    drawn = screen.size();
    display.say(lines, afresh);
    return screen.timed() && !afresh && lines.size().rows() == 0;
  }

  /** Draws all of it; that is never nothing. */
  private boolean show(Screen screen) {
    boolean again = screen.timed() && isTimed() && drawn.equals(screen.size()) && !returned.get();
    returned.set(false);
    shown = Optional.of(screen);
    drawn = screen.size();
    display.show(screen.frame(), again);
    return false;
  }

  @Override
  public void wake() {
    calling.call();
  }

  /** From any thread. */
  private void call(AtomicBoolean why) {
    why.set(true);
    calling.call();
  }

  private void resized() {
    if (cleared && !size().equals(drawn)) {
      calling.call();
    }
  }

  private boolean isTimed() {
    return shown.filter(Screen::timed).isPresent();
  }

  private Event line(String prompt) {
    try {
      String line = reader.readLine(prompt, null, (Character) null, unfinished);
      unfinished = "";
      answered = true;
      return new Event.Line(line);
    } catch (UserInterruptException e) {
      boolean called = calling.heard();
      unfinished = called ? e.getPartialLine() : "";
      if (called) {
        return new Event.Changed();
      }
      answered = true;
      return e.getPartialLine().isEmpty() ? new Event.Ended() : new Event.Line("");
    } catch (EndOfFileException e) {
      return new Event.Ended();
    }
  }

  /** What one person typed is not for the next. */
  private void forget() {
    try {
      reader.getHistory().purge();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isLegal(String line) {
    return look.color() && shown.filter(screen -> screen.outlook().can(line)).isPresent();
  }

  private void complete(ParsedLine line, List<Candidate> candidates) {
    String before = line.line().substring(0, line.cursor() - line.wordCursor());
    String word = line.word().substring(0, line.wordCursor());
    shown
        .map(screen -> Completion.next(before, word, screen.lines(), screen.words()))
        .orElse(List.of())
        .forEach(next -> candidates.add(new Candidate(next)));
  }

  @Override
  public void close() {
    ShutdownHooks.remove(killed);
    ShutdownHooks.remove(last);
    display.close();
    end();
  }

  /**
   * A line may be half typed: what JLine does at its end is still to be done. A line that is just
   * begun is awaited first, unless the terminal takes nothing any more; there is none after it.
   */
  private void killed() {
    try {
      var _ = beginning.tryLock(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      // Then the terminal is given back at once.
      Thread.currentThread().interrupt();
    }
    terminal.puts(Capability.keypad_local);
    terminal.writer().print(LineReaderImpl.BRACKETED_PASTE_OFF);
    display.close();
    end();
  }

  private void end() {
    clock.shutdownNow();
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    state.restore();
  }
}
