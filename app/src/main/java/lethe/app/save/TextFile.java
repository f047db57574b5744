package lethe.app.save;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Script;

/** Texts that somebody wrote, read with care: any file may be missing, huge, or no text at all. */
public final class TextFile {
  /** The largest file that is read, in bytes. */
  public static final int LARGEST = 4 << 20;

  /** The longest line that a journal can hold with its bar before it. */
  private static final int LONGEST_LINE = Script.LONGEST_LINE - 2;

  private TextFile() {}

  /** The text of a file as a journal can hold it: with its line breaks, and no line too long. */
  public static Checked<String> readLines(Path file) {
    return read(file).then(TextFile::lines);
  }

  private static Checked<String> lines(String text) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).length() > LONGEST_LINE) {
        return Checked.faulty(Fault.at(i + 1, 1, Flaw.LONG_LINE, LONGEST_LINE));
      }
    }
    return new Valid<>(lines.stream().map(line -> line + "\n").collect(Collectors.joining()));
  }

  /**
   * The text of a file in UTF-8, with the byte order mark if it begins with one; a fault in line 0
   * is about the file as a whole.
   */
  public static Checked<String> read(Path file) {
    if (Files.isDirectory(file)) {
      return Checked.faulty(Fault.at(0, 0, Trouble.A_FOLDER));
    }
    if (!Files.exists(file)) {
      return Checked.faulty(Fault.at(0, 0, Trouble.NO_FILE));
    }
    try (InputStream in = Files.newInputStream(file)) {
      return read(in);
    } catch (IOException e) {
      return Checked.faulty(Fault.at(0, 0, Trouble.NOT_READABLE));
    }
  }

  /** The text of a stream in UTF-8, to its end. */
  public static Checked<String> read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(LARGEST + 1);
    if (bytes.length > LARGEST) {
      return Checked.faulty(Fault.at(0, 0, Trouble.TOO_BIG, LARGEST >> 20));
    }
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer text = CharBuffer.allocate(bytes.length + 1);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), text, true);
    text.flip();
    String read = text.toString();
    int control = control(read);
    return result.isError() || control >= 0
        ? Checked.faulty(notText(control >= 0 ? read.substring(0, control) : read))
        : new Valid<>(read);
  }

  /** Where a character stands that no text has; -1 if there is none. */
  private static int control(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c) && c != '\n' && c != '\r' && c != '\t') {
        return i;
      }
    }
    return -1;
  }

  private static Fault notText(String before) {
    int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
    return Fault.at(line, before.length() - before.lastIndexOf('\n'), Trouble.NOT_UTF8);
  }
}
