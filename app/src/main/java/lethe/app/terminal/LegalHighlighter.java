package lethe.app.terminal;

import java.util.function.Predicate;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/**
 * Highlights an input line that is a complete legal command.
 *
 * @param legal whether a line can be played
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
