package lethe.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.save.TextFile;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.server.disk.SmallFile;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** A file whose first line is a password, which therefore does not appear in process lists. */
final class PasswordFile {
  private PasswordFile() {}

  /** Returns the reason why a file cannot be read; empty if it can. */
  static Optional<String> problem(Path file) {
    return SmallFile.problem(file)
        .or(
            () ->
                TextFile.read(file) instanceof Invalid<String>(List<InputError> errors)
                    ? Optional.of(ErrorMessages.format(file.toString(), errors.getFirst()))
                    : Optional.empty());
  }

  /** Returns the password in a file that can be read; reports a usage error if there is none. */
  static String read(Path file, CommandSyntax syntax) {
    Optional<String> password =
        TextFile.read(file) instanceof Valid<String>(String text)
            ? text.lines().findFirst()
            : Optional.empty();
    return password
        .filter(line -> !line.isBlank())
        .orElseThrow(() -> syntax.usageError("serve.no-password", file));
  }
}
