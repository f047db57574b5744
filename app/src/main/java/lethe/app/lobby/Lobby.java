package lethe.app.lobby;

import static lethe.app.lobby.Sentences.SAY;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.house.House;
import lethe.app.house.TableListing;
import lethe.app.page.Event;
import lethe.app.page.Screen;

/** Where everybody comes in: the games, the tables, and what was answered. */
final class Lobby {
  /** What is not longer than this is said below the tables; what is longer is a page. */
  private static final int SHORT = 4;

  /** How much of what was said can be scrolled back to. */
  private static final int LOG = 200;

  private final Visitor visitor;
  private final House house;
  private final RemoteTerminal terminal;
  private final LobbyRequests requests;
  private final TableRoom room;

  /** What was answered last, and all that was. */
  private List<Text> said = List.of();

  private final List<Text> log = new ArrayList<>();
  private boolean leaves;

  /**
   * A lobby.
   *
   * @param requests what can be asked for here
   * @param room where somebody goes from here who sits down
   */
  Lobby(Visitor visitor, LobbyRequests requests, TableRoom room) {
    this.visitor = visitor;
    this.house = visitor.house();
    this.terminal = visitor.terminal();
    this.requests = requests;
    this.room = room;
  }

  /** Until the person leaves; the exit code, which is the last answer's for a file of lines. */
  int run() {
    String welcome = terminal.hasScreen() ? "welcome.whole" : "welcome";
    List<String> greeting = new ArrayList<>();
    if (!terminal.hasScreen() && terminal.hasTerminal()) {
      greeting.addAll(house.notices().lines());
    }
    greeting.add(SAY.say(welcome, visitor.person().name()));
    say(greeting);
    int exit = Reply.DONE;
    while (!leaves) {
      switch (visitor.hear(screen(visitor.size()))) {
        case Event.Line(String line) -> exit = take(line);
        case Event.Ended _ -> leaves = true;
        default -> {
          List<String> told = visitor.told();
          if (!told.isEmpty()) {
            say(told);
          }
        }
      }
    }
    return terminal.hasTerminal() ? Reply.DONE : exit;
  }

  private int take(String line) {
    Reply reply = requests.reply(line);
    leaves = reply.leaves();
    say(reply.lines());
    if (!terminal.hasScreen() && reply.table().isPresent()) {
      terminal.print(reply.lines());
    }
    if (terminal.hasScreen() && Text.wrapped(said, visitor.size().columns()).size() > SHORT) {
      visitor.read(said);
      say(List.of());
    }
    if (reply.table().isPresent()) {
      say(go(reply));
    }
    return reply.exit();
  }

  /** Goes where an answer leads; what to say when the person is back from there. */
  List<String> go(Reply reply) {
    return reply.table().map(room::sit).orElse(List.of());
  }

  private void say(List<String> lines) {
    said = lines.stream().map(Text::plain).toList();
    log.addAll(said);
    log.subList(0, Math.max(0, log.size() - LOG)).clear();
  }

  private Screen screen(Size size) {
    List<TableListing> tables = house.list(visitor.person());
    return terminal.hasScreen()
        ? LobbySheet.whole(
            visitor.person(), house.notices().lines(), tables, said, log, LobbyRequests.WORDS, size)
        : LobbySheet.lines(
            visitor.person(),
            tables,
            terminal.hasTerminal() ? Text.wrapped(said, size.columns()) : said,
            LobbyRequests.WORDS,
            size);
  }
}
