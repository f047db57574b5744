package lethe.app.text;

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
  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\{(\\d)(?::([^|{}]*)\\|([^|{}]*))?}");

  /**
   * A part of a message that is replaced by an argument, or by one of two texts that depend on the
   * argument.
   *
   * @param index the index of the argument, from 0
   * @param singular the text if the argument is 1 or a list of one item; null if the argument
   *     itself is shown
   * @param plural the text otherwise; null if the argument itself is shown
   * @param source the text of the placeholder, which is shown if the argument is missing
   */
  record Placeholder(int index, @Nullable String singular, @Nullable String plural, String source) {
    private String format(List<Object> arguments, Function<Object, String> argumentFormat) {
      if (index >= arguments.size()) {
        return source;
      }
      Object argument = arguments.get(index);
      return singular == null || plural == null
          ? argumentFormat.apply(argument)
          : isSingular(argument) ? singular : plural;
    }

    private static boolean isSingular(Object argument) {
      return argument instanceof List<?> list ? list.size() == 1 : argument.toString().equals("1");
    }
  }

  /** Parses a message. Braces that do not form a placeholder are kept as text. */
  static MessageTemplate parse(String message) {
    if (message.indexOf('{') < 0) {
      return new MessageTemplate(List.of(message), List.of());
    }
    List<String> literals = new ArrayList<>();
    List<Placeholder> placeholders = new ArrayList<>();
    Matcher matcher = PLACEHOLDER.matcher(message);
    int end = 0;
    while (matcher.find()) {
      literals.add(message.substring(end, matcher.start()));
      placeholders.add(
          new Placeholder(
              Integer.parseInt(matcher.group(1)),
              matcher.group(2),
              matcher.group(3),
              matcher.group()));
      end = matcher.end();
    }
    literals.add(message.substring(end));
    return new MessageTemplate(literals, placeholders);
  }

  /**
   * Returns the message with its placeholders replaced.
   *
   * @param argumentFormat converts an argument to text
   */
  String format(List<Object> arguments, Function<Object, String> argumentFormat) {
    if (placeholders.isEmpty()) {
      return literals.getFirst();
    }
    StringBuilder text = new StringBuilder(literals.getFirst());
    for (int i = 0; i < placeholders.size(); i++) {
      text.append(placeholders.get(i).format(arguments, argumentFormat))
          .append(literals.get(i + 1));
    }
    return text.toString();
  }
}
