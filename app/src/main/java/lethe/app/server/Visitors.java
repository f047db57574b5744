package lethe.app.server;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.Rejection;

/** The connected sessions and their accounts. Thread-safe. */
public final class Visitors {
  private final ServerContext context;
  private final People people;
  private final Bans bans;
  private final Tables tables;
  private final Invitations invitations;
  private final PersonTurns turns;

  /** Changed under the monitor, together with the transient accounts. */
  private final Set<Presence> here;

  private final Idle idle;
  private final Hall hall;
  private final Friends friends;
  private volatile boolean closed;

  /**
   * Creates the registry.
   *
   * @param store the store of friends, and the link to other servers
   * @param here all sessions; other objects read this set, but only this one changes it
   */
  Visitors(
      ServerContext context,
      People people,
      Bans bans,
      Tables tables,
      Invitations invitations,
      PersonTurns turns,
      ServerStore store,
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

  /** Returns all sessions. */
  public Set<Presence> present() {
    return Set.copyOf(here);
  }

  /** Returns the chat of the lobby. */
  public Hall hall() {
    return hall;
  }

  /** Returns the friend lists. */
  public Friends friends() {
    return friends;
  }

  /** Returns a new return code. A guest who logs in with it is identified by it from then on. */
  public String code() {
    return Codes.fresh(context.random());
  }

  /** Returns the login of a return code, known or not. */
  public static String guest(String code) {
    return Login.guest(Codes.hash(code));
  }

  /**
   * Finds the account of a name, the fingerprint of a key, or a return code. For an unknown
   * fingerprint, or an unknown login in its internal form, returns an account without a name.
   */
  public Optional<Person> meant(String who) {
    String id = who.startsWith("SHA256:") ? "key:" + who : who;
    if (id.matches("(key|guest):[!-~]+")) {
      return Optional.of(people.knownBy(id).orElse(new Person(id, "")));
    }
    return people.named(who).or(() -> people.knownBy(guest(who)));
  }

  /** Returns all logins of a session's account, and those proven on the connection. */
  public Set<String> logins(Presence presence) {
    Set<String> logins = new LinkedHashSet<>(presence.proven());
    people.logins(presence.person().id()).forEach(login -> logins.add(login.id()));
    return logins;
  }

  /** Returns all logins of an account that {@link #meant} has found. */
  public Set<String> logins(Person person) {
    Set<String> logins = new LinkedHashSet<>();
    people.logins(person.id()).forEach(login -> logins.add(login.id()));
    return logins.isEmpty() ? Set.of(person.id()) : logins;
  }

  /**
   * Adds a session.
   *
   * @param login the fingerprint of the key that was proven, or {@link #guest} of a return code
   * @param suggested the name that the person would like to have
   * @param from the address from which they connect
   * @param share the share against which the session counts
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

  /** Disconnects a session if a ban applies to it. */
  public void keepOut(Presence presence) {
    bans.of(logins(presence), presence.from())
        .ifPresent(
            ban -> {
              String name = presence.person().name();
              context.log().warn("banned", "address", presence.from(), "name", name);
              presence.client().end(new Farewell.Banned(ban));
            });
  }

  /** Disconnects all sessions to which a ban applies. */
  void keepOut() {
    if (!bans.list().isEmpty()) {
      here.forEach(this::keepOut);
    }
  }

  /** Removes a session. */
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

  /**
   * Forgets a transient account without sessions, so that its name is free again. Returns whether
   * that was done.
   */
  private boolean isForgotten(Person person) {
    if (isHere(here, person.id()) || people.known(person.id()).isPresent()) {
      return false;
    }
    people.go(person.id());
    return true;
  }

  /** Releases the invitations of accounts that are not registered and not online. */
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

  /** Changes a session to the guest account of a return code; empty if there is none. */
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

  /** Returns whether an account is registered: its owner has had a seat or has chosen the name. */
  public boolean isKept(Person person) {
    return people.known(person.id()).isPresent();
  }

  /**
   * Renames an account, unless its owner plays a live match. Returns why it was refused; empty if
   * it was done.
   */
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
            return Optional.of(Rejection.of(ServerRefusal.NAME_FIXED));
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

  /** Updates all sessions to the accounts of their keys or codes. */
  void settle() {
    friends.reload();
    synchronized (this) {
      here.forEach(this::settle);
    }
  }

  /**
   * Updates a session to the account of its latest key or code. It is disconnected if that is
   * another account and the person is at a table, or if none of its logins is valid any longer.
   */
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
   * Disconnects idle sessions, and redraws the lobby.
   *
   * @param changed whether the lobby has changed
   */
  void tick(Instant now, boolean changed) {
    friends.tick();
    for (Presence presence : here) {
      if (!idle.sendsHome(presence, now) && changed && !presence.client().isPlaying()) {
        presence.client().wake();
      }
    }
  }

  /** Disconnects all sessions, including those that connect from now on. */
  void close(Duration patience) {
    closed = true;
    // A session that closes is removed from the set before it has received everything, so a copy is
    // needed.
    List<Presence> last = List.copyOf(here);
    last.forEach(presence -> presence.client().end(new Farewell.Closed()));
    long until = System.nanoTime() + patience.toNanos();
    for (Presence presence : last) {
      presence.client().await(Duration.ofNanos(Math.max(1, until - System.nanoTime())));
    }
  }
}
