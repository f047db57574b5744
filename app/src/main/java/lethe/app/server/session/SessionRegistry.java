package lethe.app.server.session;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import lethe.app.server.account.Account;
import lethe.app.server.account.Accounts;
import lethe.app.server.account.BanList;
import lethe.app.server.account.Login;
import lethe.app.server.account.SecretCodes;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientHandle;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.client.Notification;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.table.AccountSeats;
import lethe.app.server.table.ChatStore;
import lethe.app.server.table.MoveClock;
import lethe.app.server.table.TableRegistry;
import lethe.engine.core.Rejection;

/** The connected sessions and their accounts. Thread-safe. */
public final class SessionRegistry {
  private final ServerContext context;
  private final Accounts accounts;
  private final BanList bans;
  private final TableRegistry tables;
  private final AccountSeats accountSeats;

  /** Changed under the monitor, together with the transient accounts. */
  private final ConnectedSessions sessions;

  private final LobbyChat lobbyChat;
  private final Friends friends;
  private volatile boolean closed;

  /**
   * Creates the registry.
   *
   * @param cluster the other servers of the site; empty if there can be none
   * @param sessions the set of all sessions, which only this object changes
   */
  public SessionRegistry(
      ServerContext context,
      Accounts accounts,
      BanList bans,
      TableRegistry tables,
      AccountSeats accountSeats,
      FriendStore friends,
      ChatStore chat,
      Optional<Cluster> cluster,
      ConnectedSessions sessions) {
    this.context = context;
    this.accounts = accounts;
    this.bans = bans;
    this.tables = tables;
    this.accountSeats = accountSeats;
    this.sessions = sessions;
    this.friends = new Friends(context, accounts, friends, tables, cluster, sessions);
    this.lobbyChat =
        new LobbyChat(sessions, this.friends, cluster, chat, context.clocks().monotonic());
  }

  public Set<ClientSession> sessions() {
    return sessions.all();
  }

  public LobbyChat lobbyChat() {
    return lobbyChat;
  }

  public Friends friends() {
    return friends;
  }

  /** Generates a return code, to which no account belongs until a session is connected with it. */
  public String generateReturnCode() {
    return SecretCodes.generate(context.random());
  }

  /** Returns the id of the login with a return code, whether or not such a login exists. */
  public static String returnCodeLogin(String code) {
    return Login.returnCodeId(SecretCodes.hash(code));
  }

  /**
   * Returns the account with a name, the fingerprint of a key, or a return code; empty if there is
   * none. For an unknown fingerprint, or an unknown login in its internal form, returns an account
   * without a name.
   */
  public Optional<Account> findAccount(String query) {
    String id = query.startsWith("SHA256:") ? "key:" + query : query;
    if (id.matches("(key|guest):[!-~]+")) {
      return Optional.of(accounts.findByLogin(id).orElse(new Account(id, "")));
    }
    return accounts.findByName(query).or(() -> accounts.findByLogin(returnCodeLogin(query)));
  }

  /**
   * Returns the ids of all logins of a session's account, and of those proven on the connection.
   */
  public Set<String> logins(ClientSession session) {
    Set<String> logins = new LinkedHashSet<>(session.usedLogins());
    accounts.logins(session.account().id()).forEach(login -> logins.add(login.id()));
    return logins;
  }

  /**
   * Returns the ids of all logins of an account found by {@link #findAccount}. If none are known,
   * returns the id of the account, which in that case is the id of a login.
   */
  public Set<String> logins(Account account) {
    Set<String> logins = new LinkedHashSet<>();
    accounts.logins(account.id()).forEach(login -> logins.add(login.id()));
    return logins.isEmpty() ? Set.of(account.id()) : logins;
  }

