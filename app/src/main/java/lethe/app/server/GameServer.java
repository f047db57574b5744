package lethe.app.server;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.play.BotExecutor;
import lethe.app.play.TaskRunner;
import lethe.app.server.account.Accounts;
import lethe.app.server.account.BanList;
import lethe.app.server.account.NameRules;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.client.ClientSession;
import lethe.app.server.cluster.ClusterClock;
import lethe.app.server.cluster.RemoteCommands;
import lethe.app.server.event.EventService;
import lethe.app.server.event.EventTables;
import lethe.app.server.event.RatingService;
import lethe.app.server.limit.AdmissionControl;
import lethe.app.server.session.ConnectedSessions;
import lethe.app.server.session.LoginService;
import lethe.app.server.session.NoticeBoard;
import lethe.app.server.session.PersonalDataService;
import lethe.app.server.session.SessionRegistry;
import lethe.app.server.store.DatabaseStatus;
import lethe.app.server.store.ServerStore;
import lethe.app.server.table.AccountSeats;
import lethe.app.server.table.AttentionNotifier;
import lethe.app.server.table.DealAttempts;
import lethe.app.server.table.MatchImports;
import lethe.app.server.table.MatchInterruptions;
import lethe.app.server.table.MatchLifecycle;
import lethe.app.server.table.MoveClock;
import lethe.app.server.table.PlayedMatches;
import lethe.app.server.table.RatingEligibility;
import lethe.app.server.table.ReviewGroups;
import lethe.app.server.table.SeatChanges;
import lethe.app.server.table.SeatService;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.SharedDealGuard;
import lethe.app.server.table.TableFinder;
import lethe.app.server.table.TableListings;
import lethe.app.server.table.TableMaintenance;
import lethe.app.server.table.TableNotifier;
import lethe.app.server.table.TableRegistry;
import lethe.app.server.table.TableService;
import lethe.app.server.table.TableSync;
import lethe.app.server.table.TurnHook;

/**
 * One server: all tables and all connected users. Thread-safe. There is no global lock: a change to
 * a table waits only for changes to the same table or by the same account, until they have been
 * stored. Changes to accounts and logins are serialized.
 */
public final class GameServer {
  private final ServerInfo info;
  private final ServerContext context;
  private final ServerStore store;
  private final NameRules nameRules;
  private final NoticeBoard noticeBoard;
  private final AdmissionControl admission;
  private final BanList bans;
  private final BotExecutor botExecutor = BotExecutor.create();
  private final TableRegistry tables;
  private final TableFinder finder;
  private final Accounts accounts;
  private final PlayedMatches playedMatches;
  private final TableListings listings;
  private final SeatService seatService;
  private final MatchImports matchImports;
  private final SessionRegistry sessions;
  private final Optional<RemoteCommands> remoteCommands;
  private final Optional<ClusterSync> clusterSync;
  private final TableService tableService;
  private final MatchInterruptions matchInterruptions;
  private final TableMaintenance maintenance;
  private final EventService eventService;
  private final EventTables eventTables;
  private final RatingService ratingService;
  private final SharedDealGuard sharedDeals;
  private final AccountSeats accountSeats;
  private final LoginService loginService;
  private final PersonalDataService personalData;

  /** The configuration and the dependencies with which a server is opened. */
  public record ServerSetup(
      ServerInfo info,
      Limits limits,
      NameRules nameRules,
      ServerStore store,
      NoticeBoard noticeBoard,
      TurnHook hook) {}

  /** The numbers of waiting and running tasks of bots and analysis. */
  public record BotLoad(int queuedTasks, int runningTasks) {}

