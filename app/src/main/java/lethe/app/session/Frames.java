package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import lethe.app.command.Meta;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Screen;
import lethe.app.session.Mode.Covered;
import lethe.app.session.Mode.Curtain;
import lethe.app.session.Mode.Minute;
import lethe.app.session.Mode.Table;
import lethe.app.words.Marked;
import lethe.app.words.Messages;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/** What a session's screen looks like, without the line that is being typed. */
final class Frames {
  private static final Messages SAY = Messages.of(Frames.class);

  /** How long the bar of a minute is. */
  private static final int BAR = 48;

  /** What the seconds beside it take. */
  private static final int SECONDS = 6;

  /** So many lines stay free beside what is said. */
  private static final int SAID = 6;

  /** More lines than are ever told at once. */
  private static final int MANY = 10_000;

  private Frames() {}

  static <C, O, V> Frame frame(Session<C, O, V> session) {
    return switch (session.mode()) {
      case Table() -> table(session, board(session));
      case Covered() -> covered(session);
      case Minute _ -> minute(session);
      case Curtain(Seat seat) ->
          Frame.of(
              Text.wrapped(
                  List.of(Text.EMPTY, Text.bright(SAY.say("curtain", seat)), Text.EMPTY),
                  session.size().columns()));
    };
  }

  /** All that a console needs to show the session. */
  static <C, O, V> Screen screen(Session<C, O, V> session) {
    boolean table = session.mode() instanceof Table;
    Frame frame = frame(session);
    return new Screen(
        session.mode() instanceof Curtain ? Screen.Kind.CURTAIN : Screen.Kind.TABLE,
        new Screen.Picture(
            session.size(),
            frame,
            session.motion().stream().map(board -> table(session, board)).toList(),
            table ? places(session) : List.of(),
            session.mode() instanceof Minute,
            () -> Saying.lines(session)),
        new Screen.Offer(
            prompt(session),
            session.legal(),
            session.metas().stream().map(Meta::word).toList(),
            session.snapshot().isAsked() || session.snapshot().turn().isOver(),
            new Considering<>(session, frame)),
        table ? session.log() : List.of(),
        Answers.now(session));
  }

  private static <C, O, V> List<Screen.Place> places(Session<C, O, V> session) {
    if (Listed.is(session)) {
      return Listed.of(session).places();
    }
    Snapshot<C, V> snapshot = session.snapshot();
    List<C> legal = session.isAsked() ? snapshot.legal() : List.of();
    Size size = session.size();
    return session
        .title()
        .renderer()
        .targets(snapshot.view(), snapshot.viewer(), size, legal)
        .stream()
        .map(
            target ->
                new Screen.Place(
                    target.area(),
                    target.about(),
                    target.commands().stream().map(session.notation()::write).toList()))
        .toList();
  }

  /** What stands before the line that is being typed. */
  private static <C, O, V> String prompt(Session<C, O, V> session) {
    return switch (session.mode()) {
      case Curtain _ -> SAY.say("prompt.enter");
      case Covered _ when session.left() > 0 -> SAY.say("prompt.enter");
      case Minute _ -> SAY.say("prompt.minute");

      case Table _, Covered _ -> line(session);
    };
  }

  private static <C, O, V> String line(Session<C, O, V> session) {
    if (session.snapshot().turn().isOver()) {
      return SAY.say("prompt.over");
    }
    if (session.advances()) {
      return SAY.say("prompt.next");
    }
    return session.mine().isEmpty() ? SAY.say("prompt.watch") : session.snapshot().viewer() + "> ";
  }

  /** Whether these lines have room below the table, the news and the question. */
  static <C, O, V> boolean fitBelow(Session<C, O, V> session, List<Text> lines) {
    if (session.seating().wanted().spoken()) {
      return Text.wrapped(lines, session.size().columns()).size() <= session.size().rows() - SAID;
    }
    if (session.seating().wanted().lasting()) {
      return true;
    }
    Size size = session.size();
    int room = size.rows() - inSight(session).size().rows() - asked(session).size() - 3;
    int news = Text.wrapped(session.news(), size.columns()).size();
    return Text.wrapped(lines, size.columns()).size() <= Math.max(Math.min(2, room), room - news);
  }

  /** What was told, a line each; run together where that has no room below the table. */
  private static <C, O, V> List<Text> news(Session<C, O, V> session, List<Text> told, int room) {
    List<Text> lines = Text.wrapped(told, session.size().columns());
    return lines.size() <= room || room <= 1
        ? lines
        : Text.wrapped(runTogether(told), session.size().columns());
  }

  /** Whether all of this can be seen below the table. */
  static <C, O, V> boolean fitsAsNews(Session<C, O, V> session, List<Text> told) {
    if (session.seating().wanted().spoken()) {
      return fitBelow(session, told);
    }
    int room = roomForNews(session, inSight(session));
    List<Text> lines = news(session, told, room);
    return lines.size() <= (session.news().size() > told.size() ? room - 1 : room);
  }

  /** As many rows as are left; as many as there may ever be where nothing has to be cut. */
  private static <C, O, V> int roomForNews(Session<C, O, V> session, Frame board) {
    if (session.seating().wanted().lasting()) {
      return MANY;
    }
    int others = board.size().rows() + last(session).size() + 3;
    return Math.max(0, session.size().rows() - others);
  }

