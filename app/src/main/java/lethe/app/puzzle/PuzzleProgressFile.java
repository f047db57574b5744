package lethe.app.puzzle;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import lethe.app.save.FileErrorCode;
import lethe.app.save.JournalFile;
import lethe.app.save.JournalStore;
import lethe.app.save.TextFile;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * The file of a player's attempts, one per line. An attempt is on disk before its result is
 * reported.
 */
public record PuzzleProgressFile(Path path) {
  private static final String FILE_NAME = "puzzles";

  /**
   * Returns the file next to a folder of saved games.
   *
   * @param savedGames the folder of saved games
   */
  public static PuzzleProgressFile nextTo(Path savedGames) {
    return new PuzzleProgressFile(savedGames.resolveSibling(FILE_NAME));
  }

  /**
   * Returns all saved attempts, skipping invalid lines; none if the file is missing or cannot be
   * read.
   */
  public PuzzleProgress read() {
    return completeText() instanceof Valid<String>(String text)
        ? new PuzzleProgress(
            text.lines().flatMap(line -> PuzzleAttempt.parse(line).stream()).toList())
        : new PuzzleProgress(List.of());
  }

  /** Reads the file, and returns the error that occurs; empty if there is none. */
  public Optional<InputError> readError() {
    return completeText() instanceof Invalid<String>(List<InputError> errors)
        ? errors.stream().findFirst()
        : Optional.empty();
  }

  /**
   * Appends an attempt, and creates the file and its folder if necessary. Returns an error if the
   * attempt cannot be saved; otherwise empty.
   */
  Optional<InputError> append(PuzzleAttempt attempt) {
    return switch (openStore()) {
      case Valid<JournalStore>(JournalStore store) -> {
        try (store) {
          yield store.appendEntry(0, attempt.line())
              ? Optional.empty()
              : Optional.of(
                  InputError.at(0, 0, FileErrorCode.INCOMPLETE_WRITE, store.failure().orElse("")));
        }
      }
      case Invalid<JournalStore>(List<InputError> errors) -> Optional.of(errors.getFirst());
    };
  }

  private Validated<JournalStore> openStore() {
    if (Files.exists(path)) {
      return completeText()
          .flatMap(
              text -> JournalFile.resume(path, text.getBytes(StandardCharsets.UTF_8).length, 0));
    }
    try {
      Files.createDirectories(
          path.toAbsolutePath().getParent(),
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    } catch (IOException e) {
      return Validated.invalid(InputError.at(0, 0, FileErrorCode.NO_FOLDER));
    }
    return JournalFile.create(path, "", 0);
  }

  /** Returns the content of the file without an incomplete last line; empty if it is missing. */
  private Validated<String> completeText() {
    return Files.exists(path)
        ? TextFile.read(path)
            .flatMap(text -> new Valid<>(text.substring(0, text.lastIndexOf('\n') + 1)))
        : new Valid<>("");
  }
}
