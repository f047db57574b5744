package lethe.app.server.account;

/** A part of the server that uses accounts. Accounts in use are not forgotten. */
public interface AccountUse {
  /** Returns whether this part of the server uses the account with an id. */
  boolean isInUse(String accountId);
}
