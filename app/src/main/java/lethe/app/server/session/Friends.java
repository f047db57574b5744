package lethe.app.server.session;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.server.account.Account;
import lethe.app.server.account.Accounts;
import lethe.app.server.base.Limit;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.base.WriteResult;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.table.TableRegistry;
import lethe.engine.core.Rejection;

/**
 * Friend lists, muted users, personal settings, and the users who are online. Users do not learn
 * that another user has added them as a friend.
 *
 * <p>A user who is connected to any server is visibly online, unless the account is not registered,
 * the session only executes a single command, the user is hidden, or the user is at a table played
 * in silence, where this could reveal the identity of a player.
 */
public final class Friends {
  /** A user who comes back online within this time is not announced again. */
  private static final Duration REANNOUNCE_PERIOD = Duration.ofMinutes(10);

  private final ServerContext context;
  private final Accounts accounts;
  private final FriendStore store;
  private final TableRegistry tables;
  private final Optional<Cluster> cluster;
  private final ConnectedSessions sessions;
  private volatile Map<String, Set<String>> friends = Map.of();
  private volatile Map<String, Set<String>> mutes = Map.of();
  private volatile Map<String, Map<String, String>> settings = Map.of();

  /**
   * The table numbers of the users who are visibly online on other servers, keyed by account id; 0
   * for the lobby.
   */
  private volatile Map<String, Integer> remoteLocations = Map.of();

  private volatile OnlineUsers lastOnlineUsers = new OnlineUsers(List.of(), Set.of());

  /**
   * The time when each user was last known to be visibly online on any server, keyed by account id.
   */
  private final Map<String, Instant> lastSeen = new HashMap<>();

  /**
   * The users who are online at one time.
   *
   * @param namedUsers the users who are visibly online on any server, sorted by name
   * @param unnamedIds the account ids of the users without a registered account who are connected
   *     to this server
   */
  private record OnlineUsers(List<Account> namedUsers, Set<String> unnamedIds) {}

  Friends(
      ServerContext context,
      Accounts accounts,
      FriendStore store,
      TableRegistry tables,
      Optional<Cluster> cluster,
      ConnectedSessions sessions) {
    this.context = context;
    this.accounts = accounts;
    this.store = store;
    this.tables = tables;
    this.sessions = sessions;
    this.cluster = cluster;
    reload();
  }

  /**
   * A friend.
   *
   * @param table the number of the friend's table; 0 for the lobby, empty if the friend is not
   *     visibly online
   */
  public record Friend(String name, Optional<Integer> table) {}

  /** Returns a user's friends, online ones first. */
  public List<Friend> list(Account account) {
    Set<String> friendIds = friends.getOrDefault(account.id(), Set.of());
    Map<String, Integer> locations = friendIds.isEmpty() ? Map.of() : visibleLocations();
    return friendIds.stream()
        .flatMap(id -> accounts.findRegistered(id).stream())
        .map(friend -> new Friend(friend.name(), Optional.ofNullable(locations.get(friend.id()))))
        .sorted(
            Comparator.comparing((Friend friend) -> friend.table().isEmpty())
                .thenComparing(Friend::name))
        .toList();
  }

  /**
   * Returns the names of the other users who were visibly online at the last tick, on any server,
   * friends first.
   */
  public List<String> latestOnlineNames(Account account) {
    return namesFriendsFirst(
        account,
        lastOnlineUsers.namedUsers().stream().filter(user -> !user.id().equals(account.id())));
  }

  private List<String> namesFriendsFirst(Account account, Stream<Account> users) {
    Set<String> friendIds = friends.getOrDefault(account.id(), Set.of());
    return users
        .sorted(Comparator.comparing(user -> !friendIds.contains(user.id())))
        .map(Account::name)
        .toList();
  }

  /**
   * Returns the number of other users without a registered account who were connected to this
   * server at the last tick. Registered users who are hidden are not counted, because the number
   * could reveal them.
   */
  public int latestUnnamedCount(Account account) {
    Set<String> ids = lastOnlineUsers.unnamedIds();
    return ids.size() - (ids.contains(account.id()) ? 1 : 0);
  }

  /**
   * Returns the names of the users who are visibly online, on any server, possibly including the
   * given user; friends first.
   */
  public List<String> onlineNames(Account account) {
    return namesFriendsFirst(
        account,
        visibleLocations().keySet().stream().flatMap(id -> accounts.findRegistered(id).stream()));
  }

  /**
   * Returns whether the number of a friend's table may be shown. It may not if the deal of an event
   * is played at the table, or if this server does not know the table.
   */
  public boolean isTableVisible(int table) {
    return tables.find(table).filter(found -> found.eventDeal().isEmpty()).isPresent();
  }

