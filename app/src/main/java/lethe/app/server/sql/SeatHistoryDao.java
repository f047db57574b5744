package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import lethe.app.server.JournalAnnotations;
import lethe.app.server.SeatOwner;
import lethe.app.server.TableRecord;
import lethe.engine.core.Seat;

/** Reads and writes who played which seat since when. */
record SeatHistoryDao(Connection connection) {
  /**
   * Returns the players of a table, with their current names, or with the last known name if the
   * account no longer exists.
   */
  List<JournalAnnotations.SeatTaken> list(int table) throws SQLException {
    return Sql.query(
        connection,
        "select s.position, s.seat, coalesce((select p.name from people p where p.id ="
            + " coalesce((select h.person from heirs h where h.id = s.person), s.person)),"
            + " s.called) as name from sat s where s.number = ? order by s.position, s.seat",
        row ->
            new JournalAnnotations.SeatTaken(
                row.getInt("position"), row.getString("seat"), row.getString("name")),
        table);
  }

  /**
   * Stores the current players of a table. Those who sit down before the deal play from the
   * beginning.
   */
  void write(TableRecord table) throws SQLException {
    int number = table.number();
    Sql.update(
        connection,
        "delete from sat where number = ? and exists"
            + " (select 1 from tables t where t.number = ? and t.head is null)",
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
        "insert into sat (number, position, seat, person, called)"
            + " select ?, (select count(*) from entries where number = ?), ?, ?,"
            + " coalesce((select name from people where id = ?), '')"
            + " where not exists (select 1 from sat s where s.number = ? and s.seat = ?"
            + " and s.person = ? and s.position = (select max(m.position) from sat m"
            + " where m.number = s.number and m.seat = s.seat))"
            + " on conflict (number, position, seat) do update set person = excluded.person,"
            + " called = excluded.called",
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
   * Changes the stored name of a person everywhere, so that records show it even after the account
   * is deleted.
   */
  static void renameAccount(Connection connection, String accountId, String name)
      throws SQLException {
    for (String table : List.of("sat", "attempts", "entrants")) {
      Sql.update(
          connection,
          "update " + table + " set called = ? where person = ? and called <> ?",
          name,
          accountId,
          name);
    }
  }
}
