package lethe.app.server.table;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lethe.app.server.account.Account;
import lethe.app.server.account.Accounts;
import lethe.engine.core.Seat;

/**
 * Keeps seats and invitations up to date with the accounts: binds invitations by name to accounts,
 * and follows renamed and merged accounts.
 */
public final class AccountSeats {
  private final TableRegistry tables;
  private final Accounts accounts;
  private final SeatChanges changes;

  public AccountSeats(TableRegistry tables, Accounts accounts, SeatChanges changes) {
    this.tables = tables;
    this.accounts = accounts;
    this.changes = changes;
  }

  // Invitations.

  /**
   * Returns owners in which each seat reserved for a name is bound to the account with that name,
   * if there is one. The invitation is then for that account only.
   */
  SeatOwners resolveInvitees(SeatOwners owners) {
    Map<Seat, SeatOwner> resolvedOwners = new LinkedHashMap<>(owners.bySeat());
    resolvedOwners.replaceAll(
        (_, owner) -> owner instanceof SeatOwner.Free reserved ? resolveInvitee(reserved) : owner);
    return new SeatOwners(resolvedOwners);
  }

  /**
   * Returns an invitation for the account with the reserved name, or {@code reserved} if there is
   * no such account.
   */
  SeatOwner resolveInvitee(SeatOwner.Free reserved) {
    return accounts
        .findByName(reserved.invitee())
        .<SeatOwner>map(account -> new SeatOwner.Invited(account.id(), reserved.invitee()))
        .orElse(reserved);
  }

  /**
   * Returns the seat owners for a rematch: the player keeps their seat, and the other players are
   * invited to theirs.
   */
  SeatOwners rematchOwners(Account account, SeatOwners owners) {
    Map<Seat, SeatOwner> rematchOwners = new LinkedHashMap<>(owners.bySeat());
    rematchOwners.replaceAll((_, owner) -> rematchOwner(account, owner));
    return new SeatOwners(rematchOwners);
  }

  private SeatOwner rematchOwner(Account account, SeatOwner owner) {
    return owner instanceof SeatOwner.Held(String id) && !id.equals(account.id())
        ? new SeatOwner.Invited(id, accounts.name(id).orElse(SeatOwner.Invited.UNKNOWN_NAME))
        : owner;
  }

  /**
   * Binds the seats reserved for an account's name to the account. A change that cannot be stored
   * is not made.
   */
  public void bindName(Account account) {
    replaceOwner(
        new SeatOwner.Free(account.name()), new SeatOwner.Invited(account.id(), account.name()));
  }

  /**
   * Releases an account's invitations: each seat is reserved for the account that now has the
   * invited name, or else for the next user with that name.
   */
  public void releaseInvitations(Account account) {
    for (SeatOwner.Invited invitation : invitations(account)) {
      replaceOwner(invitation, new SeatOwner.Free(invitation.name()));
      accounts.findByName(invitation.name()).ifPresent(this::bindName);
    }
  }

  /**
   * Returns the invited account, under the invited name, of each invitation that is bound to an
   * account. An account can occur several times.
   */
  public List<Account> invitees() {
    return tables.all().stream()
        .flatMap(table -> table.seatOwners().bySeat().values().stream())
        .filter(SeatOwner.Invited.class::isInstance)
        .map(SeatOwner.Invited.class::cast)
        .map(invited -> new Account(invited.id(), invited.name()))
        .toList();
  }

  /** Returns an account's invitations. Their names may differ from the account's current name. */
  private Set<SeatOwner.Invited> invitations(Account account) {
    Set<SeatOwner.Invited> invitations = new LinkedHashSet<>();
    for (ServerTable table : tables.all()) {
      for (SeatOwner owner : table.seatOwners().bySeat().values()) {
        if (owner instanceof SeatOwner.Invited invited && invited.id().equals(account.id())) {
          invitations.add(invited);
        }
      }
    }
    return invitations;
  }

  private void replaceOwner(SeatOwner oldOwner, SeatOwner newOwner) {
    for (ServerTable table : tables.all()) {
      if (table.seatOwners().bySeat().containsValue(oldOwner)) {
        table.withLock(() -> replaceOwner(table, oldOwner, newOwner));
      }
    }
  }

  private boolean replaceOwner(ServerTable table, SeatOwner oldOwner, SeatOwner newOwner) {
    SeatOwners owners = table.seatOwners().with(oldOwner, newOwner);
    if (owners.equals(table.seatOwners()) || !tables.contains(table)) {
      return false;
    }
    boolean saved = changes.save(table, owners).isEmpty();
    table.presence().wakeWaiting();
    return saved;
  }

  // Merged accounts.

  /**
   * Transfers tables and seats to the accounts into which their owners were merged. Another server,
   * or this one before a crash, may still have stored the old ids.
   */
  public void applyMerges() {
    applyMerges(accounts.mergedIds());
  }

  /** Transfers the tables and seats of a deleted account to an id that belongs to no account. */
  public void replaceAccount(String accountId, String replacement) {
    applyMerges(Map.of(accountId, replacement));
  }

  private void applyMerges(Map<String, String> mergedIds) {
    if (!mergedIds.isEmpty()) {
      tables.all().stream()
          .filter(
              table -> !mergedRecord(table, mergedIds).equals(table.recordWith(table.seatOwners())))
          .forEach(table -> table.withLock(() -> applyMerges(table, mergedIds)));
    }
  }

  private TableRecord mergedRecord(ServerTable table, Map<String, String> mergedIds) {
    return table
        .recordWith(table.seatOwners().withMergedAccounts(mergedIds, accounts::name))
        .withMergedAccounts(mergedIds);
  }

  private boolean applyMerges(ServerTable table, Map<String, String> mergedIds) {
    TableRecord newRecord = mergedRecord(table, mergedIds);
    boolean seatsChanged = !newRecord.seatOwners().equals(table.seatOwners());
    // The merge itself has stored the new host.
    table.setRecord(newRecord.with(table.seatOwners()));
    return tables.contains(table)
        && seatsChanged
        && changes.save(table, newRecord.seatOwners()).isEmpty();
  }
}
