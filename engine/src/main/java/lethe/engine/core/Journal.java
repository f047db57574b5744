package lethe.engine.core;

import java.util.List;
import java.util.stream.Stream;

/**
 * A match written down: with it the match can be played again, the same to the last card. It holds
 * secrets, so it is the referee's.
 *
 * @param header what the match started with
 * @param entries everything since, in order; nothing is ever taken out
 */
public record Journal<C>(Header header, List<Entry<C>> entries) {
  public Journal {
    entries = List.copyOf(entries);
  }

  /** What it says about the match itself, in order. */
  public List<Control> notes() {
    return entries.stream()
        .flatMap(
            entry -> entry instanceof Entry.Note<C>(Control what) ? Stream.of(what) : Stream.of())
        .toList();
  }

  /** What {@link Script#read} reads, ending in a line break. */
  public String text(Notation<C> notation) {
    StringBuilder text = new StringBuilder(header.text());
    for (Entry<C> entry : entries) {
      text.append(entry.line(notation)).append('\n');
    }
    return text.toString();
  }
}
