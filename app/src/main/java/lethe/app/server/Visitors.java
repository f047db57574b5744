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
  private final Accounts accounts;
  private final Bans bans;
  private final Tables tables;
  private final Invitations invitations;
  private final AccountLocks accountLocks;

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
      Accounts accounts,
      Bans bans,
      Tables tables,
      Invitations invitations,
      AccountLocks accountLocks,
      ServerStore store,
      Set<Presence> here) {
    this.context = context;
    this.accounts = accounts;
    this.bans = bans;
    this.tables = tables;
    this.invitations = invitations;
    this.accountLocks = accountLocks;
    this.here = here;
    this.idle = new Idle(context.limits().time(Limit.IDLE), tables);
    this.hall = new Hall(here, store.others());
    this.friends = new Friends(context, accounts, store.friends(), tables, store.others(), here);
  }

  static boolean isHere(Collection<Presence> here, String id) {
    return here.stream().anyMatch(presence -> presence.account().id().equals(id));
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
  public Optional<Account> meant(String who) {
    String id = who.startsWith("SHA256:") ? "key:" + who : who;
    if (id.matches("(key|guest):[!-~]+")) {
      return Optional.of(accounts.findByLogin(id).orElse(new Account(id, "")));
    }
    return accounts.findByName(who).or(() -> accounts.findByLogin(guest(who)));
  }

  /** Returns all logins of a session's account, and those proven on the connection. */
  public Set<String> logins(Presence presence) {
    Set<String> logins = new LinkedHashSet<>(presence.proven());
    accounts.logins(presence.account().id()).forEach(login -> logins.add(login.id()));
    return logins;
  }

  /** Returns all logins of an account that {@link #meant} has found. */
  public Set<String> logins(Account account) {
    Set<String> logins = new LinkedHashSet<>();
    accounts.logins(account.id()).forEach(login -> logins.add(login.id()));
    return logins.isEmpty() ? Set.of(account.id()) : logins;
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
      Account account = accounts.getOrCreate(login, suggested, share.name());
      Instant since = context.time().wall().instant();
      presence =
          new Presence(client, account, login, from, share, context.limits(), context.log(), since);
      here.add(presence);
      share.come(presence);
    }
    accounts.recordLogin(login, share.name());
    Account account = presence.account();
    String key = presence.isGuest() ? "none" : login;
    context.log().note("came", "address", from, "name", account.name(), "key", key);
    invitations.invite(account);
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
              String name = presence.account().name();
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
    Account account = presence.account();
    presence.share().go(presence);
    synchronized (this) {
      here.remove(presence);
      if (!isForgotten(account)) {
        return;
      }
    }
    invitations.uninvite(account);
  }

  /**
   * Forgets a transient account without sessions, so that its name is free again. Returns whether
   * that was done.
   */
  private boolean isForgotten(Account account) {
    if (isHere(here, account.id()) || accounts.findRegistered(account.id()).isPresent()) {
      return false;
    }
    accounts.forgetTransient(account.id());
    return true;
  }

  /** Releases the invitations of accounts that are not registered and not online. */
  void forgetStrangers() {
    List<SeatOwner> owners =
        tables.all().stream().flatMap(table -> table.seating().owners().values().stream()).toList();
    for (SeatOwner owner : owners) {
      if (owner instanceof SeatOwner.Invited(String id, String name)
          && isForgotten(new Account(id, name))) {
        invitations.uninvite(new Account(id, name));
      }
    }
  }

  /** Changes a session to the guest account of a return code; empty if there is none. */
  public Optional<Account> back(Presence presence, String code) {
    String login = guest(code);
    Optional<Account> known = accounts.findByLogin(login);
    known.ifPresent(
        account -> {
          Account before = presence.account();
          boolean forgotten;
          synchronized (this) {
            presence.came(login);
            presence.setAccount(account);
            forgotten = isForgotten(before);
          }
          accounts.recordLogin(login, presence.share().name());
          if (forgotten) {
            invitations.uninvite(before);
          }
        });
    return known;
  }

  /** Returns whether an account is registered: its owner has had a seat or has chosen the name. */
  public boolean isKept(Account account) {
    return accounts.findRegistered(account.id()).isPresent();
  }

  /**
   * Renames an account, unless its owner plays a live match. Returns why it was refused; empty if
   * it was done.
   */
  public Optional<Rejection> rename(Account account, String name) {
    return rename(account, name, false);
  }

  /** The same for somebody who has chosen the name, which is kept if they have a key. */
  public Optional<Rejection> rename(Presence presence, String name) {
    return rename(presence.account(), name, !presence.isGuest());
  }

  private Optional<Rejection> rename(Account account, String name, boolean keeps) {
    return accountLocks.withLock(
        account.id(),
        () -> {
          if (tables.isPlayingLive(account)) {
            return Optional.of(Rejection.of(ServerRefusal.NAME_FIXED));
          }
          Account renamed = new Account(account.id(), name);
          Optional<Rejection> objection = accounts.rename(renamed, keeps);
          if (objection.isEmpty()) {
            renamed(account, renamed);
            invitations.invite(renamed);
          }
          return objection;
        });
  }

  private synchronized void renamed(Account account, Account renamed) {
    here.stream()
        .filter(presence -> presence.account().equals(account))
        .forEach(presence -> presence.setAccount(renamed));
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
    Account before = presence.account();
    Optional<Account> now =
        presence.proven().reversed().stream()
            .flatMap(login -> accounts.findByLogin(login).stream())
            .findFirst();
    if (now.isEmpty() && accounts.findRegistered(before.id()).isEmpty()) {
      presence.setAccount(
          accounts.getOrCreate(presence.login(), before.name(), presence.share().name()));
    } else if (now.isEmpty() || (!now.get().id().equals(before.id()) && presence.table() != 0)) {
      presence.client().end(new Farewell.Parted());
    } else if (!now.get().equals(before)) {
      presence.setAccount(now.get());
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
