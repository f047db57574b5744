package lethe.app.house.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import lethe.app.house.Annotations;
import lethe.app.house.KeptTable;
import lethe.app.house.SeatOwner;
import lethe.engine.core.Seat;

/** Who has sat where and since when, out of rows and into them. */
record SatRows(Connection connection) {
  /** Those of a table, by the names that they have now, as far as they have any. */
  List<Annotations.Sat> of(int table) throws SQLException {
    return Sql.list(
        connection,
        "select s.position, s.seat, coalesce((select p.name from people p where p.id ="
            + " coalesce((select h.person from heirs h where h.id = s.person), s.person)),"
            + " s.called) as name from sat s where s.number = ? order by s.position, s.seat",
        row ->
            new Annotations.Sat(
                row.getInt("position"), row.getString("seat"), row.getString("name")),
        table);
  }

  /** Whoever sits down before the match is dealt sits there from its beginning on. */
  void write(KeptTable table) throws SQLException {
    int number = table.number();
    Sql.update(
        connection,
        "delete from sat where number = ? and exists"
            + " (select 1 from tables t where t.number = ? and t.head is null)",
        number,
        number);
    for (Map.Entry<Seat, SeatOwner> owned : table.seating().owners().entrySet()) {
      if (owned.getValue() instanceof SeatOwner.Held(String id)) {
        write(number, owned.getKey().name(), id);
      }
    }
  }

  /** Nothing is written where nobody else has sat there since. */
  private void write(int number, String seat, String person) throws SQLException {
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
        person,
        person,
        number,
        seat,
        person);
  }

  /** Whoever is called otherwise is called so wherever it is told, also when they are forgotten. */
  static void rename(Connection connection, String person, String name) throws SQLException {
    for (String table : List.of("sat", "attempts", "entrants")) {
      Sql.update(
          connection,
          "update " + table + " set called = ? where person = ? and called <> ?",
          name,
          person,
          name);
    }
  }
}
