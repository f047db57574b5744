package lethe.app.ssh;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.disk.DataFolder;
import lethe.app.server.sql.PostgresConfig;
import lethe.app.server.sql.StoreTransfer;

/** Transfers the data of a stopped server from its folder to PostgreSQL, or back. */
public final class StoreTransferService {
  private StoreTransferService() {}

  /**
   * Transfers the data.
   *
   * @param clusterConfig the PostgreSQL database
   * @param back whether to transfer from the database to the folder
   * @return the amount of data transferred
   */
  public static StoreTransfer.TransferCounts transfer(
      Path data, ClusterConfig clusterConfig, boolean back) throws IOException {
    new DataFolder(data).open();
    FolderLock folderLock = FolderLock.acquire(data, InstantSource.system());
    try {
      PostgresConfig postgres =
          clusterConfig.postgres(data, ServerInfo.UNNAMED, Limits.DEFAULTS).orElseThrow();
      StoreTransfer transfer = new StoreTransfer(data, postgres, new SecureRandom());
      return back ? transfer.toSqlite() : transfer.toPostgres();
    } finally {
      folderLock.close();
    }
  }
}
