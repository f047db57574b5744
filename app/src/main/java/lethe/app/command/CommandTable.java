package lethe.app.command;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The commands that can be typed in one context. Finds the command that a line means, or the reason
 * why there is none. Usages, completion and suggestions come from the same entries.
 *
 * @param entries the commands, in the order of the help
 * @param acceptsPrefixes whether an unambiguous prefix of the first word is accepted
 * @param <H> the handler of a command
 */
public record CommandTable<H>(List<Entry<H>> entries, boolean acceptsPrefixes) {
  /** A form of a command and its handler. */
  public record Entry<H>(CommandForm form, H handler) {
    /** Creates an entry from a usage as described in {@link CommandForm}. */
    public Entry(String usage, H handler) {
      this(CommandForm.parse(usage), handler);
    }
  }

  /** The meaning of a line. */
  public sealed interface Lookup<H> {
    /** A command with its arguments. */
    record FoundCommand<H>(H handler, Call call) implements Lookup<H> {}

    /**
     * A first word that is unknown or ambiguous.
     *
     * @param suggestions the words that are similar to an unknown word, or that an ambiguous word
     *     abbreviates; may be empty
     */
    record UnknownCommand<H>(String word, List<String> suggestions) implements Lookup<H> {}

    /** A command with a word that it does not accept. */
    record UnexpectedWord<H>(String word, String usage) implements Lookup<H> {}

    /**
     * A command without a required part.
     *
     * @param word the first word of the command
     * @param argument the name of the missing argument, or the missing word
     */
    record MissingArgument<H>(String word, String argument, String usage) implements Lookup<H> {}
  }

  /**
   * A command that has been typed.
   *
   * @param arguments the words typed after the first one, except the required words of the form
   */
  public record Call(CommandForm form, List<String> arguments) {
    public Call {
      arguments = List.copyOf(arguments);
    }

    /** Returns an argument, or an empty string if it was omitted. */
    public String argument(int index) {
      return index < arguments.size() ? arguments.get(index) : "";
    }

    /** Returns the arguments from an index to the end. */
    public List<String> argumentsFrom(int index) {
      return arguments.subList(Math.min(index, arguments.size()), arguments.size());
    }

    /** Returns the arguments, joined by blanks. */
    public String text() {
      return String.join(" ", arguments);
    }
  }

  public CommandTable {
    entries = List.copyOf(entries);
  }

  /** Returns the first words of the commands, without aliases. */
  public List<String> firstWords() {
    return entries.stream().map(entry -> entry.form().word()).distinct().toList();
  }

  /** Returns the first words of the commands and their aliases. */
  public Stream<String> firstWordsAndAliases() {
    return entries.stream().flatMap(entry -> entry.form().names().stream()).distinct();
  }

  /**
   * Returns whether a line begins with the first word or an alias of a command, not abbreviated.
   */
  public boolean hasCommandOf(String line) {
    List<String> lineWords = CommandForm.words(line.toLowerCase(Locale.ROOT));
    return !lineWords.isEmpty() && firstWordsAndAliases().anyMatch(lineWords.getFirst()::equals);
  }

  /**
   * Returns the forms of the command that a word names or abbreviates; the forms of several
   * commands if the abbreviation is ambiguous.
   */
  public List<CommandForm> formsMatching(String word) {
    return matchingEntries(word).stream().map(Entry::form).toList();
  }

  private List<Entry<H>> matchingEntries(String firstWord) {
    String word = firstWord.toLowerCase(Locale.ROOT);
    List<Entry<H>> exactMatches =
        entries.stream().filter(entry -> entry.form().names().contains(word)).toList();
    return exactMatches.isEmpty() && acceptsPrefixes
        ? entries.stream()
            .filter(entry -> entry.form().isAbbreviable() && entry.form().word().startsWith(word))
            .toList()
        : exactMatches;
  }

  /**
   * Returns the meaning of the words of a line.
   *
   * @param lineWords the words; not empty
   */
  public Lookup<H> find(List<String> lineWords) {
    List<Entry<H>> candidates = matchingEntries(lineWords.getFirst());
    List<String> words = candidates.stream().map(entry -> entry.form().word()).distinct().toList();
    if (words.size() != 1) {
      String firstWord = lineWords.getFirst();
      return new Lookup.UnknownCommand<>(
          firstWord,
          words.isEmpty()
              ? Suggestions.similarTo(firstWord.toLowerCase(Locale.ROOT), firstWords())
              : words);
    }
    for (int i = 1; i < lineWords.size(); i++) {
      List<Entry<H>> acceptingCandidates = acceptingWord(candidates, i, lineWords.get(i));
      if (acceptingCandidates.isEmpty()) {
        return new Lookup.UnexpectedWord<>(lineWords.get(i), usage(candidates));
      }
      candidates = acceptingCandidates;
    }
    List<Entry<H>> completeCandidates =
        candidates.stream().filter(entry -> entry.form().minWords() <= lineWords.size()).toList();
    if (completeCandidates.isEmpty()) {
      return new Lookup.MissingArgument<>(
          words.getFirst(),
          candidates.getFirst().form().parts().get(lineWords.size()),
          usage(candidates));
    }
    Entry<H> entry = completeCandidates.getFirst();
    return new Lookup.FoundCommand<>(
        entry.handler(), new Call(entry.form(), entry.form().arguments(lineWords)));
  }

  /**
   * Returns the candidates that accept a word at an index. Candidates that require this word take
   * precedence over all others.
   */
  private static <H> List<Entry<H>> acceptingWord(
      List<Entry<H>> candidates, int index, String word) {
    List<Entry<H>> literalMatches =
        candidates.stream().filter(entry -> entry.form().hasRequiredWord(index, word)).toList();
    return literalMatches.isEmpty()
        ? candidates.stream()
            .filter(
                entry ->
                    entry.form().acceptsAnyWord(index) || entry.form().hasOptionalWord(index, word))
            .toList()
        : literalMatches;
  }

  private static <H> String usage(List<Entry<H>> entries) {
    return CommandForm.usage(entries.stream().map(Entry::form).toList());
  }
}
