package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.app.page.Console;
import lethe.app.server.GameServer;
import lethe.app.server.Presence;

/** One user's session, from connecting to leaving. */
public final class Visit implements Runnable {
  private final GameServer server;
  private final Visitor visitor;
  private final VisitClient client;
  private final LobbyRequests requests;

  Visit(GameServer server, Visitor visitor, VisitClient client, LobbyRequests requests) {
    this.server = server;
    this.visitor = visitor;
    this.client = client;
    this.requests = requests;
  }

  @Override
  public void run() {
    RemoteTerminal terminal = visitor.terminal();
    Presence presence = visitor.presence();
    int exit = Reply.FAILED;
    List<String> last = List.of();
    try {
      visitor.keepOut();
      if (visitor.isEnding()) {
        return;
      }
      if (visitor.isInside()) {
        if (!terminal.line().isBlank()) {
          visitor.waitForOthers();
        }
        LobbyPerformer lobby = performer(true);
        last = lobby.run(Optional.empty());
        exit = terminal.hasTerminal() ? Reply.DONE : lobby.exit();
      } else {
        boolean newcomer = !server.visitors().isKept(visitor.account());
        Reply reply = requests.reply(terminal.line());
        exit = reply.exit();
        terminal.print(reply.lines());
        if (reply.way().isPresent()) {
          if (newcomer) {
            terminal.print(List.of(visitor.say().say("called", visitor.account().name())));
          }
          last = performer(false).run(reply.way());
        } else if (reply.going() == Reply.Going.COMES_IN && terminal.hasTerminal()) {
          last = performer(true).run(Optional.empty());
        }
      }
      OptionalInt unread = terminal.unread();
      if (unread.isPresent()) {
        last = waited(last, unread.getAsInt());
        exit = unread.getAsInt() > 0 ? Reply.WAITING : exit;
      }
    } catch (RuntimeException e) {
      server.log().failed("visit", e);
      last = List.of(Sentences.SAY.say("failed"));
    } finally {
      server.visitors().go(presence);
      client.console().ifPresent(Console::close);
      terminal.print(last);
      client.farewell().ifPresent(why -> terminal.print(List.of("", Sentences.say(why))));
      String name = presence.account().name();
      server.log().note("left", "address", presence.from(), "name", name, "exit", exit);
      terminal.exit(exit);
      terminal.hangUp();
      client.gone();
    }
  }

  /**
   * What is said last where other people were waited for.
   *
   * @param unread how many lines were typed and are not executed
   */
  private static List<String> waited(List<String> last, int unread) {
    List<String> all = new ArrayList<>(last);
    all.add(Sentences.SAY.say(unread == 0 ? "input-over" : "input-over.left", unread));
    return all;
  }

  private LobbyPerformer performer(boolean stays) {
    return new LobbyPerformer(visitor, visitor.console(), requests, stays);
  }
}
