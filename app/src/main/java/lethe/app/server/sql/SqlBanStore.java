package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import lethe.app.server.account.Ban;
import lethe.app.server.account.BanStore;

/** Stores bans, one row each. */
record SqlBanStore(Database database, ClusterPublisher publisher) implements BanStore {
  @Override
  public List<Ban> load() throws IOException {
    return database.read(
        sql -> sql.list("select target, name, valid_until from bans", SqlBanStore::ban));
  }

  private static Ban ban(Row row) throws SQLException {
    return new Ban(row.text("target"), row.text("name"), row.optionalInstant("valid_until"));
  }

  @Override
  public void save(Ban ban) throws IOException {
    change(
        sql -> {
          delete(sql, ban);
          return sql.update(
              "insert into bans (target, name, valid_until) values (?, ?, ?)",
              ban.target(),
              ban.name(),
              ban.until());
        });
  }

  @Override
  public void remove(Ban ban) throws IOException {
    change(sql -> delete(sql, ban));
  }

  private static boolean delete(Sql sql, Ban ban) throws SQLException {
    return sql.update("delete from bans where target = ?", ban.target());
  }

  private void change(Sql.Work<Boolean> work) throws IOException {
    var _ =
        database.write(
            sql -> {
              DatabaseProperties.changeAccountsVersion(sql);
              return work.run(sql);
            });
    publisher.accountsChanged();
  }
}
