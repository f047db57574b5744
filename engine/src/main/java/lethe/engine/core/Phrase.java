package lethe.engine.core;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One way to express a command, or several at once, as text: its words, its slots, and the
 * conversion in both directions.
 *
 * @param <C> the commands
 * @param type the class of the commands that this phrase writes
 * @param words at least one lower-case word; the first is the verb
 * @param slots the slots in the order in which they are written
 * @param toCommands creates the commands from the values of the slots; returns at least one, in the
 *     order in which they are applied
 * @param toSlotValues returns the values of a command, one list per slot
 * @param atomic whether its commands are applied all together or not at all; nothing may be
 *     revealed between them
 */
public record Phrase<C>(
    Class<? extends C> type,
    List<String> words,
    List<Slot<?>> slots,
    Function<SlotValues, List<C>> toCommands,
    Function<C, List<List<?>>> toSlotValues,
    boolean atomic) {

  /** The values read from the slots of a phrase, one list per slot. */
  public record SlotValues(List<List<Object>> slots) {
    /** Returns the number in a slot that holds exactly one value. */
    public int number(int slot) {
      return (Integer) slots.get(slot).getFirst();
    }

    /** Returns the only value in a slot. */
    public <T> T value(int slot, Class<T> type) {
      return type.cast(slots.get(slot).getFirst());
    }

    /** Returns all values in a slot; may be empty. */
    public <T> List<T> values(int slot, Class<T> type) {
      return slots.get(slot).stream().map(type::cast).toList();
    }
  }

  /** Creates a phrase with slots. Words are separated by blanks. */
  public static <C, T extends C> Phrase<C> of(
      Class<T> type,
      String words,
      List<Slot<?>> slots,
      Function<SlotValues, T> toCommand,
      Function<T, List<List<?>>> toSlotValues) {
    return ofSeveral(type, words, slots, values -> List.of(toCommand.apply(values)), toSlotValues);
  }

  /**
   * Creates a phrase that produces several commands, such as {@code take n14 with 1 3}. The text
   * written for a single command must produce exactly that command again.
   */
  public static <C, T extends C> Phrase<C> ofSeveral(
      Class<T> type,
      String words,
      List<Slot<?>> slots,
      Function<SlotValues, List<C>> toCommands,
      Function<T, List<List<?>>> toSlotValues) {
    return new Phrase<>(
        type,
        List.of(words.split(" ")),
        slots,
        toCommands,
        command -> toSlotValues.apply(type.cast(command)),
        false);
  }

  /** Returns this phrase with commands that are applied all together or not at all. */
  public Phrase<C> asAtomic() {
    return new Phrase<>(type, words, slots, toCommands, toSlotValues, true);
  }

  /** Creates a phrase without slots. */
  public static <C, T extends C> Phrase<C> of(Class<T> type, String words, T command) {
    return new Phrase<>(
        type,
        List.of(words.split(" ")),
        List.of(),
        values -> List.of(command),
        c -> List.of(),
        false);
  }

  /**
   * Returns the phrase that writes a command.
   *
   * @throws IllegalArgumentException if there is none
   */
  static <C> Phrase<C> find(List<Phrase<C>> phrases, C command) {
    for (Phrase<C> phrase : phrases) {
      if (phrase.type().isInstance(command)) {
        return phrase;
      }
    }
    throw new IllegalArgumentException("no phrase writes a " + command.getClass().getName());
  }

  /** Returns the usage text, for example {@code put CHIP in CUP}. */
  public String usage() {
    return Stream.concat(words.stream(), slots.stream().map(Slot::usage))
        .collect(Collectors.joining(" "));
  }

  String format(C command) {
    StringBuilder text = new StringBuilder(String.join(" ", words));
    List<List<?>> slotValues = toSlotValues.apply(command);
    for (int i = 0; i < slots.size(); i++) {
      append(text, slots.get(i), slotValues.get(i));
    }
    return text.toString();
  }

  @SuppressWarnings("unchecked") // A phrase formats only commands of its own type.
  private static <T> void append(StringBuilder text, Slot<T> slot, List<?> items) {
    if (!items.isEmpty() && !slot.filler().isEmpty()) {
      text.append(' ').append(slot.filler());
    }
    for (Object item : items) {
      text.append(' ').append(slot.formatter().apply((T) item));
    }
  }
}
