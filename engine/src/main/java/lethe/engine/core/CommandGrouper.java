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
  private static final String EMPTY_CELL = "";

  private final Phrase<C> phrase;

  /** The filler words before each column; empty if there are none. */
  private final List<String> fillers = new ArrayList<>();

  /** For each column, the choice that an empty cell stands for, if there is one. */
  private final List<Optional<String>> defaults = new ArrayList<>();

  CommandGrouper(Phrase<C> phrase) {
    this.phrase = phrase;
    for (Slot<?> slot : phrase.slots()) {
      fillers.add(slot.filler());
      IntStream.range(1, slot.max()).forEach(_ -> fillers.add(""));
      IntStream.range(0, slot.max()).forEach(_ -> defaults.add(slot.defaultText()));
    }
  }

  /**
   * Returns groups that together contain exactly the given commands, each once. There must be at
   * least one command.
   */
  List<CommandGroup> group(List<C> commands) {
    List<List<String>> rows = commands.stream().map(this::toRow).toList();
    if (areAllPermutations(rows)) {
      return List.of(toGroup(rows.getFirst().stream().map(Set::of).toList(), true));
    }
    List<List<Set<String>>> products =
        rows.stream().map(row -> row.stream().<Set<String>>map(Set::of).toList()).toList();
    int countBefore;
    do {
      countBefore = products.size();
      products = mergeBestColumn(products);
    } while (products.size() < countBefore);
    return products.stream().map(product -> toGroup(product, false)).toList();
  }

  /**
   * Merges along the column that leaves the fewest products; returns the input if no column reduces
   * their number.
   */
  private List<List<Set<String>>> mergeBestColumn(List<List<Set<String>>> products) {
    List<List<Set<String>>> best = products;
    for (int column = 0; column < fillers.size() && best.size() > 1; column++) {
      List<List<Set<String>>> mergedProducts = mergeColumn(products, column);
      best = mergedProducts.size() < best.size() ? mergedProducts : best;
    }
    return best;
  }

  /** Returns the text of a command in each column. */
  private List<String> toRow(C command) {
    List<List<?>> slotValues = phrase.toSlotValues().apply(command);
    List<String> row = new ArrayList<>();
    for (int i = 0; i < phrase.slots().size(); i++) {
      row.addAll(toCells(phrase.slots().get(i), slotValues.get(i)));
    }
    return row;
  }

  @SuppressWarnings("unchecked") // A phrase formats only commands of its own type.
  private static <T> List<String> toCells(Slot<T> slot, List<?> items) {
    String[] cells = new String[slot.max()];
    Arrays.fill(cells, EMPTY_CELL);
    for (int i = 0; i < items.size(); i++) {
      T item = (T) items.get(i);
      int index = i;
      cells[slot.kindIndex().map(kindIndex -> kindIndex.apply(item)).orElse(index)] =
          slot.formatter().apply(item);
    }
    return List.of(cells);
  }

  /** Merges the products that differ only in this column. */
  private static List<List<Set<String>>> mergeColumn(List<List<Set<String>>> products, int column) {
    Map<List<Set<String>>, Set<String>> choicesByOtherColumns = new LinkedHashMap<>();
    for (List<Set<String>> product : products) {
      List<Set<String>> otherColumns = new ArrayList<>(product);
      Set<String> choices = otherColumns.set(column, Set.of());
      choicesByOtherColumns
          .computeIfAbsent(otherColumns, _ -> new LinkedHashSet<>())
          .addAll(choices);
    }
    List<List<Set<String>>> mergedProducts = new ArrayList<>();
    choicesByOtherColumns.forEach(
        (otherColumns, choices) -> {
          List<Set<String>> product = new ArrayList<>(otherColumns);
          product.set(column, choices);
          mergedProducts.add(product);
        });
    return mergedProducts;
  }

  /**
   * Returns whether the rows are exactly the permutations of two or more distinct items, each once.
   */
  private static boolean areAllPermutations(List<List<String>> rows) {
    Set<String> items = new LinkedHashSet<>(rows.getFirst());
    int orders = IntStream.rangeClosed(1, items.size()).reduce(1, (a, b) -> a * b);
    return items.size() > 1
        && items.size() == rows.getFirst().size()
        && rows.size() == orders
        && rows.stream().allMatch(row -> new LinkedHashSet<>(row).equals(items))
        && new LinkedHashSet<>(rows).size() == orders;
  }

  private CommandGroup toGroup(List<Set<String>> product, boolean anyOrder) {
    List<CommandGroup.ChoiceSlot> slots =
        IntStream.range(0, product.size())
            .boxed()
            .flatMap(column -> toSlots(column, product.get(column)))
            .toList();
    return new CommandGroup(phrase.words(), slots, anyOrder);
  }

  private Stream<CommandGroup.ChoiceSlot> toSlots(int column, Set<String> choices) {
    List<String> texts = choices.stream().filter(text -> !text.equals(EMPTY_CELL)).toList();
    boolean optional = choices.contains(EMPTY_CELL);
    Optional<String> defaultText = optional ? defaults.get(column) : Optional.empty();
    return texts.isEmpty()
        ? Stream.of()
        : Stream.of(new CommandGroup.ChoiceSlot(fillers.get(column), texts, optional, defaultText));
  }
}
