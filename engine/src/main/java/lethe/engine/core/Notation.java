package lethe.engine.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Reading.Read;

/**
 * Commands as text, in both directions, from one list of phrases. Writing gives the one canonical
 * form; reading is forgiving: case, blanks and commas do not matter, words may be cut short,
 * fillers may be left out, and a line may carry several commands, divided by {@code ;} or by {@code
 * and}, behind which the words may be left out too. Never throws on a text, whatever it holds;
 * {@code read(write(c))} is {@code c}.
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
      String text = Phrase.of(phrases, command).write(command);
      written.put(command, text);
      known.put(text, new Read<>(List.of(new Part<>(command, 1))));
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
    return text != null ? text : Phrase.of(phrases, command).write(command);
  }

  /** What a typed line or a line of a script says. */
  public Reading<C> read(String text) {
    Read<C> read = known.get(text);
    return read != null ? read : new LineReader<>(phrases, text).line();
  }

  /** These commands, those together that are typed alike; in the order of the phrases. */
  public List<Group> grouped(List<C> commands) {
    Map<Phrase<C>, List<C>> alike = new LinkedHashMap<>();
    phrases.forEach(phrase -> alike.put(phrase, new ArrayList<>()));
    commands.forEach(
        c -> alike.computeIfAbsent(Phrase.of(phrases, c), _ -> new ArrayList<>()).add(c));
    return alike.entrySet().stream()
        .filter(some -> !some.getValue().isEmpty())
        .flatMap(some -> new Grouping<>(some.getKey()).groups(some.getValue()).stream())
        .toList();
  }

  /** Every first word, in the order of the phrases. */
  public List<String> verbs() {
    return phrases.stream().map(p -> p.words().getFirst()).distinct().toList();
  }

  /** How each command is typed. */
  public List<String> usages() {
    return phrases.stream().map(Phrase::usage).toList();
  }
}