  /**
   * Connects a session, with the account of its login or a new one. If the server is closed, the
   * session is disconnected at once.
   *
   * @param login the id of the key that was proven, or {@link #returnCodeLogin} of a return code
   * @param quota the quota against which the session counts
   */
  public ClientSession connect(
      ClientHandle client, String login, String suggestedName, String address, AddressQuota quota) {
    ClientSession session;
    synchronized (this) {
      Account account = accounts.getOrCreate(login, suggestedName, quota.name());
      Instant connectedAt = context.clocks().wall().instant();
      session =
          new ClientSession(
              client, account, login, address, quota, context.limits(), context.log(), connectedAt);
      sessions.add(session);
      quota.add(session);
    }
    boolean connected = false;
    try {
      accounts.recordLogin(login, quota.name());
      Account account = session.account();
      String key = session.usesReturnCode() ? "none" : login;
      context
          .log()
          .info(
              "session-started",
              "address",
              address,
              "name",
              account.name(),
              "key",
              key,
              Log.CONNECTION_KEY,
              client.connectionId());
      accountSeats.bindName(account);
      connected = true;
    } finally {
      if (!connected) {
        remove(session);
      }
    }
    if (closed) {
      client.disconnect(new DisconnectReason.ServerClosed());
    }
    return session;
  }

  /** Disconnects a session if a ban applies to it. */
  public void kickIfBanned(ClientSession session) {
    bans.find(logins(session), session.address())
        .ifPresent(
            ban -> {
              String name = session.account().name();
              context
                  .log()
                  .warn(
                      "banned",
                      "address",
                      session.address(),
                      "name",
                      name,
                      Log.CONNECTION_KEY,
                      session.client().connectionId());
              session.requestDisconnect(new DisconnectReason.Banned(ban));
            });
  }

  private void kickAllBanned() {
    if (!bans.active().isEmpty()) {
      sessions.stream().forEach(this::kickIfBanned);
    }
  }

  /**
   * Removes a session whose connection has ended. Forgets its account if it is transient and has no
   * other session.
   */
  public void remove(ClientSession session) {
    Account account = session.account();
    session.quota().remove(session);
    synchronized (this) {
      sessions.remove(session);
      if (!forgetIfUnused(account)) {
        return;
      }
    }
    accountSeats.releaseInvitations(account);
  }

  /**
   * Forgets a transient account without sessions, so that its name becomes available. Returns
   * whether it was forgotten.
   */
  private boolean forgetIfUnused(Account account) {
    if (sessions.isInUse(account.id()) || accounts.findRegistered(account.id()).isPresent()) {
      return false;
    }
    accounts.forgetTransient(account.id());
    return true;
  }

  /** Releases the invitations of accounts that are neither registered nor online. */
  public void forgetUnregisteredInvitees() {
    for (Account invitee : accountSeats.invitees()) {
      if (forgetIfUnused(invitee)) {
        accountSeats.releaseInvitations(invitee);
      }
    }
  }

  /**
   * Changes a session to the account of a return code. Returns the account; empty if there is none.
   */
  public Optional<Account> useReturnCode(ClientSession session, String code) {
    String login = returnCodeLogin(code);
    Optional<Account> found = accounts.findByLogin(login);
    found.ifPresent(
        account -> {
          Account oldAccount = session.account();
          boolean forgotten;
          synchronized (this) {
            session.addLogin(login);
            session.setAccount(account);
            forgotten = forgetIfUnused(oldAccount);
          }
          accounts.recordLogin(login, session.quota().name());
          if (forgotten) {
            accountSeats.releaseInvitations(oldAccount);
          }
        });
    return found;
  }

  /** Returns whether an account is registered, for example because its user has had a seat. */
  public boolean isRegistered(Account account) {
    return accounts.findRegistered(account.id()).isPresent();
  }

  /**
   * Renames an account, unless its user has a seat at an unfinished table of a live game. Returns
   * the rejection; empty if the request succeeded.
   */
  public Optional<Rejection> rename(Account account, String name) {
    return rename(account, name, false);
  }

  /**
   * Renames the account of a session to a name that the user has chosen, like {@link
   * #rename(Account, String)}. Registers the account if the user has a key.
   */
  public Optional<Rejection> rename(ClientSession session, String name) {
    return rename(session.account(), name, !session.usesReturnCode());
  }

  private Optional<Rejection> rename(Account account, String name, boolean registers) {
    return accounts.withLock(
        account.id(),
        () -> {
          if (tables.isPlayingLive(account)) {
            return Optional.of(Rejection.of(ServerRejectionCode.NAME_FIXED));
          }
          Account renamed = new Account(account.id(), name);
          Optional<Rejection> rejection = accounts.rename(renamed, registers);
          if (rejection.isEmpty()) {
            updateSessions(account, renamed);
            accountSeats.bindName(renamed);
          }
          return rejection;
        });
  }

