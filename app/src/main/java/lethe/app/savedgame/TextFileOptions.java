package lethe.app.savedgame;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import lethe.app.save.FileErrorCode;
import lethe.app.save.TextFile;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Replaces the file names in options with the contents of the files.
 *
 * @param textOptions the names of the options whose values are texts
 * @param typedValues the typed values of all options, by name
 */
public record TextFileOptions(Set<String> textOptions, Map<String, String> typedValues) {
  /**
   * A pattern for values that may be names defined by the game. They are read as files only if such
   * files exist.
   */
  private static final String GAME_DEFINED_NAME = "[a-z][a-z-]*";

  /**
   * Returns all options, with file names replaced by the contents of the files; the errors of the
   * first file that cannot be used.
   */
  public Validated<Options> read() {
    Map<String, String> values = new TreeMap<>();
    for (Map.Entry<String, String> option : typedValues.entrySet()) {
      if (!namesFile(option.getKey())) {
        values.put(option.getKey(), option.getValue());
        continue;
      }
      switch (readText(option.getValue())) {
        case Valid<String>(String text) -> values.put(option.getKey(), text);
        case Invalid<String>(List<InputError> errors) -> {
          return new Invalid<>(
              errors.stream().map(error -> withOption(option.getKey(), error)).toList());
        }
      }
    }
    return new Valid<>(Options.of(values));
  }

  /**
   * Returns whether an error concerns a typed option whose value is a text; {@link #errorMessage}
   * formats such errors.
   */
  public boolean concernsText(InputError error) {
    return textOptions.contains(error.option()) && typedValues.containsKey(error.option());
  }

  /**
   * Returns the message for an error: with its position in the file, or that the game defines no
   * such name and there is no such file.
   */
  public String errorMessage(InputError error) {
    String typedValue = typedValues.getOrDefault(error.option(), error.option());
    String value = typedValue.isBlank() ? error.option() + "=" : typedValue;
    return namesFile(error.option())
        ? ErrorMessages.format(value, error)
        : ErrorMessages.format(value, InputError.at(0, 0, FileErrorCode.NO_FILE));
  }

  private boolean namesFile(String option) {
    String value = typedValues.getOrDefault(option, "");
    return textOptions.contains(option)
        && (!value.matches(GAME_DEFINED_NAME) || Files.exists(Path.of(value)));
  }

  private static Validated<String> readText(String file) {
    if (file.isBlank()) {
      return Validated.invalid(InputError.at(0, 0, FileErrorCode.NO_FILE_NAME));
    }
    try {
      return TextFile.readForJournal(Path.of(file));
    } catch (InvalidPathException e) {
      return Validated.invalid(InputError.at(0, 0, FileErrorCode.NO_FILE));
    }
  }

  private static InputError withOption(String option, InputError error) {
    return new InputError(option, error.line(), error.column(), error.code(), error.arguments());
  }
}
