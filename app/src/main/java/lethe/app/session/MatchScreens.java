package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.command.InputParser;
import lethe.app.command.Intent;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.LinePreview;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.session.TableVisibility.Covered;
import lethe.app.session.TableVisibility.Curtain;
import lethe.app.session.TableVisibility.Timed;
import lethe.app.session.TableVisibility.Visible;
import lethe.app.text.Lazy;
import lethe.app.titles.BoardDrawing;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/** Draws the screens of a match page, without the input line. */
final class MatchScreens {
  /** The maximum number of lines of recent messages on consoles that scroll. */
  private static final int MAX_SCROLLED_ROWS = 10_000;

  /** The number of rows of a screen that are not available for spoken replies. */
  private static final int RESERVED_ROWS = 6;

  private static final Style MARK_STYLE = Style.of(Ink.YELLOW);

  /** The maximum width of the countdown bar, in columns. */
  private static final int MAX_BAR_WIDTH = 48;

  /** The number of columns for the seconds next to the bar. */
  private static final int SECONDS_WIDTH = 6;

  private MatchScreens() {}

  static <C, O, V> Frame frame(MatchPage<C, O, V> page) {
    return frame(page, drawing(page));
  }

  /** Returns the table as a drawing or a list, which is laid out only when it is needed. */
  private static <C, O, V> Lazy<BoardDrawing<C, V>> drawing(MatchPage<C, O, V> page) {
    return Lazy.of(() -> page.isListed() ? ListedBoard.of(page) : boardWithMarkedChanges(page));
  }

  /** Lays out the table with the changes since {@link MatchPage#baselineView} marked. */
  private static <C, O, V> BoardDrawing<C, V> boardWithMarkedChanges(MatchPage<C, O, V> page) {
    BoardDrawing<C, V> drawing = page.snapshot().layOut(page.size());
    return page.baselineView().map(drawing::withChangesSince).orElse(drawing);
  }

  /** Returns the places that can be selected with the pointer. */
  private static <C, O, V> List<HotSpot> hotSpots(
      MatchPage<C, O, V> page, BoardDrawing<C, V> drawing) {
    return drawing.targets(page.legalCommands()).stream()
        .map(
            target ->
                new HotSpot(
                    target.area(),
                    Stream.concat(
                            target.description().stream(),
                            page.snapshot().markTexts(target.names()).stream())
                        .toList(),
                    target.commands().stream().map(page.notation()::format).toList()))
        .toList();
  }

  private static <C, O, V> Frame frame(MatchPage<C, O, V> page, Lazy<BoardDrawing<C, V>> drawing) {
    return switch (page.visibility()) {
      case Visible() -> boardWithMessages(page, drawing.get().frame());
      case Covered() -> coveredFrame(page);
      case Timed _ -> timedFrame(page, drawing.get().frame());
      case Curtain(Seat seat) ->
          Frame.of(
              Text.wrapped(
                  List.of(Text.EMPTY, Text.bright(MESSAGES.format("curtain", seat)), Text.EMPTY),
                  page.size().columns()));
    };
  }

  /** Returns the complete screen of a match page. */
  static <C, O, V> Screen screen(MatchPage<C, O, V> page) {
    boolean table = page.visibility() instanceof Visible;
    Lazy<BoardDrawing<C, V>> drawing = drawing(page);
    Frame frame = frame(page, drawing);
    return new Screen(
        page.visibility() instanceof Curtain ? Screen.Kind.CURTAIN : Screen.Kind.TABLE,
        new Screen.Picture(
            page.size(),
            frame,
            page.motion().stream().map(board -> boardWithMessages(page, board)).toList(),
            Lazy.of(() -> table ? hotSpots(page, drawing.get()) : List.of()),
            page.visibility() instanceof Timed,
            (table || page.visibility() instanceof Timed)
                && drawing.get() instanceof ListedBoard<?, ?, ?> list
                && list.hasPreviousPage(),
            () -> SpokenOutput.lines(page)),
        new Screen.InputOptions(
            prompt(page),
            page.legalCommandTexts(),
            page.availableCommonCommands().stream().map(CommonCommand::word).toList(),
            page.snapshot().isToMove() || page.snapshot().turn().isOver(),
            new TypedLinePreview<>(page, frame, drawing)),
        table ? page.log() : List.of(),
        Lazy.of(() -> ReplyTexts.currentSituation(page)));
  }

