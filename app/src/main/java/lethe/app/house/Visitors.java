package lethe.app.house;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.Rejection;

/** Who is in the house, on which connections, and what they are called. Any thread may use it. */
public final class Visitors {
  private final Context context;
  private final People people;
  private final Bans bans;
  private final Tables tables;
  private final Invitations invitations;
  private final PersonTurns turns;

  /** Changed under the monitor, together with the names of those who pass. */
  private final Set<Presence> here;

  private final Idle idle;
  private final Hall hall;
  private final Friends friends;
  private volatile boolean closed;

  /**
   * Visitors.
   *
   * @param store what is kept of people
   * @param here those on any connection; seen by others, and changed here alone
   */
  Visitors(
      Context context,
      People people,
      Bans bans,
      Tables tables,
      Invitations invitations,
      PersonTurns turns,
      HouseStore store,
      Set<Presence> here) {
    this.context = context;
    this.people = people;
    this.bans = bans;
    this.tables = tables;
    this.invitations = invitations;
    this.turns = turns;
    this.here = here;
    this.idle = new Idle(context.limits().time(Limit.IDLE), tables);
    this.hall = new Hall(here, store.others());
    this.friends = new Friends(context, people, store.friends(), tables, store.others(), here);
  }

  static boolean isHere(Collection<Presence> here, String id) {
    return here.stream().anyMatch(presence -> presence.person().id().equals(id));
  }

  /** Everybody who is here, on each connection. */
  public Set<Presence> present() {
    return Set.copyOf(here);
  }

  /** The lobby. */
  public Hall hall() {
    return hall;
  }

  /** Whom people call friends, and who may be known to be here. */
  public Friends friends() {
    return friends;
  }

  /** A new return code; who comes as a guest with it is known by it from then on. */
  public String code() {
    return Codes.fresh(context.random());
  }

  /** Whom a return code brings back, known or not. */
  public static String guest(String code) {
    return Login.guest(Codes.hash(code));
  }

  /** Whom somebody means by a name, the fingerprint of a key, or a return code. */
  public Optional<Person> meant(String who) {
    String id = who.startsWith("SHA256:") ? "key:" + who : who;
    if (id.matches("(key|guest):[!-~]+")) {
      return Optional.of(people.knownBy(id).orElse(new Person(id, "")));
    }
    return people.named(who).or(() -> people.knownBy(guest(who)));
  }

  /** Every key and code of somebody who is here, and those that they have shown to have. */
  public Set<String> logins(Presence presence) {
    Set<String> logins = new LinkedHashSet<>(presence.proven());
    people.logins(presence.person().id()).forEach(login -> logins.add(login.id()));
    return logins;
  }

  /** Every key and code of somebody who is {@link #meant}. */
  public Set<String> logins(Person person) {
    Set<String> logins = new LinkedHashSet<>();
    people.logins(person.id()).forEach(login -> logins.add(login.id()));
    return logins.isEmpty() ? Set.of(person.id()) : logins;
  }

  /**
   * Somebody comes in.
   *
   * @param login the fingerprint of the key that was proven, or {@link #guest} of a return code
   * @param suggested what they would like to be called
   * @param from the address they come from
   * @param share what they take of the house counts there
   */
  public Presence come(Client client, String login, String suggested, String from, Share share) {
    Presence presence;
    synchronized (this) {
      Person person = people.come(login, suggested, share.name());
      Instant since = context.time().wall().instant();
      presence =
          new Presence(client, person, login, from, share, context.limits(), context.log(), since);
      here.add(presence);
      share.come(presence);
    }
    people.seen(login, share.name());
    Person person = presence.person();
    String key = presence.isGuest() ? "none" : login;
    context.log().note("came", "address", from, "name", person.name(), "key", key);
    invitations.invite(person);
    if (closed) {
      client.end(new Farewell.Closed());
    }
    return presence;
  }

  /** Sends somebody home who is kept out. */
  public void keepOut(Presence presence) {
    bans.of(logins(presence), presence.from())
        .ifPresent(
            ban -> {
              String name = presence.person().name();
              context.log().warn("banned", "address", presence.from(), "name", name);
              presence.client().end(new Farewell.Banned(ban));
            });
  }

  /** Sends everybody home who is kept out. */
  void keepOut() {
    if (!bans.list().isEmpty()) {
      here.forEach(this::keepOut);
    }
  }

