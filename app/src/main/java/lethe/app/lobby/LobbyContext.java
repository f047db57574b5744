package lethe.app.lobby;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import lethe.app.page.Confirmation;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.server.GameServer;
import lethe.app.server.account.Account;
import lethe.app.server.base.Limit;
import lethe.app.server.base.SafeText;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.session.Friends;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableResult;
import lethe.app.text.Messages;
import lethe.engine.core.Rejection;

/** The state of one user's session that its pages and commands share. */
final class LobbyContext {
  /** The maximum length of a chat message, in characters. */
  static final int MAX_CHAT_LENGTH = 200;

  /** The option that lets commands wait for other players after the end of the input. */
  static final String WAIT_OPTION = "--wait";

  private final GameServer server;
  private final ClientSession session;
  private final SessionMailbox mailbox;
  private final RemoteTerminal terminal;

  /**
   * Whether the user types commands in the lobby, instead of having connected to run a single one.
   */
  private boolean inLobby;

  /** Whether commands wait for other players after the end of the input. */
  private boolean waitsAfterInputEnds;

  /** The request of the previous command that has to be confirmed; empty if there is none. */
  private String unconfirmedRequest = "";

  /** The request of the current command that has to be confirmed; empty if there is none. */
  private String currentRequest = "";

  /** The line of the current command, as typed. */
  private String currentLine = "";

  /**
   * A return code that the guest has not been shown yet; empty for a user with a key. It is shown
   * once, as soon as the guest has a table to come back to.
   */
  private Optional<String> returnCode;

  LobbyContext(
      GameServer server,
      ClientSession session,
      SessionMailbox mailbox,
      RemoteTerminal terminal,
      Optional<String> returnCode) {
    this.server = server;
    this.session = session;
    this.mailbox = mailbox;
    this.terminal = terminal;
    this.returnCode = returnCode;
    String command = terminal.command().strip();
    this.inLobby = command.isEmpty() || command.equals(WAIT_OPTION);
  }

  GameServer server() {
    return server;
  }

  ClientSession session() {
    return session;
  }

  Account account() {
    return session.account();
  }

  /**
   * Returns the messages in the wording for the place where the user types: the lobby or a shell.
   */
  Messages messages() {
    return inLobby ? LobbyMessages.MESSAGES : LobbyMessages.SHELL_MESSAGES;
  }

  /** Returns the answer to a refused request, with the reason for the refusal. */
  Reply reject(Rejection rejection) {
    return Reply.rejected(RejectionTexts.text(rejection, messages()));
  }

  /** Returns the answer to a refused request, with the message for a key as the reason. */
  Reply reject(String key, Object... arguments) {
    return Reply.rejected(messages().format(key, arguments));
  }

  /**
   * Returns the answer to a request that either was refused or has been carried out.
   *
   * @param refusal the refusal; empty if the request has been carried out
   * @param key the key of the message that reports the success
   */
  Reply answer(Optional<Rejection> refusal, String key, Object... arguments) {
    return refusal.map(this::reject).orElseGet(() -> Reply.ok(messages().format(key, arguments)));
  }

  /** Returns the answer to a request to go to a table. */
  Reply answer(TableResult result) {
    return switch (result) {
      case TableResult.Admitted(ServerTable table) -> Reply.goTo(table);
      case TableResult.Rejected(Rejection rejection) -> reject(rejection);
    };
  }

  /**
   * Returns the command that takes the user back to a table. A guest who runs a single command has
   * to insert the return code.
   */
  String returnCommand(int table) {
    return messages()
        .format(isSingleCommandGuest() ? "command.return.guest" : "command.return", table);
  }

  /**
   * Returns the command that gives up the seat at a table. A guest who runs a single command has to
   * insert the return code.
   */
  String giveUpCommand(int table) {
    return messages()
        .format(isSingleCommandGuest() ? "command.leave.guest" : "command.leave", table);
  }

  /**
   * Returns whether the user is a guest who runs a single command. The server recognizes such a
   * guest again only by the return code.
   */
  private boolean isSingleCommandGuest() {
    return !inLobby && session.usesReturnCode();
  }

  /** Returns the names of those friends of the user who match a condition. */
  List<String> friendNames(Predicate<Friends.Friend> condition) {
    return server.sessions().friends().list(account()).stream()
        .filter(condition)
        .map(Friends.Friend::name)
        .toList();
  }

