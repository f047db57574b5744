package lethe.app.server;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.play.Table;
import lethe.engine.core.Header;

/** A store whose writes block for one table and fail for another, as on a slow or full disk. */
final class HeldDisk implements ServerStore {
  private final ServerStore disk;
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch free = new CountDownLatch(1);

  /** Number of the table whose writes block, then of the table whose writes fail; 0 if none. */
  private final AtomicInteger held = new AtomicInteger();

  private final AtomicInteger full = new AtomicInteger();

  HeldDisk(ServerStore disk) {
    this.disk = disk;
  }

  void hold(int table) {
    held.set(table);
  }

  void fill(int table) {
    full.set(table);
  }

  /** Waits until a write for the blocked table has begun. */
  void awaitWriting() throws InterruptedException {
    begun.await();
  }

  void goOn() {
    held.set(0);
    free.countDown();
  }

  private void pass(int table) {
    if (held.get() == table) {
      begun.countDown();
      try {
        free.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Override
  public AccountStore accounts() {
    return disk.accounts();
  }

  @Override
  public LoginStore logins() {
    return disk.logins();
  }

  @Override
  public FriendStore friends() {
    return disk.friends();
  }

  @Override
  public EventStore events() {
    return disk.events();
  }

  @Override
  public RatingStore ratings() {
    return disk.ratings();
  }

  @Override
  public ShownHashes shown() {
    return disk.shown();
  }

  @Override
  public BanStore bans() {
    return disk.bans();
  }

  @Override
  public long freeDiskSpace() {
    return disk.freeDiskSpace();
  }

  @Override
  public Optional<Cluster> cluster() {
    return disk.cluster();
  }

  @Override
  public void close() {
    disk.close();
  }

  @Override
  public TableStore tables() {
    TableStore tables = disk.tables();
    return new TableStore() {
      @Override
      public List<TableRecord> loadOpen() throws IOException {
        return tables.loadOpen();
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
        pass(table.number());
        return full.get() == table.number() ? WriteResult.FAILED : tables.save(table);
      }

      @Override
      public WriteResult archive(TableRecord table) {
        pass(table.number());
        return full.get() == table.number() ? WriteResult.FAILED : tables.archive(table);
      }

      @Override
      public WriteResult remove(TableRecord table) {
        pass(table.number());
        return full.get() == table.number() ? WriteResult.FAILED : tables.remove(table);
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
      public WriteResult recordTurnNotice(int number, int entry, String what) {
        return tables.recordTurnNotice(number, entry, what);
      }

      @Override
      public boolean isBound(int number, String hash) throws IOException {
        return tables.isBound(number, hash);
      }

      @Override
      public ResumeResult resume(int number) throws IOException {
        return tables.resume(number);
      }

      @Override
      public DealResult startJournal(int number, Header header, List<String> lines) {
        pass(number);
        return full.get() == number
            ? new DealResult.Failed()
            : tables.startJournal(number, header, lines);
      }

      @Override
      public DealResult importTable(TableRecord table, Header header, List<String> lines) {
        pass(table.number());
        return full.get() == table.number()
            ? new DealResult.Failed()
            : tables.importTable(table, header, lines);
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
