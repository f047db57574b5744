package lethe.engine.games.tase.rules;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.RuleNumbers;

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

  private final Chips chips;
  private final boolean allowsKeep;
  private final Command[] items;

  private PutCommands(Chips chips, boolean allowsKeep) {
    this.chips = chips;
    this.allowsKeep = allowsKeep;
    this.items = new Command[chips.size() * RuleNumbers.CUPS + (allowsKeep ? 1 : 0)];
    int count = 0;
    for (int chip : chips) {
      for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
        items[count++] = Phrases.put(chip, cup);
      }
    }
    if (allowsKeep) {
      items[count] = Phrases.KEEP;
    }
  }

  private static PutCommands[] createAll(boolean allowsKeep) {
    PutCommands[] all = new PutCommands[1 << Chips.MAX_VALUE];
    for (int mask = 0; mask < all.length; mask++) {
      all[mask] = new PutCommands(Chips.ofMask(mask), allowsKeep);
    }
    return all;
  }

  /** Returns the commands that put one chip of this mask into a cup. */
  static List<Command> puts(int mask) {
    return PUTS[mask];
  }

  static List<Command> putsOrKeep(int mask) {
    return PUTS_OR_KEEP[mask];
  }

  @Override
  public Command get(int index) {
    return items[index];
  }

  @Override
  public int size() {
    return items.length;
  }

  @Override
  public boolean contains(Object command) {
    return switch (command) {
      case Put(int chip, int cup) -> cup >= 1 && cup <= RuleNumbers.CUPS && chips.has(chip);
      case Keep() -> allowsKeep;
      default -> false;
    };
  }
}
