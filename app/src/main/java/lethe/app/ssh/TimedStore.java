package lethe.app.ssh;

import java.util.function.LongConsumer;
import lethe.app.save.Store;

/**
 * A store that tells how long each entry took.
 *
 * @param took is told nanoseconds
 */
record TimedStore(Store store, LongConsumer took) implements Store {
  @Override
  public boolean append(int position, String line) {
    long begun = System.nanoTime();
    boolean added = store.append(position, line);
    took.accept(System.nanoTime() - begun);
    return added;
  }

  @Override
  public String where() {
    return store.where();
  }

  @Override
  public void close() {
    store.close();
  }
}
