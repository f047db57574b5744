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
 * One form of a command, written as its usage: {@code sit N [SEAT] [word=WORD]}.
 *
 * <ul>
 *   <li>Words in small letters are typed as they are. Aliases of the first word follow it: {@code
 *       lobby|back|quit}.
 *   <li>Capital letters stand for an argument, and {@code TEXT} for all remaining words, which are
 *       a message to other users.
 *   <li>Arguments in brackets are optional; {@code [OPTION...]} stands for any number of words.
 * </ul>
 *
 * @param names the first word, followed by its aliases
 * @param parts the parts of the form, the first word included
 */
public record CommandForm(List<String> names, List<String> parts) {
  private static final String MESSAGE = "TEXT";
  private static final String REPEATED = "...]";

  public CommandForm {
    names = List.copyOf(names);
    parts = List.copyOf(parts);
  }

  /** Reads a form. */
  public static CommandForm of(String usage) {
    List<String> parts = new ArrayList<>(List.of(usage.split(" ", -1)));
    List<String> names = List.of(parts.getFirst().split("\\|", -1));
    parts.set(0, names.getFirst());
    return new CommandForm(names, parts);
  }

  /** Returns the first word. */
  public String word() {
    return names.getFirst();
  }

  /** Returns the form as displayed. */
  public String usage() {
    return String.join(" ", parts);
  }

  /** Returns the parts that must be typed, joined by dots; it identifies the form. */
  public String key() {
    return parts.stream().filter(part -> !isOptional(part)).collect(Collectors.joining("."));
  }

  /** Returns whether the words after the command are a message to other users. */
  public boolean isMessage() {
    return parts.getLast().equals(MESSAGE);
  }

  /** Returns whether the part at an index is this word, to be typed as it is. */
  boolean hasWord(int index, String typed) {
    return index < parts.size() && parts.get(index).equals(typed.toLowerCase(Locale.ROOT));
  }

  /** Returns whether any word can be typed as the part at an index. */
  boolean takesAny(int index) {
    if (index >= parts.size()) {
      return isMessage() || parts.getLast().endsWith(REPEATED);
    }
    String part = parts.get(index);
    return !isLiteral(part) && !isLiteral(part.replaceAll("[\\[\\]]", ""));
  }

  /** Returns whether the part at an index is this word, which may also be omitted. */
  boolean hasOptionalWord(int index, String typed) {
    return index < parts.size()
        && parts.get(index).equals("[" + typed.toLowerCase(Locale.ROOT) + "]");
  }

  /** Returns the minimum number of words, including the first one. */
  int minWords() {
    return (int) parts.stream().filter(part -> !isOptional(part)).count();
  }

  /** Returns the arguments among the words that were typed in this form. */
  List<String> arguments(List<String> typed) {
    List<String> arguments = new ArrayList<>();
    for (int i = 1; i < typed.size(); i++) {
      if (i >= parts.size() || !isLiteral(parts.get(i))) {
        String word = typed.get(i);
        arguments.add(hasOptionalWord(i, word) ? word.toLowerCase(Locale.ROOT) : word);
      }
    }
    return arguments;
  }

  /**
   * Returns lines for completion: the words of the form up to the first argument whose values are
   * unknown, and with and without an optional argument.
   *
   * @param values the values of arguments by their names
   */
  public List<String> completions(Map<String, List<String>> values) {
    List<String> lines = List.of(word());
    List<String> all = new ArrayList<>();
    for (String part : parts.subList(1, parts.size())) {
      List<String> before = lines;
      List<String> next =
          isLiteral(part)
              ? List.of(part)
              : values.getOrDefault(part.replaceAll("[\\[\\]]", ""), List.of());
      if (isOptional(part)) {
        all.addAll(before);
      }
      lines =
          before.stream().flatMap(line -> next.stream().map(word -> line + " " + word)).toList();
      if (next.isEmpty()) {
        return isOptional(part) ? all : before;
      }
    }
    all.addAll(lines);
    return all;
  }

  /** Returns the usage of several forms that begin with the same word. */
  static String usage(List<CommandForm> forms) {
    return usage(forms.stream().map(CommandForm::parts).toList(), "");
  }

  private static String usage(List<List<String>> forms, String before) {
    if (forms.size() == 1) {
      return join(before, String.join(" ", forms.getFirst()));
    }
    Map<String, List<List<String>>> byFirst = new LinkedHashMap<>();
    boolean ends = false;
    for (List<String> parts : forms) {
      if (parts.isEmpty() || isOptional(parts.getFirst())) {
        ends = true;
      }
      if (!parts.isEmpty()) {
        byFirst.computeIfAbsent(parts.getFirst(), _ -> new ArrayList<>()).add(parts);
      }
    }
    if (byFirst.size() == 1 && !ends) {
      String word = byFirst.keySet().iterator().next();
      return usage(
          forms.stream().map(parts -> parts.subList(1, parts.size())).toList(), join(before, word));
    }
    Stream<String> alternatives =
        byFirst.values().stream()
            .map(
                same ->
                    isOptional(same.getFirst().getFirst())
                        ? usage(same, "").replaceAll("^\\[|\\]$", "")
                        : usage(same, ""));
    String joined = alternatives.collect(Collectors.joining(" | "));
    return join(before, ends ? "[" + joined + "]" : "(" + joined + ")");
  }

  private static String join(String before, String after) {
    return (before + " " + after).strip();
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
