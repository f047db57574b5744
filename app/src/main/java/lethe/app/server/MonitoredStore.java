package lethe.app.server;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import lethe.app.save.JournalStore;

/**
 * A store that reports how long each entry took, and reports trouble once, when it begins.
 *
 * @param onAppended receives the time of each entry in nanoseconds
 * @param onTrouble receives the reason why entries cannot be written
 */
public record MonitoredStore(
    JournalStore store, LongConsumer onAppended, Consumer<String> onTrouble)
    implements JournalStore {
  @Override
  public boolean append(int position, String line) {
    boolean before = trouble().isPresent();
    long begun = System.nanoTime();
    boolean added = store.append(position, line);
    onAppended.accept(System.nanoTime() - begun);
    if (!before) {
      trouble().ifPresent(onTrouble);
    }
    return added;
  }

  @Override
  public List<String> since(int position) {
    return store.since(position);
  }

  @Override
  public Optional<String> trouble() {
    return store.trouble();
  }

  @Override
  public boolean canAppend() {
    return store.canAppend();
  }

  @Override
  public long size() {
    return store.size();
  }

  @Override
  public String displayName() {
    return store.displayName();
  }

  @Override
  public void close() {
    store.close();
  }
}
