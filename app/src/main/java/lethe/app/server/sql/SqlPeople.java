package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import lethe.app.server.Log;
import lethe.app.server.Login;
import lethe.app.server.Names;
import lethe.app.server.PeopleStore;
import lethe.app.server.Person;
import lethe.app.server.Registration;
import lethe.app.server.Written;

/** Stores accounts, one row each. No two names look alike. */
record SqlPeople(Database database, Calls calls, Log log) implements PeopleStore {
  /** An account with one of its logins. */
  private record Row(Registration person, Optional<Login> login) {
    static Row read(ResultSet row) throws SQLException {
      LocalDate used = LocalDate.parse(row.getString("used"));
      Person person = new Person(row.getString("id"), row.getString("name"));
      Registration kept = new Registration(person, row.getString("origin"), used, List.of());
      String login = row.getString("login");
      return new Row(
          kept,
          login == null
              ? Optional.empty()
              : Optional.of(login(login, row.getString("added"), row.getString("last"), used)));
    }

    /** Returns a login. Servers of an earlier version store no times. */
    private static Login login(String id, String added, String last, LocalDate used) {
      return added.isEmpty() || last.isEmpty()
          ? Login.since(used, id)
          : new Login(id, Instant.parse(added), LocalDate.parse(last));
    }
  }

  @Override
  public List<Registration> load(LocalDate today) throws IOException {
    return people(
        database.read(
            connection ->
                Sql.list(
                    connection,
                    "select p.id, p.name, p.origin, p.used, l.login, l.added, l.used as last"
                        + " from people p left join logins l on l.person = p.id"
                        + " order by p.id",
                    Row::read)));
  }

  private static List<Registration> people(List<Row> rows) {
    Map<Registration, List<Login>> people = new LinkedHashMap<>();
    for (Row row : rows) {
      List<Login> logins = people.computeIfAbsent(row.person(), _ -> new ArrayList<>());
      row.login().ifPresent(logins::add);
    }
    return people.entrySet().stream()
        .map(
            one -> {
              Registration kept = one.getKey();
              List<Login> logins = one.getValue().stream().sorted(Login.OLDEST).toList();
              return new Registration(kept.person(), kept.from(), kept.used(), logins);
            })
        .toList();
  }

  @Override
  public Map<String, String> heirs() throws IOException {
    Map<String, String> heirs = new HashMap<>();
    database
        .read(
            connection ->
                Sql.list(
                    connection,
                    "select id, person from heirs",
                    row -> Map.entry(row.getString(1), row.getString(2))))
        .forEach(one -> heirs.put(one.getKey(), one.getValue()));
    return heirs;
  }

  @Override
  public Written write(Collection<Registration> changed, Collection<String> gone) {
    return change(
        connection -> {
          for (String id : gone) {
            Sql.update(connection, "delete from people where id = ?", id);
          }
          for (Registration one : changed) {
            put(connection, one);
          }
          return true;
        });
  }

  /**
   * Changes accounts in one transaction and notifies other servers. Concurrent changes are
   * serialized by the row that marks changes, which stays locked until the end of the transaction.
   *
   * @param work returns false to report a conflict; nothing is stored then
   */
  Written change(Sql.Work<Boolean> work) {
    try {
      boolean done =
          database.whole(
              connection -> {
                Settings.put(connection, Settings.EVERYBODY, UUID.randomUUID().toString());
                boolean mine = work.with(connection);
                if (!mine) {
                  connection.rollback();
                }
                return mine;
              });
      calls.everybody();
      return done ? Written.DONE : Written.BEATEN;
    } catch (SQLException e) {
      if (Database.isBeaten(e)) {
        return Written.BEATEN;
      }
      log.unwritten("people", Reason.of(e));
      return Written.FAILED;
    }
  }

  /**
   * Stores an account. The logins of an existing account are kept, even if they differ; only their
   * days of use are updated.
   */
  static void put(Connection connection, Registration one) throws SQLException {
    String likeness = Names.likeness(one.name());
    String used = one.used().toString();
    int there =
        Sql.update(
            connection,
            "update people set name = ?, likeness = ?, origin = ?, used = ? where id = ?",
            one.name(),
            likeness,
            one.from(),
            used,
            one.id());
    if (there > 0) {
      SatRows.rename(connection, one.id(), one.name());
    } else {
      Sql.update(
          connection,
          "insert into people (id, name, likeness, origin, used) values (?, ?, ?, ?, ?)",
          one.id(),
          one.name(),
          likeness,
          one.from(),
          used);
    }
    for (Login login : one.logins()) {
      if (there == 0) {
        put(connection, one.id(), login);
      } else {
        Sql.update(
            connection,
            "update logins set used = ? where login = ? and person = ? and used <> ?",
            login.used().toString(),
            login.id(),
            one.id(),
            login.used().toString());
      }
    }
  }

  /** Adds a login to an account. Fails if it belongs to an account already. */
  static void put(Connection connection, String person, Login login) throws SQLException {
    Sql.update(
        connection,
        "insert into logins (login, person, added, used) values (?, ?, ?, ?)",
        login.id(),
        person,
        login.added().toString(),
        login.used().toString());
  }
}
