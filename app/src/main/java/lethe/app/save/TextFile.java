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
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;

/** Texts that somebody wrote, read with care: any file may be missing, huge, or no text at all. */
public final class TextFile {
  /** The largest file that is read, in bytes. */
  public static final int LARGEST = 4 << 20;

  private TextFile() {}

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
