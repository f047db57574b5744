package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.core.CommandGroup.ChoiceSlot;

/** Expands groups of commands into the lines for which they stand. */
final class GroupLines {
  private GroupLines() {}

  /** Returns every line for which the group stands. */
  static List<String> lines(CommandGroup group) {
    List<List<String>> lines = List.of(group.words());
    for (ChoiceSlot gap : group.slots()) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> line : lines) {
        if (gap.optional()) {
          longer.add(line);
        }
        for (String choice : gap.choices()) {
          Stream<String> lead = gap.filler().isEmpty() ? Stream.of() : Stream.of(gap.filler());
          longer.add(
              Stream.of(line.stream(), lead, Stream.of(choice)).flatMap(words -> words).toList());
        }
      }
      lines = longer;
    }
    return lines.stream()
        .flatMap(line -> group.anyOrder() ? permutations(group.words(), line) : Stream.of(line))
        .map(line -> String.join(" ", line))
        .toList();
  }

  /** Returns the given words of a line, followed by the rest of the line in every order. */
  private static Stream<List<String>> permutations(List<String> words, List<String> line) {
    if (words.size() == line.size()) {
      return Stream.of(words);
    }
    return line.subList(words.size(), line.size()).stream()
        .flatMap(
            next -> {
              List<String> more = new ArrayList<>(words);
              more.add(next);
              List<String> rest = new ArrayList<>(line.subList(words.size(), line.size()));
              rest.remove(next);
              more.addAll(rest);
              return permutations(more.subList(0, words.size() + 1), more);
            });
  }
}
