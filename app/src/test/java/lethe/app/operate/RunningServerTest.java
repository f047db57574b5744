package lethe.app.operate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.ssh.ServerConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests a running server through its control socket and over HTTP. */
@Timeout(120)
class RunningServerTest {
  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  private RunningServer open() throws IOException, GeneralSecurityException {
    return open(Limits.DEFAULTS);
  }

  private RunningServer open(Limits limits) throws IOException, GeneralSecurityException {
    return open(
        "127.0.0.1", 0, new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), limits);
  }

  private RunningServer open(String address, int port, InetSocketAddress metrics)
      throws IOException, GeneralSecurityException {
    return open(address, port, metrics, Limits.DEFAULTS);
  }

  private RunningServer open(String address, int port, InetSocketAddress metrics, Limits limits)
      throws IOException, GeneralSecurityException {
    ServerConfig config =
        new ServerConfig(
            address,
            port,
            data,
            Optional.empty(),
            true,
            Optional.empty(),
            Optional.empty(),
            limits);
    return RunningServer.open(
        config,
        new RunningServer.AdminConfig(
            control(), Optional.of(metrics), Log.Level.INFO, Log.Format.TEXT),
        new PrintStream(log, true, StandardCharsets.UTF_8));
  }

  private Path control() {
    return data.resolve("control");
  }

  private List<AdminReply> send(boolean succeeds, String... command) throws IOException {
    List<AdminReply> answers = new ArrayList<>();
    assertThat(AdminClient.send(control(), List.of(command), answers::add)).isEqualTo(succeeds);
    return answers;
  }

  private static HttpResponse<String> get(RunningServer server, String path, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
            URI.create("http://127.0.0.1:" + server.metricsPort().orElseThrow() + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  @Test
  void theControlSocketIsPrivateAndRemovedWithTheServer() throws Exception {
    try (RunningServer server = open()) {
      assertThat(server.port()).isPositive();
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(control())))
          .isEqualTo("rw-------");
    }
    assertThat(control()).doesNotExist();
    assertThatThrownBy(() -> send(true, "list")).isInstanceOf(IOException.class);
  }

  @Test
  void twoServersCannotShareADataFolder() throws Exception {
    try (RunningServer server = open()) {
      assertThatThrownBy(this::open)
          .isInstanceOf(IOException.class)
          .hasMessageContaining("another server uses " + data);
      assertThat(send(true, "list")).hasSize(1);
      assertThat(get(server, "/health").statusCode()).isEqualTo(200);
    }
  }

  /** The third cause, a privileged port, is not tested, because root can listen on it. */
  @Test
  void theCauseIsNamedIfTheServerCannotListen() throws Exception {
    InetAddress here = InetAddress.ofLiteral("127.0.0.1");
    InetAddress elsewhere = InetAddress.ofLiteral("192.0.2.1");
    try (ServerSocket other = new ServerSocket(0, 1, here)) {
      int used = other.getLocalPort();
      assertThatThrownBy(() -> open("127.0.0.1", used, new InetSocketAddress(here, 0)))
          .hasMessage(
              "it cannot listen on 127.0.0.1:%d, because another program uses the port; stop that program, or choose another port with --port",
              used);
      assertThatThrownBy(() -> open("127.0.0.1", 0, new InetSocketAddress(here, used)))
          .hasMessageContaining("another program uses the port")
          .hasMessageEndingWith("or choose another port with --metrics");
    }
    assertThatThrownBy(() -> open("192.0.2.1", 22, new InetSocketAddress(here, 0)))
        .hasMessage(
            "it cannot listen on 192.0.2.1:22, because this machine does not have that address; choose another with --bind");
    assertThatThrownBy(() -> open("127.0.0.1", 0, new InetSocketAddress(elsewhere, 0)))
        .hasMessageContaining(
            "this machine does not have that address; choose another with --metrics");
    assertThat(control()).doesNotExist();
    open("127.0.0.1", 0, new InetSocketAddress(here, 0)).close();
  }

  @Test
  void aFailedCommandIsAnsweredWithAReason() throws Exception {
    try (RunningServer server = open()) {
      assertThat(server.port()).isPositive();
      assertThat(send(false, "fly").toString()).contains("does not know this command");
      assertThat(send(false)).hasSize(1);
      assertThat(send(false, "kick", "eve").toString()).contains("matches nothing");
      assertThat(send(false, "kick", "192.0.2.9").toString())
          .contains("matches no one who is connected");
      assertThat(send(false, "ban", "eve", "PT1H").toString()).contains("\"eve\"");
      assertThat(send(false, "unban", "eve").toString()).contains("\"eve\" is not banned");
      assertThat(send(false, "cancel", "eve").toString()).contains("no event \"eve\"");
      assertThat(send(false, "rename", "eve", "eva").toString()).contains("no account called eve");
    }
  }

  @Test
  void aStorageFailureIsReported() throws Exception {
    try (RunningServer server = open()) {
      assertThat(server.port()).isPositive();
      assertThat(send(true, "ban", "192.0.2.1", "")).hasSize(1);
      new StoredData(data, DatabaseKind.SQLITE).alter("alter table bans rename to elsewhere");
      assertThat(send(false, "ban", "192.0.2.9", "").toString())
          .contains("cannot read or save its data");
      assertThat(send(false, "unban", "192.0.2.1").toString())
          .contains("cannot read or save its data");
    }
  }

  /** A long journal is split into several arguments. */
  @Test
  void aJournalCanBeImported() throws Exception {
    String journal =
        """
        lethe 1
        game ta-se
        rules 1
        saved 2026-01-01T00:00:00Z
        seed 4711
        seat red human
        seat blue bot
        """;
    try (RunningServer server = open()) {
      assertThat(server.port()).isPositive();
      assertThat(
              send(
                  true,
                  "put",
                  "match.lethe",
                  "red=anna",
                  journal.substring(0, 9),
                  journal.substring(9)))
          .containsExactly(new AdminReply.Line("The match is at table 1."));
      assertThat(send(false, "put", "match.lethe", "", journal + "red: fly\n"))
          .first()
          .asString()
          .contains("match.lethe:8:");
      assertThat(send(true, "put", "match.lethe", "", journal + "blue: put"))
          .containsExactly(
              new AdminReply.Line("The match is at table 2, without its incomplete last line."));
      assertThat(send(true, "list").toString()).contains("red: (invited: anna), blue: bot:fading");
    }
  }

  @Test
  void aPermanentBanIsListedUntilItIsLifted() throws Exception {
    try (RunningServer server = open()) {
      assertThat(server.port()).isPositive();
      assertThat(send(true, "ban", "192.0.2.0/24", "")).hasSize(1);
      assertThat(send(true, "bans"))
          .hasSize(1)
          .allMatch(
              reply ->
                  reply instanceof AdminReply.Row(String kind, var properties)
                      && kind.equals("ban")
                      && properties.get("whom").equals("192.0.2.0/24")
                      && properties.get("until").equals(""));
      assertThat(send(true, "unban", "192.0.2.0/24")).isEmpty();
      assertThat(send(true, "bans")).isEmpty();
    }
    assertThat(log.toString(StandardCharsets.UTF_8))
        .contains("level=warn event=ban target=192.0.2.0/24", "event=unban target=192.0.2.0/24");
  }

  @Test
  void aStopRequestIsAnsweredOnlyAfterTheServerHasClosed() throws Exception {
    try (RunningServer server = open()) {
      Thread closing = closeWhenStopIsRequested(server);
      assertThat(send(true, "stop")).isEmpty();
      assertThatThrownBy(() -> new Socket(LOOPBACK, server.port()).close())
          .isInstanceOf(IOException.class);
      closing.join();
    }
  }

  @Test
  void aServerWithoutMatchesDrainsImmediately() throws Exception {
    try (RunningServer server = open()) {
      closeWhenStopIsRequested(server);
      send(true, "drain", Duration.ofHours(1).toString());
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).contains("event=drain", "event=stopped");
  }

  @Test
  void metricsAreServedInThePrometheusTextFormat() throws Exception {
    try (RunningServer server = open()) {
      try (Socket greeting = new Socket(LOOPBACK, server.port())) {
        assertThat(greeting.getInputStream().read()).isEqualTo('S');
        HttpResponse<String> response = get(server, "/metrics");
        assertThat(response.headers().firstValue("Content-Type").orElse(""))
            .startsWith("text/plain; version=0.0.4");
        assertThat(response.body().lines())
            .contains(
                "lethe_connections{state=\"pending\"} 1.0",
                "lethe_connections{state=\"authenticated\"} 0.0",
                "lethe_max_connections 600.0",
                "lethe_connected_accounts 0.0",
                "lethe_bot_tasks{state=\"waiting\"} 0.0",
                "lethe_bans 0.0",
                "lethe_auth_failures_total{method=\"password\"} 0.0",
                "lethe_log_events_total{event=\"started\"} 1.0",
                "lethe_log_events_total{event=\"failed\"} 0.0",
                "lethe_log_events_total{event=\"report\"} 0.0",
                "lethe_journal_append_seconds_count 0",
                "lethe_health{state=\"ready\"} 1.0",
                "lethe_health{state=\"disk\"} 0.0")
            .anyMatch(line -> line.matches("jvm_memory_used_bytes\\{area=\"heap\"} [0-9.E]+"))
            .anyMatch(line -> line.startsWith("lethe_disk_free_bytes "));
      }
    }
  }

  /** Some Prometheus servers prefer protocol buffers, but accept text. */
  @Test
  void aRequestForProtocolBuffersIsAnsweredWithText() throws Exception {
    try (RunningServer server = open()) {
      String accept =
          "application/vnd.google.protobuf;proto=io.prometheus.client.MetricFamily;"
              + "encoding=delimited;q=0.7,text/plain;version=0.0.4;q=0.3";
      HttpResponse<String> response = get(server, "/metrics", "Accept", accept);
      assertThat(response.statusCode()).isEqualTo(200);
      assertThat(response.body()).contains("lethe_connected_accounts 0.0");
    }
  }

  @Test
  void theHealthCheckReportsAFullServer() throws Exception {
    try (RunningServer server = open()) {
      assertThat(get(server, "/health").body()).isEqualTo("ready\n");
      assertThat(get(server, "/elsewhere").statusCode()).isEqualTo(404);
    }
    Limits oneConnection = Limits.DEFAULTS.with(Limit.CONNECTIONS, 1);
    try (RunningServer server = open(oneConnection);
        Socket only = new Socket(LOOPBACK, server.port())) {
      assertThat(only.getInputStream().read()).isEqualTo('S');
      // The server may count the connection only after it has sent its greeting.
      while (get(server, "/health").body().equals("ready\n")) {
        Thread.onSpinWait();
      }
      HttpResponse<String> response = get(server, "/health");
      assertThat(response.statusCode()).isEqualTo(503);
      assertThat(response.body()).isEqualTo("full\n");
    }
  }

  @Test
  void theHealthCheckReportsDraining() throws Exception {
    Thread draining;
    try (RunningServer server = open()) {
      draining = Thread.ofVirtual().start(this::drain);
      while (get(server, "/health").body().equals("ready\n")) {
        Thread.onSpinWait();
      }
      HttpResponse<String> response = get(server, "/health");
      assertThat(response.statusCode()).isEqualTo(503);
      assertThat(response.body()).isEqualTo("draining\n");
      assertThat(get(server, "/metrics").body()).contains("lethe_health{state=\"draining\"} 1.0");
    }
    draining.join();
  }

  private void drain() {
    try {
      send(true, "drain");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Closes a server as soon as it is requested to stop, as the program does. */
  @SuppressWarnings("try") // closes a resource that the test has opened
  private static Thread closeWhenStopIsRequested(RunningServer server) {
    return Thread.ofVirtual()
        .start(
            () -> {
              server.awaitStopRequest();
              try {
                server.close();
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
  }
}
