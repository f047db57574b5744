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
 * @param lines the notes, keyed by position, the number of journal entries
 */
public record Notes(SortedMap<Integer, String> lines) {
  public static final Notes NONE = new Notes(Collections.emptySortedMap());

  /** The maximum length of a note, in characters. */
  static final int MAX_LENGTH = 500;

  public Notes {
    lines = Collections.unmodifiableSortedMap(new TreeMap<>(lines));
  }

  /** Returns the note at a position; empty if there is none. */
  public Optional<String> noteAt(int position) {
    return Optional.ofNullable(lines.get(position));
  }

  /**
   * The result of a note command.
   *
   * @param notes the resulting notes
   * @param message the reply to show
   */
  record NoteChange(Notes notes, String message) {}

  /**
   * Writes a note at a position, replacing an earlier one; a hyphen removes it. Changes nothing if
   * the line is longer than {@link #MAX_LENGTH}. An empty line, or a hyphen where there is no note,
   * changes nothing and lists the positions that have notes.
   */
  NoteChange edit(int position, String line) {
    if (line.length() > MAX_LENGTH) {
      return new NoteChange(this, MESSAGES.format("review.note.too-long", MAX_LENGTH));
    }
    boolean removes = line.equals("-");
    if (line.isEmpty() || (removes && noteAt(position).isEmpty())) {
      List<Integer> positions = List.copyOf(lines.keySet());
      return new NoteChange(
          this,
          positions.isEmpty()
              ? MESSAGES.format("review.note.none")
              : MESSAGES.format("review.note.list", positions.size(), positions));
    }
    SortedMap<Integer, String> next = new TreeMap<>(lines);
    if (removes) {
      next.remove(position);
    } else {
      next.put(position, line);
    }
    return new NoteChange(
        new Notes(next), MESSAGES.format(removes ? "review.note.removed" : "review.note.saved"));
  }
}
