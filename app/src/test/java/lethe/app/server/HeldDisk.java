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
      public List<TableRecord> open() throws IOException {
        return tables.open();
      }

      @Override
      public int last() throws IOException {
        return tables.last();
      }

      @Override
      public Optional<TableRecord> away(int number) {
        return tables.away(number);
      }

      @Override
      public WriteResult write(TableRecord table) {
        pass(table.number());
        return full.get() == table.number() ? WriteResult.FAILED : tables.write(table);
      }

      @Override
      public WriteResult putAway(TableRecord table) {
        pass(table.number());
        return full.get() == table.number() ? WriteResult.FAILED : tables.putAway(table);
      }

      @Override
      public WriteResult remove(TableRecord table) {
        pass(table.number());
        return full.get() == table.number() ? WriteResult.FAILED : tables.remove(table);
      }

      @Override
      public String journal(int number) {
        return tables.journal(number);
      }

      @Override
      public Optional<Instant> made(int number, int entry) {
        return tables.made(number, entry);
      }

      @Override
      public Annotations annotations(int number) throws IOException {
        return tables.annotations(number);
      }

      @Override
      public WriteResult tell(int number, int entry, String what) {
        return tables.tell(number, entry, what);
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
      public DealResult deal(int number, Header header, List<String> lines) {
        pass(number);
        return full.get() == number ? new DealResult.Failed() : tables.deal(number, header, lines);
      }

      @Override
      public DealResult put(TableRecord table, Header header, List<String> lines) {
        pass(table.number());
        return full.get() == table.number()
            ? new DealResult.Failed()
            : tables.put(table, header, lines);
      }

      @Override
      public List<HeldSeat> heldBy(String accountId) throws IOException {
        return tables.heldBy(accountId);
      }

      @Override
      public Optional<Table<?, ?, ?>> recall(int number) throws IOException {
        return tables.recall(number);
      }
    };
  }
}
