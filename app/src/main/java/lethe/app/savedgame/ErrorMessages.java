package lethe.app.savedgame;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import lethe.app.text.Escapes;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;

/** Formats errors in files and failures of the program. Every message is a single line. */
public final class ErrorMessages {
  /** The maximum number of errors that are printed. */
  private static final int MAX_ERRORS = 20;

  private ErrorMessages() {}

  /**
   * Returns the message of an exception, or the name of its class if it has no message, without
   * control characters. If the message is only the name of a file, adds the reason for the most
   * frequent classes of exceptions.
   */
  public static String ioMessage(IOException e) {
    String reason =
        switch (e) {
          case FileAlreadyExistsException _ -> "exists";
          case NoSuchFileException _ -> "no-file";
          case AccessDeniedException _ -> "access-denied";
          case NotDirectoryException _ -> "no-folder";
          default -> "";
        };
    if (e instanceof FileSystemException file && file.getReason() == null && !reason.isEmpty()) {
      return Escapes.forSingleLine(
          SavedGame.MESSAGES.format("io." + reason, String.valueOf(file.getFile())));
    }
    return Escapes.forSingleLine(
        Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName()));
  }

  /**
   * Returns the message for a failure: the system's reason if a file could not be used or named,
   * otherwise the exception itself as an unexpected error.
   */
  public static String failure(Exception e) {
    if (e instanceof InvalidPathException name) {
      return SavedGame.MESSAGES.format("file-failure", invalidFileName(name));
    }
    Throwable reason = e.getCause() instanceof IOException cause ? cause : e;
    return reason instanceof FileSystemException file
        ? SavedGame.MESSAGES.format("file-failure", ioMessage(file))
        : SavedGame.MESSAGES.format("unexpected-failure", reason);
  }

  /** Returns the message that the charset of the locale does not permit a file name. */
  public static String invalidFileName(InvalidPathException e) {
    String charset = System.getProperty("sun.jnu.encoding", "");
    return SavedGame.MESSAGES.format("file-name", e.getInput(), charset);
  }

  /**
   * Returns an error in the form {@code FILE:LINE:COLUMN: MESSAGE}, or {@code FILE: MESSAGE} if it
   * concerns the whole file.
   */
  public static String format(String file, InputError error) {
    String location = error.line() == 0 ? file : file + ":" + error.line() + ":" + error.column();
    String message = Titles.ERROR_MESSAGES.format(error.code(), error.arguments());
    return Escapes.forSingleLine(location + ": " + message);
  }

  /**
   * Returns the first errors of a file, each in the form of {@link #format(String, InputError)},
   * and the number of the remaining errors if there are any.
   */
  public static List<String> format(String file, List<InputError> errors) {
    return format(errors, error -> format(file, error));
  }

  /**
   * Returns the messages of the first errors, and the number of the remaining errors if there are
   * any.
   */
  public static List<String> format(List<InputError> errors, Function<InputError, String> format) {
    List<String> lines =
        errors.stream()
            .limit(MAX_ERRORS)
            .map(format)
            .collect(Collectors.toCollection(ArrayList::new));
    int omittedCount = errors.size() - lines.size();
    if (omittedCount > 0) {
      lines.add(SavedGame.MESSAGES.format("more-errors", omittedCount));
    }
    return lines;
  }

  /** Returns an error and the message that its file is therefore ignored. */
  public static String fileIgnored(String file, InputError error) {
    return SavedGame.MESSAGES.format("file-ignored", format(file, error));
  }

  /** Returns the message that the incomplete last line of a file is ignored. */
  public static String incompleteLastLine(Object file) {
    return SavedGame.MESSAGES.format("incomplete-last-line", file);
  }
}