  /** Neighbors in one style become one line, but for those that are set in. */
  private static List<Text> runTogether(List<Text> lines) {
    List<Text> all = new ArrayList<>();
    for (Text line : lines) {
      boolean joins =
          !all.isEmpty()
              && all.getLast().style().equals(line.style())
              && !isSetIn(all.getLast())
              && !isSetIn(line);
      all.add(joins ? new Text(all.removeLast().words() + " " + line.words(), line.style()) : line);
    }
    return all;
  }

  /** Whether a line is one of several that belong together, or of a lesson. */
  private static boolean isSetIn(Text line) {
    return line.words().startsWith(" ") || line.words().startsWith("|");
  }

  static <C, O, V> Frame table(Session<C, O, V> session, Frame board) {
    int room = roomForNews(session, board);
    List<Text> news = news(session, session.news(), room);
    List<Text> below = new ArrayList<>();
    below.add(Text.EMPTY);
    below.addAll(news.size() > room ? latest(session, room) : news);
    below.addAll(last(session));
    return board.above(Frame.of(below));
  }

  /** The newest of what was told, in whole sentences, and how much came before. */
  private static <C, O, V> List<Text> latest(Session<C, O, V> session, int room) {
    int columns = session.size().columns();
    List<Text> told = session.news();
    // The later it begins, the fewer lines it takes.
    int from = 0;
    int fits = told.size();
    while (from < fits) {
      int middle = (from + fits) / 2;
      if (since(told, middle, columns).size() > room - 1) {
        from = middle + 1;
      } else {
        fits = middle;
      }
    }
    List<Text> lines = since(told, from, columns);
    int before = Text.wrapped(told.subList(0, from), columns).size();
    List<Text> latest = new ArrayList<>();
    if (room > 0) {
      latest.add(Text.faint(SAY.say("earlier", before)));
    }
    latest.addAll(lines);
    return latest;
  }

  private static List<Text> since(List<Text> told, int from, int columns) {
    return Text.wrapped(runTogether(told.subList(from, told.size())), columns);
  }

  static <C, O, V> List<Text> last(Session<C, O, V> session) {
    List<Text> last = new ArrayList<>(Text.wrapped(session.reply(), session.size().columns()));
    last.addAll(asked(session));
    return last;
  }

  /** What was told so far, and that something is about to be shown, or has been. */
  private static <C, O, V> Frame covered(Session<C, O, V> session) {
    List<Text> news = Text.wrapped(session.news(), session.size().columns());
    List<Text> said = new ArrayList<>(session.reply());
    said.add(Text.EMPTY);
    if (session.left() > 0) {
      said.add(Text.bright(SAY.say("covered", session.left())));
    } else {
      said.add(Text.plain(SAY.say("seen")));
      said.addAll(asked(session));
    }
    List<Text> last = Text.wrapped(said, session.size().columns());
    int room =
        session.seating().wanted().lasting()
            ? MANY
            : Math.max(0, session.size().rows() - last.size() - 2);
    List<Text> lines = new ArrayList<>();
    lines.addAll(news.subList(Math.max(0, news.size() - room), news.size()));
    lines.addAll(last);
    return Frame.of(lines);
  }

  /** The table with what is left of its time, as a bar and as a number. */
  private static <C, O, V> Frame minute(Session<C, O, V> session) {
    int whole = Math.max(1, session.title().seconds(session.snapshot().view()));
    int length = Math.clamp(session.size().columns() - SECONDS, 1, BAR);
    int full = Math.min(length, (session.left() * length + whole - 1) / whole);
    String bar = "█".repeat(full) + "░".repeat(length - full);
    List<Text> below = new ArrayList<>();
    below.add(Text.bright(SAY.say("minute", bar, session.left())));
    below.addAll(Text.wrapped(session.reply(), session.size().columns()));
    return board(session).above(Frame.of(below));
  }

  /** What takes up room of the table: nothing where it is covered. */
  private static <C, O, V> Frame inSight(Session<C, O, V> session) {
    return session.mode() instanceof Covered ? Frame.of(List.of()) : board(session);
  }

  static <C, O, V> Frame board(Session<C, O, V> session) {
    if (Listed.is(session)) {
      return Listed.of(session).frame();
    }
    Size size = session.size();
    Snapshot<C, V> snapshot = session.snapshot();
    return session.title().renderer().draw(snapshot.view(), snapshot.viewer(), size);
  }

  static <C, O, V> List<Text> asked(Session<C, O, V> session) {
    Snapshot<C, V> snapshot = session.snapshot();
    List<Text> lines =
        switch (snapshot.turn()) {
          case Turn.Over(var outcome) ->
              session.title().end(outcome, snapshot.viewer(), snapshot.circumstances());
          case Turn.Awaits _ when snapshot.viewer() instanceof Seat seat && snapshot.isAsked() ->
              List.of(
                  Text.plain(
                      Marked.plain(
                          session.title().tutor().ask(snapshot.view(), seat, snapshot.legal()))));
          case Turn.Awaits(List<Seat> seats) ->
              List.of(
                  session
                      .heard()
                      .waited()
                      .orElseGet(() -> Text.faint(SAY.say("waiting", names(seats)))));
        };
    return Text.wrapped(lines, session.size().columns());
  }

  private static String names(List<Seat> seats) {
    return String.join(", ", seats.stream().map(Seat::name).toList());
  }
}
