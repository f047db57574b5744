package lethe.app.server;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import lethe.app.server.account.Accounts;
import lethe.app.server.account.BanList;
import lethe.app.server.base.Log;
import lethe.app.server.client.Notification;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterClock;
import lethe.app.server.cluster.ClusterMessage;
import lethe.app.server.cluster.RemoteCommands;
import lethe.app.server.session.SessionRegistry;
import lethe.app.server.table.ReviewGroups;
import lethe.app.server.table.TableSync;

/**
 * Keeps this server up to date with the other servers of the site. Messages report most changes
 * immediately; polling finds the rest.
 */
final class ClusterSync {
  private final Cluster cluster;
  private final Optional<ClusterClock> clusterClock;
  private final TableSync tableSync;
  private final ReviewGroups reviewGroups;
  private final Accounts accounts;
  private final SessionRegistry sessions;
  private final BanList bans;
  private final RemoteCommands remoteCommands;
  private final Log log;
  private String accountsVersion = "";

  ClusterSync(
      Cluster cluster,
      Optional<ClusterClock> clusterClock,
      TableSync tableSync,
      ReviewGroups reviewGroups,
      Accounts accounts,
      SessionRegistry sessions,
      BanList bans,
      RemoteCommands remoteCommands,
      Log log) {
    this.cluster = cluster;
    this.clusterClock = clusterClock;
    this.tableSync = tableSync;
    this.reviewGroups = reviewGroups;
    this.accounts = accounts;
    this.sessions = sessions;
    this.bans = bans;
    this.remoteCommands = remoteCommands;
    this.log = log;
  }

  void subscribe() {
    cluster.subscribe(this::receive);
  }

  private void receive(ClusterMessage message) {
    switch (message) {
      case ClusterMessage.TableChanged(int number) -> runAsync(() -> tableSync.syncTable(number));
      case ClusterMessage.EntryAdded(int number) -> {
        if (tableSync.isLoaded(number)) {
          runAsync(() -> tableSync.syncTable(number));
        }
      }
      case ClusterMessage.TablesFollowed(List<Integer> numbers) ->
          cluster.recordFollowedElsewhere(numbers);
      case ClusterMessage.SpectatorsPresent spectators -> tableSync.receive(spectators);
      case ClusterMessage.ReviewJoined joined -> {
        cluster.recordFollowedElsewhere(List.of(joined.table()));
        reviewGroups.receive(joined);
      }
      case ClusterMessage.ReviewChanged change -> reviewGroups.receive(change);
      case ClusterMessage.AccountsChanged() -> runAsync(this::syncAccounts);
      case ClusterMessage.CommandRequest request -> remoteCommands.receive(request);
      case ClusterMessage.CommandAnswerPart answerPart -> remoteCommands.receive(answerPart);
      case ClusterMessage.LobbyMessage(var chatMessage) ->
          sessions.lobbyChat().receive(chatMessage);
      case ClusterMessage.TableNotification(int number, Notification.RematchOffered offer) ->
          runAsync(
              () -> {
                tableSync.syncTable(offer.table());
                tableSync.receive(number, offer);
              });
      case ClusterMessage.TableNotification(int number, Notification notification) ->
          tableSync.receive(number, notification);
    }
  }

  /**
   * A task that accesses the store. A failed task is not repeated, because later ticks poll
   * everything.
   */
  private interface ClusterTask {
    void run() throws IOException;
  }

  private void runAsync(ClusterTask task) {
    Thread.ofVirtual().name("cluster-sync").start(() -> runLogged(task));
  }

  private void runLogged(ClusterTask task) {
    try {
      task.run();
    } catch (IOException e) {
      log.debug("unreachable", "reason", String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      log.operationFailed("cluster", e);
    }
  }

  /**
   * Queries the shared clock again, polls the tables, accounts and bans, and exchanges the users
   * who are present at tables. Stops at the first failure, which is logged; the next call tries
   * again.
   */
  void tick() {
    runLogged(this::syncAll);
  }

  private void syncAll() throws IOException {
    if (clusterClock.isPresent()) {
      clusterClock.get().resync();
    }
    tableSync.syncAll();
    syncAccounts();
  }

  private synchronized void syncAccounts() throws IOException {
    String version = cluster.accountsVersion();
    if (!version.equals(accountsVersion)) {
      accounts.reload();
      bans.reload();
      accountsVersion = version;
      sessions.refreshIdentities();
    }
  }
}
