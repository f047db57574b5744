package lethe.engine.core;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lethe.engine.core.Phrase.Said;
import lethe.engine.core.Reading.Misread;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Reading.Read;
import lethe.engine.core.Reading.Unreadable;

/** One reading of one text, from left to right. */
final class LineReader<C> {
  private static final Token END = new Token("", Integer.MAX_VALUE);

  private final List<Phrase<C>> phrases;
  private final String text;
  private final List<Token> tokens;
  private final List<Part<C>> parts = new ArrayList<>();

  LineReader(List<Phrase<C>> phrases, String text) {
    this.phrases = phrases;
    this.text = text;
    this.tokens = text.length() > Notation.LONGEST ? List.of() : tokens(text);
  }

  /** A word of the text and where it stands. */
  private record Token(String text, int column) {
    boolean isEnd() {
      return text.isEmpty();
    }
  }

  /** What stands in a gap, and where. */
  private record Item(Object value, int column) {}

  /**
   * How far one phrase could be followed.
   *
   * @param more what else could have come next
   * @param failure what went wrong
   */
  private record Attempt<C>(
      List<Part<C>> parts, int next, List<String> more, Optional<Unreadable<C>> failure) {
    boolean beats(Attempt<C> other) {
      return failure.isEmpty() == other.failure.isEmpty() ? next > other.next : failure.isEmpty();
    }
  }

  Reading<C> line() {
    if (text.length() > Notation.LONGEST) {
      return new Unreadable<>(
          Notation.LONGEST, Misread.TOO_LONG, List.of(Notation.LONGEST), parts.size());
    }
    int at = 0;
    List<Phrase<C>> before = List.of();
    while (at < tokens.size()) {
      if (divides(at)) {
        at++;
        continue;
      }
      List<Phrase<C>> candidates = beginning(at);
      boolean elided =
          candidates.isEmpty() && !before.isEmpty() && tokens.get(at - 1).text().equals("and");
      if (candidates.isEmpty() && !elided) {
        return fail(at, Misread.UNKNOWN_WORD, at(at).text(), firstWords(phrases));
      }
      List<Phrase<C>> tried = elided ? before : candidates;
      if (tried.stream().map(p -> p.words().getFirst()).distinct().count() > 1) {
        return fail(at, Misread.AMBIGUOUS_WORD, at(at).text(), firstWords(tried));
      }
      Attempt<C> best = attempt(tried, at, elided);
      if (best.failure().isPresent()) {
        return best.failure().get();
      }
      at = best.next();
      if (at < tokens.size() && !divides(at)) {
        String found = at(at).text();
        return best.more().isEmpty()
            ? fail(at, Misread.LEFT_OVER, found)
            : fail(at, Misread.EXPECTED, found, String.join(", ", best.more()));
      }
      parts.addAll(best.parts());
      before = tried;
    }
    return parts.isEmpty() ? fail(0, Misread.EMPTY) : new Read<>(parts);
  }

  /** The attempt that reads on furthest; of equals the first. */
  private Attempt<C> attempt(List<Phrase<C>> tried, int at, boolean elided) {
    return tried.stream()
        .map(phrase -> attempt(phrase, at, elided))
        .reduce((best, next) -> next.beats(best) ? next : best)
        .orElseThrow();
  }

  private Attempt<C> attempt(Phrase<C> phrase, int from, boolean elided) {
    int at = from;
    if (!elided) {
      for (String word : phrase.words()) {
        if (!word.startsWith(at(at).text()) || at(at).isEnd()) {
          return expected(at, word);
        }
        at++;
      }
    }
    List<List<Object>> said = new ArrayList<>();
    List<Item> all = new ArrayList<>();
    List<String> more = new ArrayList<>();
    for (Slot<?> slot : phrase.slots()) {
      int start = at;
      for (String filler : slot.lead().split(" ", -1)) {
        at += !at(at).isEnd() && at(at).text().equals(filler) ? 1 : 0;
      }
      List<Object> items = new ArrayList<>();
      while (items.size() < slot.most()) {
        int item = !items.isEmpty() && at(at).text().equals("and") ? at + 1 : at;
        Optional<?> read = at(item).isEnd() ? Optional.empty() : slot.read().apply(at(item).text());
        if (read.isEmpty()) {
          break;
        }
        items.add(read.get());
        all.add(new Item(read.get(), at(item).column()));
        at = item + 1;
        more.clear();
      }
      if (items.size() < slot.fewest() || (at > start && items.isEmpty())) {
        return expected(at, slotText(slot));
      }
      if (items.size() < slot.most()) {
        more.add(slotText(slot));
      }
      said.add(items);
    }
    List<C> commands = phrase.make().apply(new Said(said));
    return new Attempt<>(parts(at(from).column(), commands, all), at, more, Optional.empty());
  }

  /**
   * Where each command of one phrase stands: the first where the phrase does, any other at the
   * first thing that it names behind those of the commands before, and with the one before if it
   * names none.
   */
  private List<Part<C>> parts(int first, List<C> commands, List<Item> items) {
    List<Part<C>> stand = new ArrayList<>();
    int column = first;
    int behind = 0;
    for (C command : commands) {
      List<?> named =
          Phrase.of(phrases, command).take().apply(command).stream().flatMap(List::stream).toList();
      for (int i = behind; i < items.size(); i++) {
        if (named.contains(items.get(i).value())) {
          column = stand.isEmpty() ? first : items.get(i).column();
          behind = i + 1;
          break;
        }
      }
      stand.add(new Part<>(command, column));
    }
    return List.copyOf(stand);
  }

  private Attempt<C> expected(int at, String what) {
    Unreadable<C> failure =
        at(at).isEnd() || divides(at)
            ? fail(at, Misread.EXPECTED_MORE, what)
            : fail(at, Misread.EXPECTED, at(at).text(), what);
    return new Attempt<>(List.of(), at, List.of(), Optional.of(failure));
  }

  /**
   * The phrases whose first word begins like this token; only those it names whole, if there are
   * any.
   */
  private List<Phrase<C>> beginning(int at) {
    String token = at(at).text();
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

  private boolean divides(int at) {
    return at(at).text().equals(";") || at(at).text().equals("and");
  }

  private Token at(int index) {
    return index < tokens.size() ? tokens.get(index) : END;
  }

  private Unreadable<C> fail(int at, Misread why, Object... facts) {
    Token token = at(at);
    int column = token.isEnd() ? text.stripTrailing().length() + 1 : token.column();
    return new Unreadable<>(column, why, List.of(facts), parts.size());
  }

  private static List<Token> tokens(String text) {
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

  /** Commas divide things like blanks do. */
  private static boolean isBlank(char c) {
    return c <= ' ' || c == ',' || Character.isWhitespace(c);
  }
}
