package lethe.app.server.account;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** Creates accounts for tests. */
public final class TestAccounts {
  private TestAccounts() {}

  /**
   * Returns an account whose only login has the id of the account.
   *
   * @param address the address from which it was last used
   * @param lastUsed the day on which it was created and last used
   */
  public static AccountRecord account(String id, String name, String address, LocalDate lastUsed) {
    return new AccountRecord(
        new Account(id, name), address, lastUsed, List.of(login(id, lastUsed)));
  }

  /** Returns a login that was added at the beginning of a day and used on that day. */
  public static Login login(String id, LocalDate day) {
    return new Login(id, day.atStartOfDay(ZoneOffset.UTC).toInstant(), day);
  }
}
