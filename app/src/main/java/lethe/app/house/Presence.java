package lethe.app.house;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Rejection;

/**
 * Somebody on one connection: who they are, where they are, and how much they may still ask for.
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

  /** What they have proven to have, the latest last. */
  private volatile List<String> proven;

  private volatile Person person;
  private volatile Instant touched = Instant.MAX;
  private volatile int table;

  /**
   * A presence.
   *
   * @param login the key or the code that they come with
   * @param from the address they come from
   * @param share what they take of the house counts there
   * @param since when they came
   */
  Presence(
      Client client,
      Person person,
      String login,
      String from,
      Share share,
      Limits limits,
      Log log,
      Instant since) {
    this.client = client;
    this.person = person;
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

  public Person person() {
    return person;
  }

  /** The key or the code by which they are known here. */
  public String login() {
    return proven.getLast();
  }

  /** Whether they came without a key, or are known by a code. */
  public boolean isGuest() {
    return Login.isGuest(login());
  }

  /** Every key and code that they have shown to have on this connection. */
  List<String> proven() {
    return proven;
  }

  /** They have this code as well. */
  void came(String login) {
    proven = Stream.concat(proven.stream(), Stream.of(login)).toList();
  }

  /** The person is called otherwise, or turns out to be somebody who was here before. */
  void become(Person other) {
    person = other;
  }

  /** The address that the person comes from. */
  public String from() {
    return from;
  }

  /** What the person takes of the house counts there. */
  Share share() {
    return share;
  }

  /** When the person came. */
  public Instant since() {
    return since;
  }

  /** The table where the person sits, waits or looks on; 0 for the lobby. */
  public int table() {
    return table;
  }

  /**
   * The person goes to a table, or to the lobby.
   *
   * @return where they were
   */
  public int go(int number) {
    int before = table;
    table = number;
    return before;
  }

  /** How long no key has been pressed, as far as was seen when this was last asked. */
  Duration silence(Instant now) {
    if (client.wasTouched()) {
      touched = now;
    }
    return Duration.between(touched, now);
  }

  // What they may ask for.

  /** Why a line is not heard, if it is not. */
  public Optional<Rejection> refusal(String line) {
    return tooLong(line).or(this::tooFast);
  }

  /** Why a line out of a file is not heard, if it is not; one that comes too fast waits. */
  public Optional<Rejection> refusalOfPaced(String line) {
    Optional<Rejection> refusal = tooLong(line);
    if (refusal.isEmpty()) {
      lines.await();
      share.bucket(Limit.LINES_EACH).await();
    }
    return refusal;
  }

  /** Waits until one more page may be turned: each is drawn anew, however fast the keys come. */
  public void turn() {
    turns.await();
    share.bucket(Limit.TURNS_EACH).await();
  }

  private Optional<Rejection> tooLong(String line) {
    int most = limits.of(Limit.LINE_LENGTH);
    return line.length() > most
        ? Optional.of(refused(Limit.LINE_LENGTH, Rejection.of(HouseRefusal.TOO_LONG, most)))
        : Optional.empty();
  }

  private Optional<Rejection> tooFast() {
    return guess().map(why -> refused(Limit.LINES, why));
  }

  /** Why no return code is looked at now, if so; each counts as one more line. */
  public Optional<Rejection> guess() {
    return lines.take() && share.take(Limit.LINES_EACH)
        ? Optional.empty()
        : Optional.of(Rejection.of(HouseRefusal.TOO_FAST, limits.of(Limit.LINES)));
  }

  /** Why nothing more may be said to others now, if so. */
  public Optional<Rejection> saying() {
    return talk.take() && share.take(Limit.TALK_EACH)
        ? Optional.empty()
        : Optional.of(refused(Limit.TALK, Rejection.of(HouseRefusal.TOO_MUCH_TALK)));
  }

  /** Why the person may not be called otherwise now, if so. */
  public Optional<Rejection> renaming() {
    return share.take(Limit.RENAMING_EACH)
        ? Optional.empty()
        : Optional.of(refused(Limit.RENAMING_EACH, Rejection.of(HouseRefusal.RENAMED_TOO_OFTEN)));
  }

  /** More tables were wanted than there may be. */
  Rejection tooManyTables(Limit limit) {
    int most = limit == Limit.TABLES ? limits.of(limit) : limits.of(limit, person);
    return refused(limit, Rejection.of(HouseRefusal.of(limit), most));
  }

  /** More events were wanted than there may be. */
  Rejection tooManyEvents(Limit limit) {
    return refused(limit, Rejection.of(HouseRefusal.of(limit), limits.of(limit, person)));
  }

  /** More was wanted than there is for one. */
  private Rejection refused(Limit limit, Rejection why) {
    log.warn("limit", "limit", limit.word(), "address", from, "name", person.name());
    return why;
  }
}
