package lethe.app.server.session;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import lethe.app.server.account.Account;
import lethe.app.server.account.AccountStore;
import lethe.app.server.account.Accounts;
import lethe.app.server.account.BanList;
import lethe.app.server.account.Login;
import lethe.app.server.account.StoredItem;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.table.AccountSeats;
import lethe.app.server.table.ChatStore;
import lethe.app.server.table.TableRegistry;
import lethe.engine.core.Rejection;

/**
 * Exports and deletes what the server stores about an account, except its matches, clears addresses
 * that are no longer needed, and deletes old chat. Thread-safe.
 */
public final class PersonalDataService {
  /** The time between two deletions of old chat messages. */
  private static final Duration CHAT_DELETION_INTERVAL = Duration.ofMinutes(10);

  private final ServerContext context;
  private final Accounts accounts;
  private final AccountStore store;
  private final TableRegistry tables;
  private final AccountSeats accountSeats;
  private final SessionRegistry sessions;
  private final BanList bans;
  private final ChatStore chat;

  /** The date of the last call of {@link #clearAddresses}. Guarded by this object. */
  private LocalDate lastCleared = LocalDate.MIN;

  /** The earliest time at which {@link #deleteOldChat} deletes again. Guarded by this object. */
  private Instant nextChatDeletion = Instant.MIN;

  public PersonalDataService(
      ServerContext context,
      Accounts accounts,
      AccountStore store,
      ChatStore chat,
      TableRegistry tables,
      AccountSeats accountSeats,
      SessionRegistry sessions,
      BanList bans) {
    this.context = context;
    this.accounts = accounts;
    this.store = store;
    this.chat = chat;
    this.tables = tables;
    this.accountSeats = accountSeats;
    this.sessions = sessions;
    this.bans = bans;
  }

  /**
   * Returns the stored data of an account, without the journals of its matches and without bans;
   * empty if nothing is stored.
   */
  public List<StoredItem> export(Account account) throws IOException {
    return store.export(account.id());
  }

  /**
   * Deletes an account and disconnects its sessions, except {@code keptSession}. Its matches
   * remain, but its seats belong to an account that does not exist.
   *
   * @return the rejection, for example if the account has a seat at an unfinished table; empty if
   *     the account was deleted
   */
  public Optional<Rejection> delete(Account account, Optional<ClientSession> keptSession) {
    Optional<Rejection> rejection = accounts.withLock(account.id(), () -> deleteLocked(account));
    if (rejection.isEmpty()) {
      context.log().info("account-deleted");
      sessions.sessions().stream()
          .filter(session -> session.account().id().equals(account.id()))
          .filter(session -> !keptSession.equals(Optional.of(session)))
          .forEach(session -> session.requestDisconnect(new DisconnectReason.LoginChanged()));
    }
    return rejection;
  }

  private Optional<Rejection> deleteLocked(Account account) {
    if (tables.isPlaying(account)) {
      return Optional.of(Rejection.of(ServerRejectionCode.ACCOUNT_IN_USE, account.name()));
    }
    // No login belongs to this id.
    String replacement = "deleted:" + UUID.randomUUID();
    List<String> logins = accounts.logins(account.id()).stream().map(Login::id).toList();
    accountSeats.releaseInvitations(account);
    Optional<Rejection> rejection =
        accounts
            .changeAndReload(() -> store.delete(account.id(), replacement))
            .rejection(ServerRejectionCode.UNKNOWN_ACCOUNT, account.name());
    if (rejection.isEmpty()) {
      accountSeats.replaceAccount(account.id(), replacement);
      bans.forgetName(logins);
      sessions.lobbyChat().removeSentBy(account.name());
      tables.all().forEach(table -> table.removeChatSentBy(account.name()));
    }
    return rejection;
  }

  /**
   * Deletes the stored chat messages that are older than {@link ChatStore#RETENTION}, unless this
   * was done within the last 10 minutes.
   */
  public synchronized void deleteOldChat(Instant now) {
    if (!now.isBefore(nextChatDeletion)) {
      nextChatDeletion = now.plus(CHAT_DELETION_INTERVAL);
      chat.deleteBefore(now.minus(ChatStore.RETENTION));
    }
  }

  /**
   * Clears the stored addresses of accounts, archived tables and events when limits no longer need
   * them. Does nothing if the previous call had the same date; a failure is not retried before the
   * next day.
   */
  public synchronized void clearAddresses(LocalDate today) {
    if (!today.equals(lastCleared)) {
      lastCleared = today;
      var _ = accounts.changeAndReload(() -> store.clearAddresses(today));
    }
  }
}
