package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import lethe.app.server.table.JournalAnnotations;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.TableRecord;
import lethe.engine.core.Seat;

/** Reads and writes the history of each seat's players. */
record SeatHistoryDao(Connection connection) {
  /**
   * Returns the players of a table, with their current names, or with the last known name if the
   * account no longer exists.
   */
  List<JournalAnnotations.SeatTaken> list(int table) throws SQLException {
    return Sql.query(
        connection,
        "select s.position, s.seat, coalesce((select p.name from accounts p where p.id ="
            + " coalesce((select m.account from account_merges m where m.merged_id = s.account), s.account)),"
            + " s.name) as name from seat_history s where s.table_number = ? order by s.position, s.seat",
        row ->
            new JournalAnnotations.SeatTaken(
                row.getInt("position"), row.getString("seat"), row.getString("name")),
        table);
  }

  /**
   * Stores the current players of a table. Players who sit down before the deal play from the
   * beginning.
   */
  void write(TableRecord table) throws SQLException {
    int number = table.number();
    Sql.update(
        connection,
        "delete from seat_history where table_number = ? and exists"
            + " (select 1 from tables t where t.number = ? and t.header is null)",
        number,
        number);
    for (Map.Entry<Seat, SeatOwner> entry : table.seatOwners().bySeat().entrySet()) {
      if (entry.getValue() instanceof SeatOwner.Held(String id)) {
        write(number, entry.getKey().name(), id);
      }
    }
  }

  /** Stores the player of a seat, unless that player was already the latest one. */
  private void write(int number, String seat, String accountId) throws SQLException {
    Sql.update(
        connection,
        "insert into seat_history (table_number, position, seat, account, name)"
            + " select ?, (select count(*) from entries where table_number = ?), ?, ?,"
            + " coalesce((select name from accounts where id = ?), '')"
            + " where not exists (select 1 from seat_history s where s.table_number = ? and s.seat = ?"
            + " and s.account = ? and s.position = (select max(m.position) from seat_history m"
            + " where m.table_number = s.table_number and m.seat = s.seat))"
            + " on conflict (table_number, position, seat) do update set account = excluded.account,"
            + " name = excluded.name",
        number,
        number,
        seat,
        accountId,
        accountId,
        number,
        seat,
        accountId);
  }

  /**
   * Changes the stored name of an account everywhere, so that records show it even after the
   * account is deleted.
   */
  static void renameAccount(Connection connection, String accountId, String name)
      throws SQLException {
    for (String table : List.of("seat_history", "attempts", "enrollments")) {
      Sql.update(
          connection,
          "update " + table + " set name = ? where account = ? and name <> ?",
          name,
          accountId,
          name);
    }
  }
}
