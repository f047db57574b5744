package lethe.app.server.sql;

import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.play.Commitment;
import lethe.app.save.JournalStore;
import lethe.engine.core.Header;
import lethe.engine.core.Numbers;
import lethe.engine.core.Script;

/**
 * The journal of one match, with one row for each entry. Several servers may write to it; if two
 * write to the same position, the second one fails. The header is stored with the table; the seed
 * is stored separately from the header that contains it.
 */
final class SqlJournalStore implements JournalStore {
  /**
   * The line of a header that contains the seed. Lines of a text in the header begin with a bar, so
   * they cannot match.
   */
  private static final Pattern SEED_LINE = Pattern.compile("(?m)^seed (-?[0-9]+)$");

  private static final String HIDDEN_SEED = "seed ?";

  /** The commitment is among the entries before this position. */
  private static final int COMMITMENT_END = 4;

  private final Database database;
  private final ClusterPublisher publisher;
  private final int table;
  private final AtomicLong size;
  private volatile Optional<String> failure = Optional.empty();

  /**
   * Creates a handle on a stored journal.
   *
   * @param table the number of the table
   * @param text the text of the journal, from which its size is determined
   */
  SqlJournalStore(Database database, ClusterPublisher publisher, int table, String text) {
    this.database = database;
    this.publisher = publisher;
    this.table = table;
    this.size = new AtomicLong(text.getBytes(StandardCharsets.UTF_8).length);
  }

  // Writing and reading entries.

  @Override
  public boolean appendEntry(int position, String line) {
    String id = UUID.randomUUID().toString();
    try {
      boolean added = database.runRetrying(sql -> appendEntry(sql, table, position, id, line));
      failure = Optional.empty();
      if (added) {
        size.addAndGet(byteCount(line));
        publisher.entryAdded(table);
      }
      return added;
    } catch (SQLException e) {
      failure = Optional.of(ErrorText.describe(e));
      return false;
    }
  }

  /**
   * Adds a line unless another one has this position.
   *
   * @param id identifies this line, so that adding it twice has no effect
   * @return whether this line now has the position
   */
  private static boolean appendEntry(Sql sql, int table, int position, String id, String line)
      throws SQLException {
    return sql.update(
            "insert into entries (table_number, position, id, line) values (?, ?, ?, ?)"
                + " on conflict (table_number, position) do nothing",
            table,
            position,
            id,
            line)
        || sql.findFirst(
                "select id from entries where table_number = ? and position = ?",
                row -> row.text(1),
                table,
                position)
            .filter(id::equals)
            .isPresent();
  }

  private static long byteCount(String line) {
    return line.getBytes(StandardCharsets.UTF_8).length + 1L;
  }

  @Override
  public List<String> entriesSince(int position) {
    try {
      List<String> lines = database.run(sql -> linesFrom(sql, table, position));
      lines.forEach(line -> size.addAndGet(byteCount(line)));
      return lines;
    } catch (SQLException e) {
      failure = Optional.of(ErrorText.describe(e));
      return List.of();
    }
  }

  /** Returns the entries from a position to the end. */
  private static List<String> linesFrom(Sql sql, int table, int position) throws SQLException {
    return sql.list(
        "select line from entries where table_number = ? and position >= ? order by position",
        row -> row.text(1),
        table,
        position);
  }

  @Override
  public Optional<String> failure() {
    return failure;
  }

  /**
   * Returns whether entries can be written again. Checks this by writing, because a query would not
   * prove it.
   */
  @Override
  public boolean canAppend() {
    try {
      database.checkWritable();
      failure = Optional.empty();
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  @Override
  public long size() {
    return size.get();
  }

  @Override
  public void close() {}

  // Whole journals.

  /**
   * A stored journal.
   *
   * @param format the version of its format
   * @param text the text of the journal; empty if the seed cannot be decrypted
   */
  record StoredJournal(int format, Optional<String> text) {}

  private record StoredHeader(int format, String text, String seed) {
    static StoredHeader read(Row row) throws SQLException {
      return new StoredHeader(row.number("journal_version"), row.text("header"), row.text("seed"));
    }
  }

  /** Returns the journal of a table; empty before the deal. */
  static Optional<StoredJournal> load(Sql sql, SeedCipher cipher, int table) throws SQLException {
    Optional<StoredHeader> header =
        sql.findFirst(
            "select journal_version, header, seed from tables where number = ?"
                + " and header is not null",
            StoredHeader::read,
            table);
    if (header.isEmpty()) {
      return Optional.empty();
    }
    List<String> lines = linesFrom(sql, table, 0);
    String entries = lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    Optional<String> text =
        cipher
            .decrypt(SeedCipher.tableSubject(table), header.get().seed())
            .map(
                seed ->
                    header.get().text().replace("\n" + HIDDEN_SEED + "\n", "\nseed " + seed + "\n"))
            .map(withSeed -> withSeed + entries);
    return Optional.of(new StoredJournal(header.get().format(), text));
  }

  /**
   * Begins a journal. Returns false, storing nothing, if it already exists or there is no such
   * table.
   */
  static boolean start(Sql sql, SeedCipher cipher, int table, Header header, List<String> lines)
      throws SQLException {
    String text = header.text();
    Matcher seed = SEED_LINE.matcher(text);
    boolean hasSeed = seed.find();
    boolean started =
        sql.update(
            "update tables set journal_version = ?, header = ?, seed = ? where number = ? and header is null",
            Script.VERSION,
            hasSeed ? seed.replaceFirst(HIDDEN_SEED) : text,
            hasSeed
                ? cipher.encrypt(SeedCipher.tableSubject(table), Long.parseLong(seed.group(1)))
                : "",
            table);
    if (started) {
      for (int i = 0; i < lines.size(); i++) {
        appendEntry(sql, table, i, UUID.randomUUID().toString(), lines.get(i));
      }
    }
    return started;
  }

  /** Returns the time when each entry was written. */
  static List<Instant> entryTimes(Sql sql, int table) throws SQLException {
    return sql.list(
        "select written from entries where table_number = ? order by position",
        row -> row.timestamp(1),
        table);
  }

  /**
   * Returns whether a hash binds the seed of a journal, with the nonce that the first entries
   * contain; true if the table does not exist.
   */
  static boolean isDealBoundBy(Sql sql, SeedCipher cipher, int table, String hash)
      throws SQLException {
    Optional<String> storedSeed =
        sql.findFirst(
            "select coalesce(seed, '') from tables where number = ?", row -> row.text(1), table);
    if (storedSeed.isEmpty()) {
      // Another server has removed the table.
      return true;
    }
    Optional<Long> seed =
        cipher
            .decrypt(SeedCipher.tableSubject(table), storedSeed.get())
            .flatMap(Numbers::parseLong);
    Pattern commitmentPattern =
        Pattern.compile("\\* commitment " + Pattern.quote(hash) + " ([0-9a-f]+)");
    return sql
        .list(
            "select line from entries where table_number = ? and position < ? order by position",
            row -> row.text(1),
            table,
            COMMITMENT_END)
        .stream()
        .map(commitmentPattern::matcher)
        .filter(Matcher::matches)
        .map(match -> new Commitment(hash, match.group(1)))
        .anyMatch(commitment -> seed.filter(commitment::matches).isPresent());
  }
}
