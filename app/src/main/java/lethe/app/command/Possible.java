package lethe.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.command.Intent.Unclear;
import lethe.engine.core.Notation;

/**
 * What would have been understood, and done.
 *
 * @param legal the commands that are
 * @param metas the words of every game that do something
 */
record Possible<C>(Notation<C> notation, List<C> legal, List<Meta> metas) {
  /** So many lines are named at most. */
  private static final int FEW = 6;

  private static final Pattern DIVIDERS = Pattern.compile("[\\s;,]+");

  /** The words with which a line can begin. */
  List<String> begins() {
    return Stream.concat(verbs(), metas.stream().map(Meta::word)).distinct().toList();
  }

  /** What may have been meant. */
  List<String> nearest(String said) {
    return Nearest.to(
        said, Stream.concat(lines().stream(), metas.stream().map(Meta::word)).toList());
  }

  /** The one command with which a line begins, if it is clear. */
  Optional<String> verb(String said) {
    String word = DIVIDERS.splitAsStream(said).filter(one -> !one.isEmpty()).findFirst().orElse("");
    List<String> verbs = notation.verbs().stream().filter(v -> v.startsWith(word)).toList();
    return verbs.contains(word)
        ? Optional.of(word)
        : Optional.of(verbs).filter(v -> v.size() == 1).map(List::getFirst);
  }

  /**
   * What is to be said where a line begins with this command and goes on so that it cannot be read:
   * that it is not the time for it, or how it can go on now. Nothing where it can in many ways, or
   * nothing is legal at all.
   */
  Optional<Unclear<C>> instead(String verb, int column) {
    List<String> same = lines().stream().filter(line -> words(line)[0].equals(verb)).toList();
    if (legal.isEmpty()) {
      return Optional.empty();
    }
    if (same.isEmpty()) {
      return Optional.of(unclear(column, Misplaced.NOT_NOW, verb, verbs().distinct().toList()));
    }
    if (same.size() <= FEW) {
      return Optional.of(unclear(column, Misplaced.ONLY, verb, same));
    }
    Map<String, String> kinds = new LinkedHashMap<>();
    same.forEach(line -> kinds.putIfAbsent(words(line)[1], line));
    return kinds.size() <= FEW
        ? Optional.of(unclear(column, Misplaced.AMONG, verb, List.copyOf(kinds.values())))
        : Optional.empty();
  }

  private static <C> Unclear<C> unclear(
      int column, Misplaced why, String verb, List<String> lines) {
    return new Unclear<>(column, why, List.of(verb, lines), 0, List.of());
  }

  private Stream<String> verbs() {
    return lines().stream().map(line -> words(line)[0]);
  }

  private static String[] words(String line) {
    return (line + " ").split(" ", -1);
  }

  private List<String> lines() {
    return legal.stream().map(notation::write).toList();
  }
}
