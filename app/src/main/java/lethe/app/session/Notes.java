package lethe.app.session;

import static lethe.app.session.Saying.SAY;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What somebody wrote beside a match, one line at an entry. It is theirs: no journal holds it, and
 * no house reads it.
 *
 * @param lines by how many entries had been made
 */
public record Notes(SortedMap<Integer, String> lines) {
  public static final Notes NONE = new Notes(Collections.emptySortedMap());

  /** The longest line, in characters. */
  static final int LONGEST = 500;

  public Notes {
    lines = Collections.unmodifiableSortedMap(new TreeMap<>(lines));
  }

  /** The line at this entry. */
  public Optional<String> at(int entry) {
    return Optional.ofNullable(lines.get(entry));
  }

  /** What comes of a line that was typed, and what is said to it. */
  record Written(Notes notes, String said) {}

  /**
   * A line is written at this entry; a dash takes it away, and nothing asks where there are any.
   */
  Written written(int entry, String line) {
    if (line.length() > LONGEST) {
      return new Written(this, SAY.say("review.note.long", LONGEST));
    }
    boolean away = line.equals("-");
    if (line.isEmpty() || (away && at(entry).isEmpty())) {
      List<Integer> entries = List.copyOf(lines.keySet());
      return new Written(
          this,
          entries.isEmpty()
              ? SAY.say("review.note.none")
              : SAY.say("review.note.where", entries.size(), entries));
    }
    SortedMap<Integer, String> more = new TreeMap<>(lines);
    if (away) {
      more.remove(entry);
    } else {
      more.put(entry, line);
    }
    return new Written(new Notes(more), SAY.say(away ? "review.note.away" : "review.note.kept"));
  }
}
