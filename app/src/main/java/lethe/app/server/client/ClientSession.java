package lethe.app.server.client;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import lethe.app.server.account.Account;
import lethe.app.server.account.Login;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.base.TokenBucket;
import lethe.app.server.limit.AddressQuota;
import lethe.engine.core.Rejection;

/** A connected session: its account, its location on the server, and its rate limits. */
public final class ClientSession implements AddressQuota.User {
  private final ClientHandle client;
  private final String address;
  private final AddressQuota quota;
  private final Limits limits;
  private final Log log;
  private final Instant connectedAt;
  private final TokenBucket lineRate;
  private final TokenBucket pageRate;
  private final TokenBucket chatRate;

  private volatile List<String> usedLogins;

  private volatile Account account;
  private volatile Instant lastActivity = Instant.MAX;
  private volatile int tableNumber;
  private final AtomicBoolean disconnectRequested = new AtomicBoolean();

  /**
   * Creates a session.
   *
   * @param login the id of the key or return code with which the user has logged in
   * @param quota the quota against which the session counts
   */
  public ClientSession(
      ClientHandle client,
      Account account,
      String login,
      String address,
      AddressQuota quota,
      Limits limits,
      Log log,
      Instant connectedAt) {
    this.client = client;
    this.account = account;
    this.usedLogins = List.of(login);
    this.address = address;
    this.quota = quota;
    this.limits = limits;
    this.log = log;
    this.connectedAt = connectedAt;
    this.lineRate = limits.newBucket(Limit.LINES);
    this.pageRate = limits.newBucket(Limit.PAGE_TURNS);
    this.chatRate = limits.newBucket(Limit.CHAT_LINES);
  }

  public ClientHandle client() {
    return client;
  }

  /** Asks the client to leave, and gives the reason. Has no effect if it was asked before. */
  public void requestDisconnect(DisconnectReason reason) {
    if (disconnectRequested.compareAndSet(false, true)) {
      client.disconnect(reason);
    }
  }

  public Account account() {
    return account;
  }

  /** Returns the id of the key or return code that was proven or assigned last. */
  public String currentLogin() {
    return usedLogins.getLast();
  }

  /** Returns whether the user is identified by a return code rather than a key. */
  public boolean usesReturnCode() {
    return Login.isReturnCode(currentLogin());
  }

  /**
   * Returns the ids of all keys and return codes proven or assigned on this connection, latest
   * last.
   */
  public List<String> usedLogins() {
    return usedLogins;
  }

  /** Records that a return code was proven or assigned on this connection. */
  public void addLogin(String login) {
    usedLogins = Stream.concat(usedLogins.stream(), Stream.of(login)).toList();
  }

  /** Sets the account, after it was renamed or the session changed to another account. */
  public void setAccount(Account newAccount) {
    account = newAccount;
  }

  public String address() {
    return address;
  }

  public AddressQuota quota() {
    return quota;
  }

  public Instant connectedAt() {
    return connectedAt;
  }

  /** Returns the number of the table where the user plays, waits or watches; 0 for the lobby. */
  public int tableNumber() {
    return tableNumber;
  }

  @Override
  public boolean isAtTable() {
    return tableNumber != 0;
  }

  /**
   * Moves to a table, or to the lobby if the number is 0.
   *
   * @return the number of the previous table; 0 for the lobby
   */
  public int moveTo(int number) {
    int previousTable = tableNumber;
    tableNumber = number;
    return previousTable;
  }

  /**
   * Asks the client for activity and returns the time without input, with the precision of the
   * intervals at which this method is called; negative if there has been no input yet.
   */
  public Duration updateIdleTime(Instant now) {
    if (client.pollActivity()) {
      lastActivity = now;
    }
    return Duration.between(lastActivity, now);
  }

  // Rate limits.

  /** Checks the length and rate of a typed line. Returns the rejection; empty if it is accepted. */
  public Optional<Rejection> checkLine(String line) {
    return checkLength(line)
        .or(() -> checkLineRate().map(rejection -> logAndReturn(Limit.LINES, rejection)));
  }

  /**
   * Checks the length of a line from a file, and waits until the rate permits it. Returns the
   * rejection; empty if it is accepted.
   */
  public Optional<Rejection> checkAndThrottleLine(String line) {
    Optional<Rejection> rejection = checkLength(line);
    if (rejection.isEmpty()) {
      lineRate.acquire();
      quota.rate(Limit.LINES_PER_ADDRESS).acquire();
    }
    return rejection;
  }

  /**
   * Waits until the rate permits turning another page. No page is skipped, however fast the user
   * presses keys.
   */
  public void throttlePageTurn() {
    pageRate.acquire();
    quota.rate(Limit.PAGE_TURNS_PER_ADDRESS).acquire();
  }

  private Optional<Rejection> checkLength(String line) {
    int max = limits.intValue(Limit.LINE_LENGTH);
    return line.length() > max
        ? Optional.of(
            logAndReturn(Limit.LINE_LENGTH, Rejection.of(ServerRejectionCode.TOO_LONG, max)))
        : Optional.empty();
  }

  /**
   * Takes a token for a typed line or an attempt to enter a return code. Returns the rejection;
   * empty if the rate permits it.
   */
  public Optional<Rejection> checkLineRate() {
    return lineRate.tryAcquire() && quota.tryAcquire(Limit.LINES_PER_ADDRESS)
        ? Optional.empty()
        : Optional.of(Rejection.of(ServerRejectionCode.TOO_FAST, limits.intValue(Limit.LINES)));
  }

  /** Checks the rate of chat lines. Returns the rejection; empty if the line is accepted. */
  public Optional<Rejection> checkChatRate() {
    return chatRate.tryAcquire() && quota.tryAcquire(Limit.CHAT_LINES_PER_ADDRESS)
        ? Optional.empty()
        : Optional.of(
            logAndReturn(Limit.CHAT_LINES, Rejection.of(ServerRejectionCode.CHAT_TOO_FAST)));
  }

  /** Checks the rate of name changes. Returns the rejection; empty if the change is accepted. */
  public Optional<Rejection> checkRenameRate() {
    return quota.tryAcquire(Limit.NAME_CHANGES_PER_ADDRESS)
        ? Optional.empty()
        : Optional.of(
            logAndReturn(
                Limit.NAME_CHANGES_PER_ADDRESS,
                Rejection.of(ServerRejectionCode.RENAMED_TOO_OFTEN)));
  }

  /** Logs that a limit on tables was reached, and returns the rejection. */
  public Rejection rejectForTableLimit(Limit limit) {
    int max =
        limit == Limit.TABLES
            ? limits.intValue(limit)
            : limits.intValue(limit, account.wasCreatedByGuest());
    return logAndReturn(limit, Rejection.of(ServerRejectionCode.of(limit), max));
  }

  /** Logs that a limit on events was reached, and returns the rejection. */
  public Rejection rejectForEventLimit(Limit limit) {
    return logAndReturn(
        limit,
        Rejection.of(
            ServerRejectionCode.of(limit), limits.intValue(limit, account.wasCreatedByGuest())));
  }

  /** Logs that a limit was reached, and returns the rejection. */
  private Rejection logAndReturn(Limit limit, Rejection rejection) {
    log.warn(
        "limit",
        "limit",
        limit.id(),
        "address",
        address,
        "name",
        account.name(),
        Log.CONNECTION_KEY,
        client.connectionId());
    return rejection;
  }
}
