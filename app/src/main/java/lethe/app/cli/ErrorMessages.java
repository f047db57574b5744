package lethe.app.cli;

import java.io.IOException;
import java.util.Objects;
import lethe.app.titles.Titles;
import lethe.app.words.Escapes;
import lethe.engine.core.InputError;

/** Formats errors with their position in a file. */
final class ErrorMessages {
  private ErrorMessages() {}

  /** Returns the message of an exception on one line. */
  static String ioMessage(IOException e) {
    return Escapes.inLine(Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName()));
  }

  /** Returns an error in the form {@code FILE:LINE:COLUMN: MESSAGE}, always on one line. */
  static String format(String file, InputError error) {
    String place = error.line() == 0 ? file : file + ":" + error.line() + ":" + error.column();
    String message = Titles.ERROR_MESSAGES.format(error.code(), error.arguments());
    return Escapes.inLine(place + ": " + message);
  }
}
