package lethe.app.server;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Rejection;

/**
 * One connected session: whose it is, where in the server they are, and how much they may still
 * request.
 */
public final class Presence {
  private final Client client;
  private final String from;
  private final Share share;
  private final Limits limits;
  private final Log log;
  private final Instant since;
  private final Bucket lines;
  private final Bucket turns;
  private final Bucket talk;

  /** The keys and codes proven on this connection, latest last. */
  private volatile List<String> proven;

  private volatile Account account;
  private volatile Instant touched = Instant.MAX;
  private volatile int table;

  /**
   * Creates a session.
   *
   * @param login the key or code with which they logged in
   * @param from the address from which they connect
   * @param share the share against which the session counts
   * @param since when they connected
   */
  Presence(
      Client client,
      Account account,
      String login,
      String from,
      Share share,
      Limits limits,
      Log log,
      Instant since) {
    this.client = client;
    this.account = account;
    this.proven = List.of(login);
    this.from = from;
    this.share = share;
    this.limits = limits;
    this.log = log;
    this.since = since;
    this.lines = limits.bucket(Limit.LINES);
    this.turns = limits.bucket(Limit.TURNS);
    this.talk = limits.bucket(Limit.TALK);
  }

  public Client client() {
    return client;
  }

  public Account account() {
    return account;
  }

  /** Returns the key or code that identifies the account: the latest one proven. */
  public String login() {
    return proven.getLast();
  }

  /** Returns whether the account is identified by a return code rather than a key. */
  public boolean isGuest() {
    return Login.isGuest(login());
  }

  /** Returns all keys and codes proven on this connection, latest last. */
  List<String> proven() {
    return proven;
  }

  /** Records that a code was proven or assigned on this connection. */
  void came(String login) {
    proven = Stream.concat(proven.stream(), Stream.of(login)).toList();
  }

  /** Sets the account, after it was renamed or the session changed to another account. */
  void setAccount(Account other) {
    account = other;
  }

  /** Returns the address from which the person connects. */
  public String from() {
    return from;
  }

  /** Returns the share against which the session counts. */
  Share share() {
    return share;
  }

  /** Returns when the person connected. */
  public Instant since() {
    return since;
  }

  /** Returns the number of the table where the person plays, waits or watches; 0 for the lobby. */
  public int table() {
    return table;
  }

  /**
   * Moves to a table, or to the lobby if the number is 0.
   *
   * @return the number of the previous table; 0 for the lobby
   */
  public int go(int number) {
    int before = table;
    table = number;
    return before;
  }

  /**
   * Returns the time without input, with the precision of the intervals at which this method is
   * called.
   */
  Duration silence(Instant now) {
    if (client.wasTouched()) {
      touched = now;
    }
    return Duration.between(touched, now);
  }

  // Rate limits.

  /**
   * Checks the length and rate of a typed line. Returns why it is refused; empty if it is accepted.
   */
  public Optional<Rejection> refusal(String line) {
    return tooLong(line).or(this::tooFast);
  }

  /**
   * Checks the length of a line from a file, and waits until the rate permits it. Returns why it is
   * refused; empty if it is accepted.
   */
  public Optional<Rejection> refusalOfPaced(String line) {
    Optional<Rejection> refusal = tooLong(line);
    if (refusal.isEmpty()) {
      lines.await();
      share.bucket(Limit.LINES_EACH).await();
    }
    return refusal;
  }

  /**
   * Waits until the rate permits turning another page. Every page is drawn, however fast the keys
   * come.
   */
  public void turn() {
    turns.await();
    share.bucket(Limit.TURNS_EACH).await();
  }

  private Optional<Rejection> tooLong(String line) {
    int most = limits.of(Limit.LINE_LENGTH);
    return line.length() > most
        ? Optional.of(refused(Limit.LINE_LENGTH, Rejection.of(ServerRefusal.TOO_LONG, most)))
        : Optional.empty();
  }

  private Optional<Rejection> tooFast() {
    return guess().map(why -> refused(Limit.LINES, why));
  }

  /**
   * Checks the rate of attempts to enter a return code, each of which counts as a line. Returns why
   * it is refused; empty if it is accepted.
   */
  public Optional<Rejection> guess() {
    return lines.take() && share.take(Limit.LINES_EACH)
        ? Optional.empty()
        : Optional.of(Rejection.of(ServerRefusal.TOO_FAST, limits.of(Limit.LINES)));
  }

  /** Checks the rate of chat lines. Returns why one is refused now; empty if it is accepted. */
  public Optional<Rejection> saying() {
    return talk.take() && share.take(Limit.TALK_EACH)
        ? Optional.empty()
        : Optional.of(refused(Limit.TALK, Rejection.of(ServerRefusal.TOO_MUCH_TALK)));
  }

  /** Checks the rate of name changes. Returns why one is refused now; empty if it is accepted. */
  public Optional<Rejection> renaming() {
    return share.take(Limit.RENAMING_EACH)
        ? Optional.empty()
        : Optional.of(refused(Limit.RENAMING_EACH, Rejection.of(ServerRefusal.RENAMED_TOO_OFTEN)));
  }

  /** Returns the refusal for a limit on tables, and logs it. */
  Rejection tooManyTables(Limit limit) {
    int most = limit == Limit.TABLES ? limits.of(limit) : limits.of(limit, account);
    return refused(limit, Rejection.of(ServerRefusal.of(limit), most));
  }

  /** Returns the refusal for a limit on events, and logs it. */
  Rejection tooManyEvents(Limit limit) {
    return refused(limit, Rejection.of(ServerRefusal.of(limit), limits.of(limit, account)));
  }

  /** Logs that a limit was reached, and returns the refusal. */
  private Rejection refused(Limit limit, Rejection why) {
    log.warn("limit", "limit", limit.word(), "address", from, "name", account.name());
    return why;
  }
}
