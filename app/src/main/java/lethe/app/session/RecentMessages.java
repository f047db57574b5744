package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/** The messages since the player's last move. As many as fit are shown below the table. */
final class RecentMessages {
  /** An upper bound on the number of lines. */
  static final int MAX_LINES = 10_000;

  /** The number of rows reserved for other texts. */
  private static final int RESERVED_ROWS = 6;

  private RecentMessages() {}

  /**
   * Returns the recent messages that the table itself does not show, limited to the latest ones if
   * space is short.
   */
  static <C, O, V> List<Text> linesBelow(MatchPage<C, O, V> page, Frame board) {
    int room = availableRows(page, board);
    List<Text> messages = notOnBoard(page.recentMessages(), board);
    List<Text> news = fittingMessages(page, messages, room);
    if (news.size() <= room) {
      return news;
    }
    List<Text> latest = latest(messages, room, page.size().columns());
    List<Text> newLines = fittingMessages(page, notOnBoard(page.messages().unread(), board), room);
    return newLines.size() == room ? newLines : latest;
  }

  /** Returns whether further lines fit below the table, the recent messages and the question. */
  static <C, O, V> boolean fitsBelow(MatchPage<C, O, V> page, List<Text> lines) {
    if (page.context().preferences().spoken()) {
      return Text.wrapped(lines, page.size().columns()).size()
          <= page.size().rows() - RESERVED_ROWS;
    }
    if (page.context().preferences().scrolls()) {
      return true;
    }
    if (page.mode() instanceof Mode.Timed) {
      Frame visibleFrame = MatchScreens.frame(page.withMessages(page.messages().withReply(lines)));
      return visibleFrame.size().rows() < page.size().rows();
    }
    Size size = page.size();
    int room =
        size.rows()
            - MatchScreens.visibleBoard(page).size().rows()
            - MatchScreens.question(page).size()
            - 3;
    int news = Text.wrapped(page.recentMessages(), size.columns()).size();
    return Text.wrapped(lines, size.columns()).size() <= Math.max(Math.min(2, room), room - news);
  }

  /**
   * Returns as much of an answer as fits below cards with a limited viewing time, with a note if it
   * was shortened.
   */
  static <C, O, V> List<Text> beginning(MatchPage<C, O, V> session, List<Text> lines) {
    if (lines.isEmpty() || session.context().preferences().scrolls()) {
      return lines;
    }
    int free = session.size().rows() - 1 - MatchScreens.frame(session).size().rows();
    List<Text> wrapped = Text.wrapped(lines, session.size().columns());
    if (wrapped.size() <= Math.max(1, free)) {
      return lines;
    }
    List<Text> more =
        Text.wrapped(List.of(Text.faint(MESSAGES.format("minute.more"))), session.size().columns());
    List<Text> visible = new ArrayList<>(wrapped.subList(0, Math.max(0, free - more.size())));
    visible.addAll(more.subList(0, Math.clamp(free, 1, more.size())));
    return visible;
  }

  /** Returns the messages, one per line; they are joined if they do not fit below the table. */
  private static <C, O, V> List<Text> fittingMessages(
      MatchPage<C, O, V> page, List<Text> messages, int room) {
    List<Text> lines = Text.wrapped(messages, page.size().columns());
    return lines.size() <= room || room <= 1
        ? lines
        : Text.wrapped(runTogether(messages), page.size().columns());
  }

  /** Returns whether all recent messages fit below the table. */
  static <C, O, V> boolean fits(MatchPage<C, O, V> page, List<Text> messages) {
    if (page.context().preferences().spoken()) {
      return fitsBelow(page, messages);
    }
    int room = availableRows(page, MatchScreens.visibleBoard(page));
    List<Text> lines = fittingMessages(page, messages, room);
    return lines.size() <= room;
  }

  /**
   * Returns the number of rows for recent messages; {@link #MAX_LINES} if nothing has to be cut.
   */
  private static <C, O, V> int availableRows(MatchPage<C, O, V> page, Frame board) {
    if (page.context().preferences().scrolls()) {
      return MAX_LINES;
    }
    int others = board.size().rows() + MatchScreens.latestMessages(page).size() + 3;
    return Math.max(0, page.size().rows() - others);
  }

  /** Joins adjacent lines of the same style, except indented ones. */
  private static List<Text> runTogether(List<Text> lines) {
    List<Text> all = new ArrayList<>();
    for (Text line : lines) {
      boolean joins =
          !all.isEmpty()
              && all.getLast().style().equals(line.style())
              && !isIndented(all.getLast())
              && !isIndented(line);
      all.add(joins ? new Text(all.removeLast().words() + " " + line.words(), line.style()) : line);
    }
    return all;
  }

  /** Returns whether a line belongs to an indented group or a lesson. */
  private static boolean isIndented(Text line) {
    return line.words().startsWith(" ") || line.words().startsWith("|");
  }

  /** Removes lines that repeat a row of the table literally. */
  private static List<Text> notOnBoard(List<Text> messages, Frame board) {
    if (messages.isEmpty()) {
      return messages;
    }
    Set<String> said = board.lines().stream().map(String::strip).collect(Collectors.toSet());
    return messages.stream().filter(line -> !said.contains(line.words())).toList();
  }

  /** Returns the latest messages in complete lines, with the number of omitted ones. */
  private static List<Text> latest(List<Text> messages, int room, int columns) {
    // A later start needs fewer lines.
    int from = 0;
    int fits = messages.size();
    while (from < fits) {
      int middle = (from + fits) / 2;
      if (since(messages, middle, columns).size() > room - 1) {
        from = middle + 1;
      } else {
        fits = middle;
      }
    }
    List<Text> lines = since(messages, from, columns);
    int before = Text.wrapped(messages.subList(0, from), columns).size();
    List<Text> latest = new ArrayList<>();
    if (room > 0) {
      latest.add(Text.faint(MESSAGES.format("earlier", before)));
    }
    latest.addAll(lines);
    return latest;
  }

  private static List<Text> since(List<Text> messages, int from, int columns) {
    return Text.wrapped(runTogether(messages.subList(from, messages.size())), columns);
  }
}
