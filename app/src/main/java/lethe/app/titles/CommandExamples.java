package lethe.app.titles;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.text.CommandMarkup;
import lethe.engine.core.Notation;

/**
 * Compares commands mentioned in texts with the legal commands, and replaces them if necessary.
 *
 * @param legal the legal commands of the reader
 */
record CommandExamples<C>(Notation<C> notation, List<C> legal) {
  private static final String WORD_WITH_DIGIT = "\\S*\\d\\S*";
  private static final Pattern EXAMPLE_WORD = Pattern.compile(WORD_WITH_DIGIT + "|\\bN\\b");

  /** Matches a command that the text mentions as a later step. */
  private static final Pattern LATER_COMMAND = Pattern.compile("\\bthen `[^`]*`");

  /** Matches a mentioned command. Group 1 is present if the command is a later step. */
  private static final Pattern COMMAND = Pattern.compile("(\\bthen )?`([^`]*)`");

  /** Matches further commands on the same line; only the first must currently be legal. */
  private static final Pattern FOLLOWING_COMMANDS = Pattern.compile(" and .*");

  /**
   * Returns whether every command mentioned in a text is legal or the beginning of a legal command,
   * or would be with other numbers or places. Ignores commands for later steps.
   */
  boolean areLegal(String text) {
    return CommandMarkup.commands(LATER_COMMAND.matcher(text).replaceAll("")).stream()
        .allMatch(this::resemblesLegal);
  }

  /**
   * Replaces each example that is not legal by a legal command that differs only in its numbers and
   * places, if there is one. Does not change commands for later steps.
   */
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
    List<String> legalTexts = legal.stream().map(notation::format).toList();
    Pattern pattern = Pattern.compile(regexFor(command), Pattern.CASE_INSENSITIVE);
    return legalTexts.contains(command)
        ? command
        : legalTexts.stream()
            .filter(text -> pattern.matcher(text).matches())
            .findFirst()
            .orElse(command);
  }

  private static String regexFor(String command) {
    return Stream.of(command.split(" "))
        .map(word -> EXAMPLE_WORD.matcher(word).matches() ? WORD_WITH_DIGIT : Pattern.quote(word))
        .collect(Collectors.joining(" "));
  }

  private boolean resemblesLegal(String command) {
    String start = regexFor(FOLLOWING_COMMANDS.matcher(command).replaceAll(""));
    Pattern pattern = Pattern.compile(start + "( .*)?", Pattern.CASE_INSENSITIVE);
    return legal.stream().map(notation::format).anyMatch(text -> pattern.matcher(text).matches());
  }
}
