package lethe.app.server.sql;

import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.app.server.account.StoredItem;

/** Exports and deletes the data of an account, and clears addresses that are no longer needed. */
final class AccountData {
  /**
   * The number of days since its last use after which the address of an account is cleared, so that
   * the account no longer counts towards the limit for that address.
   */
  private static final int ADDRESS_RETENTION_DAYS = 7;

  /** The name of deleted accounts in records of matches and events. No account can have it. */
  private static final String DELETED_NAME = "(deleted)";

  /**
   * The queries for the items of an account, keyed by kind. Each has one parameter, the id of the
   * account.
   */
  private static final Map<String, String> QUERIES = queries();

  private AccountData() {}

  private static Map<String, String> queries() {
    Map<String, String> queries = new LinkedHashMap<>();
    queries.put("account", "select id, name, address, last_used from accounts where id = ?");
    queries.put("login", "select id, added, last_used from logins where account = ?");
    queries.put("merged-account", "select merged_id as id from account_merges where account = ?");
    queries.put("setting", "select name, value from account_settings where account = ?");
    queries.put(
        "friend",
        "select a.name from friends f join accounts a on a.id = f.friend where f.account = ?");
    queries.put(
        "muted",
        "select a.name from mutes m join accounts a on a.id = m.muted where m.account = ?");
    queries.put(
        "hosted-event", "select id, game, opens, closes, host_address from events where host = ?");
    queries.put("enrollment", "select event, name from enrollments where account = ?");
    queries.put(
        "hosted-table", "select number, game, created, host_address from tables where host = ?");
    queries.put(
        "seat",
        "select table_number, seat from seats"
            + " where owner = ? and owner_kind in ('held', 'invited')");
    queries.put(
        "seat-history",
        "select table_number, position, seat, name from seat_history where account = ?");
    queries.put(
        "attempt", "select event, deal, table_number, name from attempts where account = ?");
    queries.put(
        "rating",
        "select r.pool, r.season, r.points, r.deviation, r.volatility, r.matches from ratings r"
            + " join rating_accounts a on a.pool = r.pool and a.season = r.season"
            + " and a.subject = r.subject where a.account = ?");
    queries.put(
        "chat", "select sent, table_number, name, line from chat_messages where account = ?");
    return queries;
  }

  static List<StoredItem> load(Sql sql, String accountId) throws SQLException {
    List<StoredItem> items = new ArrayList<>();
    for (Map.Entry<String, String> query : QUERIES.entrySet()) {
      items.addAll(
          sql.list(
              query.getValue() + " order by 1",
              row -> new StoredItem(query.getKey(), fields(row)),
              accountId));
    }
    return items;
  }

  private static Map<String, Object> fields(Row row) throws SQLException {
    ResultSetMetaData columns = row.columns().getMetaData();
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      fields.put(columns.getColumnLabel(i), String.valueOf(row.text(i)));
    }
    return fields;
  }

  /**
   * Deletes an account. Records of matches and events, which others need, are kept under a
   * replacement id. Returns whether there was an account.
   */
  static boolean delete(Sql sql, String accountId, String replacement) throws SQLException {
    sql.update(
        "update bans set name = '' where target in (select id from logins where account = ?)",
        accountId);
    sql.update(
        "delete from ratings where exists (select a.account from rating_accounts a"
            + " where a.pool = ratings.pool and a.season = ratings.season"
            + " and a.subject = ratings.subject and a.account = ?)",
        accountId);
    for (String table : List.of("seat_history", "attempts", "enrollments")) {
      sql.update(
          "update " + table + " set account = ?, name = ? where account = ?",
          replacement,
          DELETED_NAME,
          accountId);
    }
    sql.update("update enrollments set partner = ? where partner = ?", replacement, accountId);
    for (String table : List.of("events", "tables")) {
      sql.update(
          "update " + table + " set host = ?, host_address = '' where host = ?",
          replacement,
          accountId);
    }
    sql.update("update tables set creator = ? where creator = ?", replacement, accountId);
    sql.update(
        "update seats set owner = ? where owner = ? and owner_kind = 'held'",
        replacement,
        accountId);
    sql.update("delete from chat_messages where account = ?", accountId);
    return sql.update("delete from accounts where id = ?", accountId);
  }

  /**
   * Clears the addresses of accounts that have not been used for {@value #ADDRESS_RETENTION_DAYS}
   * days, of tables that are archived, and of events that closed before today. The limits for each
   * address no longer need them.
   */
  static void clearAddresses(Sql sql, LocalDate today) throws SQLException {
    sql.update(
        "update accounts set address = '' where address <> '' and last_used < ?",
        today.minusDays(ADDRESS_RETENTION_DAYS));
    sql.update("update tables set host_address = '' where host_address <> '' and archived = 1");
    sql.update(
        "update events set host_address = '' where host_address <> '' and closes < ?",
        today.atStartOfDay().toInstant(ZoneOffset.UTC));
  }
}
