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
 * @param path the path of the file, which need not exist
 * @param linePattern the pattern that each line matches
 * @param formatErrorCode the error for a line that does not match
 */
record CompanionFile(Path path, Pattern linePattern, FileErrorCode formatErrorCode) {
  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:\\\\|u([0-9a-f]{4}))");

  /** Returns the path of a file next to a journal, with a suffix after the journal's name. */
  static Path nextTo(Path journal, String suffix) {
    return journal.resolveSibling(journal.getFileName() + suffix);
  }

  /**
   * Returns one match of the pattern per line; an empty list if the file does not exist. An
   * unreadable file or a line that does not match is an error.
   */
  Validated<List<MatchResult>> read() {
    return Files.exists(path)
        ? TextFile.read(path).flatMap(this::parseLines)
        : new Valid<>(List.of());
  }

  private Validated<List<MatchResult>> parseLines(String text) {
    List<MatchResult> matches = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher matcher = linePattern.matcher(lines.get(i));
      if (!matcher.matches()) {
        return Validated.invalid(InputError.at(i + 1, 1, formatErrorCode));
      }
      matches.add(matcher.toMatchResult());
    }
    return new Valid<>(matches);
  }

  /**
   * Replaces all lines atomically: after a crash, the file has either the old or the new lines.
   * Deletes the file, but not a symbolic link to it, if there are no lines. Returns an error
   * without writing if the existing file is invalid.
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
   * Escapes text for a single line of a UTF-8 file: backslashes, control characters, unpaired
   * surrogates, and white space at the beginning and the end.
   */
  static String escape(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean atEdge = i == 0 || i == text.length() - 1;
      if (c == '\\') {
        result.append("\\\\");
      } else if ((atEdge && Character.isWhitespace(c))
          || Character.isISOControl(c)
          || isUnpairedSurrogate(text, i)) {
        result.append("\\u" + HexFormat.of().toHexDigits(c));
      } else {
        result.append(c);
      }
    }
    return result.toString();
  }

  private static boolean isUnpairedSurrogate(String text, int index) {
    return Character.isSurrogate(text.charAt(index))
        && text.codePointAt(index) < Character.MIN_SUPPLEMENTARY_CODE_POINT
        && (index == 0 || text.codePointAt(index - 1) < Character.MIN_SUPPLEMENTARY_CODE_POINT);
  }

  /** Reverses {@link #escape}. */
  static String unescape(String escapedText) {
    return ESCAPE
        .matcher(escapedText)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    match.group(1) == null
                        ? "\\"
                        : String.valueOf((char) Integer.parseInt(match.group(1), 16))));
  }
}
