package lethe.app.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.save.JournalStore;

/** A store in memory that refuses an entry at the wrong position. */
final class InMemoryStore implements JournalStore {
  private final Optional<Path> file;
  private final List<String> lines = new ArrayList<>();

  InMemoryStore() {
    this(Optional.empty());
  }

  /** Creates a store that claims to be in a file, which need not exist. */
  InMemoryStore(Optional<Path> file) {
    this.file = file;
  }

  @Override
  public boolean appendEntry(int position, String line) {
    return position == lines.size() && lines.add(line);
  }

  @Override
  public List<String> entriesSince(int position) {
    return List.copyOf(lines.subList(Math.min(position, lines.size()), lines.size()));
  }

  @Override
  public Optional<Path> file() {
    return file;
  }

  @Override
  public void close() {}

  /** Replaces the last entry, as if it had been corrected by an operator. */
  void replaceLast(String line) {
    lines.set(lines.size() - 1, line);
  }

  List<String> lines() {
    return List.copyOf(lines);
  }
}