  /** Somebody has gone. */
  public void go(Presence presence) {
    Person person = presence.person();
    presence.share().go(presence);
    synchronized (this) {
      here.remove(presence);
      if (!isForgotten(person)) {
        return;
      }
    }
    invitations.uninvite(person);
  }

  /** A name that is not kept is free again when whoever has it is here no more. */
  private boolean isForgotten(Person person) {
    if (isHere(here, person.id()) || people.known(person.id()).isPresent()) {
      return false;
    }
    people.go(person.id());
    return true;
  }

  /** Those who were invited, whose names were not kept and who are not here, are nobody's. */
  void forgetStrangers() {
    List<SeatOwner> owners =
        tables.all().stream().flatMap(table -> table.seating().owners().values().stream()).toList();
    for (SeatOwner owner : owners) {
      if (owner instanceof SeatOwner.Invited(String id, String name)
          && isForgotten(new Person(id, name))) {
        invitations.uninvite(new Person(id, name));
      }
    }
  }

  /** A guest is who that code says, if there is such a guest. */
  public Optional<Person> back(Presence presence, String code) {
    String login = guest(code);
    Optional<Person> known = people.knownBy(login);
    known.ifPresent(
        person -> {
          Person before = presence.person();
          boolean forgotten;
          synchronized (this) {
            presence.came(login);
            presence.become(person);
            forgotten = isForgotten(before);
          }
          people.seen(login, presence.share().name());
          if (forgotten) {
            invitations.uninvite(before);
          }
        });
    return known;
  }

  /** Whether the house keeps somebody's name: they have had a seat, or have chosen it. */
  public boolean isKept(Person person) {
    return people.known(person.id()).isPresent();
  }

  /** Somebody is called otherwise from now on, unless they sit somewhere; why not, if so. */
  public Optional<Rejection> rename(Person person, String name) {
    return rename(person, name, false);
  }

  /** The same for somebody who has chosen the name, which is kept if they have a key. */
  public Optional<Rejection> rename(Presence presence, String name) {
    return rename(presence.person(), name, !presence.isGuest());
  }

  private Optional<Rejection> rename(Person person, String name, boolean keeps) {
    return turns.of(
        person.id(),
        () -> {
          if (tables.isPlayingLive(person)) {
            return Optional.of(Rejection.of(HouseRefusal.NAME_FIXED));
          }
          Person renamed = new Person(person.id(), name);
          Optional<Rejection> objection = people.rename(renamed, keeps);
          if (objection.isEmpty()) {
            renamed(person, renamed);
            invitations.invite(renamed);
          }
          return objection;
        });
  }

  private synchronized void renamed(Person person, Person renamed) {
    here.stream()
        .filter(presence -> presence.person().equals(person))
        .forEach(presence -> presence.become(renamed));
  }

  /** Everybody is who their key or code is now. */
  void settle() {
    friends.reload();
    synchronized (this) {
      here.forEach(this::settle);
    }
  }

  /** Whoever is at a table, or has nothing any more that they are known by, comes in again. */
  private void settle(Presence presence) {
    Person before = presence.person();
    Optional<Person> now =
        presence.proven().reversed().stream()
            .flatMap(login -> people.knownBy(login).stream())
            .findFirst();
    if (now.isEmpty() && people.known(before.id()).isEmpty()) {
      presence.become(people.come(presence.login(), before.name(), presence.share().name()));
    } else if (now.isEmpty() || (!now.get().id().equals(before.id()) && presence.table() != 0)) {
      presence.client().end(new Farewell.Parted());
    } else if (!now.get().equals(before)) {
      presence.become(now.get());
      if (now.get().id().equals(before.id())) {
        presence.client().tell(new News.Called(now.get().name()));
      }
      presence.client().wake();
    }
  }

  /**
   * Sends those home who have typed nothing for too long.
   *
   * @param changed whether what the lobby shows is another than before
   */
  void tick(Instant now, boolean changed) {
    friends.tick();
    for (Presence presence : here) {
      if (!idle.sendsHome(presence, now) && changed && !presence.client().isPlaying()) {
        presence.client().wake();
      }
    }
  }

  /** Sends everybody home, and whoever comes from now on. */
  void close(Duration patience) {
    closed = true;
    // Whoever leaves is no longer among those here before having been told everything.
    List<Presence> last = List.copyOf(here);
    last.forEach(presence -> presence.client().end(new Farewell.Closed()));
    long until = System.nanoTime() + patience.toNanos();
    for (Presence presence : last) {
      presence.client().await(Duration.ofNanos(Math.max(1, until - System.nanoTime())));
    }
  }
}
