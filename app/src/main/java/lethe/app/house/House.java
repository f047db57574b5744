package lethe.app.house;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import lethe.app.play.Thinkers;
import lethe.app.play.Thinking;

/**
 * All tables of one house and everybody who is there. Any thread may use it: there is no lock for
 * all of it, and who changes something waits only for those who change the same table, or the same
 * person, until that has been written down.
 */
public final class House {
  private final Context context;
  private final HouseStore store;
  private final Names names;
  private final NoticeBoard notices;
  private final Budget budget;
  private final Bans bans;
  private final Thinkers thinkers = Thinkers.usual();
  private final Tables tables;
  private final Dealer dealer;
  private final TableFinder finder;
  private final People people;
  private final PlayedMatches played;
  private final Listings listings;
  private final SeatChanges changes;
  private final SeatAssignment seats;
  private final Imports imports;
  private final Visitors visitors;
  private final Optional<Neighbors> neighbors;
  private final AtTable atTable;
  private final Upkeep upkeep;
  private final Heirs heirs;
  private final Keys keys;
  private List<TableListing> listed = List.of();
  private volatile boolean draining;

  /**
   * What a house is made of.
   *
   * @param names what people can be called
   */
  public record Setup(Limits limits, Names names, HouseStore store, NoticeBoard notices) {}

  private House(Setup setup, Context context, Optional<SharedClock> shared) throws IOException {
    this.context = context;
    this.store = setup.store();
    this.names = setup.names();
    this.notices = setup.notices();
    this.budget = new Budget(context.limits(), context.time().steady(), context.log());
    this.bans = Bans.in(store.bans(), context.time().wall());
    this.tables = new Tables(context.limits(), store.tables().last());
    this.dealer = new Dealer(context, store, thinkers);
    Set<Presence> here = ConcurrentHashMap.newKeySet();
    Tables set = tables;
    this.people =
        new People(
            context,
            store.people(),
            setup.names(),
            id -> Visitors.isHere(here, id) || set.isSeated(id));
    this.listings = new Listings(people);
    this.played = new PlayedMatches(store.tables(), context.log());
    PersonTurns turns = new PersonTurns();
    this.changes = new SeatChanges(context, tables, store.tables(), dealer);
    Invitations invitations = new Invitations(tables, people, changes);
    this.seats =
        new SeatAssignment(
            context,
            tables,
            people,
            dealer,
            changes,
            invitations,
            turns,
            this::isDraining,
            this::letOthersKnow);
    this.imports = new Imports(context, tables, dealer, changes, invitations);
    this.visitors = new Visitors(context, people, bans, tables, invitations, turns, here);
    this.neighbors =
        store
            .others()
            .map(
                all ->
                    new Neighbors(
                        context,
                        all,
                        shared,
                        tables,
                        dealer,
                        changes,
                        people,
                        bans,
                        this::changed));
    this.finder = new TableFinder(tables, store.tables(), dealer, neighbors);
    this.heirs = new Heirs(tables, people, changes);
    this.keys = new Keys(context, people, store.logins(), tables, budget, turns, this::settle);
    this.atTable = new AtTable(context, dealer, this::isDraining, this::letOthersKnow);
    this.upkeep = new Upkeep(context, tables, store.tables(), dealer, changes, atTable);
  }

  /** What is told at a table is told in other houses as well. */
  private void letOthersKnow(HouseTable table, News news) {
    neighbors.ifPresent(all -> all.say(table, news));
  }

  /** Another house has people, or bans, otherwise. */
  private void changed() {
    settle();
    visitors.keepOut();
  }

  /** Everybody is who their keys say now, and has what is theirs. */
  private void settle() {
    heirs.settle();
    visitors.settle();
  }

