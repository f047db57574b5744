package lethe.app.server.sql;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.table.JournalAnnotations;
import lethe.app.server.table.TableRecord;
import lethe.app.server.table.TableStatus;
import lethe.app.server.table.TableStore;
import lethe.app.titles.Titles;
import lethe.engine.core.Header;
import lethe.engine.core.InputError;
import lethe.engine.core.Script;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Stores tables and the journals of their matches. */
record SqlTableStore(Database database, SeedCipher cipher, ClusterPublisher publisher, Log log)
    implements TableStore {
  private static final String REVISIONS =
      "select t.number, t.version, (select coalesce(max(e.position) + 1, 0)"
          + " from entries e where e.table_number = t.number)"
          + " from tables t where t.archived = 0";

  @Override
  public List<TableRecord> loadOpen() throws IOException {
    return database.read(connection -> new TableDao(connection).list(false, log));
  }

  @Override
  public Optional<TableRecord> loadOpen(int number) throws IOException {
    return readRetrying(connection -> new TableDao(connection).find(number, false, log));
  }

  @Override
  public Map<Integer, TableRevision> revisions() throws IOException {
    return revisions(REVISIONS);
  }

  @Override
  public Map<Integer, TableRevision> revisions(Collection<Integer> numbers, int last)
      throws IOException {
    // No table has the number 0, which keeps an otherwise empty list valid.
    String list =
        Stream.concat(Stream.of(0), numbers.stream())
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    return revisions(REVISIONS + " and (t.number in (" + list + ") or t.number > ?)", last);
  }

  private Map<Integer, TableRevision> revisions(String query, Object... values) throws IOException {
    return readRetrying(
            connection ->
                Sql.query(
                    connection,
                    query,
                    row ->
                        Map.entry(row.getInt(1), new TableRevision(row.getInt(2), row.getInt(3))),
                    values))
        .stream()
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** Reads data that other servers may have changed. */
  private <T> T readRetrying(Sql.Work<T> work) throws IOException {
    try {
      return database.runRetrying(work);
    } catch (SQLException e) {
      throw new IOException(ErrorText.describe(e), e);
    }
  }

  @Override
  public int lastNumber() throws IOException {
    return database.read(
        connection ->
            Sql.queryFirst(
                    connection, "select coalesce(max(number), 0) from tables", row -> row.getInt(1))
                .orElse(0));
  }

  @Override
  public Optional<TableRecord> loadArchived(int number) {
    try {
      return database.run(connection -> new TableDao(connection).find(number, true, log));
    } catch (SQLException e) {
      log.unreachable("table " + number, ErrorText.describe(e));
      return Optional.empty();
    }
  }

  @Override
  public WriteResult save(TableRecord table) {
    try {
      WriteResult result =
          database.transaction(connection -> new TableDao(connection).write(table));
      publisher.tableChanged(table.number());
      return result;
    } catch (SQLException e) {
      return Database.isConflict(e) ? WriteResult.CONFLICT : logFailure(table.number(), e);
    }
  }

  @Override
  public WriteResult archive(TableRecord table) {
    return saveFinalChange(table, rows -> rows.archive(table));
  }

  @Override
  public WriteResult remove(TableRecord table) {
    return saveFinalChange(table, rows -> rows.remove(table));
  }

  private interface FinalChange {
    boolean of(TableDao rows) throws SQLException;
  }

  /** Archives or removes a table. */
  private WriteResult saveFinalChange(TableRecord table, FinalChange change) {
    try {
      boolean mine = database.transaction(connection -> change.of(new TableDao(connection)));
      publisher.tableChanged(table.number());
      return mine ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      return logFailure(table.number(), e);
    }
  }

  private WriteResult logFailure(int table, SQLException e) {
    log.storageFailed("table " + table, ErrorText.describe(e));
    return WriteResult.FAILED;
  }

  @Override
  public String journalName(int number) {
    return "journal " + number;
  }

  @Override
  public Optional<Instant> entryTime(int number, int entry) {
    try {
      return database.run(
          connection ->
              Sql.queryFirst(
                  connection,
                  "select written from entries where table_number = ? and position = ?",
                  row -> Sql.parseTime(row.getString(1)),
                  number,
                  Math.max(0, entry)));
    } catch (SQLException e) {
      log.unreachable("table " + number, ErrorText.describe(e));
      return Optional.empty();
    }
  }

  @Override
  public JournalAnnotations annotations(int number) throws IOException {
    return database.read(
        connection ->
            new JournalAnnotations(
                new SeatHistoryDao(connection).list(number),
                JournalDao.entryTimes(connection, number)));
  }

  @Override
  public WriteResult recordTurnNotice(int number, int entry, String recipientAndMethod) {
    try {
      int rows =
          database.run(
              connection ->
                  Sql.update(
                      connection,
                      "insert into turn_notices (table_number, entry, kind) values (?, ?, ?)"
                          + " on conflict (table_number, entry, kind) do nothing",
                      number,
                      entry,
                      recipientAndMethod));
      return rows > 0 ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      return logFailure(number, e);
    }
  }

  @Override
  public boolean isBound(int number, String hash) throws IOException {
    return database.read(connection -> new JournalDao(connection, cipher).isBoundBy(number, hash));
  }

  @Override
  public ResumeResult resume(int number) throws IOException {
    Optional<JournalDao.StoredJournal> stored =
        database.read(connection -> new JournalDao(connection, cipher).load(number));
    if (stored.isEmpty()) {
      return new ResumeResult.NotDealt();
    }
    if (stored.get().format() > Script.VERSION) {
      return unavailable(number, TableStatus.NEWER, "format " + stored.get().format());
    }
    if (stored.get().text().isEmpty()) {
      return unavailable(number, TableStatus.UNREADABLE, "the seed is sealed by another key");
    }
    String text = stored.get().text().get();
    return switch (LoadedMatch.of(Path.of(journalName(number)), text)) {
      case Valid<LoadedMatch>(LoadedMatch saved) ->
          new ResumeResult.Running(saved.table(), journal(number, size(text)));
      case Invalid<LoadedMatch>(List<InputError> errors) ->
          unavailable(number, statusAfter(errors.getFirst()), describe(errors.getFirst()));
    };
  }

  private SqlJournal journal(int number, long size) {
    return new SqlJournal(database, number, size, line -> publisher.entryAdded(number, line));
  }

  private ResumeResult unavailable(int number, TableStatus status, String reason) {
    log.warn("unreadable", "table", number, "reason", reason);
    return new ResumeResult.Unavailable(status);
  }

  private static TableStatus statusAfter(InputError error) {
    return error.code() == ScriptErrorCode.OTHER_RULES
            || error.code() == ScriptErrorCode.UNKNOWN_RULES
        ? TableStatus.CLOSED
        : TableStatus.UNREADABLE;
  }

  private static String describe(InputError error) {
    return "line "
        + error.line()
        + ": "
        + Titles.ERROR_MESSAGES.format(error.code(), error.arguments());
  }

  private static long size(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  @Override
  public DealResult startJournal(int number, Header header, List<String> lines) {
    try {
      boolean started =
          database.transaction(
              connection -> new JournalDao(connection, cipher).start(number, header, lines));
      publisher.tableChanged(number);
      return started
          ? new DealResult.Stored(openJournal(number, header, lines))
          : new DealResult.Conflict();
    } catch (SQLException e) {
      log.storageFailed(journalName(number), ErrorText.describe(e));
      return new DealResult.Failed();
    }
  }

  @Override
  public DealResult importTable(TableRecord table, Header header, List<String> lines) {
    int number = table.number();
    try {
      boolean mine =
          database.transaction(
              connection ->
                  new TableDao(connection).write(table) == WriteResult.DONE
                      && new JournalDao(connection, cipher).start(number, header, lines));
      publisher.tableChanged(number);
      return mine
          ? new DealResult.Stored(openJournal(number, header, lines))
          : new DealResult.Conflict();
    } catch (SQLException e) {
      log.storageFailed(journalName(number), ErrorText.describe(e));
      return new DealResult.Failed();
    }
  }

  private SqlJournal openJournal(int number, Header header, List<String> lines) {
    return journal(number, size(header.text() + String.join("\n", lines) + "\n"));
  }

  @Override
  public Optional<Table<?, ?, ?>> loadMatch(int number) throws IOException {
    return journalText(number)
        .flatMap(
            text ->
                LoadedMatch.of(Path.of(journalName(number)), text)
                        instanceof Valid<LoadedMatch>(LoadedMatch saved)
                    ? Optional.of(saved.table())
                    : Optional.empty());
  }

  @Override
  public List<HeldSeat> seatsOf(String accountId) throws IOException {
    return database.read(connection -> new TableDao(connection).heldBy(accountId));
  }

  /**
   * Returns the journal of a table as text; empty if there is none or its seed cannot be decrypted.
   */
  Optional<String> journalText(int number) throws IOException {
    return database
        .read(connection -> new JournalDao(connection, cipher).load(number))
        .flatMap(JournalDao.StoredJournal::text);
  }
}
