package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import lethe.app.server.account.Ban;
import lethe.app.server.account.BanStore;

/** Stores bans, one row each. */
record SqlBanStore(Database database, ClusterPublisher publisher) implements BanStore {
  @Override
  public List<Ban> load() throws IOException {
    return database.read(
        connection ->
            Sql.query(connection, "select target, name, valid_until from bans", SqlBanStore::ban));
  }

  private static Ban ban(ResultSet row) throws SQLException {
    Optional<Instant> until = Optional.ofNullable(row.getString("valid_until")).map(Instant::parse);
    return new Ban(row.getString("target"), row.getString("name"), until);
  }

  @Override
  public void save(Ban ban) throws IOException {
    change(connection -> put(connection, ban));
  }

  static int put(Connection connection, Ban ban) throws SQLException {
    remove(connection, ban);
    return ban.until().isPresent()
        ? Sql.update(
            connection,
            "insert into bans (target, name, valid_until) values (?, ?, ?)",
            ban.target(),
            ban.name(),
            ban.until().get().toString())
        : Sql.update(
            connection, "insert into bans (target, name) values (?, ?)", ban.target(), ban.name());
  }

  @Override
  public void remove(Ban ban) throws IOException {
    change(connection -> remove(connection, ban));
  }

  private static int remove(Connection connection, Ban ban) throws SQLException {
    return Sql.update(connection, "delete from bans where target = ?", ban.target());
  }

  private void change(Sql.Work<Integer> work) throws IOException {
    try {
      var _ =
          database.transaction(
              connection -> {
                DatabaseProperties.put(
                    connection, DatabaseProperties.ACCOUNTS_VERSION, UUID.randomUUID().toString());
                return work.run(connection);
              });
      publisher.accountsChanged();
    } catch (SQLException e) {
      throw new IOException(ErrorText.describe(e), e);
    }
  }
}
