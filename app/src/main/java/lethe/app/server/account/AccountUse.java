package lethe.app.server.account;

/** A part of the server that uses accounts. The name of an account in use is not given away. */
public interface AccountUse {
  /** Returns whether the account of an id is in use here. */
  boolean isInUse(String accountId);
}
