package lethe.engine.core;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One way to say a command, or several at once: its words, its gaps, and the two directions between
 * text and value.
 *
 * @param <C> the command
 * @param type the commands it writes
 * @param words at least one, lower case; the first is the verb
 * @param slots in the order they are written
 * @param make the commands from what stood in the gaps, at least one, in the order they are given
 * @param take what stands in the gaps of a command, one list a slot
 * @param whole whether its commands stand together or not at all; nothing comes to light between
 *     them
 */
public record Phrase<C>(
    Class<? extends C> type,
    List<String> words,
    List<Slot<?>> slots,
    Function<Said, List<C>> make,
    Function<C, List<List<?>>> take,
    boolean whole) {

  /** What stood in the gaps of a phrase, one list a slot. */
  public record Said(List<List<Object>> slots) {
    /** The number in a slot that has exactly one. */
    public int number(int slot) {
      return (Integer) slots.get(slot).getFirst();
    }

    /** The one thing in a slot of this type. */
    public <T> T one(int slot, Class<T> type) {
      return type.cast(slots.get(slot).getFirst());
    }

    /** All things in a slot of this type, perhaps none. */
    public <T> List<T> all(int slot, Class<T> type) {
      return slots.get(slot).stream().map(type::cast).toList();
    }
  }

  /** A phrase with gaps; {@code words} is separated by blanks. */
  public static <C, T extends C> Phrase<C> of(
      Class<T> type,
      String words,
      List<Slot<?>> slots,
      Function<Said, T> make,
      Function<T, List<List<?>>> take) {
    return several(type, words, slots, said -> List.of(make.apply(said)), take);
  }

  /**
   * A phrase that gives several commands when its gaps are filled so: {@code take n14 with 1 3}.
   * What it writes for one command must give just that one again.
   */
  public static <C, T extends C> Phrase<C> several(
      Class<T> type,
      String words,
      List<Slot<?>> slots,
      Function<Said, List<C>> make,
      Function<T, List<List<?>>> take) {
    return new Phrase<>(
        type,
        List.of(words.split(" ")),
        slots,
        make,
        command -> take.apply(type.cast(command)),
        false);
  }

  /** The same, whose commands stand together or not at all. */
  public Phrase<C> together() {
    return new Phrase<>(type, words, slots, make, take, true);
  }

  /** A phrase of words alone. */
  public static <C, T extends C> Phrase<C> of(Class<T> type, String words, T command) {
    return new Phrase<>(
        type,
        List.of(words.split(" ")),
        List.of(),
        said -> List.of(command),
        c -> List.of(),
        false);
  }

  /** The one of these phrases that writes this command. */
  static <C> Phrase<C> of(List<Phrase<C>> phrases, C command) {
    for (Phrase<C> phrase : phrases) {
      if (phrase.type().isInstance(command)) {
        return phrase;
      }
    }
    throw new IllegalArgumentException("no phrase writes a " + command.getClass().getName());
  }

  /** How help shows it: {@code put CHIP in CUP}. */
  public String usage() {
    return Stream.concat(words.stream(), slots.stream().map(Slot::usage))
        .collect(Collectors.joining(" "));
  }

  String write(C command) {
    StringBuilder text = new StringBuilder(String.join(" ", words));
    List<List<?>> gaps = take.apply(command);
    for (int i = 0; i < slots.size(); i++) {
      append(text, slots.get(i), gaps.get(i));
    }
    return text.toString();
  }

  @SuppressWarnings("unchecked") // a phrase takes apart what it put together
  private static <T> void append(StringBuilder text, Slot<T> slot, List<?> items) {
    if (!items.isEmpty() && !slot.lead().isEmpty()) {
      text.append(' ').append(slot.lead());
    }
    for (Object item : items) {
      text.append(' ').append(slot.write().apply((T) item));
    }
  }
}
