package lethe.app.operate;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.event.Event;
import lethe.app.house.Ban;
import lethe.app.house.Clean;
import lethe.app.house.Farewell;
import lethe.app.house.House;
import lethe.app.house.HouseRefusal;
import lethe.app.house.HouseTable;
import lethe.app.house.Limit;
import lethe.app.house.Network;
import lethe.app.house.News;
import lethe.app.house.Person;
import lethe.app.house.Presence;
import lethe.app.house.Thoughts;
import lethe.app.lobby.Sentences;
import lethe.app.play.Saved;
import lethe.app.ssh.Server;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** What an operator sees of a house that is open, and can do there. Any thread may use it. */
public final class HouseControl {
  private final Server server;
  private final House house;

  public HouseControl(Server server) {
    this.server = server;
    this.house = server.house();
  }

  /**
   * Somebody who is here.
   *
   * @param id the fingerprint of the key, or of the return code, that they came with
   * @param from the address that they come from
   * @param table where they sit or watch; 0 for the lobby
   */
  public record Present(String name, String id, String from, int table, Instant since) {}

  /**
   * A table that is set.
   *
   * @param since when it was dealt; empty if it was not yet
   */
  public record Set(int number, String game, String standing, String seats, String since) {}

  /**
   * How much there is.
   *
   * @param greeting connections of those who have not been let in yet
   * @param connections of those who have been let in
   * @param most how many connections there may be in all
   * @param watching how many look on at tables
   * @param waiting how many thoughts wait until somebody thinks them
   * @param thinking for how many people something is being thought
   * @param disk how many bytes can still be written where the house keeps its tables
   */
  public record Load(
      int greeting,
      int connections,
      int most,
      int people,
      int watching,
      int bans,
      long disk,
      int waiting,
      int thinking) {}

  /** Everybody who is here, in the order in which they came. */
  public List<Present> people() {
    return house.visitors().present().stream()
        .map(
            presence ->
                new Present(
                    presence.person().name(),
                    presence.login(),
                    presence.from(),
                    presence.table(),
                    presence.since()))
        .sorted(Comparator.comparing(Present::since).thenComparing(Present::name))
        .toList();
  }

  /** The tables that are listed in the lobby. */
  public List<Set> tables() {
    return house.tables().stream().map(this::set).toList();
  }

  private Set set(HouseTable table) {
    String seats = Sentences.seats(house.listings().whole(table));
    String standing = table.standing().name().toLowerCase(Locale.ROOT);
    return new Set(table.number(), table.title().id(), standing, seats, table.since());
  }

  public Load load() {
    List<Presence> present = List.copyOf(house.visitors().present());
    int watching = house.tables().stream().mapToInt(HouseTable::watching).sum();
    long people = present.stream().map(presence -> presence.person().id()).distinct().count();
    Thoughts thoughts = house.thoughts();
    return new Load(
        server.connections(false),
        server.connections(true),
        house.limits().of(Limit.CONNECTIONS),
        (int) people,
        watching,
        bans().size(),
        house.room(),
        thoughts.waiting(),
        thoughts.thinking());
  }

  /** Tells everybody at a terminal something. */
  public void notice(String text) {
    String line = Clean.line(text, 500);
    house.log().warn("notice", "text", line);
    house.visitors().present().forEach(presence -> presence.client().tell(new News.Notice(line)));
  }

  /**
   * Sends somebody home; their seats are held.
   *
   * @param who a name, a key, a return code, an address or a network
   * @return how many lines that were; nothing if nobody is meant by it
   */
  public Optional<Integer> kick(String who) {
    List<Ban> whom = whom(who);
    if (whom.isEmpty()) {
      return Optional.empty();
    }
    int sent = sendHome(whom, new Farewell.Kicked());
    Ban first = whom.getFirst();
    house.log().warn("kick", "whom", first.whom(), "name", first.name(), "lines", sent);
    return Optional.of(sent);
  }

  private int sendHome(List<Ban> whom, Farewell why) {
    Predicate<Presence> meant =
        presence -> {
          Collection<String> logins = house.visitors().logins(presence);
          return whom.stream().anyMatch(ban -> ban.isFor(logins, presence.from()));
        };
    List<Presence> sent = house.visitors().present().stream().filter(meant).toList();
    sent.forEach(presence -> presence.client().end(why));
    return sent.size();
  }

