package lethe.app.savedgame;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.save.FileName;
import lethe.app.save.SaveFolder;
import lethe.engine.core.Numbers;

/**
 * The names and numbers of saved games on the command line. The name of a saved game is its file
 * name, with or without the extension. The most recently played game has the number 1.
 */
public record SavedGameNames(SaveFolder folder) {
  /** Returns the name of a saved game without the extension. */
  public static String name(Path file) {
    String fileName = file.getFileName().toString();
    return fileName.endsWith(SaveFolder.EXTENSION)
        ? fileName.substring(0, fileName.length() - SaveFolder.EXTENSION.length())
        : fileName;
  }

  /**
   * Returns the file that an argument denotes: an existing file with this path, otherwise the saved
   * game with this number or name, otherwise the path itself, at which there is no file.
   *
   * @throws java.nio.file.InvalidPathException if the charset of the locale cannot represent the
   *     argument
   */
  public Path fileOf(String argument) {
    Path path = FileName.path(argument);
    return Files.exists(path) ? path : savedGameFile(argument).orElse(path);
  }

  /**
   * Returns the file of the saved game with a number or name; empty if there is none.
   *
   * @throws java.nio.file.InvalidPathException if the charset of the locale cannot represent the
   *     name
   */
  public Optional<Path> savedGameFile(String numberOrName) {
    List<Path> latestFirst = folder.filesByPlayTime().reversed();
    Optional<Path> byNumber =
        Numbers.parseInt(numberOrName)
            .filter(number -> number >= 1 && number <= latestFirst.size())
            .map(number -> latestFirst.get(number - 1));
    Path fileName = FileName.path(numberOrName);
    return byNumber.or(
        () ->
            latestFirst.stream()
                .filter(
                    file ->
                        fileName.equals(file.getFileName())
                            || fileName.toString().equals(name(file)))
                .findFirst());
  }
}
