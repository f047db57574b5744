package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.ControlEntry.Marked;
import lethe.engine.core.ControlEntry.SeatReassigned;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * A player's note about a place of the table, which nobody else sees. Memory games have no marks. A
 * mark is valid during one part of the match, such as a batch.
 *
 * @param place the name of the place
 * @param text the text of the mark; empty to delete the mark
 */
public record PrivateMark(String place, String text) {
  /** The maximum length of a text, in characters. */
  static final int MAX_LENGTH = 40;

  /** The maximum number of marks at a time. */
  static final int MAX_MARKS = 20;

  /** Separates the part of the match from the place in a journal entry. */
  private static final String SEPARATOR = ", ";

  /**
   * Returns the marks of a viewer that are valid now, in the order in which they were written.
   * Empty for viewers without a seat, in memory games and after the match.
   */
  public static <C, O, V> List<PrivateMark> marksOf(
      Title<C, O, V> title, Match<C, O, V> match, Viewer viewer) {
    if (!(viewer instanceof Seat seat) || title.isMemoryGame() || match.turn().isOver()) {
      return List.of();
    }
    List<Marked> entries = new ArrayList<>();
    // A new player of the seat does not see the marks of the previous one.
    match
        .entriesBackwards()
        .takeWhile(
            entry ->
                !(entry instanceof Entry.Control<C>(SeatReassigned(Seat reassignedSeat, var _))
                    && reassignedSeat.equals(seat)))
        .forEach(
            entry -> {
              if (entry instanceof Entry.Control<C>(Marked markEntry)
                  && markEntry.seat().equals(seat)) {
                entries.add(markEntry);
              }
            });
    String prefix = entries.isEmpty() ? "" : partPrefix(title.stage(match.view(seat)));
    Map<String, String> textsByPlace = new LinkedHashMap<>();
    for (Marked markEntry : entries.reversed()) {
      if (markEntry.place().startsWith(prefix)) {
        String place = markEntry.place().substring(prefix.length());
        textsByPlace.remove(place);
        if (!markEntry.note().isEmpty()) {
          textsByPlace.put(place, markEntry.note());
        }
      }
    }
    return textsByPlace.entrySet().stream()
        .map(mark -> new PrivateMark(mark.getKey(), mark.getValue()))
        .toList();
  }

  /**
   * Returns the entry that writes this mark, or deletes it if its text is empty.
   *
   * @param stage the current stage of the match; the mark is valid in the largest part that it
   *     names
   */
  public ControlEntry entry(Seat seat, String stage) {
    return new Marked(seat, partPrefix(stage) + place, text);
  }

  /**
   * Returns the prefix of the places in a part of the match: the text of the stage up to the first
   * separator, inclusive.
   */
  private static String partPrefix(String stage) {
    String part = stage.split(SEPARATOR, 2)[0];
    return part.isEmpty() ? "" : part + SEPARATOR;
  }

  /** Returns a message that lists marks. */
  static String listText(List<PrivateMark> marks) {
    return MESSAGES.format(
        "marks",
        marks.stream()
            .map(mark -> MESSAGES.format("mark", mark.place(), mark.text()))
            .collect(Collectors.joining(MESSAGES.format("marks.and"))));
  }
}
