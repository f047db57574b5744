package lethe.app.house.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.Optional;
import lethe.app.house.BanStore;
import lethe.app.house.EventStore;
import lethe.app.house.FriendStore;
import lethe.app.house.HouseStore;
import lethe.app.house.Log;
import lethe.app.house.LoginStore;
import lethe.app.house.Others;
import lethe.app.house.PeopleStore;
import lethe.app.house.RatingStore;
import lethe.app.house.TableStore;
import lethe.app.house.disk.FormerFolder;

/**
 * A house's store in a database.
 *
 * @param folder that the house has to itself
 */
public record SqlStore(
    Path folder,
    Database database,
    TableStore tables,
    PeopleStore people,
    LoginStore logins,
    FriendStore friends,
    BanStore bans,
    EventStore events,
    RatingStore ratings,
    Optional<Others> others)
    implements HouseStore {
  private static final String FILE = "house.db";

  /** The store in this folder, in a file of its own. */
  public static SqlStore in(Path folder, LocalDate today, Log log) throws IOException {
    Database database = Database.in(folder.resolve(FILE)).logging(log);
    SecureRandom random = new SecureRandom();
    Seal seal = prepared(folder, database, () -> SealKey.none(database, random), today, log);
    return of(folder, database, seal, Calls.NOBODY, log, Optional.empty());
  }

  /**
   * A store that other houses may share.
   *
   * @param url of a PostgreSQL
   * @param key the file of the key that seals seeds
   */
  public static SqlStore at(
      String url, Path key, Path folder, LocalDate today, Log log, SecureRandom random)
      throws IOException {
    Database database = Database.at(url).logging(log);
    Seal seal = prepared(folder, database, () -> SealKey.by(key, database, random), today, log);
    SqlOthers others = new SqlOthers(database, url, log);
    return of(folder, database, seal, new Calls(others::call), log, Optional.of(others));
  }

  private static SqlStore of(
      Path folder, Database database, Seal seal, Calls calls, Log log, Optional<Others> others) {
    SqlPeople people = new SqlPeople(database, calls, log);
    return new SqlStore(
        folder,
        database,
        new SqlTables(database, seal, calls, log),
        people,
        new SqlLogins(database, people),
        new SqlFriends(database, people),
        new SqlBans(database, calls),
        new SqlEvents(database, seal, log),
        new SqlRatings(database, log),
        others);
  }

  /** Has everything be there that belongs into the database, and gives its seal. */
  private static Seal prepared(
      Path folder, Database database, Sealing sealing, LocalDate today, Log log)
      throws IOException {
    try {
      Schema.in(database);
      Seal seal = sealing.seal();
      new TakeOver(database, seal, log).of(new FormerFolder(folder, log), today);
      return seal;
    } catch (SQLException e) {
      database.close();
      throw new IOException(Reason.of(e), e);
    } catch (IOException | RuntimeException e) {
      database.close();
      throw e;
    }
  }

  @Override
  public long room() {
    try {
      return Files.getFileStore(folder).getUsableSpace();
    } catch (IOException e) {
      return 0;
    }
  }

  @Override
  public void close() {
    others.ifPresent(Others::close);
    database.close();
  }
}