  /**
   * Returns the names of the users whose chat messages a user does not see, in alphabetical order.
   */
  public List<String> mutedNames(Account account) {
    return mutes.getOrDefault(account.id(), Set.of()).stream()
        .flatMap(id -> accounts.findRegistered(id).stream())
        .map(Account::name)
        .sorted()
        .toList();
  }

  /** Mutes a user by name. Returns the rejection; empty if the request succeeded. */
  public Optional<Rejection> mute(ClientSession session, String name) {
    Account account = session.account();
    Optional<Account> mutedAccount = findRegistered(name);
    if (mutedAccount.filter(account::equals).isPresent()) {
      return Optional.of(Rejection.of(ServerRejectionCode.SELF_MUTED));
    }
    if (mutedAccount.isEmpty()) {
      return Optional.of(Rejection.of(ServerRejectionCode.UNKNOWN_ACCOUNT, name));
    }
    int max = context.limits().intValue(Limit.FRIENDS);
    if (mutes.getOrDefault(account.id(), Set.of()).size() >= max) {
      return Optional.of(Rejection.of(ServerRejectionCode.TOO_MANY_MUTED, max));
    }
    return ensureRegistered(session)
        .or(() -> reloadAfter(store.mute(account.id(), mutedAccount.get().id()), name));
  }

  /** Ends the muting of a user by name. Returns the rejection; empty if the request succeeded. */
  public Optional<Rejection> unmute(Account account, String name) {
    return accounts
        .findByName(name)
        .filter(muted -> mutes.getOrDefault(account.id(), Set.of()).contains(muted.id()))
        .map(muted -> reloadAfter(store.unmute(account.id(), muted.id()), name))
        .orElseGet(() -> Optional.of(Rejection.of(ServerRejectionCode.NOT_MUTED, name)));
  }

  /** Returns whether a notification is a chat message from a user whom the account has muted. */
  public boolean isMuted(Account account, Notification notification) {
    Set<String> mutedIds = mutes.getOrDefault(account.id(), Set.of());
    return !mutedIds.isEmpty()
        && switch (notification) {
          case Notification.PlayerMessage(String name, var _, var _) ->
              containsUser(mutedIds, name);
          case Notification.ChatMessage(String name, var _) -> containsUser(mutedIds, name);
          default -> false;
        };
  }

  private boolean containsUser(Set<String> ids, String name) {
    return accounts.findByName(name).filter(sender -> ids.contains(sender.id())).isPresent();
  }

  private Optional<Account> findRegistered(String name) {
    return accounts.findByName(name).flatMap(found -> accounts.findRegistered(found.id()));
  }

  /** Adds a friend by name. Returns the rejection; empty if the request succeeded. */
  public Optional<Rejection> add(ClientSession session, String name) {
    Account account = session.account();
    Optional<Account> friend = findRegistered(name);
    if (friend.filter(account::equals).isPresent()) {
      return Optional.of(Rejection.of(ServerRejectionCode.SELF_AS_FRIEND));
    }
    if (friend.isEmpty()) {
      return Optional.of(Rejection.of(ServerRejectionCode.UNKNOWN_ACCOUNT, name));
    }
    int max = context.limits().intValue(Limit.FRIENDS);
    if (friends.getOrDefault(account.id(), Set.of()).size() >= max) {
      return Optional.of(Rejection.of(ServerRejectionCode.TOO_MANY_FRIENDS, max));
    }
    return ensureRegistered(session)
        .or(() -> reloadAfter(store.addFriend(account.id(), friend.get().id()), name));
  }

  /** Removes a friend by name. Returns the rejection; empty if the request succeeded. */
  public Optional<Rejection> remove(Account account, String name) {
    return accounts
        .findByName(name)
        .filter(friend -> friends.getOrDefault(account.id(), Set.of()).contains(friend.id()))
        .map(friend -> reloadAfter(store.removeFriend(account.id(), friend.id()), name))
        .orElseGet(() -> Optional.of(Rejection.of(ServerRejectionCode.NOT_A_FRIEND, name)));
  }

  /** Returns the value of a user's setting, or its default. */
  public String setting(Account account, AccountSetting setting) {
    String value =
        settings
            .getOrDefault(account.id(), Map.of())
            .getOrDefault(setting.id(), setting.defaultValue());
    return setting.choices().contains(value) ? value : setting.defaultValue();
  }

  /** Changes a user's setting. Returns the rejection; empty if the request succeeded. */
  public Optional<Rejection> changeSetting(
      ClientSession session, AccountSetting setting, String value) {
    Account account = session.account();
    return ensureRegistered(session)
        .or(
            () ->
                reloadAfter(store.saveSetting(account.id(), setting.id(), value), account.name()));
  }

