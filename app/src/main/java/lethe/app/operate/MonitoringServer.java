package lethe.app.operate;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Info;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import lethe.app.server.store.DatabaseStatus;
import lethe.app.text.ProgramVersion;

/**
 * Serves {@code /metrics} in the Prometheus text format, and the checks {@code /livez} and {@code
 * /readyz} over HTTP. It also answers while the server waits for its database. Thread-safe.
 */
final class MonitoringServer implements AutoCloseable {
  private static final String METRICS_PATH = "/metrics";
  private static final String LIVENESS_PATH = "/livez";
  private static final String READINESS_PATH = "/readyz";

  /** Another path with the same answers as {@link #READINESS_PATH}. */
  private static final String HEALTH_PATH = "/health";

  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final int UNAVAILABLE = 503;

  private static final PrometheusTextFormatWriter WRITER =
      PrometheusTextFormatWriter.builder().build();

  private final HttpServer server;
  private final ExecutorService executor;
  private final PrometheusRegistry registry;

  /** The server that is monitored; empty until it accepts connections. */
  private volatile Optional<AdminService> admin = Optional.empty();

  private MonitoringServer(
      HttpServer server, ExecutorService executor, PrometheusRegistry registry) {
    this.server = server;
    this.executor = executor;
    this.registry = registry;
  }

  /**
   * Starts the HTTP server.
   *
   * @param name the name of the monitored server; empty for none
   * @param registry the registry to publish; it may already contain metrics
   */
  static MonitoringServer open(InetSocketAddress address, String name, PrometheusRegistry registry)
      throws IOException {
    HttpServer server = HttpServer.create(address, 0);
    ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    server.setExecutor(executor);
    MonitoringServer monitoring = new MonitoringServer(server, executor, registry);
    monitoring.registerProcessMetrics(name);
    server.createContext("/", monitoring::answer);
    server.start();
    return monitoring;
  }

  /** Begins to report the state of a server that accepts connections. */
  void monitor(AdminService service) {
    registerServerMetrics(service, registry);
    admin = Optional.of(service);
  }

  private Health health() {
    return admin.map(Health::of).orElse(Health.STARTING);
  }

  int port() {
    return server.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    switch (exchange.getRequestURI().getPath()) {
      case METRICS_PATH -> {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        WRITER.write(text, registry.scrape());
        send(exchange, OK, WRITER.getContentType(), text.toByteArray());
      }
      case LIVENESS_PATH -> send(exchange, OK, "live");
      case READINESS_PATH, HEALTH_PATH -> {
        Health health = health();
        send(exchange, health == Health.READY ? OK : UNAVAILABLE, health.id());
      }
      default ->
          send(exchange, NOT_FOUND, String.join(", ", METRICS_PATH, LIVENESS_PATH, READINESS_PATH));
    }
  }

  private static void send(HttpExchange exchange, int status, String line) throws IOException {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    send(exchange, status, "text/plain; charset=utf-8", bytes);
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] bytes)
      throws IOException {
    try (exchange) {
      boolean isHead = exchange.getRequestMethod().equals("HEAD");
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.sendResponseHeaders(status, isHead ? -1 : bytes.length);
      if (!isHead) {
        exchange.getResponseBody().write(bytes);
      }
    }
  }

  private static void registerServerMetrics(AdminService admin, PrometheusRegistry registry) {
    registerGauge(
        registry,
        "lethe_connections",
        "Open connections, by whether the client has logged in.",
        "state",
        callback -> {
          AdminService.ServerLoad load = admin.serverLoad();
          callback.call(load.pendingConnections(), "pending");
          callback.call(load.authenticatedConnections(), "authenticated");
        });
    registerGauge(
        registry,
        "lethe_bot_tasks",
        "Moves and hints being computed by bots, and those that wait for a thread.",
        "state",
        callback -> {
          AdminService.ServerLoad load = admin.serverLoad();
          callback.call(load.runningBotTasks(), "running");
          callback.call(load.queuedBotTasks(), "waiting");
        });
    registerLoadGauge(
        registry,
        admin,
        "max_connections",
        "Maximum number of connections.",
        AdminService.ServerLoad::maxConnections);
    registerLoadGauge(
        registry,
        admin,
        "connected_accounts",
        "Accounts that are connected.",
        AdminService.ServerLoad::accountCount);
    registerLoadGauge(
        registry,
        admin,
        "spectators",
        "Spectators at tables.",
        AdminService.ServerLoad::spectatorCount);
    registerLoadGauge(registry, admin, "bans", "Bans in force.", AdminService.ServerLoad::banCount);
    registerLoadGauge(
        registry,
        admin,
        "disk_free_bytes",
        "Free space of the file system with the data folder, in bytes.",
        AdminService.ServerLoad::freeDiskSpace);
    GaugeWithCallback.builder()
        .name("lethe_tables")
        .help("Tables in the lobby's list.")
        .labelNames("game", "status")
        .callback(callback -> reportTableCounts(admin, callback))
        .register(registry);
    registerGauge(
        registry,
        "lethe_database_connections",
        "Open connections to the database, not counting the one for notifications.",
        "state",
        callback -> {
          DatabaseStatus database = admin.serverLoad().database();
          callback.call(database.activeConnections(), "active");
          callback.call(database.idleConnections(), "idle");
        });
    registerLoadGauge(
        registry,
        admin,
        "database_waiting",
        "Threads that wait for a connection to the database.",
        load -> load.database().waitingThreads());
    registerLoadGauge(
        registry,
        admin,
        "database_up",
        "1 if the database answers, 0 otherwise.",
        load -> load.database().available() ? 1 : 0);
  }

  /** Registers the metrics that are available before the server accepts connections. */
  private void registerProcessMetrics(String name) {
    registerGauge(
        registry,
        "lethe_health",
        "1 for the state that /readyz returns, 0 for the others.",
        "state",
        callback -> {
          Health current = health();
          for (Health health : Health.values()) {
            callback.call(health == current ? 1 : 0, health.id());
          }
        });
    Info.builder()
        .name("lethe_build_info")
        .help("The version of the program, and the name of the server.")
        .labelNames("version", "server")
        .register(registry)
        .addLabelValues(ProgramVersion.NUMBER, name);
    JvmMetrics.builder().register(registry);
  }

  private static void reportTableCounts(AdminService admin, GaugeWithCallback.Callback callback) {
    Map<List<String>, Integer> counts = new TreeMap<>((a, b) -> a.toString().compareTo("" + b));
    admin
        .tables()
        .forEach(table -> counts.merge(List.of(table.game(), table.status()), 1, Integer::sum));
    counts.forEach((kind, count) -> callback.call(count, kind.getFirst(), kind.getLast()));
  }

  private static void registerLoadGauge(
      PrometheusRegistry registry,
      AdminService admin,
      String name,
      String help,
      ToDoubleFunction<AdminService.ServerLoad> value) {
    GaugeWithCallback.builder()
        .name("lethe_" + name)
        .help(help)
        .callback(callback -> callback.call(value.applyAsDouble(admin.serverLoad())))
        .register(registry);
  }

  private static void registerGauge(
      PrometheusRegistry registry,
      String name,
      String help,
      String label,
      Consumer<GaugeWithCallback.Callback> callback) {
    GaugeWithCallback.builder()
        .name(name)
        .help(help)
        .labelNames(label)
        .callback(callback)
        .register(registry);
  }

  @Override
  public void close() {
    server.stop(0);
    executor.close();
  }
}
