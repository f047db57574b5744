package lethe.app.ssh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.disk.DataFolder;
import lethe.app.server.sql.PostgresConfig;
import lethe.app.server.sql.StoreBackup;
import lethe.app.server.sql.StoreTransfer;

/**
 * Transfers the data of a stopped server from its folder to PostgreSQL or back. Also backs up and
 * restores data in either place.
 */
public final class StoreTransferService {
  private static final String HOST_KEY_FILE = "host_key";

  private StoreTransferService() {}

  /**
   * Transfers the data of a stopped server.
   *
   * @param clusterConfig the PostgreSQL database
   * @param back whether to transfer from the database to the folder
   * @return the amount of data transferred
   * @throws IOException if the server is running, or the data cannot be transferred
   */
  public static StoreTransfer.TransferCounts transfer(
      Path data, ClusterConfig clusterConfig, boolean back) throws IOException {
    new DataFolder(data).open();
    try (FolderLock _ = FolderLock.acquire(data, InstantSource.system())) {
      PostgresConfig postgres =
          clusterConfig.postgres(data, ServerInfo.UNNAMED, Limits.DEFAULTS).orElseThrow();
      StoreTransfer transfer = new StoreTransfer(data, postgres, new SecureRandom());
      return back ? transfer.toSqlite() : transfer.toPostgres();
    }
  }

  /**
   * Backs up the data of a server, which may be running, and its host key.
   *
   * @param data the data folder of the server
   * @param backup a folder without a backup; created if it does not exist
   */
  public static StoreTransfer.TransferCounts backUp(
      Path data, ClusterConfig clusterConfig, Path backup) throws IOException {
    StoreTransfer.TransferCounts counts = backupOf(data, clusterConfig).backUp(backup);
    copyHostKey(hostKey(data, clusterConfig), backup.resolve(HOST_KEY_FILE));
    return counts;
  }

  /** Restores a backup into an empty data folder or database, and the host key if there is none. */
  public static StoreTransfer.TransferCounts restore(
      Path data, ClusterConfig clusterConfig, Path backup) throws IOException {
    new DataFolder(data).open();
    try (FolderLock _ = FolderLock.acquire(data, InstantSource.system())) {
      StoreTransfer.TransferCounts counts = backupOf(data, clusterConfig).restore(backup);
      copyHostKey(backup.resolve(HOST_KEY_FILE), hostKey(data, clusterConfig));
      return counts;
    }
  }

  private static StoreBackup backupOf(Path data, ClusterConfig clusterConfig) {
    return new StoreBackup(
        data,
        clusterConfig.postgres(data, ServerInfo.UNNAMED, Limits.DEFAULTS),
        new SecureRandom());
  }

  private static Path hostKey(Path data, ClusterConfig clusterConfig) {
    return clusterConfig.hostKey().orElse(data.resolve(HOST_KEY_FILE));
  }

  /**
   * Copies a host key to a new file that only its owner can open. Does nothing if the target exists
   * or the source does not.
   */
  private static void copyHostKey(Path source, Path target) throws IOException {
    if (Files.exists(source) && !Files.exists(target)) {
      DataFolder.createPrivateFile(target);
      Files.write(target, Files.readAllBytes(source));
    }
  }
}