  /**
   * Registers the user if necessary, because friends and settings are stored only for registered
   * accounts. A guest is rejected, because guests receive a return code only with their first seat.
   */
  private Optional<Rejection> ensureRegistered(ClientSession session) {
    Account account = session.account();
    if (accounts.findRegistered(account.id()).isPresent()) {
      return Optional.empty();
    }
    return session.usesReturnCode()
        ? Optional.of(Rejection.of(ServerRejectionCode.NOT_REGISTERED))
        : accounts.register(account);
  }

  /** Reloads after a write. Returns the rejection of the write; empty if it succeeded. */
  private Optional<Rejection> reloadAfter(WriteResult result, String name) {
    reload();
    return result.rejection(ServerRejectionCode.UNKNOWN_ACCOUNT, name);
  }

  private boolean isHidden(String id) {
    return !settings
        .getOrDefault(id, Map.of())
        .getOrDefault(AccountSetting.HIDDEN.id(), AccountSetting.HIDDEN.defaultValue())
        .equals(AccountSetting.HIDDEN.defaultValue());
  }

  /**
   * Reads the stored data again, because another server may have changed it. Data that cannot be
   * read remains as it was.
   */
  void reload() {
    try {
      friends = store.friends();
      mutes = store.mutes();
      settings = store.settings();
    } catch (IOException e) {
      context.log().debug("unreachable", "reason", String.valueOf(e.getMessage()));
    }
  }

  /**
   * Synchronizes the list of users who are online with the other servers, and announces users who
   * have come online to those who have them as friends. Returns whether the users who are online
   * have changed since the last tick.
   */
  synchronized boolean tick() {
    exchangeLocations();
    Instant now = context.clocks().monotonic().instant();
    lastSeen.values().removeIf(time -> time.isBefore(now.minus(REANNOUNCE_PERIOD)));
    for (String id : visibleLocations().keySet()) {
      if (lastSeen.put(id, now) == null) {
        accounts.findRegistered(id).ifPresent(this::announce);
      }
    }
    OnlineUsers online = onlineUsers();
    boolean changed = !online.equals(lastOnlineUsers);
    lastOnlineUsers = online;
    return changed;
  }

  private OnlineUsers onlineUsers() {
    List<Account> named =
        visibleLocations().keySet().stream()
            .flatMap(id -> accounts.findRegistered(id).stream())
            .sorted(Comparator.comparing(Account::name))
            .toList();
    Set<String> unnamedIds =
        sessions.stream()
            .map(session -> session.account().id())
            .filter(id -> accounts.findRegistered(id).isEmpty())
            .collect(Collectors.toSet());
    return new OnlineUsers(named, unnamedIds);
  }

  /**
   * Announces that a user has come online to those who have the user as a friend and want such
   * notifications, except to users who play in silence: the friend could be the absent player at
   * their table.
   */
  private void announce(Account friend) {
    Notification notification = new Notification.FriendOnline(friend.name());
    sessions.stream()
        .filter(
            session -> friends.getOrDefault(session.account().id(), Set.of()).contains(friend.id()))
        .filter(session -> setting(session.account(), AccountSetting.ARRIVALS).equals("on"))
        .filter(session -> !isAtSilentTable(session))
        .forEach(session -> session.client().deliver(notification));
  }

  // Users online.

  /**
   * Returns the users who are visibly online on any server, as a map from ids to table numbers; 0
   * for the lobby.
   */
  private Map<String, Integer> visibleLocations() {
    Map<String, Integer> locations = new HashMap<>(remoteLocations);
    locations.putAll(localLocations());
    return locations;
  }

  private Map<String, Integer> localLocations() {
    Map<String, Integer> locations = new HashMap<>();
    sessions.stream()
        .filter(session -> session.client().hasShownPages())
        .filter(session -> accounts.findRegistered(session.account().id()).isPresent())
        .filter(session -> !isHidden(session.account().id()) && !isAtSilentTable(session))
        .forEach(
            session -> locations.merge(session.account().id(), session.tableNumber(), Math::max));
    return locations;
  }

  /** Returns whether a session is at a table whose match is being played in silence. */
  private boolean isAtSilentTable(ClientSession session) {
    return tables.isPlayedInSilence(session.tableNumber());
  }

  /**
   * Publishes the users who are visibly online on this server, and reads those on other servers.
   */
  private void exchangeLocations() {
    if (cluster.isPresent()) {
      try {
        remoteLocations = cluster.get().exchangeLocations(localLocations());
      } catch (IOException e) {
        context.log().debug("unreachable", "reason", String.valueOf(e.getMessage()));
      }
    }
  }
}
