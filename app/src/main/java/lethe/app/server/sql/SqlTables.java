package lethe.app.server.sql;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.server.Annotations;
import lethe.app.server.HeldSeat;
import lethe.app.server.Log;
import lethe.app.server.TableRecord;
import lethe.app.server.TableStatus;
import lethe.app.server.TableStore;
import lethe.app.server.WriteResult;
import lethe.app.titles.Titles;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Header;
import lethe.engine.core.Script;

/** Stores tables and the journals of their matches. */
record SqlTables(Database database, Seal seal, ClusterPublisher publisher, Log log)
    implements TableStore {
  @Override
  public List<TableRecord> open() throws IOException {
    return database.read(connection -> new TableRows(connection).all(false, log));
  }

  @Override
  public int last() throws IOException {
    return database.read(
        connection ->
            Sql.first(
                    connection, "select coalesce(max(number), 0) from tables", row -> row.getInt(1))
                .orElse(0));
  }

  @Override
  public Optional<TableRecord> away(int number) {
    try {
      return database.within(connection -> new TableRows(connection).numbered(number, true, log));
    } catch (SQLException e) {
      log.unreachable("table " + number, Reason.of(e));
      return Optional.empty();
    }
  }

  @Override
  public WriteResult write(TableRecord table) {
    try {
      WriteResult result = database.whole(connection -> new TableRows(connection).write(table));
      publisher.tableChanged(table.number());
      return result;
    } catch (SQLException e) {
      return Database.isConflict(e) ? WriteResult.CONFLICT : failed(table.number(), e);
    }
  }

  @Override
  public WriteResult putAway(TableRecord table) {
    return last(table, rows -> rows.putAway(table));
  }

  @Override
  public WriteResult remove(TableRecord table) {
    return last(table, rows -> rows.remove(table));
  }

  private interface Last {
    boolean of(TableRows rows) throws SQLException;
  }

  /** Writes a table that nobody sits at afterwards. */
  private WriteResult last(TableRecord table, Last change) {
    try {
      boolean mine = database.whole(connection -> change.of(new TableRows(connection)));
      publisher.tableChanged(table.number());
      return mine ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      return failed(table.number(), e);
    }
  }

  private WriteResult failed(int table, SQLException e) {
    log.unwritten("table " + table, Reason.of(e));
    return WriteResult.FAILED;
  }

  @Override
  public String journal(int number) {
    return "journal " + number;
  }

  @Override
  public Optional<Instant> made(int number, int entry) {
    try {
      return database.within(
          connection ->
              Sql.first(
                  connection,
                  "select made from entries where number = ? and position = ?",
                  row -> Sql.read(row.getString(1)),
                  number,
                  Math.max(0, entry)));
    } catch (SQLException e) {
      log.unreachable("table " + number, Reason.of(e));
      return Optional.empty();
    }
  }

  @Override
  public Annotations annotations(int number) throws IOException {
    return database.read(
        connection ->
            new Annotations(
                new SatRows(connection).of(number), JournalRows.made(connection, number)));
  }

  @Override
  public WriteResult tell(int number, int entry, String what) {
    try {
      int rows =
          database.within(
              connection ->
                  Sql.update(
                      connection,
                      "insert into told (number, entry, what) values (?, ?, ?)"
                          + " on conflict (number, entry, what) do nothing",
                      number,
                      entry,
                      what));
      return rows > 0 ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      return failed(number, e);
    }
  }

  @Override
  public boolean isBound(int number, String hash) throws IOException {
    return database.read(connection -> new JournalRows(connection, seal).isBound(number, hash));
  }

  @Override
  public ResumeResult resume(int number) throws IOException {
    Optional<JournalRows.Kept> kept =
        database.read(connection -> new JournalRows(connection, seal).journal(number));
    if (kept.isEmpty()) {
      return new ResumeResult.NotDealt();
    }
    if (kept.get().format() > Script.VERSION) {
      return shut(number, TableStatus.NEWER, "format " + kept.get().format());
    }
    if (kept.get().text().isEmpty()) {
      return shut(number, TableStatus.UNREADABLE, "the seed is sealed by another key");
    }
    String text = kept.get().text().get();
    return switch (Saved.of(Path.of(journal(number)), text)) {
      case Valid<Saved>(Saved saved) ->
          new ResumeResult.Running(saved.table(), journal(number, size(text)));
      case Faulty<Saved>(List<Fault> faults) ->
          shut(number, standing(faults.getFirst()), sentence(faults.getFirst()));
    };
  }

  private SqlJournal journal(int number, long size) {
    return new SqlJournal(database, number, size, line -> publisher.entryAdded(number, line));
  }

  private ResumeResult shut(int number, TableStatus status, String why) {
    log.warn("unreadable", "table", number, "why", why);
    return new ResumeResult.Unavailable(status);
  }

  private static TableStatus standing(Fault fault) {
    return fault.why() == Flaw.OTHER_RULES || fault.why() == Flaw.UNKNOWN_RULES
        ? TableStatus.CLOSED
        : TableStatus.UNREADABLE;
  }

  private static String sentence(Fault fault) {
    return "line " + fault.line() + ": " + Titles.REASONS.say(fault.why(), fault.facts());
  }

  private static long size(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  @Override
  public DealResult deal(int number, Header header, List<String> lines) {
    try {
      boolean begun =
          database.whole(
              connection -> new JournalRows(connection, seal).begin(number, header, lines));
      publisher.tableChanged(number);
      return begun
          ? new DealResult.Stored(begun(number, header, lines))
          : new DealResult.Conflict();
    } catch (SQLException e) {
      log.unwritten(journal(number), Reason.of(e));
      return new DealResult.Failed();
    }
  }

  @Override
  public DealResult put(TableRecord table, Header header, List<String> lines) {
    int number = table.number();
    try {
      boolean mine =
          database.whole(
              connection ->
                  new TableRows(connection).write(table) == WriteResult.DONE
                      && new JournalRows(connection, seal).begin(number, header, lines));
      publisher.tableChanged(number);
      return mine ? new DealResult.Stored(begun(number, header, lines)) : new DealResult.Conflict();
    } catch (SQLException e) {
      log.unwritten(journal(number), Reason.of(e));
      return new DealResult.Failed();
    }
  }

  private SqlJournal begun(int number, Header header, List<String> lines) {
    return journal(number, size(header.text() + String.join("\n", lines) + "\n"));
  }

  @Override
  public Optional<Table<?, ?, ?>> recall(int number) throws IOException {
    return text(number)
        .flatMap(
            text ->
                Saved.of(Path.of(journal(number)), text) instanceof Valid<Saved>(Saved saved)
                    ? Optional.of(saved.table())
                    : Optional.empty());
  }

  @Override
  public List<HeldSeat> heldBy(String accountId) throws IOException {
    return database.read(connection -> new TableRows(connection).heldBy(accountId));
  }

  /**
   * Returns the journal of a table as text; empty if there is none or its seed cannot be decrypted.
   */
  Optional<String> text(int number) throws IOException {
    return database
        .read(connection -> new JournalRows(connection, seal).journal(number))
        .flatMap(JournalRows.Kept::text);
  }
}
