package lethe.app.titles;

import java.util.List;

/**
 * The description of a part of a table.
 *
 * @param name the name by which a player can ask for this part, such as {@code row 2}
 * @param messages the description, in reading order
 * @param announcesChanges whether changes to this part are announced automatically
 * @param summary the description of this part within that of the entire table; may be shorter, or
 *     empty
 */
public record BoardPart(
    String name, List<String> messages, boolean announcesChanges, List<String> summary) {
  public BoardPart {
    messages = List.copyOf(messages);
    summary = List.copyOf(summary);
  }

  /** Creates a part whose changes are not announced. */
  public BoardPart(String name, List<String> messages) {
    this(name, messages, false, messages);
  }

  /** Returns this part, with its changes announced automatically. */
  public BoardPart announcingChanges() {
    return new BoardPart(name, messages, true, summary);
  }

  /** Returns this part with a shorter description for use within that of the entire table. */
  public BoardPart withSummary(List<String> newSummary) {
    return new BoardPart(name, messages, announcesChanges, newSummary);
  }

  /** Creates a part that is described by one message. */
  public static BoardPart of(String name, String message) {
    return new BoardPart(name, List.of(message));
  }
}
