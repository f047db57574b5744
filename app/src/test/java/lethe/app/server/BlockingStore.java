package lethe.app.server;

import java.io.IOException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.play.Table;
import lethe.app.server.account.AccountStore;
import lethe.app.server.account.BanStore;
import lethe.app.server.base.WriteResult;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.event.EventStore;
import lethe.app.server.event.RatingStore;
import lethe.app.server.session.FriendStore;
import lethe.app.server.session.LoginStore;
import lethe.app.server.store.DatabaseStatus;
import lethe.app.server.store.ServerStore;
import lethe.app.server.table.ChatStore;
import lethe.app.server.table.DealStore;
import lethe.app.server.table.JournalAnnotations;
import lethe.app.server.table.MatchSummary;
import lethe.app.server.table.ShownHashes;
import lethe.app.server.table.TableRecord;
import lethe.app.server.table.TableStore;
import lethe.engine.core.Header;

/** A store whose reads or writes of a chosen table block or fail, as on a slow or full disk. */
public final class BlockingStore implements ServerStore {
  private final ServerStore delegate;
  private final CountDownLatch blocked = new CountDownLatch(1);
  private final CountDownLatch unblocked = new CountDownLatch(1);

  /** The number of the table whose writes block; 0 if none. */
  private final AtomicInteger blockedTable = new AtomicInteger();

  /** The number of the table whose writes fail; 0 if none. */
  private final AtomicInteger failingTable = new AtomicInteger();

  /** The number of the table whose summary blocks its next reader; 0 if none. */
  private final AtomicInteger blockedReaderTable = new AtomicInteger();

  BlockingStore(ServerStore delegate) {
    this.delegate = delegate;
  }

  void block(int table) {
    blockedTable.set(table);
  }

  /** Blocks the next thread that reads the summary of a table. */
  void blockNextReader(int table) {
    blockedReaderTable.set(table);
  }

  public void failWrites(int table) {
    failingTable.set(table);
  }

  void awaitBlocked() throws InterruptedException {
    blocked.await();
  }

  void unblock() {
    blockedTable.set(0);
    unblocked.countDown();
  }

  private void awaitUnblocked(int table) {
    if (blockedTable.get() == table) {
      awaitUnblocked();
    }
  }

  private void awaitUnblocked() {
    blocked.countDown();
    try {
      unblocked.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public AccountStore accounts() {
    return delegate.accounts();
  }

  @Override
  public LoginStore logins() {
    return delegate.logins();
  }

  @Override
  public FriendStore friends() {
    return delegate.friends();
  }

  @Override
  public EventStore events() {
    return delegate.events();
  }

  @Override
  public DealStore deals() {
    return delegate.deals();
  }

  @Override
  public RatingStore ratings() {
    return delegate.ratings();
  }

  @Override
  public ChatStore chat() {
    return delegate.chat();
  }

  @Override
  public ShownHashes shownHashes() {
    return delegate.shownHashes();
  }

  @Override
  public BanStore bans() {
    return delegate.bans();
  }

  @Override
  public DatabaseStatus databaseStatus() {
    return delegate.databaseStatus();
  }

  @Override
  public long freeDiskSpace() {
    return delegate.freeDiskSpace();
  }

  @Override
  public Optional<Cluster> cluster() {
    return delegate.cluster();
  }

  @Override
  public void close() {
    delegate.close();
  }

  @Override
  public TableStore tables() {
    TableStore tables = delegate.tables();
    return new TableStore() {
      @Override
      public List<TableRecord> loadOpen() throws IOException {
        return tables.loadOpen();
      }

      @Override
      public Optional<TableRecord> loadOpen(int number) throws IOException {
        return tables.loadOpen(number);
      }

      @Override
      public Map<Integer, TableRevision> revisions() throws IOException {
        return tables.revisions();
      }

      @Override
      public Map<Integer, TableRevision> revisions(Collection<Integer> numbers, int last)
          throws IOException {
        return tables.revisions(numbers, last);
      }

      @Override
      public int lastNumber() throws IOException {
        return tables.lastNumber();
      }

      @Override
      public Optional<TableRecord> loadArchived(int number) {
        return tables.loadArchived(number);
      }

      @Override
      public WriteResult save(TableRecord table) {
        awaitUnblocked(table.number());
        return failingTable.get() == table.number() ? WriteResult.FAILED : tables.save(table);
      }

      @Override
      public WriteResult archive(TableRecord table) {
        awaitUnblocked(table.number());
        return failingTable.get() == table.number() ? WriteResult.FAILED : tables.archive(table);
      }

      @Override
      public WriteResult remove(TableRecord table) {
        awaitUnblocked(table.number());
        return failingTable.get() == table.number() ? WriteResult.FAILED : tables.remove(table);
      }

      @Override
      public String journalName(int number) {
        return tables.journalName(number);
      }

      @Override
      public Optional<Instant> entryTime(int number, int entry) {
        return tables.entryTime(number, entry);
      }

      @Override
      public JournalAnnotations annotations(int number) throws IOException {
        return tables.annotations(number);
      }

      @Override
      public Optional<Integer> rematchNumber(int number) throws IOException {
        return tables.rematchNumber(number);
      }

      @Override
      public int claimRematch(int number, int rematch) throws IOException {
        return tables.claimRematch(number, rematch);
      }

      @Override
      public WriteResult recordTurnNotice(int number, int entry, String recipientAndMethod) {
        return tables.recordTurnNotice(number, entry, recipientAndMethod);
      }

      @Override
      public boolean isDealBoundBy(int number, String hash) throws IOException {
        return tables.isDealBoundBy(number, hash);
      }

      @Override
      public ResumeResult resume(int number) throws IOException {
        return tables.resume(number);
      }

      @Override
      public WriteResult saveSummary(int number, MatchSummary summary) {
        return tables.saveSummary(number, summary);
      }

      @Override
      public Optional<MatchSummary> summary(int number) throws IOException {
        if (blockedReaderTable.compareAndSet(number, 0)) {
          awaitUnblocked();
        }
        return tables.summary(number);
      }

      @Override
      public DealResult startJournal(
          int number, Header header, List<String> lines, MatchSummary summary) {
        awaitUnblocked(number);
        return failingTable.get() == number
            ? new DealResult.Failed()
            : tables.startJournal(number, header, lines, summary);
      }

      @Override
      public DealResult importTable(
          TableRecord table, Header header, List<String> lines, MatchSummary summary) {
        awaitUnblocked(table.number());
        return failingTable.get() == table.number()
            ? new DealResult.Failed()
            : tables.importTable(table, header, lines, summary);
      }

      @Override
      public List<HeldSeat> seatsOf(String accountId) throws IOException {
        return tables.seatsOf(accountId);
      }

      @Override
      public Optional<Table<?, ?, ?>> loadMatch(int number) throws IOException {
        return tables.loadMatch(number);
      }
    };
  }
}
