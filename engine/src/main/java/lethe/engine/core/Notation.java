package lethe.engine.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.ParseResult.ParsedCommand;

/**
 * The textual form of commands, in both directions, defined by a list of phrases. Writing produces
 * the one canonical form. Reading is lenient: case does not matter, commas count as blanks, words
 * may be abbreviated, fillers may be left out, and a line may contain several commands separated by
 * {@code ;} or by {@code and}; after {@code and}, the verb may be left out if the next word is not
 * a verb. Reading never throws, whatever the text; {@code parse(format(c))} yields {@code c}.
 */
public final class Notation<C> {
  /** The maximum length of a line, in characters; longer lines are not parsed. */
  public static final int MAX_LENGTH = 500;

  private final List<Phrase<C>> phrases;
  private final Map<C, String> textCache;
  private final Map<String, Parsed<C>> parseCache;

  private Notation(List<Phrase<C>> phrases, List<C> cachedCommands) {
    this.phrases = List.copyOf(phrases);
    this.textCache = new HashMap<>();
    this.parseCache = new HashMap<>();
    for (C command : cachedCommands) {
      String text = Phrase.find(phrases, command).format(command);
      textCache.put(command, text);
      parseCache.put(text, new Parsed<>(List.of(new ParsedCommand<>(command, 1))));
    }
  }

  public static <C> Notation<C> of(List<Phrase<C>> phrases) {
    return new Notation<>(phrases, List.of());
  }

  /**
   * Returns this notation with a lookup table for the given commands, for games with few commands.
   */
  public Notation<C> withCache(List<C> commands) {
    return new Notation<>(phrases, commands);
  }

  /**
   * Returns the canonical text of a command.
   *
   * @throws IllegalArgumentException if no phrase writes the command
   */
  public String format(C command) {
    String text = textCache.get(command);
    return text != null ? text : Phrase.find(phrases, command).format(command);
  }

  /** Reads a typed line or a line of a script. */
  public ParseResult<C> parse(String text) {
    Parsed<C> cachedResult = parseCache.get(text);
    return cachedResult != null ? cachedResult : new LineParser<>(phrases, text).parse();
  }

  /** Groups commands that are typed alike, in the order of the phrases. */
  public List<CommandGroup> group(List<C> commands) {
    Map<Phrase<C>, List<C>> commandsByPhrase = new LinkedHashMap<>();
    phrases.forEach(phrase -> commandsByPhrase.put(phrase, new ArrayList<>()));
    commands.forEach(
        c ->
            commandsByPhrase
                .computeIfAbsent(Phrase.find(phrases, c), _ -> new ArrayList<>())
                .add(c));
    return commandsByPhrase.entrySet().stream()
        .filter(entry -> !entry.getValue().isEmpty())
        .flatMap(entry -> new CommandGrouper<>(entry.getKey()).group(entry.getValue()).stream())
        .toList();
  }

  /** Returns the distinct first words of the phrases, in the order of the phrases. */
  public List<String> verbs() {
    return phrases.stream().map(p -> p.words().getFirst()).distinct().toList();
  }

  /** Returns the usage text of every phrase, in order. */
  public List<String> usages() {
    return phrases.stream().map(Phrase::usage).toList();
  }
}
