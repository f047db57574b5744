package lethe.app.server.account;

import java.time.LocalDate;
import java.util.List;

/**
 * An account with its logins, as it is stored once it is registered.
 *
 * @param lastAddress the address or network from which it was last used; empty if that was cleared
 * @param logins its logins, oldest first
 */
public record AccountRecord(
    Account account, String lastAddress, LocalDate lastUsed, List<Login> logins) {
  public AccountRecord {
    logins = List.copyOf(logins);
  }

  /** Returns this record with its account replaced by a renamed one. */
  public AccountRecord withAccount(Account renamed) {
    return new AccountRecord(renamed, lastAddress, lastUsed, logins);
  }

  AccountRecord withUse(String login, String address, LocalDate day) {
    return new AccountRecord(
        account,
        address,
        day,
        logins.stream()
            .map(known -> known.id().equals(login) ? known.withLastUsed(day) : known)
            .toList());
  }

  boolean hasKey() {
    return !logins.stream().allMatch(Login::isReturnCode);
  }

  public String id() {
    return account.id();
  }

  public String name() {
    return account.name();
  }
}
