package lethe.engine.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Combines the commands of one phrase into as few groups as it can find. */
final class CommandGrouper<C> {
  /** The content of an empty column. */
  private static final String NOTHING = "";

  private final Phrase<C> phrase;

  /** The filler words before each column. */
  private final List<String> fillers = new ArrayList<>();

  /** For each column, the choice that an empty cell stands for. */
  private final List<Optional<String>> defaults = new ArrayList<>();

  CommandGrouper(Phrase<C> phrase) {
    this.phrase = phrase;
    for (Slot<?> slot : phrase.slots()) {
      fillers.add(slot.filler());
      IntStream.range(1, slot.max()).forEach(_ -> fillers.add(NOTHING));
      IntStream.range(0, slot.max()).forEach(_ -> defaults.add(slot.defaultText()));
    }
  }

  /** Returns groups that together contain exactly the given commands, each once. */
  List<CommandGroup> group(List<C> commands) {
    List<List<String>> rows = commands.stream().map(this::row).toList();
    if (isEveryOrder(rows)) {
      return List.of(toGroup(rows.getFirst().stream().map(Set::of).toList(), true));
    }
    List<List<Set<String>>> products =
        rows.stream().map(row -> row.stream().<Set<String>>map(Set::of).toList()).toList();
    int many;
    do {
      many = products.size();
      products = mergeBestColumn(products);
    } while (products.size() < many);
    return products.stream().map(product -> toGroup(product, false)).toList();
  }

  /**
   * Merges along the column that leaves the fewest products; returns the input if no column reduces
   * their number.
   */
  private List<List<Set<String>>> mergeBestColumn(List<List<Set<String>>> products) {
    List<List<Set<String>>> fewest = products;
    for (int column = 0; column < fillers.size() && fewest.size() > 1; column++) {
      List<List<Set<String>>> merged = mergeColumn(products, column);
      fewest = merged.size() < fewest.size() ? merged : fewest;
    }
    return fewest;
  }

  /** Returns the text of a command in each column. */
  private List<String> row(C command) {
    List<List<?>> gaps = phrase.toSlotValues().apply(command);
    List<String> row = new ArrayList<>();
    for (int i = 0; i < phrase.slots().size(); i++) {
      row.addAll(cells(phrase.slots().get(i), gaps.get(i)));
    }
    return row;
  }

  @SuppressWarnings("unchecked") // A phrase takes apart only commands of its own type.
  private static <T> List<String> cells(Slot<T> slot, List<?> items) {
    String[] cells = new String[slot.max()];
    Arrays.fill(cells, NOTHING);
    for (int i = 0; i < items.size(); i++) {
      T item = (T) items.get(i);
      int place = i;
      cells[slot.column().map(column -> column.apply(item)).orElse(place)] =
          slot.formatter().apply(item);
    }
    return List.of(cells);
  }

  /** Merges the products that differ only in this column. */
  private static List<List<Set<String>>> mergeColumn(List<List<Set<String>>> products, int column) {
    Map<List<Set<String>>, Set<String>> alike = new LinkedHashMap<>();
    for (List<Set<String>> product : products) {
      List<Set<String>> others = new ArrayList<>(product);
      Set<String> own = others.set(column, Set.of());
      alike.computeIfAbsent(others, _ -> new LinkedHashSet<>()).addAll(own);
    }
    List<List<Set<String>>> merged = new ArrayList<>();
    alike.forEach(
        (others, all) -> {
          List<Set<String>> product = new ArrayList<>(others);
          product.set(column, all);
          merged.add(product);
        });
    return merged;
  }

  /** Returns whether the rows are all permutations of the same distinct items. */
  private static boolean isEveryOrder(List<List<String>> rows) {
    Set<String> things = new LinkedHashSet<>(rows.getFirst());
    int orders = IntStream.rangeClosed(1, things.size()).reduce(1, (a, b) -> a * b);
    return things.size() > 1
        && things.size() == rows.getFirst().size()
        && rows.size() == orders
        && rows.stream().allMatch(row -> new LinkedHashSet<>(row).equals(things))
        && new LinkedHashSet<>(rows).size() == orders;
  }

  private CommandGroup toGroup(List<Set<String>> product, boolean anyOrder) {
    List<CommandGroup.ChoiceSlot> gaps =
        IntStream.range(0, product.size())
            .boxed()
            .flatMap(column -> toSlot(column, product.get(column)))
            .toList();
    return new CommandGroup(phrase.words(), gaps, anyOrder);
  }

  private Stream<CommandGroup.ChoiceSlot> toSlot(int column, Set<String> choices) {
    List<String> things = choices.stream().filter(thing -> !thing.equals(NOTHING)).toList();
    boolean optional = choices.contains(NOTHING);
    Optional<String> omitted = optional ? defaults.get(column) : Optional.empty();
    return things.isEmpty()
        ? Stream.of()
        : Stream.of(new CommandGroup.ChoiceSlot(fillers.get(column), things, optional, omitted));
  }
}
