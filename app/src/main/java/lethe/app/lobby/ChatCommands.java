package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.command.CommandTable.Call;
import lethe.app.server.GameServer;
import lethe.app.server.account.Account;
import lethe.app.server.base.SafeText;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.session.LobbyChat;
import lethe.app.server.table.ServerTable;

/** Answers the commands {@code say}, {@code talk} and {@code who}. */
final class ChatCommands {
  private final LobbyContext context;
  private final GameServer server;
  private final LobbyChat lobbyChat;

  ChatCommands(LobbyContext context) {
    this.context = context;
    this.server = context.server();
    this.lobbyChat = server.sessions().lobbyChat();
  }

  /** Sends a chat message to the table at which the user waits, or to the lobby. */
  Reply say(Call call) {
    String line = SafeText.sanitize(call.text(), LobbyContext.MAX_CHAT_LENGTH);
    Optional<String> rejection = context.checkChat(line, "say");
    if (rejection.isPresent()) {
      return Reply.rejected(rejection.get());
    }
    ClientSession session = context.session();
    waitingTable()
        .ifPresentOrElse(
            table -> server.tableService().say(session, table, line),
            () -> lobbyChat.say(session, line));
    return Reply.ok(context.replacedCharactersNotice().stream().toList());
  }

  /** Returns the table at which the user waits; empty in the lobby. */
  private Optional<ServerTable> waitingTable() {
    int number = context.session().tableNumber();
    return server.tables().stream().filter(table -> table.number() == number).findFirst();
  }

  Reply history() {
    List<Notification> notifications =
        waitingTable()
            .map(table -> server.tableService().chatHistory(context.session(), table))
            .orElseGet(lobbyChat::history);
    List<String> lines =
        notifications.stream()
            .filter(message -> !context.isMuted(message))
            .map(LobbyMessages::text)
            .toList();
    return Reply.ok(lines.isEmpty() ? List.of(context.messages().format("chat.empty")) : lines);
  }

  /**
   * Returns the user's own name and the other connected users. Users without a registered account
   * are only counted; hidden users are not mentioned.
   */
  Reply who() {
    Account account = context.account();
    List<String> lines = new ArrayList<>();
    lines.add(context.messages().format("you-are", account.name(), context.loginKind()));
    List<String> otherNames =
        server.sessions().friends().onlineNames(account).stream()
            .filter(name -> !name.equals(account.name()))
            .toList();
    long otherCount =
        server.sessions().sessions().stream()
            .map(ClientSession::account)
            .distinct()
            .filter(user -> !user.equals(account) && !server.sessions().isRegistered(user))
            .count();
    if (!otherNames.isEmpty()) {
      lines.add(
          otherCount == 0
              ? context.messages().format("present-users", otherNames)
              : context.messages().format("present-users.others", otherNames, otherCount));
    } else if (otherCount > 0) {
      lines.add(context.messages().format("present-users.unnamed", otherCount));
    }
    return Reply.ok(lines);
  }
}
