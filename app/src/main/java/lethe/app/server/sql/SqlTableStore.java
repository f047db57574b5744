package lethe.app.server.sql;

import java.io.IOException;
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
import lethe.app.server.table.MatchSummary;
import lethe.app.server.table.TableRecord;
import lethe.app.server.table.TableStatus;
import lethe.app.server.table.TableStore;
import lethe.app.titles.Titles;
import lethe.engine.core.Header;
import lethe.engine.core.InputError;
import lethe.engine.core.Script;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Stores tables and the journals of their matches. */
record SqlTableStore(Database database, SeedCipher cipher, ClusterPublisher publisher, Log log)
    implements TableStore {
  private static final String REVISIONS =
      "select t.number, t.version, (select coalesce(max(e.position) + 1, 0)"
          + " from entries e where e.table_number = t.number) as entry_count,"
          + " coalesce(m.entry_count, 0) as summarized_count"
          + " from tables t left join match_summaries m on m.table_number = t.number where t.archived = 0";

  // Tables.

  @Override
  public List<TableRecord> loadOpen() throws IOException {
    return database.read(sql -> new TableRows(sql).listOpen(log));
  }

  @Override
  public Optional<TableRecord> loadOpen(int number) throws IOException {
    return database.readRetrying(sql -> new TableRows(sql).find(number, false, log));
  }

  @Override
  public Optional<TableRecord> loadArchived(int number) {
    try {
      return database.run(sql -> new TableRows(sql).find(number, true, log));
    } catch (SQLException e) {
      log.unreachable("table " + number, ErrorText.describe(e));
      return Optional.empty();
    }
  }

  @Override
  public Map<Integer, TableRevision> revisions() throws IOException {
    return revisions(REVISIONS);
  }

  @Override
  public Map<Integer, TableRevision> revisions(Collection<Integer> numbers, int last)
      throws IOException {
    // SQL does not allow an empty list. No table has the number 0.
    String list =
        Stream.concat(Stream.of(0), numbers.stream())
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    return revisions(REVISIONS + " and (t.number in (" + list + ") or t.number > ?)", last);
  }

  private Map<Integer, TableRevision> revisions(String query, Object... values) throws IOException {
    return database
        .readRetrying(
            sql ->
                sql.list(
                    query,
                    row ->
                        Map.entry(
                            row.number("number"),
                            new TableRevision(
                                row.number("version"),
                                row.number("entry_count"),
                                row.number("summarized_count"))),
                    values))
        .stream()
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  @Override
  public WriteResult saveSummary(int number, MatchSummary summary) {
    try {
      var _ =
          database.run(
              sql -> {
                SummaryRow.write(sql, number, summary);
                return true;
              });
      publisher.tableChanged(number);
      return WriteResult.DONE;
    } catch (SQLException e) {
      return WriteResult.FAILED;
    }
  }

  @Override
  public Optional<MatchSummary> summary(int number) throws IOException {
    return database.readRetrying(sql -> SummaryRow.find(sql, number));
  }

  @Override
  public int lastNumber() throws IOException {
    return database.read(sql -> sql.number("select coalesce(max(number), 0) from tables"));
  }

  @Override
  public List<HeldSeat> seatsOf(String accountId) throws IOException {
    return database.read(
        sql ->
            sql.list(
                "select t.number, t.game, s.seat,"
                    + " (select count(*) from entries e where e.table_number = t.number) as entry_count"
                    + " from seats s join tables t on t.number = s.table_number"
                    + " where s.owner_kind = 'held' and t.header is not null"
                    + " and (s.owner = ? or s.owner in (select merged_id from account_merges where account = ?))"
                    + " order by t.number",
                row ->
                    new HeldSeat(
                        row.number("number"),
                        row.text("game"),
                        row.text("seat"),
                        row.number("entry_count")),
                accountId,
                accountId));
  }

  @Override
  public WriteResult save(TableRecord table) {
    try {
      WriteResult result = database.transaction(sql -> new TableRows(sql).write(table));
      if (result == WriteResult.DONE) {
        publisher.tableChanged(table.number());
      }
      return result;
    } catch (SQLException e) {
      return Database.resultOf(e, log, logName(table.number()));
    }
  }

  @Override
  public WriteResult archive(TableRecord table) {
    return endTable(table, sql -> new TableRows(sql).archive(table));
  }

  @Override
  public WriteResult remove(TableRecord table) {
    return endTable(table, sql -> new TableRows(sql).remove(table));
  }

  private WriteResult endTable(TableRecord table, Sql.Work<Boolean> change) {
    try {
      boolean changed = database.transaction(change);
      if (changed) {
        publisher.tableChanged(table.number());
      }
      return changed ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      return Database.loggedFailure(e, log, logName(table.number()));
    }
  }

  /** Returns the name of a table for the log. */
  private static String logName(int number) {
    return "table " + number;
  }

  @Override
  public WriteResult recordTurnNotice(int number, int entry, String recipientAndKind) {
    try {
      boolean recorded =
          database.run(
              sql ->
                  sql.update(
                      "insert into turn_notices (table_number, entry, kind) values (?, ?, ?)"
                          + " on conflict (table_number, entry, kind) do nothing",
                      number,
                      entry,
                      recipientAndKind));
      return recorded ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      return Database.loggedFailure(e, log, logName(number));
    }
  }

  // Journals.

  @Override
  public String journalName(int number) {
    return "journal " + number;
  }

  @Override
  public Optional<Instant> entryTime(int number, int entry) {
    try {
      return database.run(
          sql ->
              sql.findFirst(
                  "select written from entries where table_number = ? and position = ?",
                  row -> row.timestamp(1),
                  number,
                  Math.max(0, entry)));
    } catch (SQLException e) {
      log.unreachable(logName(number), ErrorText.describe(e));
      return Optional.empty();
    }
  }

  @Override
  public JournalAnnotations annotations(int number) throws IOException {
    return database.read(
        sql ->
            new JournalAnnotations(
                new TableRows(sql).seatHistory(number), SqlJournalStore.entryTimes(sql, number)));
  }

  @Override
  public boolean isDealBoundBy(int number, String hash) throws IOException {
    return database.read(sql -> SqlJournalStore.isDealBoundBy(sql, cipher, number, hash));
  }

  @Override
  public ResumeResult resume(int number) throws IOException {
    Optional<SqlJournalStore.StoredJournal> storedJournal = loadJournal(number);
    if (storedJournal.isEmpty()) {
      return new ResumeResult.NotDealt();
    }
    if (storedJournal.get().format() > Script.VERSION) {
      return unavailable(number, TableStatus.NEWER, "format " + storedJournal.get().format());
    }
    if (storedJournal.get().text().isEmpty()) {
      return unavailable(number, TableStatus.UNREADABLE, "the seed is encrypted with another key");
    }
    String text = storedJournal.get().text().get();
    return switch (parse(number, text)) {
      case Valid<LoadedMatch>(LoadedMatch loaded) ->
          new ResumeResult.Resumed(
              loaded.table(), new SqlJournalStore(database, publisher, number, text));
      case Invalid<LoadedMatch>(List<InputError> errors) ->
          unavailable(number, statusFor(errors.getFirst()), describe(errors.getFirst()));
    };
  }

  private Optional<SqlJournalStore.StoredJournal> loadJournal(int number) throws IOException {
    return database.read(sql -> SqlJournalStore.load(sql, cipher, number));
  }

  private Validated<LoadedMatch> parse(int number, String text) {
    return LoadedMatch.of(Path.of(journalName(number)), text);
  }

  private ResumeResult unavailable(int number, TableStatus status, String reason) {
    log.warn("unreadable", "table", number, "reason", reason);
    return new ResumeResult.Unavailable(status);
  }

  private static TableStatus statusFor(InputError error) {
    return error.code() == ScriptErrorCode.UNSUPPORTED_RULES_VERSION
            || error.code() == ScriptErrorCode.MISSING_RULES_VERSION
        ? TableStatus.CLOSED
        : TableStatus.UNREADABLE;
  }

  private static String describe(InputError error) {
    return "line "
        + error.line()
        + ": "
        + Titles.ERROR_MESSAGES.format(error.code(), error.arguments());
  }

  @Override
  public Optional<Integer> rematchNumber(int number) throws IOException {
    return database.readRetrying(sql -> rematchNumber(sql, number));
  }

  private static Optional<Integer> rematchNumber(Sql sql, int number) throws SQLException {
    return sql.findFirst(
        "select r.rematch from rematches r join tables t on t.number = r.rematch"
            + " where r.table_number = ? and t.archived = 0",
        row -> row.number(1),
        number);
  }

  @Override
  public int claimRematch(int number, int rematch) throws IOException {
    return database.write(
        sql -> {
          Optional<Integer> existing = rematchNumber(sql, number);
          if (existing.isPresent()) {
            return existing.get();
          }
          // The recorded table may no longer be listed.
          sql.update(
              "delete from rematches where table_number = ? and rematch not in"
                  + " (select number from tables where archived = 0)",
              number);
          sql.update(
              "insert into rematches (table_number, rematch) values (?, ?)"
                  + " on conflict (table_number) do nothing",
              number,
              rematch);
          return rematchNumber(sql, number).orElse(rematch);
        });
  }

  @Override
  public DealResult startJournal(
      int number, Header header, List<String> lines, MatchSummary summary) {
    return startJournal(
        number, header, lines, sql -> startJournal(sql, number, header, lines, summary));
  }

  private boolean startJournal(
      Sql sql, int number, Header header, List<String> lines, MatchSummary summary)
      throws SQLException {
    boolean started = SqlJournalStore.start(sql, cipher, number, header, lines);
    if (started) {
      SummaryRow.write(sql, number, summary);
    }
    return started;
  }

  @Override
  public DealResult importTable(
      TableRecord table, Header header, List<String> lines, MatchSummary summary) {
    int number = table.number();
    return startJournal(
        number,
        header,
        lines,
        sql ->
            new TableRows(sql).write(table) == WriteResult.DONE
                && startJournal(sql, number, header, lines, summary));
  }

  private DealResult startJournal(
      int number, Header header, List<String> lines, Sql.Work<Boolean> work) {
    try {
      boolean started = database.transaction(work);
      if (started) {
        publisher.tableChanged(number);
      }
      String text = header.text() + String.join("\n", lines) + "\n";
      return started
          ? new DealResult.Stored(new SqlJournalStore(database, publisher, number, text))
          : new DealResult.Conflict();
    } catch (SQLException e) {
      Database.logWriteFailure(e, log, journalName(number));
      return new DealResult.Failed();
    }
  }

  @Override
  public Optional<Table<?, ?, ?>> loadMatch(int number) throws IOException {
    return journalText(number)
        .flatMap(
            text ->
                parse(number, text) instanceof Valid<LoadedMatch>(LoadedMatch loaded)
                    ? Optional.of(loaded.table())
                    : Optional.empty());
  }

  /**
   * Returns the journal of a table as text; empty if there is none or its seed cannot be decrypted.
   */
  Optional<String> journalText(int number) throws IOException {
    return loadJournal(number).flatMap(SqlJournalStore.StoredJournal::text);
  }
}
