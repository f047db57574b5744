package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A player's private notes on a match, one line per position. They are not part of the journal and
 * are never sent to a server.
 *
 * @param lines the notes, keyed by the number of journal entries before their positions
 */
public record Notes(SortedMap<Integer, String> lines) {
  public static final Notes NONE = new Notes(Collections.emptySortedMap());

  /** The maximum length of a note, in characters. */
  static final int MAX_LENGTH = 500;

  public Notes {
    lines = Collections.unmodifiableSortedMap(new TreeMap<>(lines));
  }

  /** Returns the note at a position; empty if there is none. */
  public Optional<String> noteAt(int entry) {
    return Optional.ofNullable(lines.get(entry));
  }

  /**
   * The result of a note command.
   *
   * @param notes the resulting notes
   * @param message the reply to show
   */
  record NoteChange(Notes notes, String message) {}

  /**
   * Writes a note at a position, replacing an earlier one; a dash removes it. Changes nothing if
   * the line is longer than {@link #MAX_LENGTH}. An empty line, or a dash where there is no note,
   * changes nothing and lists the positions that have notes.
   */
  NoteChange edit(int entry, String line) {
    if (line.length() > MAX_LENGTH) {
      return new NoteChange(this, MESSAGES.format("review.note.too-long", MAX_LENGTH));
    }
    boolean removes = line.equals("-");
    if (line.isEmpty() || (removes && noteAt(entry).isEmpty())) {
      List<Integer> entries = List.copyOf(lines.keySet());
      return new NoteChange(
          this,
          entries.isEmpty()
              ? MESSAGES.format("review.note.none")
              : MESSAGES.format("review.note.list", entries.size(), entries));
    }
    SortedMap<Integer, String> next = new TreeMap<>(lines);
    if (removes) {
      next.remove(entry);
    } else {
      next.put(entry, line);
    }
    return new NoteChange(
        new Notes(next), MESSAGES.format(removes ? "review.note.removed" : "review.note.saved"));
  }
}
