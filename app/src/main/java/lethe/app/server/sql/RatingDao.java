package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import lethe.app.rating.Rating;
import lethe.app.server.RatingStore;
import lethe.app.server.RatingStore.Standing;

/** Reads and writes ratings and the people to whom they belong. */
record RatingDao(Connection connection) {
  /** The condition for the ratings of a person, alone or in a pair. */
  static final String OF_ACCOUNT =
      "exists (select 1 from raters t where t.person = ? and t.pool = ratings.pool"
          + " and t.season = ratings.season and t.who = ratings.who)";

  private static final String ROWS =
      "select pool, season, who, points, deviation, volatility, matches from ratings where ";

  private static Standing standing(ResultSet row) throws SQLException {
    return new Standing(
        new RatingStore.Key(row.getString("pool"), row.getString("season"), row.getString("who")),
        new Rating(
            row.getDouble("points"), row.getDouble("deviation"), row.getDouble("volatility")),
        row.getInt("matches"));
  }

  List<Standing> list(String which, Object... values) throws SQLException {
    return Sql.query(connection, ROWS + which, RatingDao::standing, values);
  }

  private Optional<Standing> of(RatingStore.Key key) throws SQLException {
    return list("pool = ? and season = ? and who = ?", key.pool(), key.season(), key.who()).stream()
        .findFirst();
  }

  /** Inserts a rating. Returns the number of rows added: 0 if there is one. */
  int insert(Standing one) throws SQLException {
    int added =
        Sql.update(
            connection,
            "insert into ratings (pool, season, who, points, deviation, volatility, matches)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict (pool, season, who) do nothing",
            one.key().pool(),
            one.key().season(),
            one.key().who(),
            one.rating().points(),
            one.rating().deviation(),
            one.rating().volatility(),
            one.matches());
    return added == 0 ? 0 : saveOwners(one, added);
  }

  /**
   * Updates a rating whose stored number of matches is one less. Returns the number of rows
   * changed: 0 if it was changed in the meantime.
   */
  int update(Standing one) throws SQLException {
    int changed =
        Sql.update(
            connection,
            "update ratings set points = ?, deviation = ?, volatility = ?, matches = ?"
                + " where pool = ? and season = ? and who = ? and matches = ?",
            one.rating().points(),
            one.rating().deviation(),
            one.rating().volatility(),
            one.matches(),
            one.key().pool(),
            one.key().season(),
            one.key().who(),
            one.matches() - 1);
    return changed == 0 ? 0 : saveOwners(one, changed);
  }

  private int saveOwners(Standing one, int rows) throws SQLException {
    for (String accountId : one.key().people()) {
      Sql.update(
          connection,
          "insert into raters (pool, season, who, person) values (?, ?, ?, ?)"
              + " on conflict (person, pool, season, who) do nothing",
          one.key().pool(),
          one.key().season(),
          one.key().who(),
          accountId);
    }
    return rows;
  }

  /**
   * Transfers the ratings of an account to the one into which it was merged. Two ratings are
   * combined into one. The rating of a pair of both accounts is deleted, because it was no pair.
   */
  void mergeAccounts(String mergedId, String accountId) throws SQLException {
    for (Standing one : list(OF_ACCOUNT, mergedId)) {
      RatingStore.Key key = one.key();
      List<String> people =
          key.people().stream()
              .map(id -> id.equals(mergedId) ? accountId : id)
              .distinct()
              .sorted()
              .toList();
      drop(key);
      if (people.size() == key.people().size()) {
        RatingStore.Key next =
            new RatingStore.Key(key.pool(), key.season(), String.join(" ", people));
        Optional<Standing> own = of(next);
        if (own.isPresent()) {
          drop(next);
        }
        insert(
            own.map(there -> with(there, one))
                .orElse(new Standing(next, one.rating(), one.matches())));
      }
    }
  }

  private static Standing with(Standing own, Standing more) {
    return new Standing(
        own.key(), own.rating().with(more.rating()), own.matches() + more.matches());
  }

  private void drop(RatingStore.Key key) throws SQLException {
    Sql.update(
        connection,
        "delete from ratings where pool = ? and season = ? and who = ?",
        key.pool(),
        key.season(),
        key.who());
  }
}
