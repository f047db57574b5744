package lethe.engine.games.tase.rules;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;

/**
 * A list of legal commands: put any chip of a set into any cup and, in one variant, keep the last
 * chip. All such lists are created in advance. Simulations query them at every ply; {@code size},
 * {@code get} and {@code contains} take constant time.
 */
final class PutCommands extends AbstractList<Command> implements RandomAccess {
  /** The lists without {@code keep}, indexed by the mask of the chips. */
  private static final PutCommands[] PUTS = createAll(false);

  /** The lists with {@code keep}, indexed by the mask of the chips. */
  private static final PutCommands[] PUTS_OR_KEEP = createAll(true);

  private final int chips;
  private final boolean keep;
  private final int size;
  private final Command[] items;

  private PutCommands(int chips, boolean keep) {
    this.chips = chips;
    this.keep = keep;
    this.size = Integer.bitCount(chips) * Cups.COUNT + (keep ? 1 : 0);
    this.items = new Command[size];
    int count = 0;
    for (int chip = 1; chip <= Chips.MAX_VALUE; chip++) {
      for (int cup = 1; cup <= Cups.COUNT && hasChip(chip); cup++) {
        items[count++] = Phrases.put(chip, cup);
      }
    }
    if (keep) {
      items[count] = Phrases.KEEP;
    }
  }

  private static PutCommands[] createAll(boolean keep) {
    PutCommands[] all = new PutCommands[1 << Chips.MAX_VALUE];
    for (int chips = 0; chips < all.length; chips++) {
      all[chips] = new PutCommands(chips, keep);
    }
    return all;
  }

  /** Returns the commands that put one chip of this mask into a cup. */
  static List<Command> puts(int chips) {
    return PUTS[chips];
  }

  static List<Command> putsOrKeep(int chips) {
    return PUTS_OR_KEEP[chips];
  }

  @Override
  public Command get(int index) {
    return items[index];
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean contains(Object command) {
    return switch (command) {
      case Put(int chip, int cup) -> cup >= 1 && cup <= Cups.COUNT && hasChip(chip);
      case Keep() -> keep;
      default -> false;
    };
  }

  private boolean hasChip(int chip) {
    return chip >= 1 && chip <= Chips.MAX_VALUE && (chips & Chips.bit(chip)) != 0;
  }
}
