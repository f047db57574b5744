package lethe.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.command.Intent.NotUnderstood;
import lethe.engine.core.Notation;

/**
 * The input that would have been accepted.
 *
 * @param legal the legal commands
 * @param commonCommands the program's commands that currently have an effect
 */
record AvailableCommands<C>(
    Notation<C> notation, List<C> legal, List<CommonCommand> commonCommands) {
  /** The maximum number of lines to list. */
  private static final int MAX_LISTED = 6;

  private static final Pattern DIVIDERS = Pattern.compile("[\\s;,]+");

  /** Returns the words with which a line can begin. */
  List<String> firstWords() {
    return Stream.concat(verbs(), commonCommands.stream().map(CommonCommand::word))
        .distinct()
        .toList();
  }

  /** Returns the lines that may have been intended. */
  List<String> suggestions(String text) {
    return Suggestions.to(
        text,
        Stream.concat(lines().stream(), commonCommands.stream().map(CommonCommand::word)).toList());
  }

  /** Returns the command with which a line begins, if it is unambiguous. */
  Optional<String> verb(String text) {
    String word = DIVIDERS.splitAsStream(text).filter(one -> !one.isEmpty()).findFirst().orElse("");
    List<String> verbs = notation.verbs().stream().filter(v -> v.startsWith(word)).toList();
    return verbs.contains(word)
        ? Optional.of(word)
        : Optional.of(verbs).filter(v -> v.size() == 1).map(List::getFirst);
  }

  /**
   * Returns the error for a line that begins with a known command but cannot be parsed: the command
   * is not currently legal, or must be continued differently. Empty if it can be continued in many
   * ways, or if no command is legal.
   */
  Optional<NotUnderstood<C>> alternatives(String verb, int column) {
    List<String> same = lines().stream().filter(line -> words(line)[0].equals(verb)).toList();
    if (legal.isEmpty()) {
      return Optional.empty();
    }
    if (same.isEmpty()) {
      return Optional.of(
          notUnderstood(column, LineErrorCode.NOT_NOW, verb, verbs().distinct().toList()));
    }
    if (same.size() <= MAX_LISTED) {
      return Optional.of(notUnderstood(column, LineErrorCode.ONLY, verb, same));
    }
    Map<String, String> kinds = new LinkedHashMap<>();
    same.forEach(line -> kinds.putIfAbsent(words(line)[1], line));
    return kinds.size() <= MAX_LISTED
        ? Optional.of(notUnderstood(column, LineErrorCode.AMONG, verb, List.copyOf(kinds.values())))
        : Optional.empty();
  }

  private static <C> NotUnderstood<C> notUnderstood(
      int column, LineErrorCode code, String verb, List<String> lines) {
    return new NotUnderstood<>(column, code, List.of(verb, lines), 0, List.of());
  }

  private Stream<String> verbs() {
    return lines().stream().map(line -> words(line)[0]);
  }

  private static String[] words(String line) {
    return (line + " ").split(" ", -1);
  }

  private List<String> lines() {
    return legal.stream().map(notation::format).toList();
  }
}
