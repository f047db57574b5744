package lethe.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.SpokenScreens;
import org.jspecify.annotations.Nullable;

/**
 * A console on plain streams: reads lines, and prints changes or frames as text. For pipes, files,
 * and terminals without any capabilities.
 */
public final class PipeConsole implements Console {
  /**
   * The maximum length of a line, in characters; longer lines are cut. All commands are much
   * shorter.
   */
  private static final int MAX_LINE_LENGTH = 10_000;

  private final Reader in;
  private final PrintStream out;
  private final Appearance look;
  private final boolean echo;
  private final boolean spoken;
  private final SpokenScreens speech = new SpokenScreens();

  /**
   * Creates a console.
   *
   * @param echo whether to print the input as well, for readers who did not type it
   * @param spoken whether to describe changes as text instead of drawing the screen
   */
  public PipeConsole(
      Reader in, PrintStream out, Appearance appearance, boolean echo, boolean spoken) {
    this.in = in instanceof BufferedReader ? in : new BufferedReader(in);
    this.out = out;
    this.look = appearance;
    this.echo = echo;
    this.spoken = spoken;
  }

  @Override
  public Size size() {
    return new Size(Size.DEFAULT.columns(), Size.UNLIMITED_ROWS);
  }

  @Override
  public PageEvent read(Screen screen) {
    lines(screen).forEach(out::println);
    out.print(screen.prompt());
    out.flush();
    String line;
    try {
      line = line();
    } catch (IOException e) {
      line = null;
    }
    if (echo && line != null) {
      out.println(line);
    } else if (echo) {
      out.println();
    }
    speech.startReply();
    return line == null || out.checkError()
        ? new PageEvent.InputEnded()
        : new PageEvent.LineEntered(line);
  }

  private List<String> lines(Screen screen) {
    Frame frame = spoken ? speech.next(screen) : screen.frame();
    return (look.ascii() ? frame.ascii() : frame).lines();
  }

  @Override
  public boolean isSpoken() {
    return spoken;
  }

  private @Nullable String line() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n') {
      if (c != '\r' && line.length() < MAX_LINE_LENGTH) {
        line.append((char) c);
      }
      c = in.read();
    }
    return line.toString();
  }

  @Override
  public void close() {
    out.flush();
  }
}
