package lethe.app.save;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Collectors;
import lethe.engine.core.InputError;
import lethe.engine.core.Script;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;

/**
 * Reads text files of unknown origin, which may be missing, huge or binary, and replaces files.
 * Pipes and devices, which may never end, are read only by {@link #readFileOrPipe} and {@link
 * #read(InputStream)}.
 */
public final class TextFile {
  /** The maximum size of a file that is read, in bytes. */
  public static final int MAX_BYTES = 4 << 20;

  /** The maximum number of symbolic links that lead to a file, as on Linux. */
  private static final int MAX_LINKS = 40;

  /**
   * The maximum length of a line, in chars, that fits in a journal after the prefix {@code "| "}.
   */
  private static final int MAX_EMBEDDED_LINE_LENGTH = Script.MAX_LINE_LENGTH - 2;

  private TextFile() {}

  /**
   * Returns the text of a regular file with a line feed after each line, for inclusion in a
   * journal. A line that is too long for a journal is an error.
   */
  public static Validated<String> readForJournal(Path file) {
    return read(file).flatMap(TextFile::endEachLine);
  }

  private static Validated<String> endEachLine(String text) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).length() > MAX_EMBEDDED_LINE_LENGTH) {
        return Validated.invalid(
            InputError.at(i + 1, 1, ScriptErrorCode.LINE_TOO_LONG, MAX_EMBEDDED_LINE_LENGTH));
      }
    }
    return new Valid<>(lines.stream().map(line -> line + "\n").collect(Collectors.joining()));
  }

  /**
   * Returns the text of a regular file in UTF-8, including a byte order mark if there is one.
   * Errors that concern the file as a whole have line 0.
   */
  public static Validated<String> read(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)
        ? Validated.invalid(InputError.at(0, 0, FileErrorCode.NOT_REGULAR_FILE))
        : readFileOrPipe(file);
  }

  /**
   * Returns the text of a file, which may be a pipe or a device. Use this only for files that the
   * user has named.
   */
  public static Validated<String> readFileOrPipe(Path file) {
    if (Files.isDirectory(file)) {
      return Validated.invalid(InputError.at(0, 0, FileErrorCode.IS_FOLDER));
    }
    if (!Files.exists(file)) {
      return Validated.invalid(InputError.at(0, 0, FileErrorCode.NO_FILE));
    }
    try (InputStream in = Files.newInputStream(file)) {
      return read(in);
    } catch (IOException e) {
      return Validated.invalid(InputError.at(0, 0, FileErrorCode.NOT_READABLE));
    }
  }

  /**
   * Follows symbolic links. Returns the path at which they end, which need not exist; the path
   * itself if it is not a link.
   *
   * @throws FileSystemException if the path leads through too many links, which may form a cycle
   */
  public static Path linkTarget(Path file) throws IOException {
    Path target = file;
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MAX_LINKS) {
        throw new FileSystemException(file.toString(), null, "Too many levels of symbolic links");
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /**
   * Replaces a file atomically: after a crash, the file contains either the complete old text or
   * the complete new text. Only the owner may read the file. If the path is a symbolic link,
   * replaces the file to which it leads; but a link to a device or a pipe is itself replaced, as is
   * a device or a pipe.
   */
  public static void replace(Path path, String text) throws IOException {
    boolean isSpecial = Files.exists(path) && !Files.isRegularFile(path);
    Path file = isSpecial ? path : linkTarget(path);
    Path temporaryFile = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(temporaryFile);
    Files.createFile(
        temporaryFile,
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    try {
      try (RandomAccessFile out = new RandomAccessFile(temporaryFile.toFile(), "rwd")) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }
      Files.move(
          temporaryFile, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporaryFile);
    }
  }

  /**
   * Reads a stream in UTF-8 to its end without closing it. Returns an error if the stream is longer
   * than {@link #MAX_BYTES}, is not valid UTF-8, or contains control characters other than line
   * feeds, carriage returns and tabs.
   */
  public static Validated<String> read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      return Validated.invalid(InputError.at(0, 0, FileErrorCode.TOO_LARGE, MAX_BYTES >> 20));
    }
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer text = CharBuffer.allocate(bytes.length + 1);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), text, true);
    text.flip();
    String content = text.toString();
    int controlIndex = controlCharacterIndex(content);
    return result.isError() || controlIndex >= 0
        ? Validated.invalid(
            notTextError(controlIndex >= 0 ? content.substring(0, controlIndex) : content))
        : new Valid<>(content);
  }

  /**
   * Returns the index of the first control character other than line feeds, carriage returns and
   * tabs; -1 if there is none.
   */
  private static int controlCharacterIndex(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c) && c != '\n' && c != '\r' && c != '\t') {
        return i;
      }
    }
    return -1;
  }

  private static InputError notTextError(String textBefore) {
    int line = (int) textBefore.chars().filter(c -> c == '\n').count() + 1;
    return InputError.at(
        line, textBefore.length() - textBefore.lastIndexOf('\n'), FileErrorCode.NOT_UTF8);
  }
}
