package lethe.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.command.Intent.NotUnderstood;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.ParseResult.ParseFailure;
import lethe.engine.core.ParseResult.Parsed;

/**
 * The commands that are accepted at a moment of a match. Completes incomplete lines, and describes
 * the errors in all others.
 *
 * @param legal the legal commands of the seat
 * @param commonCommands the program's commands that can be abbreviated and suggested
 */
record AvailableCommands<C>(
    Notation<C> notation, List<C> legal, List<CommonCommand> commonCommands) {
  private static final int MAX_LISTED_LINES = 6;

  private static final int MAX_LISTED_WORDS = 16;

  private static final Pattern DIVIDERS = Pattern.compile("[\\s;,]+");

  /** Returns the words that a line can begin with. */
  List<String> firstWords() {
    return Stream.concat(legalVerbs(), commonCommands.stream().map(CommonCommand::word))
        .distinct()
        .toList();
  }

  /** Returns the available lines that are similar to a text, nearest first. */
  List<String> suggestions(String text) {
    return Suggestions.similarTo(
        text,
        Stream.concat(legalLines().stream(), commonCommands.stream().map(CommonCommand::word))
            .toList());
  }

  /**
   * Returns the only legal command that a line becomes if a verb is put before it or words are
   * added after it. If a line without a verb cannot become a legal command, returns the only
   * command that it becomes with a currently legal verb, so that the rules can reject it with a
   * reason. Empty if there is no such command or more than one, if the error is neither at the
   * beginning nor at the end of the line, or if a complete command precedes the error.
   *
   * @param text the line in lower case
   * @param failure the error in the line
   */
  Optional<C> completion(String text, ParseFailure<C> failure) {
    if (failure.parsedBefore() > 0) {
      return Optional.empty();
    }
    List<C> completions =
        switch (failure.code()) {
          case UNKNOWN_WORD -> {
            List<C> legalOnes =
                withVerb(text, notation.verbs().stream()).filter(legal::contains).toList();
            yield legalOnes.isEmpty() ? withVerb(text, legalVerbs()).toList() : legalOnes;
          }
          case UNEXPECTED_END -> {
            String[] words = DIVIDERS.split(text, 2);
            String start =
                verb(text)
                    .map(verb -> words.length > 1 ? verb + " " + words[1] : verb)
                    .map(line -> DIVIDERS.matcher(line).replaceAll(" ").strip())
                    .orElse(text);
            yield legal.stream().filter(c -> isBeginning(start, notation.format(c))).toList();
          }
          default -> List.of();
        };
    return Optional.of(completions).filter(all -> all.size() == 1).map(List::getFirst);
  }

  /** Returns the commands that a line becomes with one of these verbs before it. */
  private Stream<C> withVerb(String text, Stream<String> verbs) {
    return verbs
        .distinct()
        .map(verb -> notation.parse(verb + " " + text))
        .map(result -> result instanceof Parsed<C> parsed ? parsed.values() : List.<C>of())
        .filter(values -> values.size() == 1)
        .map(List::getFirst)
        .distinct();
  }

  /**
   * Returns whether a line begins with a text. A number at the end of the text must be complete.
   */
  private static boolean isBeginning(String text, String line) {
    return line.startsWith(text)
        && (line.length() == text.length()
            || line.charAt(text.length()) == ' '
            || Character.isLetter(text.charAt(text.length() - 1)));
  }

  /**
   * Returns the verb at the beginning of a line, which may be abbreviated; empty if it is unknown
   * or ambiguous.
   */
  Optional<String> verb(String text) {
    String prefix =
        DIVIDERS.splitAsStream(text).filter(part -> !part.isEmpty()).findFirst().orElse("");
    List<String> verbs =
        notation.verbs().stream().filter(candidate -> candidate.startsWith(prefix)).toList();
    return verbs.contains(prefix)
        ? Optional.of(prefix)
        : Optional.of(verbs).filter(candidate -> candidate.size() == 1).map(List::getFirst);
  }

  /**
   * Returns the error for a line that begins with a verb but cannot be parsed: either no command
   * with this verb is legal, or the verb must be continued differently. Empty if the verb can be
   * continued in too many ways to list, or if no command is legal.
   *
   * @param text the line in lower case
   * @param failure the error that the notation reports
   */
  Optional<NotUnderstood<C>> continuationError(String verb, String text, ParseFailure<C> failure) {
    int column = failure.column();
    List<String> matching =
        legalLines().stream().filter(line -> words(line)[0].equals(verb)).toList();
    if (legal.isEmpty()) {
      return Optional.empty();
    }
    if (matching.isEmpty()) {
      return Optional.of(
          notUnderstood(
              column, LineErrorCode.VERB_NOT_LEGAL, verb, legalVerbs().distinct().toList()));
    }
    boolean hasWord = failure.code() == ParseErrorCode.UNEXPECTED_WORD;
    String subject = hasWord ? failure.arguments().getFirst().toString() : verb;
    if (matching.size() <= MAX_LISTED_LINES) {
      LineErrorCode code = hasWord ? LineErrorCode.WORD_NOT_LEGAL : LineErrorCode.LEGAL_COMMANDS;
      return Optional.of(notUnderstood(column, code, subject, matching));
    }
    Map<String, String> lineBySecondWord = new LinkedHashMap<>();
    matching.forEach(line -> lineBySecondWord.putIfAbsent(words(line)[1], line));
    LineErrorCode code = hasWord ? LineErrorCode.WORD_NOT_LEGAL : LineErrorCode.LEGAL_EXAMPLES;
    if (lineBySecondWord.size() <= MAX_LISTED_LINES) {
      return Optional.of(
          notUnderstood(column, code, subject, List.copyOf(lineBySecondWord.values())));
    }
    boolean isSecondWord = failure.arguments().getFirst().equals(secondWord(text));
    return hasWord && isSecondWord && lineBySecondWord.size() <= MAX_LISTED_WORDS
        ? Optional.of(
            notUnderstood(
                column, LineErrorCode.LEGAL_WORDS, subject, List.copyOf(lineBySecondWord.keySet())))
        : Optional.empty();
  }

  /** Returns the second word of a line; empty if there is none. */
  private static String secondWord(String text) {
    return DIVIDERS
        .splitAsStream(text)
        .filter(word -> !word.isEmpty())
        .skip(1)
        .findFirst()
        .orElse("");
  }

  private static <C> NotUnderstood<C> notUnderstood(
      int column, LineErrorCode code, String word, List<String> lines) {
    return new NotUnderstood<>(column, code, List.of(word, lines), 0, List.of());
  }

  private Stream<String> legalVerbs() {
    return legalLines().stream().map(line -> words(line)[0]);
  }

  private static String[] words(String line) {
    return (line + " ").split(" ", -1);
  }

  private List<String> legalLines() {
    return legal.stream().map(notation::format).toList();
  }
}