  /** Returns whether a notification is a chat message from a user whom this user has muted. */
  boolean isMuted(Notification notification) {
    return server.sessions().friends().isMuted(account(), notification);
  }

  /** Returns how the server recognizes the user: as a guest or by a key. */
  String loginKind() {
    return messages().format(session.usesReturnCode() ? "user.guest" : "user.with-key");
  }

  /** Returns whether the user types commands in the lobby, even while at a table. */
  boolean isInLobby() {
    return inLobby;
  }

  /** Records that the user has entered the lobby after the command of the connection. */
  void enterLobby() {
    inLobby = true;
  }

  /**
   * Begins a command, which can confirm a request of the previous one. Returns the line to execute:
   * the previous one if the user consents to its request, or else the given line.
   */
  String startCommand(String line) {
    unconfirmedRequest = currentRequest;
    currentRequest = "";
    if (unconfirmedRequest.isEmpty() || !Confirmation.isConsent(line)) {
      currentLine = line;
    }
    return currentLine;
  }

  /**
   * Returns whether a line answers a request for confirmation, which only makes sense after one.
   */
  boolean answersRequest(String line) {
    return !currentRequest.isEmpty()
        && (Confirmation.isConsent(line) || Confirmation.isRefusal(line));
  }

  /** Returns whether the line of the current command refuses the request of the previous one. */
  boolean isRequestRefused() {
    return !unconfirmedRequest.isEmpty() && Confirmation.isRefusal(currentLine);
  }

  /** Withdraws a request for confirmation because the user has typed a line of another kind. */
  void cancelRequest() {
    currentRequest = "";
  }

  /**
   * Returns a notice that other users see the message in the current line with some characters
   * replaced; empty if they see it as it was typed.
   */
  Optional<String> replacedCharactersNotice() {
    return SafeText.hasUnsuitableCharacters(currentLine)
        ? Optional.of(LobbyMessages.MESSAGES.format("chat.replaced"))
        : Optional.empty();
  }

  /**
   * Confirms a request if the previous command made the same one; otherwise records it. Returns
   * whether it is confirmed.
   */
  boolean confirm(String request) {
    boolean isConfirmed = unconfirmedRequest.equals(request);
    currentRequest = isConfirmed ? "" : request;
    return isConfirmed;
  }

  void setWaitsAfterInputEnds() {
    waitsAfterInputEnds = true;
  }

  boolean waitsAfterInputEnds() {
    return waitsAfterInputEnds;
  }

  RemoteTerminal terminal() {
    return terminal;
  }

  /** Returns the return code, if there is one, on the first call, and empty afterwards. */
  Optional<String> takeReturnCode() {
    Optional<String> code = returnCode;
    returnCode = Optional.empty();
    return code;
  }

  /**
   * Switches this session to the guest with this return code, and ends the session if that guest is
   * banned. Returns the guest, or empty if the code is unknown.
   */
  Optional<Account> restoreGuest(String code) {
    Optional<Account> guest = server.sessions().useReturnCode(session, code);
    guest.ifPresent(
        _ -> {
          kickIfBanned();
          returnCode = Optional.empty();
        });
    return guest;
  }

  void kickIfBanned() {
    server.sessions().kickIfBanned(session);
  }

  boolean isDisconnecting() {
    return mailbox.isDisconnecting();
  }

  /**
   * Returns the reason why a line is refused; empty if it is accepted. Lines from a pipe are
   * delayed rather than refused for arriving too fast.
   */
  Optional<String> checkLine(String line) {
    Optional<Rejection> rejection =
        terminal.isInteractive() ? session.checkLine(line) : session.checkAndThrottleLine(line);
    return rejection.map(RejectionTexts::text);
  }

  /**
   * Returns the message for the rejection of a chat message; empty if it is accepted.
   *
   * @param command the command that sends the message, shown to a user who has typed no message
   */
  Optional<String> checkChat(String line, String command) {
    return line.isEmpty()
        ? Optional.of(LobbyMessages.MESSAGES.format("chat.usage", command))
        : session.checkChatRate().map(RejectionTexts::text);
  }

  /** Delays a user who turns pages too fast. */
  void throttlePageTurn(PageEvent event) {
    if (event instanceof PageEvent.PageTurn || event instanceof PageEvent.CloseRequested) {
      session.throttlePageTurn();
    }
  }

  SessionMailbox mailbox() {
    return mailbox;
  }

  Console openConsole() {
    return terminal.openConsole(server.limits().intValue(Limit.LINE_LENGTH));
  }
}
