package lethe.app.terminal;

import java.util.function.Predicate;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/**
 * Shows while a line is being typed that it can be played as it stands.
 *
 * @param legal whether it can
 */
record LegalHighlighter(Predicate<String> legal) implements Highlighter {
  @Override
  public AttributedString highlight(LineReader reader, String buffer) {
    return new AttributedString(
        buffer,
        legal.test(buffer)
            ? AttributedStyle.DEFAULT.foreground(AttributedStyle.GREEN)
            : AttributedStyle.DEFAULT);
  }
}
