package lethe.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import lethe.app.save.Trouble;

/** A file that is made of a match for others. It is there whole, or not at all. */
final class OutFile {
  private OutFile() {}

  /**
   * Writes it.
   *
   * @param overwrite whether it takes the place of a file that is there already
   * @return why it could not be, if so
   */
  static Optional<Trouble> write(Path file, String text, boolean overwrite) {
    if (Files.isDirectory(file)) {
      return Optional.of(Trouble.A_FOLDER);
    }
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      try {
        Files.writeString(part, text, StandardCharsets.UTF_8);
        if (overwrite) {
          Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } else {
          Files.move(part, file);
        }
      } finally {
        Files.deleteIfExists(part);
      }
      return Optional.empty();
    } catch (FileAlreadyExistsException e) {
      return Optional.of(Trouble.EXISTS);
    } catch (NoSuchFileException e) {
      return Optional.of(Trouble.NO_FOLDER);
    } catch (IOException e) {
      return Optional.of(Trouble.NOT_WRITABLE);
    }
  }
}