  private static <C, O, V> String prompt(MatchPage<C, O, V> page) {
    return switch (page.visibility()) {
      case Curtain _ -> MESSAGES.format("prompt.enter");
      case Covered _ when page.secondsLeft() > 0 -> MESSAGES.format("prompt.enter");
      case Timed _ when ListedBoard.hasNextPage(page) -> MESSAGES.format("prompt.minute.more");
      case Timed _ -> MESSAGES.format("prompt.minute");
      case Visible _, Covered _ -> inputPrompt(page);
    };
  }

  private static <C, O, V> String inputPrompt(MatchPage<C, O, V> page) {
    if (page.snapshot().turn().isOver()) {
      String prompt =
          MESSAGES.format("prompt.over", ReplyTexts.joinWithOr(ReplyTexts.wordsAfterMatch(page)));
      boolean narrow = prompt.length() > page.size().columns() * 3 / 5;
      return narrow ? MESSAGES.format("prompt.over.narrow") : prompt;
    }
    if (page.emptyLineAdvances()) {
      return MESSAGES.format("prompt.next");
    }
    return page.ownSeats().isEmpty()
        ? MESSAGES.format("prompt.watch")
        : page.snapshot().viewer() + "> ";
  }

  static <C, O, V> Frame boardWithMessages(MatchPage<C, O, V> page, Frame board) {
    List<Text> below = new ArrayList<>();
    below.add(Text.EMPTY);
    below.addAll(recentLines(page, board));
    below.addAll(replyAndStatus(page));
    return board.stackedOn(Frame.of(below));
  }

  static <C, O, V> List<Text> replyAndStatus(MatchPage<C, O, V> page) {
    List<Text> last = new ArrayList<>(Text.wrapped(page.reply(), page.size().columns()));
    last.addAll(statusLines(page));
    return last;
  }

  /**
   * Returns the screen while the cards are covered: the recent messages, the reply, and either the
   * announcement of the viewing time or, if it is over, the question.
   */
  private static <C, O, V> Frame coveredFrame(MatchPage<C, O, V> page) {
    List<Text> recent = Text.wrapped(page.recentMessages(), page.size().columns());
    List<Text> messages = new ArrayList<>(page.reply());
    messages.add(Text.EMPTY);
    if (page.secondsLeft() > 0) {
      String key = page.context().online() ? "viewing.before.online" : "viewing.before";
      messages.add(Text.bright(MESSAGES.format(key, page.secondsLeft())));
    } else {
      messages.add(Text.plain(MESSAGES.format("viewing.over")));
      messages.addAll(statusLines(page));
    }
    List<Text> last = Text.wrapped(messages, page.size().columns());
    int availableRows =
        page.context().preferences().scrolls()
            ? MAX_SCROLLED_ROWS
            : Math.max(0, page.size().rows() - last.size() - 2);
    List<Text> lines = new ArrayList<>();
    lines.addAll(recent.subList(Math.max(0, recent.size() - availableRows), recent.size()));
    lines.addAll(last);
    return Frame.of(lines);
  }

  /** Returns the table with the remaining time, as a bar and a number, and the reply. */
  private static <C, O, V> Frame timedFrame(MatchPage<C, O, V> page, Frame board) {
    int totalSeconds = Math.max(1, page.snapshot().viewingSeconds());
    int length = Math.clamp(page.size().columns() - SECONDS_WIDTH, 1, MAX_BAR_WIDTH);
    int filledLength =
        Math.min(length, (page.secondsLeft() * length + totalSeconds - 1) / totalSeconds);
    String bar = "█".repeat(filledLength) + "░".repeat(length - filledLength);
    List<Text> below = new ArrayList<>();
    below.add(Text.bright(MESSAGES.format("viewing.countdown", bar, page.secondsLeft())));
    below.addAll(Text.wrapped(page.reply(), page.size().columns()));
    return board.stackedOn(Frame.of(below));
  }

  /** Returns the table; empty while its cards are covered. */
  static <C, O, V> Frame visibleBoard(MatchPage<C, O, V> page) {
    return page.visibility() instanceof Covered ? Frame.of(List.of()) : board(page);
  }

  static <C, O, V> Frame board(MatchPage<C, O, V> page) {
    return drawing(page).get().frame();
  }

  /** Returns the task of the puzzle until it is answered, otherwise the question. */
  private static <C, O, V> Stream<Text> questionOrTask(MatchPage<C, O, V> page, String question) {
    List<String> task = page.context().openTask(page.snapshot().view());
    return task.isEmpty() ? Stream.of(Text.plain(question)) : task.stream().map(Text::bright);
  }

