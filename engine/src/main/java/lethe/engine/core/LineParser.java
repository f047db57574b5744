package lethe.engine.core;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.ParseResult.ParseFailure;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Phrase.SlotValues;

/** A parser for one line of commands. */
final class LineParser<C> {
  private static final Token END = new Token("", Integer.MAX_VALUE);

  private final List<Phrase<C>> phrases;
  private final String text;
  private final List<Token> tokens;
  private final List<ParsedCommand<C>> commands = new ArrayList<>();

  LineParser(List<Phrase<C>> phrases, String text) {
    this.phrases = phrases;
    this.text = text;
    this.tokens = text.length() > Notation.MAX_LENGTH ? List.of() : tokenize(text);
  }

  /**
   * A word of the text.
   *
   * @param column its column, from 1
   */
  private record Token(String text, int column) {
    boolean isEnd() {
      return text.isEmpty();
    }
  }

  /**
   * A value read from a slot.
   *
   * @param column its column, from 1
   */
  private record SlotItem(Object value, int column) {}

  /**
   * The result of matching one phrase against the text.
   *
   * @param complete whether the phrase matched completely
   * @param commands the commands that were read
   * @param next the index of the first token that is not part of the phrase
   * @param expected the items that could come next, as shown in help texts
   * @param choices the values that could come next, where they can be listed
   */
  private record PhraseMatch<C>(
      boolean complete,
      List<ParsedCommand<C>> commands,
      int next,
      List<String> expected,
      List<String> choices) {
    /**
     * Returns the better of two matches: the complete one, or else the one that matched more
     * tokens. If neither is better, returns this match with the expected items and choices of both.
     */
    PhraseMatch<C> orBetter(PhraseMatch<C> other) {
      if (complete != other.complete) {
        return complete ? this : other;
      }
      if (next != other.next) {
        return next > other.next ? this : other;
      }
      return new PhraseMatch<>(
          complete, commands, next, union(expected, other.expected), union(choices, other.choices));
    }

    private static List<String> union(List<String> first, List<String> second) {
      return Stream.concat(first.stream(), second.stream()).distinct().toList();
    }
  }

  ParseResult<C> parse() {
    if (text.length() > Notation.MAX_LENGTH) {
      return new ParseFailure<>(
          Notation.MAX_LENGTH,
          ParseErrorCode.TOO_LONG,
          List.of(Notation.MAX_LENGTH),
          commands.size());
    }
    int index = 0;
    List<Phrase<C>> previousPhrases = List.of();
    while (index < tokens.size()) {
      if (isSeparator(index)) {
        index++;
        continue;
      }
      List<Phrase<C>> candidates = phrasesStartingAt(index);
      boolean verbOmitted =
          candidates.isEmpty()
              && !previousPhrases.isEmpty()
              && tokens.get(index - 1).text().equals("and");
      if (candidates.isEmpty() && !verbOmitted) {
        return failure(
            index, ParseErrorCode.UNKNOWN_WORD, tokenAt(index).text(), firstWords(phrases));
      }
      List<Phrase<C>> attemptedPhrases = verbOmitted ? previousPhrases : candidates;
      if (attemptedPhrases.stream().map(p -> p.words().getFirst()).distinct().count() > 1) {
        return failure(
            index,
            ParseErrorCode.AMBIGUOUS_WORD,
            tokenAt(index).text(),
            firstWords(attemptedPhrases));
      }
      PhraseMatch<C> best = bestMatch(attemptedPhrases, index, verbOmitted);
      index = best.next();
      if (!best.complete() || (index < tokens.size() && !isSeparator(index))) {
        return toFailure(best);
      }
      commands.addAll(best.commands());
      previousPhrases = attemptedPhrases;
    }
    return commands.isEmpty() ? failure(0, ParseErrorCode.EMPTY) : new Parsed<>(commands);
  }

  private PhraseMatch<C> bestMatch(
      List<Phrase<C>> attemptedPhrases, int index, boolean verbOmitted) {
    return attemptedPhrases.stream()
        .map(phrase -> match(phrase, index, verbOmitted))
        .reduce(PhraseMatch::orBetter)
        .orElseThrow();
  }

  private PhraseMatch<C> match(Phrase<C> phrase, int start, boolean verbOmitted) {
    int index = start;
    if (!verbOmitted) {
      for (String word : phrase.words()) {
        if (!word.startsWith(tokenAt(index).text()) || tokenAt(index).isEnd()) {
          return new PhraseMatch<>(false, List.of(), index, List.of(word), List.of(word));
        }
        index++;
      }
    }
    List<List<Object>> slotValues = new ArrayList<>();
    List<SlotItem> slotItems = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    List<String> choices = new ArrayList<>();
    for (Slot<?> slot : phrase.slots()) {
      int slotStart = index;
      for (String filler : slot.filler().split(" ", -1)) {
        index += !tokenAt(index).isEnd() && tokenAt(index).text().equals(filler) ? 1 : 0;
      }
      index += repeatsSlotName(slot, index) ? 1 : 0;
      List<Object> items = new ArrayList<>();
      while (items.size() < slot.max()) {
        int itemIndex = !items.isEmpty() && tokenAt(index).text().equals("and") ? index + 1 : index;
        Optional<?> value =
            tokenAt(itemIndex).isEnd()
                ? Optional.empty()
                : slot.parser().apply(tokenAt(itemIndex).text());
        if (value.isEmpty()) {
          break;
        }
        items.add(value.get());
        slotItems.add(new SlotItem(value.get(), tokenAt(itemIndex).column()));
        index = itemIndex + 1;
        expected.clear();
        choices.clear();
      }
      if (items.size() < slot.min() || (index > slotStart && items.isEmpty())) {
        return new PhraseMatch<>(false, List.of(), index, List.of(describe(slot)), slot.choices());
      }
      if (items.size() < slot.max()) {
        expected.add(describe(slot));
        choices.addAll(slot.choices());
      }
      slotValues.add(items);
    }
    List<C> commands = phrase.toCommands().apply(new SlotValues(slotValues));
    return new PhraseMatch<>(
        true,
        toParsedCommands(tokenAt(start).column(), commands, phrase.atomic(), slotItems),
        index,
        expected,
        choices);
  }

