package lethe.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import lethe.app.command.Completion;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.session.Input;
import lethe.app.session.Sheet;
import lethe.app.session.Sheet.Kind;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.reader.impl.history.DefaultHistory;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.ShutdownHooks;

/**
 * A terminal that edits lines: completion of what is legal, highlighting, and history where the
 * game allows it. Where nothing may be looked up again, or several people share the keyboard, it
 * draws on the alternate screen, which has no scroll-back and is gone afterwards.
 */
public final class LineConsole implements Console {
  private final Terminal terminal;
  private final ResizingReader reader;
  private final Look look;
  private final boolean cleared;

  /**
   * Gives the terminal back where nobody comes to close the console. JLine does what is to be done
   * then in the order in which it was told, and closes the terminal itself: so this comes before
   * the terminal is opened.
   */
  private final ShutdownHooks.Task killed = ShutdownHooks.add(this::restore);

  private Optional<Sheet> shown = Optional.empty();
  private volatile Size drawn = Size.USUAL;
  private final Seconds seconds = new Seconds();
  private final Calling calling = new Calling();
  private String unfinished = "";

  /**
   * A console on the program's own terminal.
   *
   * @param cleared whether every screen is cleared away by the next
   * @param history whether lines typed before can be had again
   */
  public LineConsole(Look look, boolean cleared, boolean history) throws IOException {
    this.terminal = TerminalBuilder.builder().system(true).jni(true).dumb(true).build();
    this.look = look;
    this.cleared = cleared;
    this.reader = new ResizingReader(terminal, () -> cleared && !size().equals(drawn));
    DefaultParser parser = new DefaultParser();
    parser.setEscapeChars(new char[0]);
    parser.setQuoteChars(new char[0]);
    reader.setParser(parser);
    reader.setHistory(new DefaultHistory());
    reader.setCompleter((_, line, candidates) -> complete(line, candidates));
    reader.setHighlighter(new LegalHighlighter());
    reader.option(LineReader.Option.DISABLE_EVENT_EXPANSION, true);
    reader.option(LineReader.Option.AUTO_FRESH_LINE, false);
    reader.setVariable(LineReader.DISABLE_HISTORY, !history);
    reader.setVariable(LineReader.BELL_STYLE, "none");
    if (cleared) {
      terminal.puts(Capability.enter_ca_mode);
    }
  }

  @Override
  public Size size() {
    int columns = terminal.getWidth();
    int rows = terminal.getHeight();
    return columns > 0 && rows > 0 ? new Size(columns, rows) : Size.USUAL;
  }

  @Override
  public boolean isGuarded() {
    return cleared;
  }

  @Override
  public <C, O, V> Input<C, O, V> read(Sheet sheet) {
    if (!size().equals(sheet.size())) {
      return new Input.Resized<>(size());
    }
    if (sheet.kind() == Kind.CURTAIN) {
      forget();
    }
    boolean timed = sheet.kind() == Kind.TIMED;
    boolean again = timed && shown.filter(before -> before.kind() == Kind.TIMED).isPresent();
    shown = Optional.of(sheet);
    show(sheet.frame(), again && drawn.equals(sheet.size()));
    drawn = sheet.size();
    if (timed) {
      seconds.begin();
    } else {
      seconds.rest();
    }
    if (!calling.begin()) {
      seconds.end();
      return new Input.Woken<>();
    }
    Input<C, O, V> input = line(sheet);
    calling.end();
    seconds.end();
    return input;
  }

  @Override
  public void wake() {
    calling.call();
  }

  private <C, O, V> Input<C, O, V> line(Sheet sheet) {
    try {
      String line = reader.readLine(sheet.prompt(), null, (Character) null, unfinished);
      unfinished = "";
      return new Input.Line<>(line);
    } catch (UserInterruptException e) {
      if (seconds.isOver()) {
        unfinished = e.getPartialLine();
        return new Input.Elapsed<>();
      }
      if (!size().equals(drawn)) {
        unfinished = e.getPartialLine();
        return new Input.Resized<>(size());
      }
      if (calling.heard()) {
        unfinished = e.getPartialLine();
        return new Input.Woken<>();
      }
      unfinished = "";
      return e.getPartialLine().isEmpty() ? new Input.Ended<>() : new Input.Line<>("");
    } catch (EndOfFileException e) {
      return new Input.Ended<>();
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

  /**
   * Draws a frame.
   *
   * @param over whether it goes over one that looks nearly the same, without clearing it away first
   */
  private void show(Frame frame, boolean over) {
    if (cleared) {
      terminal.puts(over ? Capability.cursor_home : Capability.clear_screen);
    }
    Frame lines = look.ascii() ? frame.ascii() : frame;
    for (int row = 0; row < lines.size().rows(); row++) {
      terminal.writer().print(look.color() ? Ansi.line(lines, row) : lines.lines().get(row));
      if (over) {
        terminal.puts(Capability.clr_eol);
      }
      terminal.writer().println();
    }
    if (over) {
      terminal.puts(Capability.clr_eos);
    }
    terminal.flush();
  }

  private void complete(ParsedLine line, List<Candidate> candidates) {
    String before = line.line().substring(0, line.cursor() - line.wordCursor());
    String word = line.word().substring(0, line.wordCursor());
    shown
        .map(sheet -> Completion.next(before, word, sheet.lines(), sheet.words()))
        .orElse(List.of())
        .forEach(next -> candidates.add(new Candidate(next)));
  }

  @Override
  public void close() {
    ShutdownHooks.remove(killed);
    restore();
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void restore() {
    if (cleared) {
      terminal.puts(Capability.exit_ca_mode);
      terminal.flush();
    }
  }

  /**
   * Shows while it is being typed what can be played as it stands, and what no command begins like.
   */
  private final class LegalHighlighter implements Highlighter {
    @Override
    public AttributedString highlight(LineReader lineReader, String buffer) {
      return new AttributedString(
          buffer,
          look.color() && shown.filter(sheet -> sheet.outlook().can(buffer)).isPresent()
              ? AttributedStyle.DEFAULT.foreground(AttributedStyle.GREEN)
              : AttributedStyle.DEFAULT);
    }
  }
}