  /**
   * Returns the private marks, followed by the question to the viewer, the seats for which the
   * match is waiting, or the outcome.
   */
  static <C, O, V> List<Text> statusLines(MatchPage<C, O, V> page) {
    Snapshot<C, O, V> snapshot = page.snapshot();
    List<Text> lines = new ArrayList<>(markLines(page));
    lines.addAll(
        switch (snapshot.turn()) {
          case Turn.Over _ -> snapshot.ending();
          case Turn.Awaits _ when snapshot.question().isPresent() ->
              questionOrTask(page, snapshot.question().get()).toList();
          case Turn.Awaits(List<Seat> seats) ->
              List.of(
                  page.messages()
                      .waitingText()
                      .orElseGet(
                          () -> Text.faint(MESSAGES.format("waiting", seatNames(page, seats)))));
        });
    return Text.wrapped(lines, page.size().columns());
  }

  /**
   * Lists the private marks; empty if there are none or the description of the table includes them.
   */
  private static <C, O, V> List<Text> markLines(MatchPage<C, O, V> page) {
    List<PrivateMark> marks = page.snapshot().marks();
    return marks.isEmpty() || page.isListed() || page.context().preferences().spoken()
        ? List.of()
        : List.of(new Text(PrivateMark.listText(marks), MARK_STYLE));
  }

  private static String seatNames(MatchPage<?, ?, ?> page, List<Seat> seats) {
    return String.join(", ", seats.stream().map(page.title().messages()::nameOf).toList());
  }

  /**
   * Returns the recent messages that the table itself does not show. If they do not all fit,
   * returns the unread ones if these fill the space exactly, otherwise the latest ones.
   */
  static <C, O, V> List<Text> recentLines(MatchPage<C, O, V> page, Frame board) {
    int availableRows = availableRows(page, board);
    List<Text> messages = withoutBoardLines(page.recentMessages(), board);
    List<Text> recentLines = messageLines(page, messages, availableRows);
    if (recentLines.size() <= availableRows) {
      return recentLines;
    }
    List<Text> latest = latestThatFit(messages, availableRows, page.size().columns());
    List<Text> newLines =
        messageLines(page, withoutBoardLines(page.messages().unread(), board), availableRows);
    return newLines.size() == availableRows ? newLines : latest;
  }

  /**
   * Returns whether a reply fits on the screen: below the table, the recent messages and the
   * question, or for spoken output, on a separate screen. One or two lines may displace recent
   * messages.
   */
  static <C, O, V> boolean replyFitsBelow(MatchPage<C, O, V> page, List<Text> lines) {
    if (page.context().preferences().spoken()) {
      return Text.wrapped(lines, page.size().columns()).size()
          <= page.size().rows() - RESERVED_ROWS;
    }
    if (page.context().preferences().scrolls()) {
      return true;
    }
    if (page.visibility() instanceof TableVisibility.Timed) {
      Frame visibleFrame = frame(page.withMessages(page.messages().withReply(lines)));
      return visibleFrame.size().rows() < page.size().rows();
    }
    Size size = page.size();
    int availableRows =
        size.rows() - visibleBoard(page).size().rows() - statusLines(page).size() - 3;
    int recentLines = Text.wrapped(page.recentMessages(), size.columns()).size();
    return Text.wrapped(lines, size.columns()).size()
        <= Math.max(Math.min(2, availableRows), availableRows - recentLines);
  }

  /**
   * Returns as much of a reply as fits below cards with a limited viewing time, with a note if it
   * was shortened.
   */
  static <C, O, V> List<Text> shortenedReply(MatchPage<C, O, V> page, List<Text> lines) {
    if (lines.isEmpty() || page.context().preferences().scrolls()) {
      return lines;
    }
    int free = page.size().rows() - 1 - frame(page).size().rows();
    List<Text> wrapped = Text.wrapped(lines, page.size().columns());
    if (wrapped.size() <= Math.max(1, free)) {
      return lines;
    }
    List<Text> note =
        Text.wrapped(
            List.of(Text.faint(MESSAGES.format("viewing.answer-shortened"))),
            page.size().columns());
    List<Text> visible = new ArrayList<>(wrapped.subList(0, Math.max(0, free - note.size())));
    visible.addAll(note.subList(0, Math.clamp(free, 1, note.size())));
    return visible;
  }

