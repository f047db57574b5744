package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import lethe.app.command.CommonCommand;
import lethe.app.frame.Frame;
import lethe.app.frame.Text;
import lethe.app.page.Screen;
import lethe.app.session.Mode.Covered;
import lethe.app.session.Mode.Curtain;
import lethe.app.session.Mode.Timed;
import lethe.app.session.Mode.Visible;
import lethe.app.words.CommandMarkup;
import lethe.app.words.Lazy;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/** The screens of a match page, without the input line. */
final class MatchScreens {
  /** The length of the countdown bar. */
  private static final int BAR_WIDTH = 48;

  /** The number of columns for the seconds beside the bar. */
  private static final int SECONDS_WIDTH = 6;

  private MatchScreens() {}

  static <C, O, V> Frame frame(MatchPage<C, O, V> session) {
    return frame(session, boardView(session));
  }

  /** Returns the visible table, computed on demand; a covered table is never laid out. */
  private static <C, O, V> Lazy<BoardView<C>> boardView(MatchPage<C, O, V> session) {
    return Lazy.of(() -> BoardView.of(session));
  }

  private static <C, O, V> Frame frame(MatchPage<C, O, V> session, Lazy<BoardView<C>> seen) {
    return switch (session.mode()) {
      case Visible() -> table(session, seen.get().frame());
      case Covered() -> covered(session);
      case Timed _ -> timedBoard(session, seen.get().frame());
      case Curtain(Seat seat) ->
          Frame.of(
              Text.wrapped(
                  List.of(Text.EMPTY, Text.bright(MESSAGES.format("curtain", seat)), Text.EMPTY),
                  session.size().columns()));
    };
  }

  /** Returns the complete screen of a match page. */
  static <C, O, V> Screen screen(MatchPage<C, O, V> session) {
    boolean table = session.mode() instanceof Visible;
    Lazy<BoardView<C>> seen = boardView(session);
    Frame frame = frame(session, seen);
    return new Screen(
        session.mode() instanceof Curtain ? Screen.Kind.CURTAIN : Screen.Kind.TABLE,
        new Screen.Picture(
            session.size(),
            frame,
            session.motion().stream().map(board -> table(session, board)).toList(),
            Lazy.of(() -> table ? seen.get().places() : List.of()),
            session.mode() instanceof Timed,
            (table || session.mode() instanceof Timed) && seen.get().hasPreviousPage(),
            () -> SpokenOutput.lines(session)),
        new Screen.InputOptions(
            prompt(session),
            session.legalTexts(),
            session.availableCommonCommands().stream().map(CommonCommand::word).toList(),
            session.snapshot().isToMove() || session.snapshot().turn().isOver(),
            new MatchLinePreview<>(session, frame, seen)),
        table ? session.log() : List.of(),
        Lazy.of(() -> ReplyTexts.currentSituation(session)));
  }

  /** Returns the prompt. */
  private static <C, O, V> String prompt(MatchPage<C, O, V> session) {
    return switch (session.mode()) {
      case Curtain _ -> MESSAGES.format("prompt.enter");
      case Covered _ when session.secondsLeft() > 0 -> MESSAGES.format("prompt.enter");
      case Timed _ when ListedBoard.hasNextPage(session) -> MESSAGES.format("prompt.minute.more");
      case Timed _ -> MESSAGES.format("prompt.minute");

      case Visible _, Covered _ -> line(session);
    };
  }

  private static <C, O, V> String line(MatchPage<C, O, V> session) {
    if (session.snapshot().turn().isOver()) {
      String prompt =
          MESSAGES.format(
              "prompt.over", ReplyTexts.alternatives(EndOfMatchHelp.commonWords(session)));
      boolean narrow = prompt.length() > session.size().columns() / 2;
      return narrow ? MESSAGES.format("prompt.over.narrow") : prompt;
    }
    if (session.emptyLineAdvances()) {
      return MESSAGES.format("prompt.next");
    }
    return session.ownSeats().isEmpty()
        ? MESSAGES.format("prompt.watch")
        : session.snapshot().viewer() + "> ";
  }