  private GameServer(ServerSetup setup, ServerContext context, Optional<ClusterClock> clusterClock)
      throws IOException {
    this.info = setup.info();
    this.context = context;
    this.store = setup.store();
    this.nameRules = setup.nameRules();
    this.noticeBoard = setup.noticeBoard();
    this.admission =
        new AdmissionControl(context.limits(), context.clocks().monotonic(), context.log());
    this.bans = BanList.load(store.bans(), context.clocks().wall());
    this.tables = new TableRegistry(context.limits(), store.tables().lastNumber());
    this.playedMatches = new PlayedMatches(store.tables(), context.log());
    DealAttempts attempts = new DealAttempts(store.deals(), playedMatches);
    this.sharedDeals = new SharedDealGuard(context, store.deals(), store.shownHashes(), attempts);
    MatchLifecycle lifecycle =
        new MatchLifecycle(
            context,
            store.tables(),
            store.cluster(),
            store.shownHashes(),
            sharedDeals,
            botExecutor);
    ConnectedSessions connected = new ConnectedSessions();
    this.accounts =
        new Accounts(context, store.accounts(), setup.nameRules(), List.of(connected, tables));
    this.eventService =
        new EventService(
            context, store.events(), store.deals(), attempts, sharedDeals, accounts, botExecutor);
    MoveClock moveClock = new MoveClock(context, store.tables());
    this.listings = new TableListings(tables, accounts, sharedDeals, moveClock);
    TableNotifier notifier = new TableNotifier(context, store.cluster(), store.chat());
    SeatChanges changes = new SeatChanges(context, tables, store.tables(), lifecycle);
    this.accountSeats = new AccountSeats(tables, accounts, changes);
    ReviewGroups reviewGroups = new ReviewGroups(store.cluster());
    Optional<TableSync> tableSync =
        store
            .cluster()
            .map(
                cluster ->
                    new TableSync(
                        context,
                        cluster,
                        store.tables(),
                        tables,
                        lifecycle,
                        changes,
                        notifier,
                        reviewGroups));
    this.seatService =
        new SeatService(
            context,
            tables,
            accounts,
            lifecycle,
            changes,
            accountSeats,
            sharedDeals,
            store.tables(),
            tableSync,
            notifier);
    this.matchImports =
        new MatchImports(context, tables, accounts, lifecycle, changes, accountSeats, sharedDeals);
    this.sessions =
        new SessionRegistry(
            context,
            accounts,
            bans,
            tables,
            accountSeats,
            store.friends(),
            store.chat(),
            store.cluster(),
            connected);
    this.remoteCommands = store.cluster().map(RemoteCommands::new);
    this.clusterSync =
        store
            .cluster()
            .map(
                cluster ->
                    new ClusterSync(
                        cluster,
                        clusterClock,
                        tableSync.orElseThrow(),
                        reviewGroups,
                        accounts,
                        sessions,
                        bans,
                        remoteCommands.orElseThrow(),
                        context.log()));
    this.finder = new TableFinder(tables, store.tables(), lifecycle, tableSync);
    this.loginService =
        new LoginService(context, accounts, store.logins(), tables, admission, sessions);
    this.personalData =
        new PersonalDataService(
            context,
            accounts,
            store.accounts(),
            store.chat(),
            tables,
            accountSeats,
            sessions,
            bans);
    RatingEligibility eligibility = new RatingEligibility(store.tables(), accounts, context.log());
    this.ratingService = new RatingService(context, store.ratings(), tables, finder, eligibility);
    this.tableService =
        new TableService(
            context, lifecycle, sharedDeals, moveClock, eligibility, notifier, reviewGroups);
    this.matchInterruptions =
        new MatchInterruptions(context, tables, sharedDeals, moveClock, notifier);
    AttentionNotifier attentionNotifier =
        new AttentionNotifier(tables, accounts, moveClock, store.tables(), setup.hook());
    this.maintenance =
        new TableMaintenance(
            context,
            tables,
            store.tables(),
            lifecycle,
            sharedDeals,
            changes,
            moveClock,
            matchInterruptions,
            attentionNotifier);
    this.eventTables = new EventTables(eventService, seatService, finder);
  }

  /**
   * Opens the server and restores the state from before the last shutdown or crash.
   *
   * @throws IOException if the store cannot be read
   */
  public static GameServer open(ServerSetup setup, Log log, Clocks clocks, SecureRandom random)
      throws IOException {
    Optional<ClusterClock> clusterClock =
        ClusterClock.open(setup.store().cluster(), clocks.monotonic());
    Clocks clusterClocks = clusterClock.map(ClusterClock::clocks).orElse(clocks);
    GameServer server =
        new GameServer(
            setup, new ServerContext(setup.limits(), log, clusterClocks, random), clusterClock);
    server.maintenance.loadOpenTables();
    server.accounts.forgetUnused();
    server.accountSeats.applyMerges();
    server.sessions.forgetUnregisteredInvitees();
    server.clusterSync.ifPresent(ClusterSync::subscribe);
    server.sessions.lobbyChat().load();
    return server;
  }

  public ServerInfo info() {
    return info;
  }

  public Limits limits() {
    return context.limits();
  }

  public Log log() {
    return context.log();
  }