  /**
   * Keeps somebody out from now on, by every key and return code they have, and sends them home.
   *
   * @param who a name, a key, a return code, an address or a network
   * @param time for how long; for good if empty
   * @return a ban for each of them; none if nobody is meant by it
   * @throws IOException if a ban could not be written down; those before it hold
   */
  public List<Ban> ban(String who, Optional<Duration> time) throws IOException {
    Optional<Instant> until = time.map(house.now()::plus);
    List<Ban> bans =
        whom(who).stream().map(whom -> new Ban(whom.whom(), whom.name(), until)).toList();
    String end = until.map(Instant::toString).orElse("-");
    for (Ban ban : bans) {
      house.bans().add(ban);
      int sent = sendHome(List.of(ban), new Farewell.Banned(ban));
      house.log().warn("ban", "whom", ban.whom(), "name", ban.name(), "until", end, "lines", sent);
    }
    return bans;
  }

  /** Takes an event away, with what was played of it; the matches stay. Why not, if so. */
  public Optional<Rejection> cancel(String name) throws IOException {
    Optional<Event> event = house.events().event(name);
    return event.isPresent()
        ? house.events().remove(event.get(), Optional.empty())
        : Optional.of(Rejection.of(HouseRefusal.NO_EVENT, name));
  }

  /**
   * Takes a name away: whoever has it is called otherwise from now on. Why not, if so.
   *
   * @param name what they are called
   * @param other what they will be called
   */
  public Optional<Rejection> rename(String name, String other) {
    Optional<Person> person = house.events().person(name);
    if (person.isEmpty()) {
      return Optional.of(Rejection.of(HouseRefusal.NOBODY_CALLED, name));
    }
    if (!house.names().isName(other)) {
      return Optional.of(Rejection.of(HouseRefusal.NAME_UNFIT, other));
    }
    Optional<Rejection> why = house.visitors().rename(person.get(), other);
    if (why.isEmpty()) {
      house.log().warn("rename", "name", name, "to", other);
    }
    return why.map(
        one ->
            one.why() == HouseRefusal.NAME_FIXED
                ? Rejection.of(HouseRefusal.THEIR_NAME_FIXED, name)
                : one);
  }

  /**
   * Lets somebody in again who was banned by this name or as this; which bans that ends.
   *
   * @throws IOException if that could not be written down
   */
  public List<Ban> unban(String who) throws IOException {
    List<String> whom = whom(who).stream().map(Ban::whom).toList();
    List<Ban> bans =
        bans().stream().filter(b -> b.name().equals(who) || whom.contains(b.whom())).toList();
    for (Ban ban : bans) {
      house.bans().remove(ban);
      house.log().warn("unban", "whom", ban.whom(), "name", ban.name());
    }
    return bans;
  }

  /** What came of putting a journal into the house. */
  public sealed interface Put {
    /**
     * It is at this table.
     *
     * @param torn whether its last line was broken off, and has been left out
     */
    record At(int table, boolean torn) implements Put {}

    record Wrong(String why) implements Put {}
  }

  /**
   * Puts the journal of a match into the house, at a table of its own.
   *
   * @param file what it is called
   * @param text what it says
   * @param seats who seats are for, {@code SEAT=NAME}
   */
  public Put put(String file, String text, List<String> seats) {
    return switch (PutRequest.read(file, text, seats, house.names())) {
      case PutRequest.Unclear(String why) -> new Put.Wrong(why);
      case PutRequest.Clear(Saved saved, String name, Map<Seat, String> called) ->
          switch (house.imports().put(saved.table(), name, called)) {
            case lethe.app.house.Answer.At(HouseTable table) ->
                new Put.At(table.number(), saved.torn());
            case lethe.app.house.Answer.Refused(Rejection why) -> new Put.Wrong(Sentences.say(why));
          };
    };
  }

  public List<Ban> bans() {
    return house.bans().list();
  }

  /** Who is meant: a network, or somebody by each of their keys and codes. */
  private List<Ban> whom(String who) {
    Optional<Network> network = Network.read(who);
    return network.isPresent()
        ? List.of(new Ban(network.get().toString(), "", Optional.empty()))
        : house.visitors().meant(who).stream().flatMap(this::each).toList();
  }

  private Stream<Ban> each(Person person) {
    return house.visitors().logins(person).stream()
        .map(login -> new Ban(login, person.name(), Optional.empty()));
  }

  /** From now on no match begins, and everybody knows; those that are played go on. */
  public void drain() {
    house.log().warn("drain");
    house.drain();
    notice(Sentences.draining());
  }

  public boolean isDraining() {
    return house.isDraining();
  }

  /** At how many tables somebody sits whose match is not over. */
  public int playing() {
    return (int)
        house.tables().stream()
            .filter(table -> table.isAttendedHere() && !table.isFinished())
            .count();
  }
}
