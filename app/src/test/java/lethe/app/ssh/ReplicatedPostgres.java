package lethe.app.ssh;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A PostgreSQL primary with a synchronous standby, without which it commits nothing. */
record ReplicatedPostgres(EmbeddedPostgres primary, EmbeddedPostgres standby, Path data)
    implements AutoCloseable {
  /**
   * Starts the pair. The standby begins as a copy of the primary's folder, taken while the primary
   * is down.
   */
  static ReplicatedPostgres in(Path folder) throws IOException, InterruptedException, SQLException {
    Path first = folder.resolve("first");
    Path second = folder.resolve("second");
    builder(first).start().close();
    int exitCode =
        new ProcessBuilder("cp", "-a", first.toString(), second.toString()).start().waitFor();
    if (exitCode != 0) {
      throw new IOException("the folder of the primary cannot be copied");
    }
    EmbeddedPostgres primary = builder(first).start();
    Files.writeString(
        second.resolve("postgresql.auto.conf"),
        "primary_conninfo = 'host=127.0.0.1 port=" + primary.getPort() + " user=postgres'\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    Files.createFile(second.resolve("standby.signal"));
    EmbeddedPostgres standby = builder(second).start();
    execute(primary.getPort(), "alter system set synchronous_standby_names = '*'");
    execute(primary.getPort(), "select pg_reload_conf()");
    while (!hasSynchronousStandby(primary.getPort())) {
      Thread.onSpinWait();
    }
    return new ReplicatedPostgres(primary, standby, first);
  }

  private static EmbeddedPostgres.Builder builder(Path data) {
    // The faster settings for tests would report commits before they are durable.
    return EmbeddedPostgres.builder()
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .setDataDirectory(data)
        .setCleanDataDirectory(false);
  }

  private static void execute(int port, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url("localhost:" + port, ""));
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static boolean hasSynchronousStandby(int port) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url("localhost:" + port, ""));
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select sync_state from pg_stat_replication")) {
      return rows.next() && rows.getString(1).equals("sync");
    }
  }

  private static String url(String hosts, String parameters) {
    return "jdbc:postgresql://" + hosts + "/postgres?user=postgres" + parameters;
  }

  /** Returns a URL for whichever of the two is the primary. */
  String url() {
    String hosts = "localhost:" + primary.getPort() + ",localhost:" + standby.getPort();
    return url(hosts, "&targetServerType=primary&connectTimeout=3");
  }

  /**
   * Kills the primary, which loses what it has not sent to its standby, and promotes the standby.
   */
  void failOver() throws IOException, SQLException {
    long pid = Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).getFirst());
    ProcessHandle server = ProcessHandle.of(pid).orElseThrow();
    // Simulates the loss of a machine. If only the main process died, the others would for a moment
    // still show data that the standby has not confirmed.
    server.descendants().forEach(ProcessHandle::destroyForcibly);
    server.destroyForcibly();
    execute(standby.getPort(), "select pg_promote()");
  }

  @Override
  public void close() throws IOException {
    standby.close();
    primary.close();
  }
}