  private synchronized void updateSessions(Account account, Account renamed) {
    sessions.stream()
        .filter(session -> session.account().equals(account))
        .forEach(session -> session.setAccount(renamed));
  }

  /**
   * Applies changes of accounts: transfers the seats of merged accounts, reads the friend lists and
   * settings again, updates each session to the account of its key or code, and disconnects banned
   * users.
   */
  public void refreshIdentities() {
    accountSeats.applyMerges();
    friends.reload();
    synchronized (this) {
      sessions.stream().forEach(this::refreshIdentity);
    }
    kickAllBanned();
  }

  /**
   * Updates a session to the account of its latest key or code that is valid. Disconnects it if
   * that is another account and the user is at a table. If none is valid, disconnects it or, if its
   * account is not registered, gives it a new account.
   */
  private void refreshIdentity(ClientSession session) {
    Account oldAccount = session.account();
    Optional<Account> newAccount =
        session.usedLogins().reversed().stream()
            .flatMap(login -> accounts.findByLogin(login).stream())
            .findFirst();
    if (newAccount.isEmpty() && accounts.findRegistered(oldAccount.id()).isEmpty()) {
      session.setAccount(
          accounts.getOrCreate(session.currentLogin(), oldAccount.name(), session.quota().name()));
    } else if (newAccount.isEmpty()
        || (!newAccount.get().id().equals(oldAccount.id()) && session.tableNumber() != 0)) {
      session.requestDisconnect(new DisconnectReason.LoginChanged());
    } else if (!newAccount.get().equals(oldAccount)) {
      session.setAccount(newAccount.get());
      if (newAccount.get().id().equals(oldAccount.id())) {
        session.client().deliver(new Notification.NameChanged(newAccount.get().name()));
      }
      session.client().wake();
    }
  }

  /**
   * Removes old chat messages of the lobby, announces friends, disconnects idle sessions, and
   * redraws the lobby if it has changed.
   *
   * @param lobbyChanged whether the listed tables or the message of the day have changed
   */
  public void tick(Instant now, boolean lobbyChanged) {
    lobbyChat.removeBefore(now.minus(ChatStore.RETENTION));
    boolean usersChanged = friends.tick();
    boolean changed = lobbyChanged || usersChanged;
    sessions.stream()
        .filter(session -> !disconnectIfIdle(session, now))
        .filter(session -> changed && !session.client().isShowingMatch())
        .forEach(session -> session.client().wake());
  }

  /**
   * Disconnects a session without input, unless it waits for other players. Returns whether it was
   * disconnected.
   */
  private boolean disconnectIfIdle(ClientSession session, Instant now) {
    Duration timeout = context.limits().duration(Limit.IDLE_TIMEOUT);
    boolean idle =
        session.updateIdleTime(now).compareTo(timeout) > 0
            && !isWaitingForOthers(session, now.minus(timeout));
    if (idle) {
      session.requestDisconnect(new DisconnectReason.IdleTimeout(timeout));
    }
    return idle;
  }

  /**
   * Returns whether the user of a session is waiting for another player to move, or has done so at
   * some time after {@code since}. Only matches with a time limit count, so that no session waits
   * forever.
   */
  private boolean isWaitingForOthers(ClientSession session, Instant since) {
    String accountId = session.account().id();
    return tables
        .find(session.tableNumber())
        .filter(table -> table.settings().moveTimeLimit().isPresent() && table.isDealt())
        .filter(table -> !table.isFinished() && table.seatOf(accountId).isPresent())
        .filter(
            table ->
                !MoveClock.isTurnOf(table, accountId)
                    || table
                        .turnStart()
                        .filter(turnStart -> turnStart.time().isAfter(since))
                        .isPresent())
        .isPresent();
  }

  /**
   * Disconnects all sessions, and any that connect later.
   *
   * @param timeout the maximum time to wait for the connections to close
   */
  public void close(Duration timeout) {
    closed = true;
    // A session that closes is removed from the set before its output has been sent, so a copy is
    // needed.
    Set<ClientSession> remaining = sessions.all();
    remaining.forEach(session -> session.requestDisconnect(new DisconnectReason.ServerClosed()));
    long deadline = System.nanoTime() + timeout.toNanos();
    for (ClientSession session : remaining) {
      session.client().awaitClosed(Duration.ofNanos(Math.max(1, deadline - System.nanoTime())));
    }
  }
}
