package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.app.page.Console;
import lethe.app.server.ClientSession;
import lethe.app.server.GameServer;

/** One user's session, from connecting to leaving. */
public final class LobbyHandler implements Runnable {
  private final GameServer server;
  private final LobbyContext context;
  private final SessionMailbox mailbox;
  private final LobbyRequests requests;

  LobbyHandler(
      GameServer server, LobbyContext context, SessionMailbox mailbox, LobbyRequests requests) {
    this.server = server;
    this.context = context;
    this.mailbox = mailbox;
    this.requests = requests;
  }

  @Override
  public void run() {
    RemoteTerminal terminal = context.terminal();
    ClientSession session = context.session();
    int exit = Reply.FAILED;
    List<String> finalLines = List.of();
    try {
      context.kickIfBanned();
      if (context.isDisconnecting()) {
        return;
      }
      if (context.isInside()) {
        if (!terminal.command().isBlank()) {
          context.waitForOthers();
        }
        LobbyPerformer lobby = performer(true);
        finalLines = lobby.run(Optional.empty());
        exit = terminal.isInteractive() ? Reply.DONE : lobby.exit();
      } else {
        boolean newcomer = !server.sessions().isRegistered(context.account());
        Reply reply = requests.reply(terminal.command());
        exit = reply.exit();
        terminal.print(reply.lines());
        if (reply.way().isPresent()) {
          if (newcomer) {
            terminal.print(List.of(context.messages().say("called", context.account().name())));
          }
          finalLines = performer(false).run(reply.way());
        } else if (reply.going() == Reply.Going.COMES_IN && terminal.isInteractive()) {
          finalLines = performer(true).run(Optional.empty());
        }
      }
      OptionalInt unread = terminal.unread();
      if (unread.isPresent()) {
        finalLines = waited(finalLines, unread.getAsInt());
        exit = unread.getAsInt() > 0 ? Reply.WAITING : exit;
      }
    } catch (RuntimeException e) {
      server.log().error("visit", e);
      finalLines = List.of(Sentences.SAY.say("failed"));
    } finally {
      server.sessions().disconnect(session);
      mailbox.console().ifPresent(Console::close);
      terminal.print(finalLines);
      mailbox
          .disconnectReason()
          .ifPresent(reason -> terminal.print(List.of("", Sentences.say(reason))));
      String name = session.account().name();
      server.log().info("left", "address", session.address(), "name", name, "exit", exit);
      terminal.exit(exit);
      terminal.hangUp();
      mailbox.markClosed();
    }
  }

  /**
   * What is said last where other people were waited for.
   *
   * @param unread how many lines were typed and are not executed
   */
  private static List<String> waited(List<String> finalLines, int unread) {
    List<String> all = new ArrayList<>(finalLines);
    all.add(Sentences.SAY.say(unread == 0 ? "input-over" : "input-over.left", unread));
    return all;
  }

  private LobbyPerformer performer(boolean stays) {
    return new LobbyPerformer(context, context.console(), requests, stays);
  }
}
