package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.core.CommandGroup.ChoiceSlot;

/** Expands groups of commands into the lines that they represent. */
final class GroupLines {
  private GroupLines() {}

  static List<String> lines(CommandGroup group) {
    List<List<String>> lines = List.of(group.words());
    for (ChoiceSlot slot : group.slots()) {
      List<List<String>> extendedLines = new ArrayList<>();
      for (List<String> line : lines) {
        if (slot.optional()) {
          extendedLines.add(line);
        }
        for (String choice : slot.choices()) {
          Stream<String> filler = slot.filler().isEmpty() ? Stream.of() : Stream.of(slot.filler());
          extendedLines.add(
              Stream.of(line.stream(), filler, Stream.of(choice)).flatMap(words -> words).toList());
        }
      }
      lines = extendedLines;
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
              List<String> permutedLine = new ArrayList<>(words);
              permutedLine.add(next);
              List<String> remaining = new ArrayList<>(line.subList(words.size(), line.size()));
              remaining.remove(next);
              permutedLine.addAll(remaining);
              return permutations(permutedLine.subList(0, words.size() + 1), permutedLine);
            });
  }
}
