package lethe.app.cli;

import java.io.Console;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.LocalTty;
import lethe.app.words.Escapes;

/**
 * Where the program writes.
 *
 * @param out for what was asked for
 * @param err for everything else
 * @param look how it looks
 * @param wanted how it looks where somebody wants it to be so
 */
record Terminals(
    PrintStream out, PrintStream err, Appearance look, Function<Settings, Appearance> wanted) {
  /** Looks the same whatever anybody wants. */
  Terminals(PrintStream out, PrintStream err, Appearance look) {
    this(out, err, look, _ -> look);
  }

  static Terminals of(boolean ascii) {
    Appearance look = Appearance.of(System.getenv(), ascii);
    Charset charset = look.ascii() ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
    return new Terminals(
        escaping(StandardStream.OUT, charset), escaping(StandardStream.ERR, charset), look);
  }

  /**
   * A stream on which no text controls the terminal, wherever it comes from. What is meant to is
   * written as bytes.
   */
  private static PrintStream escaping(OutputStream stream, Charset charset) {
    return new PrintStream(stream, true, charset) {
      @Override
      public void print(String text) {
        super.print(Escapes.inLines(String.valueOf(text)));
      }
    };
  }

  /** Replaces the last line of standard error, where somebody watches it. */
  void progress(String line) {
    err.writeBytes(("\r\u001b[K" + Escapes.inLine(line)).getBytes(err.charset()));
    err.flush();
  }

  /** The same as somebody wants it to be. */
  Terminals with(Settings settings) {
    return new Terminals(out, err, wanted.apply(settings), wanted);
  }

  /** Whether somebody types at a terminal and sees there what is printed. */
  static boolean isTyped() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  /**
   * Whether the terminal can be opened. Whoever enters a container from outside may type at one
   * that has no name in there.
   */
  static boolean canBeOpened() {
    Path input = Path.of("/proc/self/fd/0");
    try {
      return !Files.isSymbolicLink(input) || Files.exists(Files.readSymbolicLink(input));
    } catch (IOException e) {
      return true;
    }
  }

  /**
   * How wide the terminal is at which somebody reads what is printed; as usual where it does not
   * say, and nothing where it goes into a pipe or a file.
   */
  OptionalInt columns() {
    if (!isTyped()) {
      return OptionalInt.empty();
    }
    Size room = canBeOpened() ? LocalTty.room() : Size.USUAL;
    return OptionalInt.of(room.columns());
  }

  /** Prints lines, broken where a usual window ends. */
  void print(List<Text> lines) {
    Text.wrapped(lines, 80).forEach(line -> print(Frame.of(List.of(line))));
  }

  void print(Frame frame) {
    (look.ascii() ? frame.ascii() : frame).lines().forEach(out::println);
  }

  /** Whether nobody reads on; what is left need not be written. */
  boolean isClosed() {
    return out.checkError();
  }
}
