package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.house.Clean;
import lethe.app.house.Hall;
import lethe.app.house.House;
import lethe.app.house.HouseTable;
import lethe.app.house.News;
import lethe.app.house.Person;
import lethe.app.house.Presence;
import lethe.app.words.Messages;

/** Answers the commands {@code say}, {@code talk} and {@code who}. */
final class HallRequests {
  private final Visitor visitor;
  private final House house;
  private final Hall hall;
  private final Messages say;

  HallRequests(Visitor visitor) {
    this.visitor = visitor;
    this.house = visitor.house();
    this.hall = house.visitors().hall();
    this.say = visitor.say();
  }

  /**
   * Answers {@code say} or {@code talk}.
   *
   * @param rest the words after the command
   */
  Reply reply(String word, List<String> rest) {
    return word.equals("say")
        ? said(Clean.line(String.join(" ", rest), Visitor.LONGEST_SAID))
        : talk();
  }

  /**
   * Sends a message to those who wait at the user's table, or to the lobby if the user is at none.
   */
  private Reply said(String line) {
    Optional<String> unsaid = visitor.unsaid(line, "say");
    if (unsaid.isPresent()) {
      return Reply.refused(unsaid.get());
    }
    Presence presence = visitor.presence();
    table()
        .ifPresentOrElse(
            table -> house.atTable().say(presence, table, line), () -> hall.say(presence, line));
    return Reply.said(List.of());
  }

  /** Returns the table at which the user waits; empty in the lobby. */
  private Optional<HouseTable> table() {
    int number = visitor.presence().table();
    return house.tables().stream().filter(table -> table.number() == number).findFirst();
  }

  private Reply talk() {
    List<News> said =
        table().map(table -> house.atTable().talk(visitor.presence(), table)).orElseGet(hall::talk);
    List<String> lines = said.stream().map(Sentences::say).toList();
    return Reply.said(lines.isEmpty() ? List.of(say.say("no-talk")) : lines);
  }

  /**
   * Returns the user's own name and who else is connected. Only friends are named; others are
   * counted.
   */
  Reply who() {
    Person person = visitor.person();
    String kind = say.say(visitor.presence().isGuest() ? "a-guest" : "a-key");
    List<String> lines = new ArrayList<>(List.of(say.say("you-are", person.name(), kind)));
    List<String> named =
        house.visitors().friends().here(person).stream()
            .filter(name -> !name.equals(person.name()))
            .toList();
    long others =
        house.visitors().present().stream()
            .map(Presence::person)
            .distinct()
            .filter(one -> !one.equals(person) && !named.contains(one.name()))
            .count();
    if (!named.isEmpty()) {
      lines.add(others == 0 ? say.say("here", named) : say.say("here.others", named, others));
    } else if (others > 0) {
      lines.add(say.say("here.unnamed", others));
    }
    return Reply.said(lines);
  }
}
