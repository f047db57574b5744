package lethe.engine.games.tase;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * A fixed list of commands. Random play asks every ply for its size and then for one item, and
 * waits for both: each is one step away here, and more in the lists of the JDK.
 */
final class Commands extends AbstractList<Command> implements RandomAccess {
  private final int size;
  private final Command[] items;

  Commands(List<Command> items) {
    this.size = items.size();
    this.items = items.toArray(Command[]::new);
  }

  @Override
  public Command get(int index) {
    return items[index];
  }

  @Override
  public int size() {
    return size;
  }
}
