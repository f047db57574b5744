package lethe.app.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * A text file next to a journal, in which all lines have the same format.
 *
 * @param line the pattern that each line matches
 * @param formatErrorCode the error for a line that does not match
 */
record CompanionFile(Path path, Pattern line, FileErrorCode formatErrorCode) {
  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:\\\\|u([0-9a-f]{4}))");

  /** Returns the path of a file next to a journal, with a suffix after the journal's name. */
  static Path nextTo(Path journal, String ending) {
    return journal.resolveSibling(journal.getFileName() + ending);
  }

  /** Returns the matches of all lines; none if the file does not exist. */
  Validated<List<MatchResult>> read() {
    return Files.exists(path) ? TextFile.read(path).flatMap(this::lines) : new Valid<>(List.of());
  }

  private Validated<List<MatchResult>> lines(String text) {
    List<MatchResult> all = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher matcher = line.matcher(lines.get(i));
      if (!matcher.matches()) {
        return Validated.invalid(InputError.at(i + 1, 1, formatErrorCode));
      }
      all.add(matcher.toMatchResult());
    }
    return new Valid<>(all);
  }

  /**
   * Replaces all lines atomically: after a crash, the file has either the old or the new lines.
   * Deletes the file, but not a symbolic link to it, if there are no lines. Does not replace a file
   * that cannot be read.
   *
   * @return the error if the lines could not be saved; empty if they were saved
   */
  Optional<InputError> write(List<String> lines) {
    if (read() instanceof Invalid<List<MatchResult>>(List<InputError> errors)) {
      return errors.stream().findFirst();
    }
    try {
      if (lines.isEmpty()) {
        Files.deleteIfExists(TextFile.linkTarget(path));
      } else {
        TextFile.replace(path, String.join("\n", lines) + "\n");
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(InputError.at(0, 0, FileErrorCode.NOT_WRITABLE));
    }
  }

  /**
   * Escapes a text for a single line of a text file: characters that cannot occur there, and blanks
   * at its beginning and end.
   */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean end = i == 0 || i == text.length() - 1;
      if (c == '\\') {
        escaped.append("\\\\");
      } else if ((end && Character.isWhitespace(c))
          || Character.isISOControl(c)
          || isAlone(text, i)) {
        escaped.append("\\u" + HexFormat.of().toHexDigits(c));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }

  /** Returns whether the character at an index is an unpaired surrogate. */
  private static boolean isAlone(String text, int index) {
    return Character.isSurrogate(text.charAt(index))
        && text.codePointAt(index) < Character.MIN_SUPPLEMENTARY_CODE_POINT
        && (index == 0 || text.codePointAt(index - 1) < Character.MIN_SUPPLEMENTARY_CODE_POINT);
  }

  /** Returns the original of a text that was escaped by {@link #escaped}. */
  static String unescaped(String escaped) {
    return ESCAPE
        .matcher(escaped)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group(1) == null
                        ? "\\"
                        : String.valueOf((char) Integer.parseInt(found.group(1), 16))));
  }
}
