package lethe.app.lobby;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.server.Account;
import lethe.app.server.GameServer;
import lethe.app.server.Limit;
import lethe.app.server.News;
import lethe.app.server.Presence;
import lethe.app.words.Messages;
import lethe.engine.core.Rejection;

/** One user's session as the pages and commands see it. */
final class Visitor {
  /** Maximum length of a chat message, in characters. */
  static final int LONGEST_SAID = 200;

  private final GameServer server;
  private final Presence presence;
  private final VisitClient client;
  private final RemoteTerminal terminal;

  /** What is typed behind a command that waits for other people when its input has ended. */
  static final String WAIT = "--wait";

  /** Whether other people are waited for when the input has ended. */
  private boolean patient;

  /** What brings a guest back; shown once, when there is something to come back to. */
  private Optional<String> code;

  Visitor(
      GameServer server,
      Presence presence,
      VisitClient client,
      RemoteTerminal terminal,
      Optional<String> code) {
    this.server = server;
    this.presence = presence;
    this.client = client;
    this.terminal = terminal;
    this.code = code;
  }

  GameServer server() {
    return server;
  }

  Presence presence() {
    return presence;
  }

  Account account() {
    return presence.account();
  }

  /** Returns the messages in the variant for this user: the lobby's or the shell's. */
  Messages say() {
    return isInside() ? Sentences.SAY : Sentences.AT_SHELL;
  }

  /**
   * Returns how to come back to a table. A guest who runs a single command needs the return code.
   */
  String back(int table) {
    return say().say(isStranger() ? "come-back.guest" : "come-back", table);
  }

  /** What is typed to give the seat at a table up. */
  String giveUp(int table) {
    return say().say(isStranger() ? "give-up.guest" : "give-up", table);
  }

  /** Whether nobody knows by their next command who this is, unless they say it by a code. */
  private boolean isStranger() {
    return !isInside() && presence.isGuest();
  }

  /** Whether they came without a command, and type into the lobby. */
  boolean isInside() {
    String line = terminal.line().strip();
    return line.isEmpty() || line.equals(WAIT);
  }

  /** From now on other people are waited for when the input has ended. */
  void waitForOthers() {
    patient = true;
  }

  boolean isPatient() {
    return patient;
  }

  RemoteTerminal terminal() {
    return terminal;
  }

  /** Returns the return code on the first call, and empty afterwards. */
  Optional<String> code() {
    Optional<String> shown = code;
    code = Optional.empty();
    return shown;
  }

  /**
   * Makes this session the guest's whose return code is given. Returns that guest, or empty if the
   * code is unknown.
   */
  Optional<Account> back(String typed) {
    Optional<Account> known = server.visitors().back(presence, typed);
    known.ifPresent(
        _ -> {
          keepOut();
          code = Optional.empty();
        });
    return known;
  }

  /** Ends the session if the user is banned. */
  void keepOut() {
    server.visitors().keepOut(presence);
  }

  boolean isEnding() {
    return client.isEnding();
  }

  /** Returns the pending notifications as worded by a function and removes them. */
  List<String> told(Function<News, String> say) {
    return client.told(say);
  }

  /**
   * Returns why a line is refused, or empty. Lines from a pipe are delayed rather than refused for
   * arriving too fast.
   */
  Optional<String> refusal(String line) {
    Optional<Rejection> refusal =
        terminal.hasTerminal() ? presence.refusal(line) : presence.refusalOfPaced(line);
    return refusal.map(Sentences::say);
  }

  /**
   * Returns why a chat message is refused, or empty.
   *
   * @param word the command for sending messages
   */
  Optional<String> unsaid(String line, String word) {
    return line.isEmpty()
        ? Optional.of(Sentences.SAY.say("say-what", word))
        : presence.saying().map(Sentences::say);
  }

  /** Delays a user who turns pages too fast. */
  void pace(Event event) {
    if (event instanceof Event.Turn || event instanceof Event.Back) {
      presence.turn();
    }
  }

  /**
   * Returns the current console. Opens one if there is none: a full screen, or lines if the
   * terminal does not support screens.
   */
  Console console() {
    Console shown =
        client.console().orElseGet(() -> terminal.open(server.limits().of(Limit.LINE_LENGTH)));
    client.show(shown);
    return shown;
  }

  /** Sets the current console. */
  void show(Console shown) {
    client.show(shown);
  }
}