  /**
   * Returns whether the token only repeats the name of the slot, such as {@code cup} before a
   * number.
   */
  private boolean repeatsSlotName(Slot<?> slot, int index) {
    String word = tokenAt(index).text();
    return slot.name().equalsIgnoreCase(word) && slot.parser().apply(word).isEmpty();
  }

  /**
   * Returns the commands of a phrase with their columns. The first command is at the start of the
   * phrase. Each later command is at the next typed value that it contains or, if there is none, at
   * the column of the previous command.
   */
  private List<ParsedCommand<C>> toParsedCommands(
      int firstColumn, List<C> commands, boolean atomic, List<SlotItem> items) {
    List<ParsedCommand<C>> parsedCommands = new ArrayList<>();
    int column = firstColumn;
    int nextItem = 0;
    for (C command : commands) {
      List<?> values =
          Phrase.find(phrases, command).toSlotValues().apply(command).stream()
              .flatMap(List::stream)
              .toList();
      for (int i = nextItem; i < items.size(); i++) {
        if (values.contains(items.get(i).value())) {
          column = parsedCommands.isEmpty() ? firstColumn : items.get(i).column();
          nextItem = i + 1;
          break;
        }
      }
      parsedCommands.add(
          new ParsedCommand<>(
              command, column, atomic ? commands.size() - parsedCommands.size() - 1 : 0));
    }
    return List.copyOf(parsedCommands);
  }

  /**
   * Returns the error at the first token that does not match, or at the end of the command if it is
   * incomplete.
   */
  private ParseFailure<C> toFailure(PhraseMatch<C> best) {
    int index = best.next();
    String foundText = tokenAt(index).text();
    String expected = String.join(", ", best.expected());
    if (tokenAt(index).isEnd() || isSeparator(index)) {
      return failure(index, ParseErrorCode.UNEXPECTED_END, expected);
    }
    List<String> matchingChoices =
        best.choices().stream().filter(c -> c.startsWith(foundText)).toList();
    if (matchingChoices.size() > 1) {
      return failure(
          index, ParseErrorCode.AMBIGUOUS_WORD, foundText, String.join(", ", matchingChoices));
    }
    return expected.isEmpty()
        ? failure(index, ParseErrorCode.TEXT_AFTER_COMMAND, foundText)
        : failure(index, ParseErrorCode.UNEXPECTED_WORD, foundText, expected);
  }

  /**
   * Returns the phrases whose first word is the token, or, if there are none, those whose first
   * word begins with it.
   */
  private List<Phrase<C>> phrasesStartingAt(int index) {
    String token = tokenAt(index).text();
    List<Phrase<C>> exact =
        phrases.stream().filter(p -> p.words().getFirst().equals(token)).toList();
    return exact.isEmpty()
        ? phrases.stream().filter(p -> p.words().getFirst().startsWith(token)).toList()
        : exact;
  }

  private String firstWords(List<Phrase<C>> candidates) {
    Set<String> words =
        candidates.stream()
            .map(p -> p.words().getFirst())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return String.join(", ", words);
  }

  private static String describe(Slot<?> slot) {
    return slot.name()
        + (slot.choices().isEmpty() ? "" : " (" + String.join(" ", slot.choices()) + ")");
  }

  private boolean isSeparator(int index) {
    return tokenAt(index).text().equals(";") || tokenAt(index).text().equals("and");
  }

  private Token tokenAt(int index) {
    return index < tokens.size() ? tokens.get(index) : END;
  }

  private ParseFailure<C> failure(int index, ParseErrorCode code, Object... arguments) {
    Token token = tokenAt(index);
    int column = token.isEnd() ? text.stripTrailing().length() + 1 : token.column();
    return new ParseFailure<>(column, code, List.of(arguments), commands.size());
  }

  private static List<Token> tokenize(String text) {
    List<Token> tokens = new ArrayList<>();
    int index = 0;
    while (index < text.length()) {
      char c = text.charAt(index);
      int end = index + 1;
      if (c == ';') {
        tokens.add(new Token(";", index + 1));
      } else if (!isBlank(c)) {
        while (end < text.length() && text.charAt(end) != ';' && !isBlank(text.charAt(end))) {
          end++;
        }
        tokens.add(new Token(text.substring(index, end).toLowerCase(Locale.ROOT), index + 1));
      }
      index = end;
    }
    return List.copyOf(tokens);
  }

  /** Returns whether the character separates words. Commas count as blanks. */
  private static boolean isBlank(char c) {
    return c <= ' ' || c == ',' || Character.isWhitespace(c);
  }
}
