package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.Page.Curtain;
import lethe.app.session.Page.Reading;
import lethe.app.session.Page.Table;
import lethe.app.titles.Messages;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/** What a session's screen looks like, without the line that is being typed. */
public final class Frames {
  private static final Messages SAY = Messages.of(Frames.class);

  private Frames() {}

  public static <C, O, V> Frame frame(Session<C, O, V> session) {
    return switch (session.page()) {
      case Table() -> table(session);
      case Curtain(Seat seat) ->
          Frame.of(List.of(Text.EMPTY, Text.bright(SAY.say("curtain", seat)), Text.EMPTY));
      case Reading reading -> reading(session, reading);
    };
  }

  /** What stands before the line that is being typed. */
  public static <C, O, V> String prompt(Session<C, O, V> session) {
    return switch (session.page()) {
      case Curtain _ -> SAY.say("prompt.enter");
      case Reading reading ->
          SAY.say(end(session, reading) < reading.lines().size() ? "prompt.more" : "prompt.last");
      case Table() when session.sight().turn().isOver() -> SAY.say("prompt.over");
      case Table() ->
          session.mine().isEmpty() ? SAY.say("prompt.watch") : session.sight().viewer() + "> ";
    };
  }

  /** How many lines of a text fit on one page. */
  static int readable(int rows) {
    return Math.max(1, rows - 2);
  }

  /** How many lines fit below the table and its news. */
  static <C, O, V> int roomBelow(Session<C, O, V> session) {
    return Math.max(
        2, session.size().rows() - board(session).size().rows() - session.news().size() - 4);
  }

  private static <C, O, V> Frame table(Session<C, O, V> session) {
    Frame board = board(session);
    List<Text> last = last(session);
    List<Text> news = news(session);
    int room = roomForNews(session);
    List<Text> below = new ArrayList<>();
    below.add(Text.EMPTY);
    if (news.size() > room && room > 0) {
      String key = session.mine().isEmpty() ? "earlier" : "earlier.enter";
      below.add(Text.faint(SAY.say(key, news.size() - room + 1)));
      below.addAll(news.subList(news.size() - room + 1, news.size()));
    } else {
      below.addAll(news.subList(Math.max(0, news.size() - room), news.size()));
    }
    below.addAll(last);
    return board.above(Frame.of(below));
  }

  private static <C, O, V> List<Text> last(Session<C, O, V> session) {
    List<Text> last = new ArrayList<>();
    session.reply().forEach(line -> last.addAll(line.wrapped(session.size().columns())));
    last.addAll(asked(session));
    return last;
  }

  /** What was told, a line each; where that is too much, run together. */
  static <C, O, V> List<Text> news(Session<C, O, V> session) {
    int columns = session.size().columns();
    List<Text> lines =
        session.news().stream().flatMap(line -> line.wrapped(columns).stream()).toList();
    return lines.size() <= roomForNews(session)
        ? lines
        : runTogether(session.news()).stream()
            .flatMap(line -> line.wrapped(columns).stream())
            .toList();
  }

  /** Whether some of the news does not fit below the table. */
  static <C, O, V> boolean hides(Session<C, O, V> session) {
    return news(session).size() > roomForNews(session);
  }

  private static <C, O, V> int roomForNews(Session<C, O, V> session) {
    int others = board(session).size().rows() + last(session).size() + 3;
    return Math.max(0, session.size().rows() - others);
  }

  /** Neighbors in one style become one line, but for those that are set in. */
  private static List<Text> runTogether(List<Text> lines) {
    List<Text> paragraphs = new ArrayList<>();
    for (Text line : lines) {
      boolean joins =
          !paragraphs.isEmpty()
              && paragraphs.getLast().style().equals(line.style())
              && !line.words().startsWith(" ")
              && !paragraphs.getLast().words().startsWith(" ");
      if (joins) {
        paragraphs.add(
            new Text(paragraphs.removeLast().words() + " " + line.words(), line.style()));
      } else {
        paragraphs.add(line);
      }
    }
    return paragraphs;
  }

  private static <C, O, V> Frame board(Session<C, O, V> session) {
    Size size = session.size();
    Sight<C, V> sight = session.sight();
    return session.title().screen().draw(sight.view(), sight.viewer(), size);
  }

  private static <C, O, V> List<Text> asked(Session<C, O, V> session) {
    Sight<C, V> sight = session.sight();
    List<Text> lines =
        switch (sight.turn()) {
          case Turn.Over(var outcome) -> session.title().screen().end(outcome, sight.viewer());
          case Turn.Awaits _ when sight.viewer() instanceof Seat seat && sight.isAsked() ->
              List.of(Text.plain(session.title().screen().ask(sight.view(), seat)));
          case Turn.Awaits(List<Seat> seats) ->
              List.of(Text.faint(SAY.say("waiting", names(seats))));
        };
    return lines.stream().flatMap(line -> line.wrapped(session.size().columns()).stream()).toList();
  }

  private static String names(List<Seat> seats) {
    return String.join(", ", seats.stream().map(Seat::name).toList());
  }

  private static <C, O, V> Frame reading(Session<C, O, V> session, Reading reading) {
    return Frame.of(reading.lines().subList(reading.from(), end(session, reading)));
  }

  private static <C, O, V> int end(Session<C, O, V> session, Reading reading) {
    return Math.min(reading.lines().size(), reading.from() + readable(session.size().rows()));
  }
}
