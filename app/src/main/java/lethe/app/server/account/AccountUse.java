package lethe.app.server.account;

/** A part of the server that uses accounts. Accounts in use are not forgotten. */
public interface AccountUse {
  /** Returns whether the account of an id is in use here. */
  boolean isInUse(String accountId);
}
