package lethe.app.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.server.TestLimits;
import lethe.app.server.base.Log;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.ssh.ClusterConfig;
import lethe.app.ssh.OperatorConfig;
import lethe.app.ssh.ServerConfig;
import lethe.app.ssh.TcpProxy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests what a server reports while its database cannot be reached. */
@Timeout(60)
class DatabaseReadinessTest {
  private static final Pattern PORT = Pattern.compile("(localhost:)(\\d+)");

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private int metricsPort;

  /** Starts a server in the background; its database is reached through the proxy. */
  private CompletableFuture<RunningServer> start(TcpProxy proxy, String url) throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      metricsPort = socket.getLocalPort();
    }
    String proxied = PORT.matcher(url).replaceFirst("$1" + proxy.port());
    ServerConfig config =
        new ServerConfig(
            "alpha",
            "127.0.0.1",
            0,
            data,
            Optional.empty(),
            true,
            Optional.empty(),
            Optional.empty(),
            TestLimits.GENEROUS,
            OperatorConfig.NONE,
            new ClusterConfig(Optional.of(proxied), Optional.empty(), Optional.empty()));
    RunningServer.AdminConfig adminConfig =
        new RunningServer.AdminConfig(
            data.resolve("control"),
            Optional.of(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), metricsPort)),
            Log.Level.INFO,
            Log.Format.TEXT);
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return RunningServer.open(
                config, adminConfig, new PrintStream(log, true, StandardCharsets.UTF_8));
          } catch (Exception e) {
            throw new AssertionError(e);
          }
        },
        Thread.ofPlatform().daemon()::start);
  }

  private static int databasePort(String url) {
    Matcher port = PORT.matcher(url);
    assertThat(port.find()).isTrue();
    return Integer.parseInt(port.group(2));
  }

  private String get(String path) {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<String> response =
          client.send(
              HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + metricsPort + path)).build(),
              HttpResponse.BodyHandlers.ofString());
      return response.statusCode() + " " + response.body().strip();
    } catch (IOException e) {
      return "";
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void await(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      LockSupport.parkNanos(20_000_000);
    }
  }

  private List<String> events(String event) {
    return log.toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.contains(" event=" + event + " "))
        .toList();
  }

  @Test
  void aServerWaitsForItsDatabaseAndReportsOutages() throws Exception {
    String url = DatabaseKind.POSTGRES.url(data).orElseThrow();
    try (TcpProxy proxy = TcpProxy.to(databasePort(url))) {
      proxy.cut();
      CompletableFuture<RunningServer> start = start(proxy, url);
      await(() -> get("/readyz").equals("503 starting"));
      assertThat(get("/livez")).isEqualTo("200 live");
      assertThat(get("/metrics"))
          .contains("lethe_build_info{server=\"alpha\",version=\"", "process_start_time_seconds");
      await(() -> !events("unreachable").isEmpty());
      proxy.restore();
      try (RunningServer server = start.get()) {
        assertThat(server.metricsPort()).contains(metricsPort);
        assertThat(get("/readyz")).isEqualTo("200 ready");
        assertThat(get("/metrics")).contains("lethe_database_up 1.0");
        assertThat(events("reachable")).hasSize(1);

        proxy.cut();
        await(() -> get("/readyz").equals("503 database"));
        assertThat(get("/livez")).isEqualTo("200 live");
        assertThat(get("/metrics")).contains("lethe_database_up 0.0");
        proxy.restore();
        await(() -> get("/readyz").equals("200 ready"));
      }
    }
    assertThat(events("unreachable")).hasSize(2).allMatch(line -> line.contains("what=database"));
    assertThat(events("reachable")).hasSize(2).allMatch(line -> line.contains("seconds="));
    assertThat(events("migrated")).hasSize(1);
  }

  /** The database keeps its connections open, but does not answer. */
  @Test
  void aHangingDatabaseIsReported() throws Exception {
    String url = DatabaseKind.POSTGRES.url(data).orElseThrow();
    try (TcpProxy proxy = TcpProxy.to(databasePort(url));
        RunningServer server = start(proxy, url).get()) {
      assertThat(server.port()).isPositive();
      assertThat(get("/readyz")).isEqualTo("200 ready");
      proxy.suspend();
      await(() -> get("/readyz").equals("503 database"));
      proxy.resume();
      await(() -> get("/readyz").equals("200 ready"));
    }
  }
}
