package lethe.app.play;

import java.util.ArrayList;
import java.util.List;
import lethe.app.save.JournalStore;

/** A store in memory that refuses an entry at the wrong position. */
final class InMemoryStore implements JournalStore {
  private final String name;
  private final List<String> lines = new ArrayList<>();

  InMemoryStore(String name) {
    this.name = name;
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
  public String displayName() {
    return name;
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
