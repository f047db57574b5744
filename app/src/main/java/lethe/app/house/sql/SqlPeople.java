package lethe.app.house.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import lethe.app.house.Log;
import lethe.app.house.Names;
import lethe.app.house.PeopleStore;
import lethe.app.house.Person;
import lethe.app.house.Registration;
import lethe.app.house.Written;

/** The names of people, a row each; no two of them look alike. */
record SqlPeople(Database database, Calls calls, Log log) implements PeopleStore {
  @Override
  public List<Registration> load(LocalDate today) throws IOException {
    try {
      return database.within(
          connection ->
              Sql.list(
                  connection,
                  "select id, name, origin, used from people order by id",
                  SqlPeople::registration));
    } catch (SQLException e) {
      throw new IOException(Reason.of(e), e);
    }
  }

  private static Registration registration(ResultSet row) throws SQLException {
    return new Registration(
        new Person(row.getString("id"), row.getString("name")),
        row.getString("origin"),
        LocalDate.parse(row.getString("used")));
  }

  @Override
  public Written write(Collection<Registration> changed, Collection<String> gone) {
    try {
      Written written =
          database.whole(
              connection -> {
                Settings.put(connection, Settings.EVERYBODY, UUID.randomUUID().toString());
                for (String id : gone) {
                  Sql.update(connection, "delete from people where id = ?", id);
                }
                for (Registration one : changed) {
                  put(connection, one);
                }
                return Written.DONE;
              });
      calls.everybody();
      return written;
    } catch (SQLException e) {
      if (Database.isBeaten(e)) {
        return Written.BEATEN;
      }
      log.unwritten("people", Reason.of(e));
      return Written.FAILED;
    }
  }

  static void put(Connection connection, Registration one) throws SQLException {
    Sql.update(
        connection,
        "insert into people (id, name, likeness, origin, used) values (?, ?, ?, ?, ?)"
            + " on conflict (id) do update set name = excluded.name, likeness = excluded.likeness,"
            + " origin = excluded.origin, used = excluded.used",
        one.id(),
        one.name(),
        Names.likeness(one.name()),
        one.from(),
        one.used().toString());
    Sql.update(
        connection,
        "insert into logins (login, person) values (?, ?) on conflict (login) do nothing",
        one.id(),
        one.id());
  }
}