  /**
   * Returns the messages as wrapped lines. If they do not fit below the table, joins messages of
   * the same style.
   */
  private static <C, O, V> List<Text> messageLines(
      MatchPage<C, O, V> page, List<Text> messages, int availableRows) {
    List<Text> lines = Text.wrapped(messages, page.size().columns());
    return lines.size() <= availableRows || availableRows <= 1
        ? lines
        : Text.wrapped(joinLines(messages), page.size().columns());
  }

  /** Returns whether messages fit below the table. */
  static <C, O, V> boolean messagesFitBelow(MatchPage<C, O, V> page, List<Text> messages) {
    if (page.context().preferences().spoken()) {
      return replyFitsBelow(page, messages);
    }
    int availableRows = availableRows(page, visibleBoard(page));
    List<Text> lines = messageLines(page, messages, availableRows);
    return lines.size() <= availableRows;
  }

  /**
   * Returns the number of rows that are free for recent messages; {@link #MAX_SCROLLED_ROWS} if the
   * output scrolls.
   */
  private static <C, O, V> int availableRows(MatchPage<C, O, V> page, Frame board) {
    if (page.context().preferences().scrolls()) {
      return MAX_SCROLLED_ROWS;
    }
    int others = board.size().rows() + replyAndStatus(page).size() + 3;
    return Math.max(0, page.size().rows() - others);
  }

  /** Joins adjacent lines of the same style, except indented ones. */
  static List<Text> joinLines(List<Text> lines) {
    List<Text> all = new ArrayList<>();
    for (Text line : lines) {
      boolean joins =
          !all.isEmpty()
              && all.getLast().style().equals(line.style())
              && !isIndented(all.getLast())
              && !isIndented(line);
      all.add(joins ? new Text(all.removeLast().text() + " " + line.text(), line.style()) : line);
    }
    return all;
  }

  /** Returns whether a line is indented or part of a lesson. */
  private static boolean isIndented(Text line) {
    return line.text().startsWith(" ") || line.text().startsWith("|");
  }

  /** Removes lines that repeat a row of the table literally. */
  private static List<Text> withoutBoardLines(List<Text> messages, Frame board) {
    if (messages.isEmpty()) {
      return messages;
    }
    Set<String> boardLines = board.lines().stream().map(String::strip).collect(Collectors.toSet());
    return messages.stream().filter(line -> !boardLines.contains(line.text())).toList();
  }

  /** Returns as many of the latest messages as fit, preceded by the number of omitted lines. */
  private static List<Text> latestThatFit(List<Text> messages, int availableRows, int columns) {
    // A binary search: a later start needs fewer lines.
    int from = 0;
    int fits = messages.size();
    while (from < fits) {
      int middle = (from + fits) / 2;
      if (joinedFrom(messages, middle, columns).size() > availableRows - 1) {
        from = middle + 1;
      } else {
        fits = middle;
      }
    }
    List<Text> lines = joinedFrom(messages, from, columns);
    int before = Text.wrapped(messages.subList(0, from), columns).size();
    List<Text> latest = new ArrayList<>();
    if (availableRows > 0) {
      latest.add(Text.faint(MESSAGES.format("earlier-lines", before)));
    }
    latest.addAll(lines);
    return latest;
  }

  private static List<Text> joinedFrom(List<Text> messages, int from, int columns) {
    return Text.wrapped(joinLines(messages.subList(from, messages.size())), columns);
  }

  /** Predicts the effect of a line that has not been entered yet. */
  private record TypedLinePreview<C, O, V>(
      MatchPage<C, O, V> page, Frame frame, Lazy<BoardDrawing<C, V>> drawing)
      implements LinePreview {
    @Override
    public boolean isAllowed(String line) {
      return switch (InputParser.parseForPreview(
          line, page.notation(), page.snapshot().legalCommands())) {
        case Intent.Play<C>(List<ParsedCommand<C>> commands) ->
            isLegal(commands.getFirst().command());
        case Intent.UseCommonCommand<C> _, Intent.Explain<C> _, Intent.Look<C> _ -> true;
        case Intent<C> _ -> false;
      };
    }

    @Override
    public Frame preview(String line) {
      return switch (InputParser.parseForPreview(
          line, page.notation(), page.snapshot().legalCommands())) {
        case Intent.Play<C>(List<ParsedCommand<C>> commands)
            when isLegal(commands.getFirst().command()) ->
            boardWithMessages(page, drawing.get().preview(commands.getFirst().command()));
        case Intent<C> _ -> frame;
      };
    }

    private boolean isLegal(C command) {
      return page.expectsCommand() && page.snapshot().legalCommands().contains(command);
    }
  }
}