  /** Returns the admission control, which tracks the resource use of each address. */
  public AdmissionControl admission() {
    return admission;
  }

  public BanList bans() {
    return bans;
  }

  /** Returns the operations on the keys and return codes of accounts. */
  public LoginService loginService() {
    return loginService;
  }

  /** Returns the operations on the data that is stored about accounts. */
  public PersonalDataService personalData() {
    return personalData;
  }

  public NameRules nameRules() {
    return nameRules;
  }

  /** Returns the message of the day. */
  public NoticeBoard noticeBoard() {
    return noticeBoard;
  }

  /**
   * Returns the executor for bots and analysis on behalf of a session, subject to the quota of its
   * address and account.
   */
  public TaskRunner botExecutorFor(ClientSession session) {
    return botExecutorFor(session.quota().name(), session.account().id());
  }

  /** Returns the executor for bots and analysis on behalf of an account at an address. */
  public TaskRunner botExecutorFor(String address, String accountId) {
    return botExecutor.forOwner(address, accountId);
  }

  public BotLoad botLoad() {
    return new BotLoad(botExecutor.queuedCount(), botExecutor.runningCount());
  }

  /** Returns the current time of the wall clock. */
  public Instant now() {
    return context.clocks().wall().instant();
  }

  public DatabaseStatus databaseStatus() {
    return store.databaseStatus();
  }

  /** Returns the free disk space for the data folder, in bytes. */
  public long freeDiskSpace() {
    return store.freeDiskSpace();
  }

  public SessionRegistry sessions() {
    return sessions;
  }

  /** Returns the tables that are not archived. */
  public List<ServerTable> tables() {
    return tables.all();
  }

  /**
   * Returns the table with a number in text form; empty if there is none or it cannot be read.
   *
   * @param executor the executor on which the match is replayed if it has been archived
   */
  public Optional<ServerTable> table(String number, TaskRunner executor) {
    return finder.find(number, executor);
  }

  /** Returns whether a table still exists, that is, has not been removed or archived. */
  public boolean containsTable(ServerTable table) {
    return tables.contains(table);
  }

  public TableListings listings() {
    return listings;
  }

  /** Returns the operations that assign seats. */
  public SeatService seatService() {
    return seatService;
  }

  /** Returns the operations that create tables for existing matches. */
  public MatchImports matchImports() {
    return matchImports;
  }

  public SharedDealGuard sharedDeals() {
    return sharedDeals;
  }

  public EventService eventService() {
    return eventService;
  }

  public EventTables eventTables() {
    return eventTables;
  }

  public RatingService ratingService() {
    return ratingService;
  }

  /** Returns the reader of finished matches. */
  public PlayedMatches playedMatches() {
    return playedMatches;
  }

  /** Returns the operations at a table other than playing. */
  public TableService tableService() {
    return tableService;
  }

  /** Returns the operations that replace players and adjourn matches. */
  public MatchInterruptions matchInterruptions() {
    return matchInterruptions;
  }

  /**
   * Returns the exchange of operators' commands with the other servers of the site; empty if there
   * can be no other servers.
   */
  public Optional<RemoteCommands> remoteCommands() {
    return remoteCommands;
  }

  /**
   * Starts or stops draining. While a server drains, users can neither create tables nor take seats
   * at tables whose match has not been dealt.
   */
  public void setDraining(boolean draining) {
    tables.setDraining(draining);
  }

  public boolean isDraining() {
    return tables.isDraining();
  }

  /** Performs the periodic tasks; called about once a second. */
  public synchronized void tick() {
    Instant now = context.clocks().monotonic().instant();
    boolean noticeChanged = noticeBoard.refresh();
    clusterSync.ifPresent(ClusterSync::tick);
    eventService.drawDailyDeals();
    accounts.setToday(context.clocks().today());
    accountSeats.applyMerges();
    personalData.clearAddresses(context.clocks().today());
    personalData.deleteOldChat(now);
    ratingService.tick();
    maintenance.tick(sessions.sessions());
    boolean tablesChanged = listings.pollChanged();
    maintenance.retryStorage();
    sessions.tick(now, noticeChanged || tablesChanged);
  }

  /**
   * Disconnects all users, stops the bots, and closes the journals and the store.
   *
   * @param timeout the maximum time to wait for the connections to close
   */
  public void close(Duration timeout) {
    sessions.close(timeout);
    botExecutor.close();
    tables.close();
    store.close();
  }
}
