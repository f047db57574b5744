package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.session.TableVisibility.Covered;
import lethe.app.session.TableVisibility.Curtain;
import lethe.app.session.TableVisibility.Timed;
import lethe.app.session.TableVisibility.Visible;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * The texts of a match page for spoken output: the unread messages, the reply to the last input,
 * and the question. The table is described when a viewer first sees it, and on request; later, only
 * the changes of some of its parts are announced.
 */
final class SpokenOutput {
  /** The remaining seconds at which the time is announced. */
  private static final int[] ANNOUNCED_SECONDS = {5, 10, 30};

  private SpokenOutput() {}

  static <C, O, V> List<Text> lines(MatchPage<C, O, V> page) {
    List<Text> lines = new ArrayList<>();
    switch (page.visibility()) {
      case Curtain(Seat seat) -> lines.add(Text.plain(MESSAGES.format("curtain", seat)));
      case Timed(Optional<String> requestedPart) -> {
        lines.addAll(page.messages().unread());
        requestedPart.ifPresent(
            part -> lines.addAll(part.isEmpty() ? timedBoard(page) : partLines(page, part)));
        secondsToAnnounce(page.secondsLeft())
            .ifPresent(left -> lines.add(Text.plain(MESSAGES.format("seconds-left", left))));
        lines.addAll(page.reply());
      }
      case Covered() -> {
        lines.addAll(page.messages().unread());
        lines.addAll(page.reply());
        if (page.secondsLeft() > 0) {
          lines.add(Text.plain(MESSAGES.format("viewing.before", page.secondsLeft())));
        } else {
          lines.add(Text.plain(MESSAGES.format("viewing.over")));
          lines.addAll(question(page));
        }
      }
      case Visible() -> {
        lines.addAll(page.messages().unread());
        lines.addAll(page.reply());
        lines.addAll(question(page));
      }
    }
    return lines;
  }

  /** Returns the question; empty after the match, because the outcome is announced only once. */
  private static List<Text> question(MatchPage<?, ?, ?> page) {
    return page.snapshot().turn().isOver() ? List.of() : MatchScreens.statusLines(page);
  }

  /** Returns the visible cards and the instructions for ending the viewing time. */
  private static <C, O, V> List<Text> timedBoard(MatchPage<C, O, V> page) {
    List<Text> lines = new ArrayList<>(boardLines(page));
    lines.add(Text.plain(MESSAGES.format("now.minute")));
    return lines;
  }

  /**
   * Returns the number of seconds of the latest announcement that is due; empty if none is due yet.
   */
  private static Optional<Integer> secondsToAnnounce(int secondsLeft) {
    return IntStream.of(ANNOUNCED_SECONDS)
        .filter(announcedSeconds -> secondsLeft <= announcedSeconds)
        .boxed()
        .findFirst();
  }

  /** Returns whether the table may be read out now. */
  private static boolean canReadBoard(MatchPage<?, ?, ?> page) {
    return page.visibility() instanceof Visible || page.visibility() instanceof Timed;
  }

  /**
   * Describes the table and the outcome to a viewer who sees the table for the first time, and
   * later the changes of the parts that announce changes.
   */
  static <C, O, V> MatchPage<C, O, V> withBoardChanges(MatchPage<C, O, V> page) {
    if (!(page.visibility() instanceof Visible)) {
      return page;
    }
    Viewer viewer = page.snapshot().viewer();
    boolean over = page.snapshot().turn().isOver();
    List<String> changingLines =
        page.snapshot().parts().stream()
            .filter(part -> part.announcesChanges() && !over)
            .flatMap(part -> part.messages().stream())
            .toList();
    Optional<List<String>> previousLines = page.messages().logOf(viewer).boardText();
    List<String> unreadLines = texts(page.messages().unread()).toList();
    List<Text> newLines =
        (previousLines.isEmpty()
                ? Stream.concat(
                    page.snapshot().describe().stream(), texts(page.snapshot().ending()))
                : changingLines.stream())
            .filter(line -> !previousLines.orElse(List.of()).contains(line))
            .filter(line -> !unreadLines.contains(line))
            .map(Text::plain)
            .toList();
    return page.withMessages(
        page.messages().withUnloggedLines(newLines).withBoardText(viewer, changingLines));
  }

  /** Returns the description of the entire table, or the message that it is covered. */
  static <C, O, V> List<Text> boardLines(MatchPage<C, O, V> page) {
    return canReadBoard(page)
        ? page.snapshot().describe().stream().map(Text::plain).toList()
        : List.of(Text.plain(MESSAGES.format("look.covered")));
  }

  /** Returns the description of one part or place, or the message that the table is covered. */
  static <C, O, V> List<Text> partLines(MatchPage<C, O, V> page, String name) {
    return canReadBoard(page)
        ? page.snapshot().describePart(name)
        : List.of(Text.plain(MESSAGES.format("look.covered")));
  }

  private static Stream<String> texts(List<Text> lines) {
    return lines.stream().map(Text::text);
  }
}
