package lethe.app.play;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.save.TextFile;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Script;

/**
 * A script or a kept match that has been read and played.
 *
 * @param file where it came from; {@code -} for standard input
 * @param script what it says
 * @param table with the match as far as the script goes
 * @param torn whether its last line was broken off while it was being written, and has been left
 *     out
 * @param whole how much of it is whole, in bytes
 * @param fault the first line that is wrong, if one is; the table stands where it stood before it
 */
public record Saved(
    Path file,
    Script script,
    Table<?, ?, ?> table,
    boolean torn,
    long whole,
    Optional<Fault> fault) {
  private static final Path STANDARD_INPUT = Path.of("-");

  /** Some editors begin a text with it. */
  private static final String MARK = "\uFEFF";

  /** Whether it came from standard input, and nobody knows from what file. */
  public boolean isRead() {
    return file.equals(STANDARD_INPUT);
  }

  /** Whether the program keeps this match: it says since when, which no script does. */
  public boolean isKept() {
    return !script.saved().isEmpty();
  }

  /** Whether it is a kept match that still runs. A script is none, whoever plays in it. */
  public boolean isRunning() {
    return isKept() && !table.match().turn().isOver();
  }

  /** Lets the bots of a script move where nobody else is to; a kept match stays as it is. */
  public Saved settled() {
    if (fault.isEmpty() && !isKept()) {
      table.settle();
    }
    return this;
  }

  /** A file that is right to its end. */
  public static Checked<Saved> load(Path file) throws IOException {
    return read(file).then(Saved::right);
  }

  /**
   * A text that is right to its end.
   *
   * @param called what it is called
   */
  public static Checked<Saved> of(Path called, String text) {
    return play(called, text).then(Saved::right);
  }

  private static Checked<Saved> right(Saved saved) {
    return saved.fault().isPresent() ? Checked.faulty(saved.fault().get()) : new Valid<>(saved);
  }

  /** A file as far as it is right. */
  public static Checked<Saved> read(Path file) throws IOException {
    Checked<String> text =
        file.equals(STANDARD_INPUT) ? TextFile.read(input()) : TextFile.read(file);
    return text.then(whole -> play(file, whole));
  }

  private static Checked<Saved> play(Path file, String text) {
    String plain = text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    return Script.read(plain)
        .then(
            script -> {
              boolean torn = !script.saved().isEmpty() && !text.endsWith("\n");
              String whole = torn ? plain.substring(0, plain.lastIndexOf('\n') + 1) : plain;
              long lost = bytes(plain) - bytes(whole);
              return Script.read(whole).then(kept -> play(file, kept, torn, bytes(text) - lost));
            });
  }

  private static Checked<Saved> play(Path file, Script script, boolean torn, long whole) {
    return switch (Opened.of(script)) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> {
        Optional<Fault> fault = Playback.play(table, script);
        yield new Valid<>(new Saved(file, script, table, torn, whole, fault));
      }
      case Faulty<Table<?, ?, ?>>(List<Fault> faults) -> new Faulty<>(faults);
    };
  }

  private static long bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static InputStream input() {
    return System.in;
  }
}
