package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.play.Commitment;
import lethe.engine.core.Header;
import lethe.engine.core.Script;

/** Reads and writes journals. The seed is stored separately from the header that contains it. */
record JournalDao(Connection connection, SeedCipher cipher) {
  /**
   * The line of a header that contains the seed. Lines of a text in the header begin with a bar, so
   * they cannot match.
   */
  private static final Pattern SEED = Pattern.compile("(?m)^seed (-?[0-9]+)$");

  private static final String HIDDEN = "seed ?";

  /** The commitment is among the entries before this position. */
  private static final int FIRST = 4;

  /**
   * A stored journal.
   *
   * @param format the version of its format
   * @param text empty if the seed cannot be decrypted
   */
  record StoredJournal(int format, Optional<String> text) {}

  private record Head(int format, String text, String seed) {
    static Optional<Head> read(ResultSet row) throws SQLException {
      String head = row.getString("header");
      return head == null
          ? Optional.empty()
          : Optional.of(new Head(row.getInt("journal_version"), head, row.getString("seed")));
    }
  }

  /** Returns the journal of a table; empty before the deal. */
  Optional<StoredJournal> load(int table) throws SQLException {
    Optional<Head> head =
        Sql.queryFirst(
                connection,
                "select journal_version, header, seed from tables where number = ?",
                Head::read,
                table)
            .flatMap(found -> found);
    if (head.isEmpty()) {
      return Optional.empty();
    }
    List<String> lines = linesFrom(connection, table, 0);
    String rest = lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    Optional<String> text =
        cipher
            .decrypt(SeedCipher.tableSubject(table), head.get().seed())
            .map(seed -> head.get().text().replace("\n" + HIDDEN + "\n", "\nseed " + seed + "\n"))
            .map(whole -> whole + rest);
    return Optional.of(new StoredJournal(head.get().format(), text));
  }

  /**
   * Returns whether a hash binds the seed of a journal, according to the entries before the first
   * move; true if the table does not exist.
   */
  boolean isBoundBy(int table, String hash) throws SQLException {
    Optional<String> stored =
        Sql.queryFirst(
            connection,
            "select coalesce(seed, '') from tables where number = ?",
            row -> row.getString(1),
            table);
    if (stored.isEmpty()) {
      // Another server has removed the table.
      return true;
    }
    Optional<Long> seed =
        stored
            .flatMap(text -> cipher.decrypt(SeedCipher.tableSubject(table), text))
            .flatMap(JournalDao::number);
    Pattern committed = Pattern.compile("\\* commitment " + Pattern.quote(hash) + " ([0-9a-f]+)");
    return Sql.query(
            connection,
            "select line from entries where table_number = ? and position < ? order by position",
            row -> row.getString(1),
            table,
            FIRST)
        .stream()
        .map(committed::matcher)
        .filter(Matcher::matches)
        .map(match -> new Commitment(hash, match.group(1)))
        .anyMatch(commitment -> seed.filter(commitment::binds).isPresent());
  }

  private static Optional<Long> number(String text) {
    try {
      return Optional.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** Returns the entries from a position to the end. */
  static List<String> linesFrom(Connection connection, int table, int position)
      throws SQLException {
    return Sql.query(
        connection,
        "select line from entries where table_number = ? and position >= ? order by position",
        row -> row.getString(1),
        table,
        position);
  }

  /** Returns the time when each entry was written. */
  static List<Instant> entryTimes(Connection connection, int table) throws SQLException {
    return Sql.query(
        connection,
        "select written from entries where table_number = ? order by position",
        row -> Sql.parseTime(row.getString(1)),
        table);
  }

  /**
   * Adds a line unless another one has this position.
   *
   * @param id identifies this line, so that adding it twice has no effect
   * @return whether this line now has the position
   */
  static boolean appendEntry(Connection connection, int table, int position, String id, String line)
      throws SQLException {
    int added =
        Sql.update(
            connection,
            "insert into entries (table_number, position, id, line) values (?, ?, ?, ?)"
                + " on conflict (table_number, position) do nothing",
            table,
            position,
            id,
            line);
    return added > 0
        || Sql.queryFirst(
                connection,
                "select id from entries where table_number = ? and position = ?",
                row -> row.getString(1),
                table,
                position)
            .filter(id::equals)
            .isPresent();
  }

  /** Begins a journal. Returns false, storing nothing, if it already exists. */
  boolean start(int table, Header header, List<String> lines) throws SQLException {
    if (!writeHead(table, Script.VERSION, header.text())) {
      return false;
    }
    for (int i = 0; i < lines.size(); i++) {
      appendEntry(connection, table, i, UUID.randomUUID().toString(), lines.get(i));
    }
    return true;
  }

  /** Stores the header of a journal. Returns false, storing nothing, if it already exists. */
  boolean writeHead(int table, int format, String text) throws SQLException {
    Matcher seed = SEED.matcher(text);
    boolean known = seed.find();
    return Sql.update(
            connection,
            "update tables set journal_version = ?, header = ?, seed = ? where number = ? and header is null",
            format,
            known ? seed.replaceFirst(HIDDEN) : text,
            known
                ? cipher.encrypt(SeedCipher.tableSubject(table), Long.parseLong(seed.group(1)))
                : "",
            table)
        > 0;
  }
}
