package lethe.app.house;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.house.disk.Disk;
import lethe.app.play.Table;
import lethe.app.save.Store;

/** A disk that takes its time with what belongs to some tables, or has no room for it. */
final class HeldDisk implements HouseStore {
  private final Disk disk;
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch free = new CountDownLatch(1);

  /** The table whose writes wait, and the one for which there is no room; 0 for none. */
  private final AtomicInteger held = new AtomicInteger();

  private final AtomicInteger full = new AtomicInteger();

  HeldDisk(Disk disk) {
    this.disk = disk;
  }

  void hold(int table) {
    held.set(table);
  }

  void fill(int table) {
    full.set(table);
  }

  /** Waits until something is being written for the table that is held. */
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
  public PeopleStore people() {
    return disk.people();
  }

  @Override
  public BanStore bans() {
    return disk.bans();
  }

  @Override
  public long room() {
    return disk.room();
  }

  @Override
  public TableStore tables() {
    TableStore tables = disk.tables();
    return new TableStore() {
      @Override
      public List<KeptTable> open() throws IOException {
        return tables.open();
      }

      @Override
      public int last() throws IOException {
        return tables.last();
      }

      @Override
      public Optional<KeptTable> away(int number) {
        return tables.away(number);
      }

      @Override
      public boolean write(KeptTable table) {
        pass(table.number());
        return full.get() != table.number() && tables.write(table);
      }

      @Override
      public void putAway(int number) {
        tables.putAway(number);
      }

      @Override
      public void remove(int number) {
        tables.remove(number);
      }

      @Override
      public String journal(int number) {
        return tables.journal(number);
      }

      @Override
      public Resumed resume(int number) throws IOException {
        return tables.resume(number);
      }

      @Override
      public Optional<Store> create(int number, String text, int position) {
        pass(number);
        return full.get() == number ? Optional.empty() : tables.create(number, text, position);
      }

      @Override
      public Optional<Table<?, ?, ?>> recall(int number) throws IOException {
        return tables.recall(number);
      }
    };
  }
}
