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
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;

/**
 * What somebody keeps beside a journal, in a file of its own: lines of one kind.
 *
 * @param line what every line is like
 * @param flaw what is wrong with one that is not
 */
record SideFile(Path path, Pattern line, Trouble flaw) {
  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:\\\\|u([0-9a-f]{4}))");

  /** The file with this ending beside a journal. */
  static Path beside(Path journal, String ending) {
    return journal.resolveSibling(journal.getFileName() + ending);
  }

  /** Its lines; none where there is no such file. */
  Checked<List<MatchResult>> read() {
    return Files.exists(path) ? TextFile.read(path).then(this::lines) : new Valid<>(List.of());
  }

  private Checked<List<MatchResult>> lines(String text) {
    List<MatchResult> all = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher matcher = line.matcher(lines.get(i));
      if (!matcher.matches()) {
        return Checked.faulty(Fault.at(i + 1, 1, flaw));
      }
      all.add(matcher.toMatchResult());
    }
    return new Valid<>(all);
  }

  /**
   * Keeps these in the place of those before: the old or the new are there whole, whenever the
   * machine stops. Without any there is no file. What cannot be read is not replaced.
   *
   * @return why they could not be kept, if so
   */
  Optional<Fault> write(List<String> lines) {
    if (read() instanceof Faulty<List<MatchResult>>(List<Fault> faults)) {
      return faults.stream().findFirst();
    }
    try {
      if (lines.isEmpty()) {
        Files.deleteIfExists(path);
      } else {
        TextFile.replace(path, String.join("\n", lines) + "\n");
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(Fault.at(0, 0, Trouble.NOT_WRITABLE));
    }
  }

  /**
   * Writes a text so that it is part of one line of a text file and can be read again, whatever is
   * in it. What no text file holds is escaped, as are blanks at the ends.
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

  /** Whether one half of a pair of surrogates stands without the other. */
  private static boolean isAlone(String text, int index) {
    return Character.isSurrogate(text.charAt(index))
        && text.codePointAt(index) < Character.MIN_SUPPLEMENTARY_CODE_POINT
        && (index == 0 || text.codePointAt(index - 1) < Character.MIN_SUPPLEMENTARY_CODE_POINT);
  }

  /** The text that was escaped. */
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
