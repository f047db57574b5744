package lethe.engine.core;

import java.util.List;
import java.util.stream.Stream;

/**
 * The complete record of a match, from which it can be replayed exactly. It contains hidden
 * information and is for the referee only.
 *
 * @param header the initial conditions
 * @param entries all entries in order; entries are never removed
 */
public record Journal<C>(Header header, List<Entry<C>> entries) {
  public Journal {
    entries = List.copyOf(entries);
  }

  /** Returns the control entries, in order. */
  public List<ControlEntry> controlEntries() {
    return entries.stream()
        .flatMap(
            entry ->
                entry instanceof Entry.Control<C>(ControlEntry control)
                    ? Stream.of(control)
                    : Stream.of())
        .toList();
  }

  /** Returns the text that {@link Script#parse} reads, ending in a line break. */
  public String text(Notation<C> notation) {
    StringBuilder text = new StringBuilder(header.text());
    for (Entry<C> entry : entries) {
      text.append(entry.line(notation)).append('\n');
    }
    return text.toString();
  }
}
