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
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import lethe.app.page.SpokenScreens;
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
 * A console that edits lines with JLine: completion of legal commands, highlighting, and history if
 * the game allows it. If nothing may be looked up again, or several players share the keyboard, it
 * draws on the alternate screen, which has no scroll-back and disappears afterwards.
 */
public final class LineConsole implements Console {
  private final Terminal terminal;
  private final Attributes before;
  private final TerminalState state = TerminalState.current();

  /**
   * Runs after the terminal's own shutdown hook, because it was added before the terminal was
   * opened.
   */
  private final ShutdownHooks.Task restoreTask;

  private final LineReaderImpl reader;
  private final LineDisplay display;
  private final Appearance look;
  private final boolean clearsScreens;
  private final boolean spoken;
  private final SpokenScreens speech = new SpokenScreens();
  private final ShellJob job;

  /** Prevents a line from being started while it is held. */
  private final ReentrantLock lineStartLock = new ReentrantLock();

  /**
   * Restores the terminal if the console is not closed normally. JLine runs its hooks in the order
   * in which they were added and closes the terminal itself, so this hook is added before the
   * terminal is opened.
   */
  private final ShutdownHooks.Task killTask = ShutdownHooks.add(this::onKill);

  private Optional<Screen> visibleScreen = Optional.empty();
  private volatile Size drawn = Size.DEFAULT;
  private final SecondTimer timer = new SecondTimer();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("seconds").factory());
  private final ReadInterruption interruption = new ReadInterruption();
  private final AtomicBoolean suspended = new AtomicBoolean();

  /** Whether the screen contents may have been lost. */
  private final AtomicBoolean resumed = new AtomicBoolean();

  private String unfinished = "";

  /** Whether a line was typed since the last output. */
  private boolean answered = true;

  /**
   * Creates a console on the program's own terminal.
   *
   * @param cleared whether every screen is erased when the next is shown
   * @param history whether to keep a history
   * @param spoken whether to describe changes as text instead of drawing the screen
   */
  public LineConsole(Appearance appearance, boolean cleared, boolean history, boolean spoken)
      throws IOException {
    this.terminal = SystemTerminal.open(true);
    this.before = terminal.getAttributes();
    restoreTask = ShutdownHooks.add(state::restore);
    this.look = appearance;
    this.clearsScreens = cleared;
    this.spoken = spoken;
    this.display = new LineDisplay(terminal.writer(), () -> size().rows(), appearance, cleared);
    this.job = new ShellJob(() -> interrupt(suspended));
    terminal.handle(Terminal.Signal.INT, _ -> ShellJob.end());
    this.reader =
        new InterruptibleReader(
            terminal,
            lineStartLock,
            this::resized,
            () -> interrupt(resumed),
            interruption::leave,
            () -> interruption.isInterrupted() || (spoken && isTimed()));
    reader.setParser(new DefaultParser().escapeChars(new char[0]).quoteChars(new char[0]));
    reader.setHistory(new DefaultHistory());
    reader.setCompleter((_, line, candidates) -> complete(line, candidates));
    reader.setHighlighter(new LegalHighlighter(this::isLegal));
    reader.option(LineReader.Option.DISABLE_EVENT_EXPANSION, true);
    reader.option(LineReader.Option.AUTO_FRESH_LINE, false);
    reader.setVariable(LineReader.DISABLE_HISTORY, !history);
    reader.setVariable(LineReader.BELL_STYLE, "none");
    ignoreQuitKey();
    display.enter();
  }

  /** Without this, the quit key would make Java print a thread dump over the screen. */
  private void ignoreQuitKey() {
    Attributes calm = new Attributes(before);
    calm.setControlChar(ControlChar.VQUIT, 0);
    terminal.setAttributes(calm);
  }

  @Override
  public Size size() {
    int columns = terminal.getWidth();
    int rows = terminal.getHeight();
    return columns > 0 && rows > 0 ? new Size(columns, rows) : Size.DEFAULT;
  }

  @Override
  public boolean replacesScreens() {
    return clearsScreens && !spoken;
  }

  @Override
  public boolean isSpoken() {
    return spoken;
  }

  @Override
  public boolean erasesScreens() {
    return clearsScreens && look.hasAlternateScreen();
  }

  @Override
  public PageEvent read(Screen screen) {
    if (suspended.getAndSet(false)) {
      display.leave();
      WindowLayout.suspendNotice(screen).ifPresent(terminal.writer()::println);
      terminal.flush();
      state.restore();
      job.stop();
      ignoreQuitKey();
      display.enter();
      resumed.set(true);
    }
    if (!size().equals(screen.size())) {
      return new PageEvent.Resized(size());
    }
    timer.setCounting(screen.timed());
    // Expired time must be handled before anything is drawn.
    if (timer.hasElapsed()) {
      return new PageEvent.SecondPassed();
    }
    if (screen.kind() == Kind.CURTAIN) {
      clearHistory();
    }
    boolean quiet = spoken ? printChanges(screen) : show(screen);
    if (!interruption.startReading()) {
      return new PageEvent.Changed();
    }
    Optional<Future<?>> late =
        screen.timed()
            ? Optional.of(
                clock.schedule(interruption::interrupt, timer.nanosLeft(), TimeUnit.NANOSECONDS))
            : Optional.empty();
    PageEvent input = line(quiet ? "" : screen.prompt());
    late.ifPresent(second -> second.cancel(false));
    interruption.endReading();
    return input;
  }

  /**
   * Prints the changes. Prints nothing if only a second has passed.
   *
   * @return whether nothing was printed
   */
  private boolean printChanges(Screen screen) {
    boolean over = isTimed() && !screen.timed();
    boolean afresh = answered || over || resumed.getAndSet(false);
    if (afresh) {
      speech.startReply();
    }
    answered = false;
    Frame lines = speech.next(screen);
    visibleScreen = Optional.of(screen);
    drawn = screen.size();
    display.print(lines, afresh);
    return screen.timed() && !afresh && lines.size().rows() == 0;
  }

  /** Draws the whole screen. Always returns false, because something is drawn. */
  private boolean show(Screen screen) {
    boolean again = screen.timed() && isTimed() && drawn.equals(screen.size()) && !resumed.get();
    resumed.set(false);
    visibleScreen = Optional.of(screen);
    drawn = screen.size();
    display.show(screen.frame(), again);
    return false;
  }

  @Override
  public void wake() {
    interruption.interrupt();
  }

  /** Wakes the reader; may be called from any thread. */
  private void interrupt(AtomicBoolean why) {
    why.set(true);
    interruption.interrupt();
  }

  private void resized() {
    if (clearsScreens && !size().equals(drawn)) {
      interruption.interrupt();
    }
  }

  private boolean isTimed() {
    return visibleScreen.filter(Screen::timed).isPresent();
  }

  private PageEvent line(String prompt) {
    try {
      String line = reader.readLine(prompt, null, (Character) null, unfinished);
      unfinished = "";
      answered = true;
      return new PageEvent.LineEntered(line);
    } catch (UserInterruptException e) {
      boolean called = interruption.wasInterrupted();
      unfinished = called ? e.getPartialLine() : "";
      if (called) {
        return new PageEvent.Changed();
      }
      answered = true;
      return e.getPartialLine().isEmpty()
          ? new PageEvent.InputEnded()
          : new PageEvent.LineEntered("");
    } catch (EndOfFileException e) {
      return new PageEvent.InputEnded();
    }
  }

  /** Clears the history when another player takes over. */
  private void clearHistory() {
    try {
      reader.getHistory().purge();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isLegal(String line) {
    return look.color()
        && visibleScreen.filter(screen -> screen.preview().isAllowed(line)).isPresent();
  }

  private void complete(ParsedLine line, List<Candidate> candidates) {
    String before = line.line().substring(0, line.cursor() - line.wordCursor());
    String word = line.word().substring(0, line.wordCursor());
    visibleScreen
        .map(screen -> Completion.next(before, word, screen.lines(), screen.words()))
        .orElse(List.of())
        .forEach(next -> candidates.add(new Candidate(next)));
  }

  @Override
  public void close() {
    ShutdownHooks.remove(killTask);
    ShutdownHooks.remove(restoreTask);
    display.close();
    end();
  }

  /**
   * Handles termination. A line may be partly typed, and JLine must finish it first. A line that is
   * just beginning is awaited, unless the terminal no longer accepts input; no line begins
   * afterwards.
   */
  private void onKill() {
    try {
      var _ = lineStartLock.tryLock(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      // Causes the terminal to be restored immediately.
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
