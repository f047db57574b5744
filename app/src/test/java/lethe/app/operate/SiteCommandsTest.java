package lethe.app.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import lethe.app.server.TestLimits;
import lethe.app.server.base.Log;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.ssh.ClusterConfig;
import lethe.app.ssh.OperatorConfig;
import lethe.app.ssh.ServerConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests commands of an operator for all servers of a site, or for one of them. */
@Timeout(60)
class SiteCommandsTest {
  @TempDir Path data;

  private RunningServer alpha;
  private RunningServer beta;

  @BeforeEach
  void open() throws IOException, GeneralSecurityException {
    alpha = open("alpha");
    beta = open("beta");
    // A server can be reached by others only after it has reported itself to the database and its
    // other thread has started listening.
    while (!send("alpha", "on", "beta", "list").contains(new AdminReply.End(true))
        || !send("beta", "on", "alpha", "list").contains(new AdminReply.End(true))) {
      LockSupport.parkNanos(20_000_000);
    }
  }

  @AfterEach
  void close() throws IOException {
    alpha.close();
    beta.close();
  }

  private RunningServer open(String name) throws IOException, GeneralSecurityException {
    Path folder = Files.createDirectory(data.resolve(name));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    ServerConfig config =
        new ServerConfig(
            name,
            "127.0.0.1",
            0,
            folder,
            Optional.empty(),
            true,
            Optional.empty(),
            Optional.empty(),
            TestLimits.GENEROUS,
            OperatorConfig.NONE,
            new ClusterConfig(
                DatabaseKind.POSTGRES.url(data),
                Optional.of(data.resolve("host_key")),
                Optional.of(data.resolve("seed_key"))));
    return RunningServer.open(
        config,
        new RunningServer.AdminConfig(
            folder.resolve("control"), Optional.empty(), Log.Level.INFO, Log.Format.TEXT),
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
  }

  /**
   * Sends a command to a server, and returns its replies, ending with an {@link AdminReply.End}.
   */
  private List<AdminReply> send(String server, String... command) throws IOException {
    List<AdminReply> answers = new ArrayList<>();
    boolean succeeded =
        AdminClient.send(data.resolve(server).resolve("control"), List.of(command), answers::add);
    answers.add(new AdminReply.End(succeeded));
    return answers;
  }

  /** Returns the names and states of the servers in a list. */
  private static List<String> servers(List<AdminReply> answers) {
    return answers.stream()
        .filter(
            reply -> reply instanceof AdminReply.Row(String kind, var _) && kind.equals("server"))
        .map(reply -> ((AdminReply.Row) reply).properties())
        .map(
            (Map<String, Object> properties) ->
                properties.get("server") + " " + properties.get("health"))
        .toList();
  }

  @Test
  void aServerCanListItselfAndOtherServers() throws IOException {
    assertThat(servers(send("beta", "on", "all", "list")))
        .containsExactly("beta ready", "alpha ready");
    assertThat(servers(send("alpha", "on", "beta", "list"))).containsExactly("beta ready");
    assertThat(send("alpha", "on", "gamma", "list"))
        .containsExactly(
            new AdminReply.Line("there is no server called gamma; running servers: alpha, beta"),
            new AdminReply.End(false));
  }

  @Test
  void anotherServerCanBeDrained() throws IOException {
    assertThat(send("alpha", "on", "beta", "start-drain"))
        .containsExactly(new AdminReply.Line("running matches: 0"), new AdminReply.End(true));
    beta.awaitStopRequest();
    assertThat(servers(send("alpha", "on", "all", "list")))
        .containsExactly("alpha ready", "beta draining");
    assertThat(send("alpha", "on", "all", "undrain"))
        .containsExactly(
            new AdminReply.Line("the server is not draining, or is already closing"),
            new AdminReply.End(false));
  }

  @Test
  void aDeadServerIsReportedOnce() throws IOException {
    StoredData stored = new StoredData(data, DatabaseKind.POSTGRES);
    stored.update(
        "insert into servers (id, last_seen, name)"
            + " values ('killed', current_timestamp - interval '2 seconds', 'gamma')");
    assertThat(send("alpha", "on", "all", "notice", "hello"))
        .containsExactly(new AdminReply.Line("gamma did not answer"), new AdminReply.End(false));
    assertThat(send("alpha", "on", "all", "notice", "hello"))
        .containsExactly(new AdminReply.End(true));
  }
}
