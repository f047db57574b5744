package lethe.app.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A form of a command, defined by its usage, for example {@code sit N [SEAT] [word=WORD]}.
 *
 * <ul>
 *   <li>Words in lower case stand for themselves; they are matched ignoring case. Aliases of the
 *       first word follow it: {@code lobby|back|quit}. An exclamation mark after the first word
 *       means that it cannot be abbreviated: {@code drop! N}.
 *   <li>Words in upper case stand for an argument, and {@code TEXT} for all remaining words, which
 *       are a message to other users.
 *   <li>Parts in brackets are optional; {@code NAME...} stands for one or more words, and {@code
 *       [OPTION...]} for any number of words.
 * </ul>
 *
 * @param names the first word, followed by its aliases
 * @param parts the parts of the form, the first word included
 * @param isAbbreviable whether a prefix of the first word is accepted in a table that allows
 *     abbreviations
 */
public record CommandForm(List<String> names, List<String> parts, boolean isAbbreviable) {
  private static final String MESSAGE_ARGUMENT = "TEXT";
  private static final String REPETITION_SUFFIX = "...";

  public CommandForm {
    names = List.copyOf(names);
    parts = List.copyOf(parts);
  }

  /** Parses a form. */
  public static CommandForm parse(String usage) {
    List<String> parts = new ArrayList<>(List.of(usage.split(" ", -1)));
    String first = parts.getFirst();
    boolean isAbbreviable = !first.endsWith("!");
    List<String> names =
        List.of((isAbbreviable ? first : first.substring(0, first.length() - 1)).split("\\|", -1));
    parts.set(0, names.getFirst());
    return new CommandForm(names, parts, isAbbreviable);
  }

  /** Returns the first word. */
  public String word() {
    return names.getFirst();
  }

  /** Returns the form as displayed, without aliases. */
  public String usage() {
    return String.join(" ", parts);
  }

  /** Returns an identifier of the form: its required parts, joined by dots. */
  public String key() {
    return parts.stream()
        .filter(part -> !isOptional(part))
        .map(part -> part.replace(REPETITION_SUFFIX, ""))
        .collect(Collectors.joining("."));
  }

  /** Returns whether the last argument is a message to other users. */
  public boolean endsWithMessage() {
    return parts.getLast().equals(MESSAGE_ARGUMENT);
  }

  /**
   * Returns whether the part at an index is a required word that equals a typed word, ignoring
   * case.
   */
  boolean hasRequiredWord(int index, String word) {
    return index < parts.size() && parts.get(index).equals(word.toLowerCase(Locale.ROOT));
  }

  /** Returns whether any word can be typed as the part at an index. */
  boolean acceptsAnyWord(int index) {
    if (index >= parts.size()) {
      return endsWithMessage() || parts.getLast().replace("]", "").endsWith(REPETITION_SUFFIX);
    }
    String part = parts.get(index);
    return !isLiteral(part) && !isLiteral(part.replaceAll("[\\[\\]]", ""));
  }

  /**
   * Returns whether the part at an index is an optional word that equals a typed word, ignoring
   * case.
   */
  boolean hasOptionalWord(int index, String word) {
    return index < parts.size()
        && parts.get(index).equals("[" + word.toLowerCase(Locale.ROOT) + "]");
  }

  /** Returns the minimum number of words, including the first one. */
  int minWords() {
    return (int) parts.stream().filter(part -> !isOptional(part)).count();
  }

  /**
   * Returns the arguments among the words of a command that was typed in this form, in order. An
   * optional word of the form counts as an argument and is returned in lower case.
   */
  List<String> arguments(List<String> words) {
    List<String> arguments = new ArrayList<>();
    for (int i = 1; i < words.size(); i++) {
      if (i >= parts.size() || !isLiteral(parts.get(i))) {
        String word = words.get(i);
        arguments.add(hasOptionalWord(i, word) ? word.toLowerCase(Locale.ROOT) : word);
      }
    }
    return arguments;
  }

  /**
   * Returns the part of a line typed in this form from its first argument to its end, with inner
   * spaces preserved; empty if there are no arguments.
   */
  public String argumentText(String line) {
    int literals = 1;
    while (literals < parts.size() && isLiteral(parts.get(literals))) {
      literals++;
    }
    String[] words = line.strip().split("\\s+", literals + 1);
    return words.length > literals ? words[literals] : "";
  }

  /**
   * Returns lines for completion, with and without optional parts. A line ends before the first
   * argument whose values are unknown.
   *
   * @param values the possible values of arguments, by the argument's name
   */
  public List<String> completions(Map<String, List<String>> values) {
    List<String> lines = List.of(word());
    List<String> completions = new ArrayList<>();
    for (String part : parts.subList(1, parts.size())) {
      List<String> prefixes = lines;
      List<String> choices =
          isLiteral(part)
              ? List.of(part)
              : values.getOrDefault(part.replaceAll("[\\[\\]]", ""), List.of());
      if (isOptional(part)) {
        completions.addAll(prefixes);
      }
      lines =
          prefixes.stream()
              .flatMap(line -> choices.stream().map(word -> line + " " + word))
              .toList();
      if (choices.isEmpty()) {
        return isOptional(part) ? completions : prefixes;
      }
    }
    completions.addAll(lines);
    return completions;
  }

  /** Returns the combined usage of forms that begin with the same word. */
  static String usage(List<CommandForm> forms) {
    return usage(forms.stream().map(CommandForm::parts).toList(), "");
  }

  private static String usage(List<List<String>> forms, String prefix) {
    if (forms.size() == 1) {
      return join(prefix, String.join(" ", forms.getFirst()));
    }
    Map<String, List<List<String>>> byFirst = new LinkedHashMap<>();
    boolean canEnd = false;
    for (List<String> parts : forms) {
      if (parts.isEmpty() || isOptional(parts.getFirst())) {
        canEnd = true;
      }
      if (!parts.isEmpty()) {
        byFirst.computeIfAbsent(parts.getFirst(), _ -> new ArrayList<>()).add(parts);
      }
    }
    if (byFirst.size() == 1 && !canEnd) {
      String word = byFirst.keySet().iterator().next();
      return usage(
          forms.stream().map(parts -> parts.subList(1, parts.size())).toList(), join(prefix, word));
    }
    Stream<String> alternatives =
        byFirst.values().stream()
            .map(
                group ->
                    isOptional(group.getFirst().getFirst())
                        ? usage(group, "").replaceAll("^\\[|\\]$", "")
                        : usage(group, ""));
    String joinedAlternatives = alternatives.collect(Collectors.joining(" | "));
    return join(prefix, canEnd ? "[" + joinedAlternatives + "]" : "(" + joinedAlternatives + ")");
  }

  private static String join(String prefix, String suffix) {
    return (prefix + " " + suffix).strip();
  }

  private static boolean isOptional(String part) {
    return part.startsWith("[");
  }

  private static boolean isLiteral(String part) {
    return !isOptional(part) && part.equals(part.toLowerCase(Locale.ROOT));
  }

  /** Returns the words of a line. */
  public static List<String> words(String line) {
    return line.isBlank() ? List.of() : Arrays.asList(line.strip().split("\\s+"));
  }
}