  /** The house as it stood when it was last closed, or killed. */
  public static House open(Setup setup, Log log, Time time, SecureRandom random)
      throws IOException {
    Optional<SharedClock> shared = SharedClock.in(setup.store(), time.steady());
    Time common = shared.map(SharedClock::time).orElse(time);
    House house = new House(setup, new Context(setup.limits(), log, common, random), shared);
    for (KeptTable kept : house.store.tables().open()) {
      HouseTable table = new HouseTable(kept);
      house.dealer.resume(table);
      table.expect(common.steady().instant());
      house.tables.add(table);
      house.changes.dealIfComplete(table);
    }
    house.people.expire();
    house.heirs.settle();
    house.visitors.forgetStrangers();
    house.neighbors.ifPresent(Neighbors::listen);
    return house;
  }

  public Limits limits() {
    return context.limits();
  }

  public Log log() {
    return context.log();
  }

  /** What the house has to give, and who takes how much of it. */
  public Budget budget() {
    return budget;
  }

  /** Who is kept out. */
  public Bans bans() {
    return bans;
  }

  /** What people are known by. */
  public Keys keys() {
    return keys;
  }

  /** What people can be called. */
  public Names names() {
    return names;
  }

  /** The message of the day. */
  public NoticeBoard notices() {
    return notices;
  }

  /** Those who think for somebody, so that nobody else waits for it. */
  public Thinking thinking(Person person) {
    return thinkers.of(person.id());
  }

  public Thoughts thoughts() {
    return new Thoughts(thinkers.waiting(), thinkers.busy());
  }

  /** A number that nobody can guess. */
  public long chance() {
    return context.random().nextLong();
  }

  /** By the clock of what is dated. */
  public Instant now() {
    return context.time().wall().instant();
  }

  /** How many bytes can still be written. */
  public long room() {
    return store.room();
  }

  /** Who is here. */
  public Visitors visitors() {
    return visitors;
  }

  // Tables.

  public List<HouseTable> tables() {
    return tables.all();
  }

  /** The table of that number, also one that has been put away. */
  public Optional<HouseTable> table(String number) {
    return table(number, Thinking.AT_ONCE);
  }

  /**
   * The table of that number.
   *
   * @param thinking plays again what has been put away
   */
  public Optional<HouseTable> table(String number, Thinking thinking) {
    return finder.of(number, thinking);
  }

  /** Whether a table is still set, or being played at. */
  public boolean isSet(HouseTable table) {
    return tables.contains(table);
  }

  /** Those that are not over, and the latest of those that are, as this person sees them. */
  public List<TableListing> list(Person person) {
    return tables.all().stream().map(table -> listings.inLobby(table, person)).toList();
  }

  /** A table as this person sees it who is there. */
  public TableListing listed(HouseTable table, Person viewer) {
    return listings.atTable(table, viewer);
  }

  /** A table as whoever runs the house sees it. */
  public TableListing listed(HouseTable table) {
    return listings.whole(table);
  }

  /** Who gets which seat. */
  public SeatAssignment seats() {
    return seats;
  }

  /** Matches that were played elsewhere. */
  public Imports imports() {
    return imports;
  }

  /** What people have played to its end. */
  public PlayedMatches played() {
    return played;
  }

  /** What people do at a table beside playing. */
  public AtTable atTable() {
    return atTable;
  }

  // Time.

  /** From now on no match begins. */
  public void drain() {
    draining = true;
  }

  public boolean isDraining() {
    return draining;
  }

  /** What is to be done from time to time. */
  public synchronized void tick() {
    Instant now = context.time().steady().instant();
    boolean renewed = notices.refresh();
    neighbors.ifPresent(Neighbors::tick);
    people.day(context.time().today());
    heirs.settle();
    upkeep.tick(visitors.present());
    List<TableListing> before = listed;
    listed = tables.all().stream().map(listings::whole).toList();
    upkeep.retry();
    visitors.tick(now, renewed || !listed.equals(before));
  }

  /** Sends everybody home, and gives the journals back. */
  public void close(Duration patience) {
    visitors.close(patience);
    thinkers.close();
    tables.close();
    store.close();
  }
}
