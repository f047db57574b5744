package lethe.app.house.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lethe.app.house.BanStore;
import lethe.app.house.HouseStore;
import lethe.app.house.Log;
import lethe.app.house.PeopleStore;
import lethe.app.house.TableStore;

/**
 * A house's store in a folder of its own.
 *
 * @param folder that it has to itself
 */
public record Disk(Path folder, TableStore tables, PeopleStore people, BanStore bans)
    implements HouseStore {
  /** The store in this folder, which is there. */
  public static Disk in(Path folder, Log log) throws IOException {
    return new Disk(
        folder,
        TableFiles.in(folder.resolve("tables"), log),
        new PeopleFile(folder.resolve("people"), log),
        new BanFile(folder.resolve("bans"), log));
  }

  @Override
  public long room() {
    try {
      return Files.getFileStore(folder).getUsableSpace();
    } catch (IOException e) {
      return 0;
    }
  }
}
