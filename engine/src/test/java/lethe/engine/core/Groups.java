package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.core.Group.Gap;

/** What groups of commands say. */
final class Groups {
  private Groups() {}

  /** Every line that the group stands for. */
  static List<String> lines(Group group) {
    List<List<String>> lines = List.of(group.words());
    for (Gap gap : group.gaps()) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> line : lines) {
        if (gap.optional()) {
          longer.add(line);
        }
        for (String choice : gap.choices()) {
          Stream<String> lead = gap.lead().isEmpty() ? Stream.of() : Stream.of(gap.lead());
          longer.add(
              Stream.of(line.stream(), lead, Stream.of(choice)).flatMap(words -> words).toList());
        }
      }
      lines = longer;
    }
    return lines.stream()
        .flatMap(line -> group.anyOrder() ? orders(group.words(), line) : Stream.of(line))
        .map(line -> String.join(" ", line))
        .toList();
  }

  /** The words, and what follows them in every order. */
  private static Stream<List<String>> orders(List<String> words, List<String> line) {
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
              return orders(more.subList(0, words.size() + 1), more);
            });
  }
}
