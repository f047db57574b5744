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
 * A file into which a match is exported. It is written completely or not at all; an existing device
 * or pipe is written to directly.
 */
final class OutputFile {
  private OutputFile() {}

  /**
   * Writes a file.
   *
   * @param overwrite whether to replace an existing file
   * @return the reason why it could not be written, if another name is needed; empty if it was
   *     written
   * @throws UncheckedIOException if writing fails for another reason, such as a full disk
   */
  static Optional<FileErrorCode> write(Path file, String text, boolean overwrite) {
    if (Files.isDirectory(file)) {
      return Optional.of(FileErrorCode.IS_FOLDER);
    }
    try {
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        fill(file, text);
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
   * Returns the reason why a file with this name cannot be written, without trying to write it;
   * empty if no reason is known.
   */
  static Optional<FileErrorCode> failure(Path file) {
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
    Path part =
        file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    Files.createFile(part);
    try {
      fill(part, text);
      if (overwrite) {
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      } else {
        Files.move(part, file);
      }
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** Writes a file in place; a failure names the file. */
  static void fill(Path file, String text) throws IOException {
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new FileSystemException(file.toString(), null, e.getMessage());
    }
  }
}
