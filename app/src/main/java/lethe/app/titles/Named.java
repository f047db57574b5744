package lethe.app.titles;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.words.Marked;
import lethe.engine.core.Notation;

/**
 * What sentences name as something to be typed, held against what is legal.
 *
 * @param legal what the seat may ask for that reads them
 */
record Named<C>(Notation<C> notation, List<C> legal) {
  private static final String NUMBER = "\\S*\\d\\S*";
  private static final Pattern EXAMPLE = Pattern.compile(NUMBER + "|\\bN\\b");

  /** What follows this word comes later. */
  private static final Pattern LATER = Pattern.compile("\\bthen `[^`]*`");

  /** What is named, and whether it comes later. */
  private static final Pattern COMMAND = Pattern.compile("(\\bthen )?`([^`]*)`");

  /** Several on one line; the first is what can be done now. */
  private static final Pattern MORE = Pattern.compile(" and .*");

  /**
   * Whether all that a text names can be done now, or something like it: numbers and places in it
   * are examples.
   */
  boolean allows(String text) {
    return Marked.commands(LATER.matcher(text).replaceAll("")).stream().allMatch(this::like);
  }

  /** The same text with what can be done now for an example wherever it gives one that cannot. */
  String fitted(String text) {
    return COMMAND
        .matcher(text)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group(1) == null
                        ? Marked.command(fitting(found.group(2)))
                        : found.group()));
  }

  private String fitting(String command) {
    List<String> can = legal.stream().map(notation::write).toList();
    Pattern shape = Pattern.compile(words(command), Pattern.CASE_INSENSITIVE);
    return can.contains(command)
        ? command
        : can.stream().filter(one -> shape.matcher(one).matches()).findFirst().orElse(command);
  }

  private static String words(String command) {
    return Stream.of(command.split(" "))
        .map(word -> EXAMPLE.matcher(word).matches() ? NUMBER : Pattern.quote(word))
        .collect(Collectors.joining(" "));
  }

  private boolean like(String command) {
    String words = words(MORE.matcher(command).replaceAll(""));
    Pattern begin = Pattern.compile(words + "( .*)?", Pattern.CASE_INSENSITIVE);
    return legal.stream().map(notation::write).anyMatch(text -> begin.matcher(text).matches());
  }
}
