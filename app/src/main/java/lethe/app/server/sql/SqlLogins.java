package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import lethe.app.server.Login;
import lethe.app.server.LoginStore;
import lethe.app.server.Written;

/** Stores keys, codes and words, one row each. */
record SqlLogins(Database database, SqlPeople people) implements LoginStore {
  /** Time for which a word is valid, by the clock of the database. */
  private static final Duration HOLDS = Duration.ofMinutes(10);

  @Override
  public Written word(String person, String word) {
    return people.change(
        connection ->
            isThere(connection, person)
                && Sql.update(
                        connection,
                        "insert into words (word, person, until) values (?, ?, ?)"
                            + " on conflict (person) do update set word = excluded.word,"
                            + " until = excluded.until",
                        word,
                        person,
                        Sql.now(connection).plus(HOLDS).toString())
                    > 0);
  }

  private static boolean isThere(Connection connection, String person) throws SQLException {
    return Sql.first(
            connection, "select id from people where id = ?", row -> row.getString(1), person)
        .isPresent();
  }

  @Override
  public Optional<String> giver(String word) throws IOException {
    return database.read(connection -> giver(connection, word));
  }

  private record Given(String person, Instant until) {}

  private static Optional<String> giver(Connection connection, String word) throws SQLException {
    Instant now = Sql.now(connection);
    return Sql.first(
            connection,
            "select person, until from words where word = ?",
            row -> new Given(row.getString(1), Instant.parse(row.getString(2))),
            word)
        .filter(given -> given.until().isAfter(now))
        .map(Given::person);
  }

  @Override
  public Written join(String word, Login login, String former) {
    return people.change(
        connection -> {
          Optional<String> giver = giver(connection, word);
          boolean mine =
              giver.isPresent()
                  && isThere(connection, giver.get())
                  && Sql.update(connection, "delete from words where word = ?", word) > 0;
          if (!mine) {
            return false;
          }
          if (isThere(connection, former)) {
            merge(connection, former, giver.get());
          } else {
            SqlPeople.put(connection, giver.get(), login);
          }
          inherit(connection, former, giver.get());
          return owner(connection, login.id()).equals(giver);
        });
  }

  private static Optional<String> owner(Connection connection, String login) throws SQLException {
    return Sql.first(
        connection, "select person from logins where login = ?", row -> row.getString(1), login);
  }

  private static void merge(Connection connection, String former, String person)
      throws SQLException {
    Sql.update(connection, "update logins set person = ? where person = ?", person, former);
    Sql.update(connection, "update heirs set person = ? where person = ?", person, former);
    SqlFriends.inherit(connection, former, person);
    Sql.update(connection, "delete from people where id = ?", former);
  }

  /**
   * Records a merge, and transfers what no running server does: ratings, records of who sat where,
   * the hosts of tables, and seats at archived tables. The seats of other tables are changed by the
   * servers.
   */
  private static void inherit(Connection connection, String former, String person)
      throws SQLException {
    Sql.update(
        connection,
        "insert into heirs (id, person) values (?, ?)"
            + " on conflict (id) do update set person = excluded.person",
        former,
        person);
    new RatingRows(connection).inherit(former, person);
    Sql.update(connection, "update sat set person = ? where person = ?", person, former);
    Sql.update(connection, "update tables set host = ? where host = ?", person, former);
    Sql.update(connection, "update tables set creator = ? where creator = ?", person, former);
    Sql.update(
        connection,
        "update seats set who = ? where who = ? and owner = 'held'"
            + " and number in (select number from tables where away = 1)"
            + " and number not in (select number from seats where who = ? and owner = 'held')",
        person,
        former,
        person);
  }

  @Override
  public Written part(String person, String login) {
    return people.change(
        connection ->
            isThere(connection, person)
                && Sql.update(
                        connection,
                        "delete from logins where login = ? and person = ?"
                            + " and (select count(*) from logins where person = ?) > 1",
                        login,
                        person,
                        person)
                    > 0);
  }

  @Override
  public Written code(String person, Login code) {
    return people.change(
        connection -> {
          boolean there = isThere(connection, person);
          if (there) {
            Sql.update(
                connection, "delete from logins where person = ? and login like 'guest:%'", person);
            SqlPeople.put(connection, person, code);
          }
          return there;
        });
  }
}
