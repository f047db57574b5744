package lethe.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.save.BranchFile;
import lethe.app.save.FileErrorCode;
import lethe.app.save.NoteFile;
import lethe.app.save.TextFile;

/**
 * Writes files that the user has named. {@link #write} writes a regular file completely or not at
 * all. It writes directly to a device, a pipe or an open file such as {@code /dev/stdout}; behind a
 * symbolic link, it writes the file to which the link leads.
 */
final class OutputFile {
  private static final Path STANDARD_INPUT = Path.of("/dev/stdin");

  private OutputFile() {}

  /**
   * Writes a file.
   *
   * @param overwrite whether to replace an existing file
   * @return the error if the file cannot be written under this name; empty if it was written
   * @throws UncheckedIOException if writing fails for another reason, such as a full disk
   */
  static Optional<FileErrorCode> write(Path file, String text, boolean overwrite) {
    if (Files.isDirectory(file)) {
      return Optional.of(FileErrorCode.IS_FOLDER);
    }
    try {
      if (isStream(file)) {
        writeInPlace(file, text, StandardOpenOption.APPEND);
      } else {
        writeAtomically(TextFile.linkTarget(file), text, overwrite);
      }
      return Optional.empty();
    } catch (FileAlreadyExistsException e) {
      return Optional.of(FileErrorCode.EXISTS);
    } catch (NoSuchFileException e) {
      return Optional.of(FileErrorCode.NO_FOLDER);
    } catch (AccessDeniedException e) {
      return Optional.of(FileErrorCode.NOT_WRITABLE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the error that writing a file with this name would probably cause; empty if none is
   * expected. Does not try to write the file.
   *
   * @param overwrite whether to replace an existing file
   */
  static Optional<FileErrorCode> expectedWriteError(Path file, boolean overwrite) {
    if (Files.isDirectory(file)) {
      return Optional.of(FileErrorCode.IS_FOLDER);
    }
    Path folder;
    try {
      if (!overwrite && Files.exists(file) && !isStream(file)) {
        return Optional.of(FileErrorCode.EXISTS);
      }
      folder = TextFile.linkTarget(file).toAbsolutePath().resolveSibling("");
    } catch (IOException e) {
      return Optional.of(FileErrorCode.NOT_WRITABLE);
    }
    if (!Files.isDirectory(folder)) {
      return Optional.of(FileErrorCode.NO_FOLDER);
    }
    return Files.isWritable(Files.exists(file) ? file : folder)
        ? Optional.empty()
        : Optional.of(FileErrorCode.NOT_WRITABLE);
  }

  /**
   * Returns whether a path names the match that a command reads, or a file with notes or branches
   * of that match, directly or through links. The file need not exist.
   *
   * @param match the match; {@code -} for standard input
   */
  static boolean isFileOfMatch(Path match, Path file) {
    Path journal = match.equals(Path.of("-")) ? STANDARD_INPUT : match;
    return Stream.of(journal, target(journal))
        .flatMap(
            named -> Stream.of(named, new NoteFile(named).path(), new BranchFile(named).path()))
        .anyMatch(part -> isSameFile(file, part));
  }

  /**
   * Returns whether two paths name the same file, directly or through links. If one of the files
   * does not exist, returns whether writing to both paths would write to the same file; false if
   * the folder of one does not exist.
   */
  static boolean isSameFile(Path path, Path other) {
    try {
      if (Files.exists(path) && Files.exists(other)) {
        return Files.isSameFile(path, other);
      }
      Path firstTarget = target(path);
      Path secondTarget = target(other);
      return Objects.equals(firstTarget.getFileName(), secondTarget.getFileName())
          && Files.isSameFile(firstTarget.resolveSibling(""), secondTarget.resolveSibling(""));
    } catch (NoSuchFileException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path target(Path file) {
    try {
      return TextFile.linkTarget(file.toAbsolutePath());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether a path is a device, a pipe or an open file, which must not be replaced. */
  private static boolean isStream(Path file) throws IOException {
    if (!Files.exists(file) || !Files.isRegularFile(file)) {
      return Files.exists(file);
    }
    // /dev/stdout and /dev/fd/1 lead to /proc/self/fd/1, which is a link to the open file.
    Path link = file;
    while (Files.isSymbolicLink(link)) {
      if (link.toAbsolutePath().resolveSibling("").toRealPath().startsWith("/proc")) {
        return true;
      }
      link = link.resolveSibling(Files.readSymbolicLink(link));
    }
    return false;
  }

  private static void writeAtomically(Path file, String text, boolean overwrite)
      throws IOException {
    if (!overwrite && Files.exists(file)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    Path temporaryFile =
        file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    Files.createFile(temporaryFile);
    try {
      writeInPlace(temporaryFile, text);
      if (overwrite) {
        Files.move(temporaryFile, file, StandardCopyOption.REPLACE_EXISTING);
      } else {
        Files.move(temporaryFile, file);
      }
    } finally {
      Files.deleteIfExists(temporaryFile);
    }
  }

  /**
   * Writes directly to a file. If this fails, a part of the text may have been written.
   *
   * @param options the options for opening the file; if there are none, it is created or truncated
   * @throws FileSystemException if the file cannot be written; the exception names the file
   */
  static void writeInPlace(Path file, String text, OpenOption... options) throws IOException {
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8, options);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new FileSystemException(file.toString(), null, e.getMessage());
    }
  }
}