  static <C, O, V> Frame table(MatchPage<C, O, V> session, Frame board) {
    List<Text> below = new ArrayList<>();
    below.add(Text.EMPTY);
    below.addAll(RecentMessages.linesBelow(session, board));
    below.addAll(latestMessages(session));
    return board.stackedOn(Frame.of(below));
  }

  static <C, O, V> List<Text> latestMessages(MatchPage<C, O, V> session) {
    List<Text> last = new ArrayList<>(Text.wrapped(session.reply(), session.size().columns()));
    last.addAll(question(session));
    return last;
  }

  /** Returns the screen while the cards are covered, with the news and an announcement. */
  private static <C, O, V> Frame covered(MatchPage<C, O, V> session) {
    List<Text> news = Text.wrapped(session.recentMessages(), session.size().columns());
    List<Text> said = new ArrayList<>(session.reply());
    said.add(Text.EMPTY);
    if (session.secondsLeft() > 0) {
      said.add(Text.bright(MESSAGES.format("covered", session.secondsLeft())));
    } else {
      said.add(Text.plain(MESSAGES.format("seen")));
      said.addAll(question(session));
    }
    List<Text> last = Text.wrapped(said, session.size().columns());
    int room =
        session.context().preferences().scrolls()
            ? RecentMessages.MAX_LINES
            : Math.max(0, session.size().rows() - last.size() - 2);
    List<Text> lines = new ArrayList<>();
    lines.addAll(news.subList(Math.max(0, news.size() - room), news.size()));
    lines.addAll(last);
    return Frame.of(lines);
  }

  /** Returns the table with the remaining time as a bar and a number. */
  private static <C, O, V> Frame timedBoard(MatchPage<C, O, V> session, Frame board) {
    int whole = Math.max(1, session.title().viewingSeconds(session.snapshot().view()));
    int length = Math.clamp(session.size().columns() - SECONDS_WIDTH, 1, BAR_WIDTH);
    int full = Math.min(length, (session.secondsLeft() * length + whole - 1) / whole);
    String bar = "█".repeat(full) + "░".repeat(length - full);
    List<Text> below = new ArrayList<>();
    below.add(Text.bright(MESSAGES.format("minute", bar, session.secondsLeft())));
    below.addAll(Text.wrapped(session.reply(), session.size().columns()));
    return board.stackedOn(Frame.of(below));
  }

  /** Returns the part of the table that takes up room; empty while it is covered. */
  static <C, O, V> Frame visibleBoard(MatchPage<C, O, V> session) {
    return session.mode() instanceof Covered ? Frame.of(List.of()) : board(session);
  }

  static <C, O, V> Frame board(MatchPage<C, O, V> session) {
    return BoardView.of(session).frame();
  }

  static <C, O, V> List<Text> question(MatchPage<C, O, V> session) {
    Snapshot<C, V> snapshot = session.snapshot();
    List<Text> lines =
        switch (snapshot.turn()) {
          case Turn.Over(var outcome) ->
              session.title().ending(outcome, snapshot.viewer(), snapshot.caveats());
          case Turn.Awaits _ when snapshot.viewer() instanceof Seat seat && snapshot.isToMove() ->
              List.of(
                  Text.plain(
                      CommandMarkup.strip(
                          session
                              .title()
                              .tutor()
                              .question(snapshot.view(), seat, snapshot.legal()))));
          case Turn.Awaits(List<Seat> seats) ->
              List.of(
                  session
                      .messages()
                      .waitingText()
                      .orElseGet(() -> Text.faint(MESSAGES.format("waiting", names(seats)))));
        };
    return Text.wrapped(lines, session.size().columns());
  }

  private static String names(List<Seat> seats) {
    return String.join(", ", seats.stream().map(Seat::name).toList());
  }
}
