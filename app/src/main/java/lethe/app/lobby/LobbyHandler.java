package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.app.page.Console;
import lethe.app.runner.PageRunner;
import lethe.app.server.GameServer;
import lethe.app.server.base.Log;
import lethe.app.server.client.ClientSession;

/** Handles one user's session from start to end. */
public final class LobbyHandler implements Runnable {
  private final GameServer server;
  private final LobbyContext context;
  private final LobbyCommands commands;

  LobbyHandler(LobbyContext context, LobbyCommands commands) {
    this.server = context.server();
    this.context = context;
    this.commands = commands;
  }

  @Override
  public void run() {
    RemoteTerminal terminal = context.terminal();
    ClientSession session = context.session();
    SessionMailbox mailbox = context.mailbox();
    int exit = Reply.FAILED;
    List<String> finalLines = List.of();
    try {
      context.kickIfBanned();
      if (context.isDisconnecting()) {
        return;
      }
      if (context.isInLobby()) {
        if (!terminal.command().isBlank()) {
          context.setWaitsAfterInputEnds();
        }
        LobbyController lobby = controller(true);
        finalLines = lobby.run(Optional.empty());
        exit = terminal.isInteractive() ? Reply.DONE : lobby.exitCode();
      } else {
        boolean isNew = !server.sessions().isRegistered(context.account());
        Reply reply = commands.execute(terminal.command());
        exit = reply.exitCode();
        terminal.print(reply.lines());
        if (reply.destination().isPresent()) {
          if (isNew) {
            terminal.print(
                List.of(context.messages().format("current-name", context.account().name())));
          }
          finalLines = controller(false).run(reply.destination());
        } else if (reply.followUp() == Reply.FollowUp.OPEN_LOBBY && terminal.isInteractive()) {
          context.enterLobby();
          finalLines = controller(true).run(Optional.empty());
        }
      }
      OptionalInt unexecutedCount = terminal.unexecutedLineCount();
      if (unexecutedCount.isPresent()) {
        finalLines = withWaitingNote(finalLines, unexecutedCount.getAsInt());
        exit = unexecutedCount.getAsInt() > 0 ? Reply.WAITING : exit;
      }
    } catch (RuntimeException e) {
      server.log().operationFailed("session", e);
      finalLines = List.of(LobbyMessages.MESSAGES.format("internal-error"));
    } finally {
      server.sessions().remove(session);
      mailbox.runner().map(PageRunner::console).ifPresent(Console::close);
      terminal.print(finalLines);
      mailbox
          .disconnectReason()
          .ifPresent(reason -> terminal.print(List.of("", LobbyMessages.text(reason))));
      String name = session.account().name();
      server
          .log()
          .info(
              "session-ended",
              "address",
              session.address(),
              "name",
              name,
              "exit",
              exit,
              Log.CONNECTION_KEY,
              terminal.connectionId());
      terminal.exit(exit);
      terminal.hangUp();
      mailbox.markClosed();
    }
  }

  /**
   * Returns the final lines of a session that ended because it would have had to wait for other
   * players.
   *
   * @param unexecutedCount the number of lines that were typed and not executed
   */
  private static List<String> withWaitingNote(List<String> finalLines, int unexecutedCount) {
    List<String> lines = new ArrayList<>(finalLines);
    lines.add(
        LobbyMessages.MESSAGES.format(
            unexecutedCount == 0 ? "input-ended" : "input-ended.unexecuted", unexecutedCount));
    return lines;
  }

  private LobbyController controller(boolean returnsToLobby) {
    return new LobbyController(
        context, new PageRunner(context.openConsole()), commands, returnsToLobby);
  }
}
