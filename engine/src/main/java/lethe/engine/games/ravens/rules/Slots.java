package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.core.Phrase.SlotValues;
import lethe.engine.core.Slot;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;

/** The slots that several phrases use. */
final class Slots {
  /** The maximum number of items in a list: all memory cards and ravens. */
  static final int MAX_ITEMS = MemoryDeck.COUNT + Color.COUNT;

  /** The largest number accepted; the rules check narrower bounds. */
  private static final int MAX_NUMBER = 999;

  private Slots() {}

  /**
   * Creates a slot for a number of cards. The slot accepts 0, so that the rules can reject it with
   * a reason, and numbers larger than the deck, which the rules limit to the size of the deck.
   */
  static Slot<Integer> count() {
    return Slot.number("COUNT", 0, MAX_NUMBER).withExample("3");
  }

  static Slot<Integer> row() {
    return Slot.number("ROW", 1, RuleNumbers.ROWS).withFiller("from row").withCount(0, 1);
  }

  /** Returns the row in a slot, or 0 if the slot is empty. */
  static int rowIn(SlotValues values, int slot) {
    return values.values(slot, Integer.class).stream().findFirst().orElse(0);
  }

  static List<Integer> rowValues(Command.Use use) {
    return use.row() == 0 ? List.of() : List.of(use.row());
  }

  static Slot<Integer> number(String name) {
    return Slot.number(name, 1, MAX_NUMBER).withExample("1");
  }

  static Slot<Spot> spot() {
    return Slot.single("SPOT", Spot::parse, Spot::toString).withExample("m12");
  }

  static Slot<Color> color() {
    return Slot.constant("RAVEN", List.of(Color.values()));
  }
}
