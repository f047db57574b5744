package lethe.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import lethe.app.save.FileErrorCode;

/**
 * Writes files that the user has named. A regular file is written completely or not at all; an
 * existing device or pipe is written to directly.
 */
final class OutputFile {
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
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        writeInPlace(file, text);
      } else {
        replace(Files.exists(file) ? file.toRealPath() : file, text, overwrite);
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
   */
  static Optional<FileErrorCode> checkWritable(Path file) {
    if (Files.isDirectory(file)) {
      return Optional.of(FileErrorCode.IS_FOLDER);
    }
    Path folder = file.toAbsolutePath().resolveSibling("");
    if (!Files.isDirectory(folder)) {
      return Optional.of(FileErrorCode.NO_FOLDER);
    }
    return Files.isWritable(Files.exists(file) ? file : folder)
        ? Optional.empty()
        : Optional.of(FileErrorCode.NOT_WRITABLE);
  }

  private static void replace(Path file, String text, boolean overwrite) throws IOException {
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
   * Writes a file, replacing its content in place.
   *
   * @throws FileSystemException if the file cannot be written; the exception names the file
   */
  static void writeInPlace(Path file, String text) throws IOException {
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new FileSystemException(file.toString(), null, e.getMessage());
    }
  }
}
