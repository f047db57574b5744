package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.server.Account;
import lethe.app.server.Clean;
import lethe.app.server.ClientSession;
import lethe.app.server.GameServer;
import lethe.app.server.Hall;
import lethe.app.server.News;
import lethe.app.server.ServerTable;
import lethe.app.words.Messages;

/** Answers the commands {@code say}, {@code talk} and {@code who}. */
final class HallRequests {
  private final LobbyContext context;
  private final GameServer server;
  private final Hall hall;
  private final Messages say;

  HallRequests(LobbyContext context) {
    this.context = context;
    this.server = context.server();
    this.hall = server.sessions().lobbyChat();
    this.say = context.messages();
  }

  /**
   * Answers {@code say} or {@code talk}.
   *
   * @param rest the words after the command
   */
  Reply reply(String word, List<String> rest) {
    return word.equals("say")
        ? said(Clean.line(String.join(" ", rest), LobbyContext.MAX_CHAT_LENGTH))
        : talk();
  }

  /**
   * Sends a message to those who wait at the user's table, or to the lobby if the user is at none.
   */
  private Reply said(String line) {
    Optional<String> unsaid = context.checkChat(line, "say");
    if (unsaid.isPresent()) {
      return Reply.refused(unsaid.get());
    }
    ClientSession session = context.session();
    table()
        .ifPresentOrElse(
            table -> server.atTable().say(session, table, line), () -> hall.say(session, line));
    return Reply.said(List.of());
  }

  /** Returns the table at which the user waits; empty in the lobby. */
  private Optional<ServerTable> table() {
    int number = context.session().tableNumber();
    return server.tables().stream().filter(table -> table.number() == number).findFirst();
  }

  private Reply talk() {
    List<News> said =
        table().map(table -> server.atTable().talk(context.session(), table)).orElseGet(hall::talk);
    List<String> lines = said.stream().map(Sentences::say).toList();
    return Reply.said(lines.isEmpty() ? List.of(say.say("no-talk")) : lines);
  }

  /**
   * Returns the user's own name and who else is connected. Only friends are named; others are
   * counted.
   */
  Reply who() {
    Account account = context.account();
    String kind = say.say(context.session().isGuest() ? "a-guest" : "a-key");
    List<String> lines = new ArrayList<>(List.of(say.say("you-are", account.name(), kind)));
    List<String> named =
        server.sessions().friends().here(account).stream()
            .filter(name -> !name.equals(account.name()))
            .toList();
    long others =
        server.sessions().sessions().stream()
            .map(ClientSession::account)
            .distinct()
            .filter(one -> !one.equals(account) && !named.contains(one.name()))
            .count();
    if (!named.isEmpty()) {
      lines.add(others == 0 ? say.say("here", named) : say.say("here.others", named, others));
    } else if (others > 0) {
      lines.add(say.say("here.unnamed", others));
    }
    return Reply.said(lines);
  }
}
