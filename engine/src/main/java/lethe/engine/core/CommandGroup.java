package lethe.engine.core;

import java.util.List;
import java.util.Optional;

/**
 * A set of commands that are typed alike. The group consists of the commands that result from one
 * choice for each slot; an optional slot may also be empty.
 *
 * @param words the words that all the commands begin with
 * @param slots the parts after the words, in the order in which they are typed
 * @param anyOrder whether the group also contains every other assignment of the choices to the
 *     slots; each slot then has a single choice
 */
public record CommandGroup(List<String> words, List<ChoiceSlot> slots, boolean anyOrder) {
  /**
   * A part of a command for which one of the choices is typed.
   *
   * @param filler the optional filler words before it; empty if there are none
   * @param choices at least one choice
   * @param optional whether the slot may be left empty
   * @param defaultText the choice that an empty slot stands for, if there is one; it is not among
   *     {@code choices}
   */
  public record ChoiceSlot(
      String filler, List<String> choices, boolean optional, Optional<String> defaultText) {
    public ChoiceSlot(String filler, List<String> choices, boolean optional) {
      this(filler, choices, optional, Optional.empty());
    }

    public ChoiceSlot {
      choices = List.copyOf(choices);
    }
  }

  public CommandGroup {
    words = List.copyOf(words);
    slots = List.copyOf(slots);
  }

  /** Returns whether the group contains only one command. */
  public boolean isSingle() {
    return !anyOrder
        && slots.stream().allMatch(slot -> slot.choices().size() == 1 && !slot.optional());
  }
}
