package lethe.app.titles;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.words.CommandMarkup;
import lethe.engine.core.Notation;

/**
 * Compares commands mentioned in texts with the legal commands.
 *
 * @param legal the legal commands of the reader
 */
record CommandExamples<C>(Notation<C> notation, List<C> legal) {
  private static final String NUMBER = "\\S*\\d\\S*";
  private static final Pattern EXAMPLE = Pattern.compile(NUMBER + "|\\bN\\b");

  /** Matches a command that is to be typed later. */
  private static final Pattern LATER = Pattern.compile("\\bthen `[^`]*`");

  /** Matches a mentioned command, and whether it is to be typed later. */
  private static final Pattern COMMAND = Pattern.compile("(\\bthen )?`([^`]*)`");

  /** Matches further commands on the same line; only the first must currently be legal. */
  private static final Pattern MORE = Pattern.compile(" and .*");

  /**
   * Returns whether every command mentioned in a text is currently legal, possibly with other
   * numbers or places, which are examples.
   */
  boolean areLegal(String text) {
    return CommandMarkup.commands(LATER.matcher(text).replaceAll("")).stream()
        .allMatch(this::resemblesLegal);
  }

  /** Returns the text with legal commands in place of examples that are not legal. */
  String withLegalExamples(String text) {
    return COMMAND
        .matcher(text)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group(1) == null
                        ? CommandMarkup.mark(legalExample(found.group(2)))
                        : found.group()));
  }

  private String legalExample(String command) {
    List<String> can = legal.stream().map(notation::format).toList();
    Pattern shape = Pattern.compile(pattern(command), Pattern.CASE_INSENSITIVE);
    return can.contains(command)
        ? command
        : can.stream().filter(one -> shape.matcher(one).matches()).findFirst().orElse(command);
  }

  private static String pattern(String command) {
    return Stream.of(command.split(" "))
        .map(word -> EXAMPLE.matcher(word).matches() ? NUMBER : Pattern.quote(word))
        .collect(Collectors.joining(" "));
  }

  private boolean resemblesLegal(String command) {
    String words = pattern(MORE.matcher(command).replaceAll(""));
    Pattern begin = Pattern.compile(words + "( .*)?", Pattern.CASE_INSENSITIVE);
    return legal.stream().map(notation::format).anyMatch(text -> begin.matcher(text).matches());
  }
}
