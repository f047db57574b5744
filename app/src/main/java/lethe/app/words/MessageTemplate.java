package lethe.app.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A message with placeholders for arguments, parsed once.
 *
 * @param literals the text before each placeholder and after the last one
 */
record MessageTemplate(List<String> literals, List<Placeholder> placeholders) {
  private static final Pattern GAP = Pattern.compile("\\{(\\d)(?::([^|{}]*)\\|([^|{}]*))?}");

  /**
   * A placeholder.
   *
   * @param index the number of its argument, from 0
   * @param singular the text if the argument is 1 or a list of one item; null if the argument
   *     itself is shown
   * @param plural the text otherwise; null if the argument itself is shown
   * @param source the text of the placeholder, which is shown if the argument is missing
   */
  record Placeholder(int index, @Nullable String singular, @Nullable String plural, String source) {
    private String format(List<Object> arguments, Function<Object, String> named) {
      if (index >= arguments.size()) {
        return source;
      }
      Object fact = arguments.get(index);
      return singular == null || plural == null
          ? named.apply(fact)
          : isOne(fact) ? singular : plural;
    }

    private static boolean isOne(Object fact) {
      return fact instanceof List<?> several ? several.size() == 1 : fact.toString().equals("1");
    }
  }

  static MessageTemplate of(String written) {
    if (written.indexOf('{') < 0) {
      return new MessageTemplate(List.of(written), List.of());
    }
    List<String> words = new ArrayList<>();
    List<Placeholder> gaps = new ArrayList<>();
    Matcher gap = GAP.matcher(written);
    int done = 0;
    while (gap.find()) {
      words.add(written.substring(done, gap.start()));
      gaps.add(
          new Placeholder(Integer.parseInt(gap.group(1)), gap.group(2), gap.group(3), gap.group()));
      done = gap.end();
    }
    words.add(written.substring(done));
    return new MessageTemplate(words, gaps);
  }

  /**
   * Returns the message with its placeholders replaced.
   *
   * @param named converts an argument to text
   */
  String format(List<Object> arguments, Function<Object, String> named) {
    if (placeholders.isEmpty()) {
      return literals.getFirst();
    }
    StringBuilder text = new StringBuilder(literals.getFirst());
    for (int i = 0; i < placeholders.size(); i++) {
      text.append(placeholders.get(i).format(arguments, named)).append(literals.get(i + 1));
    }
    return text.toString();
  }
}
