package lethe.app.lobby;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.house.House;
import lethe.app.house.Limit;
import lethe.app.house.News;
import lethe.app.house.Person;
import lethe.app.house.Presence;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.words.Messages;
import lethe.engine.core.Rejection;

/** Somebody on one connection, as every page has to do with them. */
final class Visitor {
  /** How much is said at once. */
  static final int LONGEST_SAID = 200;

  private final House house;
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
      House house,
      Presence presence,
      VisitClient client,
      RemoteTerminal terminal,
      Optional<String> code) {
    this.house = house;
    this.presence = presence;
    this.client = client;
    this.terminal = terminal;
    this.code = code;
  }

  House house() {
    return house;
  }

  Presence presence() {
    return presence;
  }

  Person person() {
    return presence.person();
  }

  /** Sentences for them. */
  Messages say() {
    return isInside() ? Sentences.SAY : Sentences.AT_SHELL;
  }

  /** What is typed to come back to a table; a guest is nobody's without a code. */
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

  /** The return code, if it has not been shown yet; it is shown now. */
  Optional<String> code() {
    Optional<String> shown = code;
    code = Optional.empty();
    return shown;
  }

  /** The guest whom a code brings back, if there is one; the person is that guest from now on. */
  Optional<Person> back(String typed) {
    Optional<Person> known = house.visitors().back(presence, typed);
    known.ifPresent(
        _ -> {
          keepOut();
          code = Optional.empty();
        });
    return known;
  }

  /** Sends somebody home who is banned. */
  void keepOut() {
    house.visitors().keepOut(presence);
  }

  boolean isEnding() {
    return client.isEnding();
  }

  /** What was told and not shown yet, as it is said where they are; it is shown now. */
  List<String> told(Function<News, String> say) {
    return client.told(say);
  }

  /** Why a line is not heard, if it is not; a line from a file waits instead. */
  Optional<String> refusal(String line) {
    Optional<Rejection> refusal =
        terminal.hasTerminal() ? presence.refusal(line) : presence.refusalOfPaced(line);
    return refusal.map(Sentences::say);
  }

  /**
   * Why something is not said to others, if it is not.
   *
   * @param word what it is said with
   */
  Optional<String> unsaid(String line, String word) {
    return line.isEmpty()
        ? Optional.of(Sentences.SAY.say("say-what", word))
        : presence.saying().map(Sentences::say);
  }

  /** What was heard is seen to now; who turns pages waits where that goes too fast. */
  void pace(Event event) {
    if (event instanceof Event.Turn || event instanceof Event.Back) {
      presence.turn();
    }
  }

  /** What the person looks at: the whole terminal, or lines where there is no such thing. */
  Console console() {
    Console shown =
        client.console().orElseGet(() -> terminal.open(house.limits().of(Limit.LINE_LENGTH)));
    client.show(shown);
    return shown;
  }

  /** The person looks at this from now on. */
  void show(Console shown) {
    client.show(shown);
  }
}
