package lethe.app.lobby;

import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.server.GameServer;
import lethe.app.server.account.Account;
import lethe.app.server.base.Limit;
import lethe.app.server.client.ClientSession;
import lethe.app.words.Messages;
import lethe.engine.core.Rejection;

/** One user's session as the pages and commands see it. */
final class LobbyContext {
  /** Maximum length of a chat message, in characters. */
  static final int MAX_CHAT_LENGTH = 200;

  private final GameServer server;
  private final ClientSession session;
  private final SessionMailbox mailbox;
  private final RemoteTerminal terminal;

  /** The option of commands that lets them wait for other people after the end of the input. */
  static final String WAIT = "--wait";

  /** Whether commands wait for other people after the end of the input. */
  private boolean patient;

  /**
   * The guest's return code; empty after it has been shown, which happens once, as soon as there is
   * something to come back to.
   */
  private Optional<String> returnCode;

  LobbyContext(
      GameServer server,
      ClientSession session,
      SessionMailbox mailbox,
      RemoteTerminal terminal,
      Optional<String> code) {
    this.server = server;
    this.session = session;
    this.mailbox = mailbox;
    this.terminal = terminal;
    this.returnCode = code;
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

  /** Returns the messages in the variant for this user: the lobby's or the shell's. */
  Messages messages() {
    return isInside() ? LobbyMessages.MESSAGES : LobbyMessages.SHELL_MESSAGES;
  }

  /**
   * Returns how to come back to a table. A guest who runs a single command needs the return code.
   */
  String returnHint(int table) {
    return messages().format(isSingleCommandGuest() ? "come-back.guest" : "come-back", table);
  }

  /** Returns the command that gives up the seat at a table. */
  String giveUp(int table) {
    return messages().format(isSingleCommandGuest() ? "give-up.guest" : "give-up", table);
  }

  /**
   * Returns whether the user is a guest who runs a single command, whose next command is recognized
   * only by the return code.
   */
  private boolean isSingleCommandGuest() {
    return !isInside() && session.isGuest();
  }

  /** Returns whether the user connected without a command and types into the lobby. */
  boolean isInside() {
    String line = terminal.command().strip();
    return line.isEmpty() || line.equals(WAIT);
  }

  /** Lets commands wait for other people after the end of the input. */
  void waitForOthers() {
    patient = true;
  }

  boolean waitsForOthers() {
    return patient;
  }

  RemoteTerminal terminal() {
    return terminal;
  }

  /** Returns the return code on the first call, and empty afterwards. */
  Optional<String> takeReturnCode() {
    Optional<String> shown = returnCode;
    returnCode = Optional.empty();
    return shown;
  }

  /**
   * Makes this session the guest's whose return code is given. Returns that guest, or empty if the
   * code is unknown.
   */
  Optional<Account> restoreGuest(String typed) {
    Optional<Account> known = server.sessions().restoreGuest(session, typed);
    known.ifPresent(
        _ -> {
          kickIfBanned();
          returnCode = Optional.empty();
        });
    return known;
  }

  /** Ends the session if the user is banned. */
  void kickIfBanned() {
    server.sessions().kickIfBanned(session);
  }

  boolean isDisconnecting() {
    return mailbox.isDisconnecting();
  }

  /**
   * Returns why a line is refused, or empty. Lines from a pipe are delayed rather than refused for
   * arriving too fast.
   */
  Optional<String> checkLine(String line) {
    Optional<Rejection> rejection =
        terminal.isInteractive() ? session.checkLine(line) : session.checkPacedLine(line);
    return rejection.map(LobbyMessages::say);
  }

  /**
   * Returns why a chat message is refused, or empty.
   *
   * @param command the command for sending messages
   */
  Optional<String> checkChat(String line, String command) {
    return line.isEmpty()
        ? Optional.of(LobbyMessages.MESSAGES.format("say-what", command))
        : session.checkChatRate().map(LobbyMessages::say);
  }

  /** Delays a user who turns pages too fast. */
  void awaitPageTurn(PageEvent event) {
    if (event instanceof PageEvent.PageTurn || event instanceof PageEvent.CloseRequested) {
      session.awaitPageTurn();
    }
  }

  /** Returns where messages for this session arrive. */
  SessionMailbox mailbox() {
    return mailbox;
  }

  /** Opens a console: a full screen, or lines if the terminal does not support screens. */
  Console openConsole() {
    return terminal.openConsole(server.limits().count(Limit.LINE_LENGTH));
  }
}
