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
  private final List<ParsedCommand<C>> parts = new ArrayList<>();

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
   * A value read from a gap.
   *
   * @param column its column, from 1
   */
  private record SlotItem(Object value, int column) {}

  /**
   * The result of matching one phrase against the text.
   *
   * @param complete whether the phrase matched completely
   * @param parts the commands that were read
   * @param next the index of the first token that is not part of the phrase
   * @param expected what could follow there, as help shows it
   * @param choices the part of {@code more} that can be listed
   */
  private record PhraseMatch<C>(
      boolean complete,
      List<ParsedCommand<C>> parts,
      int next,
      List<String> expected,
      List<String> choices) {
    /**
     * Returns the attempt that reached further. If both reached equally far, returns the first,
     * with the expectations of both.
     */
    PhraseMatch<C> furthest(PhraseMatch<C> other) {
      if (complete != other.complete) {
        return complete ? this : other;
      }
      if (next != other.next) {
        return next > other.next ? this : other;
      }
      return new PhraseMatch<>(
          complete, parts, next, union(expected, other.expected), union(choices, other.choices));
    }

    private static List<String> union(List<String> some, List<String> others) {
      return Stream.concat(some.stream(), others.stream()).distinct().toList();
    }
  }

  ParseResult<C> parse() {
    if (text.length() > Notation.MAX_LENGTH) {
      return new ParseFailure<>(
          Notation.MAX_LENGTH, ParseErrorCode.TOO_LONG, List.of(Notation.MAX_LENGTH), parts.size());
    }
    int at = 0;
    List<Phrase<C>> before = List.of();
    while (at < tokens.size()) {
      if (isSeparator(at)) {
        at++;
        continue;
      }
      List<Phrase<C>> candidates = phrasesStartingAt(at);
      boolean elided =
          candidates.isEmpty() && !before.isEmpty() && tokens.get(at - 1).text().equals("and");
      if (candidates.isEmpty() && !elided) {
        return failure(at, ParseErrorCode.UNKNOWN_WORD, tokenAt(at).text(), firstWords(phrases));
      }
      List<Phrase<C>> tried = elided ? before : candidates;
      if (tried.stream().map(p -> p.words().getFirst()).distinct().count() > 1) {
        return failure(at, ParseErrorCode.AMBIGUOUS_WORD, tokenAt(at).text(), firstWords(tried));
      }
      PhraseMatch<C> best = match(tried, at, elided);
      at = best.next();
      if (!best.complete() || (at < tokens.size() && !isSeparator(at))) {
        return bestFailure(best);
      }
      parts.addAll(best.parts());
      before = tried;
    }
    return parts.isEmpty() ? failure(0, ParseErrorCode.EMPTY) : new Parsed<>(parts);
  }

  private PhraseMatch<C> match(List<Phrase<C>> tried, int at, boolean elided) {
    return tried.stream()
        .map(phrase -> match(phrase, at, elided))
        .reduce(PhraseMatch::furthest)
        .orElseThrow();
  }

  private PhraseMatch<C> match(Phrase<C> phrase, int from, boolean elided) {
    int at = from;
    if (!elided) {
      for (String word : phrase.words()) {
        if (!word.startsWith(tokenAt(at).text()) || tokenAt(at).isEnd()) {
          return new PhraseMatch<>(false, List.of(), at, List.of(word), List.of(word));
        }
        at++;
      }
    }
    List<List<Object>> said = new ArrayList<>();
    List<SlotItem> all = new ArrayList<>();
    List<String> more = new ArrayList<>();
    List<String> choices = new ArrayList<>();
    for (Slot<?> slot : phrase.slots()) {
      int start = at;
      for (String filler : slot.filler().split(" ", -1)) {
        at += !tokenAt(at).isEnd() && tokenAt(at).text().equals(filler) ? 1 : 0;
      }
      at += isNameOf(slot, at) ? 1 : 0;
      List<Object> items = new ArrayList<>();
      while (items.size() < slot.max()) {
        int item = !items.isEmpty() && tokenAt(at).text().equals("and") ? at + 1 : at;
        Optional<?> read =
            tokenAt(item).isEnd() ? Optional.empty() : slot.parser().apply(tokenAt(item).text());
        if (read.isEmpty()) {
          break;
        }
        items.add(read.get());
        all.add(new SlotItem(read.get(), tokenAt(item).column()));
        at = item + 1;
        more.clear();
        choices.clear();
      }
      if (items.size() < slot.min() || (at > start && items.isEmpty())) {
        return new PhraseMatch<>(false, List.of(), at, List.of(slotText(slot)), slot.choices());
      }
      if (items.size() < slot.max()) {
        more.add(slotText(slot));
        choices.addAll(slot.choices());
      }
      said.add(items);
    }
    List<C> commands = phrase.toCommands().apply(new SlotValues(said));
    return new PhraseMatch<>(
        true, parts(tokenAt(from).column(), commands, phrase.atomic(), all), at, more, choices);
  }

  /**
   * Returns whether the token only repeats the name of the slot, such as {@code cup} before a
   * number.
   */
  private boolean isNameOf(Slot<?> slot, int at) {
    String word = tokenAt(at).text();
    return slot.name().equalsIgnoreCase(word) && slot.parser().apply(word).isEmpty();
  }

  /**
   * Determines the column of each command of a phrase. The first command is at the start of the
   * phrase. Each later one is at the first value that it names after the previous command, or at
   * the previous command's column if it names none.
   */
  private List<ParsedCommand<C>> parts(
      int first, List<C> commands, boolean whole, List<SlotItem> items) {
    List<ParsedCommand<C>> stand = new ArrayList<>();
    int column = first;
    int behind = 0;
    for (C command : commands) {
      List<?> named =
          Phrase.of(phrases, command).toSlotValues().apply(command).stream()
              .flatMap(List::stream)
              .toList();
      for (int i = behind; i < items.size(); i++) {
        if (named.contains(items.get(i).value())) {
          column = stand.isEmpty() ? first : items.get(i).column();
          behind = i + 1;
          break;
        }
      }
      stand.add(
          new ParsedCommand<>(command, column, whole ? commands.size() - stand.size() - 1 : 0));
    }
    return List.copyOf(stand);
  }

  /** Returns the error at the point up to which the text could be read. */
  private ParseFailure<C> bestFailure(PhraseMatch<C> best) {
    int at = best.next();
    String found = tokenAt(at).text();
    String more = String.join(", ", best.expected());
    if (tokenAt(at).isEnd() || isSeparator(at)) {
      return failure(at, ParseErrorCode.EXPECTED_MORE, more);
    }
    List<String> begun = best.choices().stream().filter(c -> c.startsWith(found)).toList();
    if (begun.size() > 1) {
      return failure(at, ParseErrorCode.AMBIGUOUS_WORD, found, String.join(", ", begun));
    }
    return more.isEmpty()
        ? failure(at, ParseErrorCode.LEFT_OVER, found)
        : failure(at, ParseErrorCode.EXPECTED, found, more);
  }

  /**
   * Returns the phrases whose first word is the token, or, if there are none, those whose first
   * word begins with it.
   */
  private List<Phrase<C>> phrasesStartingAt(int at) {
    String token = tokenAt(at).text();
    List<Phrase<C>> whole =
        phrases.stream().filter(p -> p.words().getFirst().equals(token)).toList();
    return whole.isEmpty()
        ? phrases.stream().filter(p -> p.words().getFirst().startsWith(token)).toList()
        : whole;
  }

  private String firstWords(List<Phrase<C>> some) {
    Set<String> words =
        some.stream()
            .map(p -> p.words().getFirst())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return String.join(", ", words);
  }

  private static String slotText(Slot<?> slot) {
    return slot.name()
        + (slot.choices().isEmpty() ? "" : " (" + String.join(" ", slot.choices()) + ")");
  }

  private boolean isSeparator(int at) {
    return tokenAt(at).text().equals(";") || tokenAt(at).text().equals("and");
  }

  private Token tokenAt(int index) {
    return index < tokens.size() ? tokens.get(index) : END;
  }

  private ParseFailure<C> failure(int at, ParseErrorCode why, Object... arguments) {
    Token token = tokenAt(at);
    int column = token.isEnd() ? text.stripTrailing().length() + 1 : token.column();
    return new ParseFailure<>(column, why, List.of(arguments), parts.size());
  }

  private static List<Token> tokenize(String text) {
    List<Token> tokens = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      int end = at + 1;
      if (c == ';') {
        tokens.add(new Token(";", at + 1));
      } else if (!isBlank(c)) {
        while (end < text.length() && text.charAt(end) != ';' && !isBlank(text.charAt(end))) {
          end++;
        }
        tokens.add(new Token(text.substring(at, end).toLowerCase(Locale.ROOT), at + 1));
      }
      at = end;
    }
    return List.copyOf(tokens);
  }

  /** Returns whether the character separates words. Commas do. */
  private static boolean isBlank(char c) {
    return c <= ' ' || c == ',' || Character.isWhitespace(c);
  }
}
