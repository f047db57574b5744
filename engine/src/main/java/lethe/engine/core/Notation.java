package lethe.engine.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lethe.engine.core.Phrase.Said;
import lethe.engine.core.Reading.Misread;
import lethe.engine.core.Reading.Read;
import lethe.engine.core.Reading.Unreadable;

/**
 * Commands as text, in both directions, from one list of phrases. Writing gives the one canonical
 * form; reading is forgiving: case and blanks do not matter, words may be cut short, fillers may be
 * left out, and a line may carry several commands, divided by {@code ;} or by {@code and}, behind
 * which the words may be left out too. Never throws on a text, whatever it holds; {@code
 * read(write(c))} is {@code c}.
 */
public final class Notation<C> {
  /** The longest text that is read, in characters. */
  public static final int LONGEST = 500;

  private final List<Phrase<C>> phrases;
  private final Map<C, String> written;
  private final Map<String, Read<C>> known;

  private Notation(List<Phrase<C>> phrases, List<C> all) {
    this.phrases = List.copyOf(phrases);
    this.written = new HashMap<>();
    this.known = new HashMap<>();
    for (C command : all) {
      String text = phraseOf(command).write(command);
      written.put(command, text);
      known.put(text, new Read<>(List.of(command)));
    }
  }

  /** The notation that these phrases make. */
  public static <C> Notation<C> of(List<Phrase<C>> phrases) {
    return new Notation<>(phrases, List.of());
  }

  /** The same for a game with few commands: those listed here are looked up, not spelled out. */
  public Notation<C> knowing(List<C> commands) {
    return new Notation<>(phrases, commands);
  }

  /** The canonical text. */
  public String write(C command) {
    String text = written.get(command);
    return text != null ? text : phraseOf(command).write(command);
  }

  /** What a typed line or a line of a script says. */
  public Reading<C> read(String text) {
    Read<C> read = known.get(text);
    return read != null ? read : new Reader(text).line();
  }

  /** Every first word, in the order of the phrases. */
  public List<String> verbs() {
    return phrases.stream().map(p -> p.words().getFirst()).distinct().toList();
  }

  /** How each command is typed. */
  public List<String> usages() {
    return phrases.stream().map(Phrase::usage).toList();
  }

  private Phrase<C> phraseOf(C command) {
    for (Phrase<C> phrase : phrases) {
      if (phrase.type().isInstance(command)) {
        return phrase;
      }
    }
    throw new IllegalArgumentException("no phrase writes a " + command.getClass().getName());
  }

  /** A word of the text and where it stands. */
  private record Token(String text, int column) {
    boolean isEnd() {
      return text.isEmpty();
    }
  }

  /** One reading of one text, from left to right. */
  private final class Reader {
    private static final Token END = new Token("", Integer.MAX_VALUE);

    private final String text;
    private final List<Token> tokens;

    Reader(String text) {
      this.text = text;
      this.tokens = text.length() > LONGEST ? List.of() : tokens(text);
    }

    Reading<C> line() {
      if (text.length() > LONGEST) {
        return new Unreadable<>(LONGEST, Misread.TOO_LONG, List.of(LONGEST));
      }
      List<C> commands = new ArrayList<>();
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
          return unknown(at);
        }
        List<Phrase<C>> tried = elided ? before : candidates;
        if (tried.stream().map(p -> p.words().getFirst()).distinct().count() > 1) {
          return fail(at, Misread.AMBIGUOUS_WORD, at(at).text(), firstWords(tried));
        }
        Attempt<C> best = attempt(tried, at, elided);
        if (best.failure().isPresent()) {
          return best.failure().get();
        }
        commands.addAll(best.commands());
        at = best.next();
        before = tried;
        if (at < tokens.size() && !divides(at)) {
          return fail(at, Misread.LEFT_OVER, at(at).text());
        }
      }
      return commands.isEmpty() ? fail(0, Misread.EMPTY) : new Read<>(List.copyOf(commands));
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
      for (Slot<?> slot : phrase.slots()) {
        int start = at;
        for (String filler : slot.lead().split(" ")) {
          at += !at(at).isEnd() && at(at).text().equals(filler) ? 1 : 0;
        }
        List<Object> items = new ArrayList<>();
        while (items.size() < slot.most()) {
          int item = !items.isEmpty() && at(at).text().equals("and") ? at + 1 : at;
          Optional<?> read =
              at(item).isEnd() ? Optional.empty() : slot.read().apply(at(item).text());
          if (read.isEmpty()) {
            break;
          }
          items.add(read.get());
          at = item + 1;
        }
        if (items.size() < slot.fewest()) {
          return expected(at, slotText(slot));
        }
        if (items.isEmpty()) {
          at = start;
        }
        said.add(items);
      }
      return new Attempt<>(phrase.make().apply(new Said(said)), at, Optional.empty());
    }

    private Attempt<C> expected(int at, String what) {
      Unreadable<C> failure =
          at(at).isEnd() || divides(at)
              ? fail(at, Misread.EXPECTED_MORE, what)
              : fail(at, Misread.EXPECTED, at(at).text(), what);
      return new Attempt<>(List.of(), at, Optional.of(failure));
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

    private Unreadable<C> unknown(int at) {
      return fail(at, Misread.UNKNOWN_WORD, at(at).text(), firstWords(phrases));
    }

    private String firstWords(List<Phrase<C>> some) {
      Set<String> words =
          some.stream()
              .map(p -> p.words().getFirst())
              .collect(Collectors.toCollection(LinkedHashSet::new));
      return String.join(", ", words);
    }

    private String slotText(Slot<?> slot) {
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
      return new Unreadable<>(
          token.isEnd() ? text.stripTrailing().length() + 1 : token.column(), why, List.of(facts));
    }
  }

  /** How far one phrase could be followed, with the commands or with what went wrong. */
  private record Attempt<C>(List<C> commands, int next, Optional<Unreadable<C>> failure) {
    boolean beats(Attempt<C> other) {
      return failure.isEmpty() == other.failure.isEmpty() ? next > other.next : failure.isEmpty();
    }
  }

  private static List<Token> tokens(String text) {
    List<Token> tokens = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      int end = at + 1;
      if (c == ';') {
        tokens.add(new Token(";", at + 1));
      } else if (c > ' ' && !Character.isWhitespace(c)) {
        while (end < text.length()
            && text.charAt(end) > ' '
            && text.charAt(end) != ';'
            && !Character.isWhitespace(text.charAt(end))) {
          end++;
        }
        tokens.add(new Token(text.substring(at, end).toLowerCase(Locale.ROOT), at + 1));
      }
      at = end;
    }
    return List.copyOf(tokens);
  }
}
