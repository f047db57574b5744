package lethe.app.operate;

import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import lethe.app.server.base.Log;
import lethe.app.server.base.MetricsSink;
import lethe.app.ssh.BindErrorMessages;
import lethe.app.ssh.LocalSocket;
import lethe.app.ssh.ServerConfig;
import lethe.app.ssh.SshEndpoint;
import lethe.app.ssh.StartCheck;

/** A running server with its control socket and, optionally, its metrics server. Thread-safe. */
public final class RunningServer implements AutoCloseable {
  /** The maximum time to wait for running commands to be answered when the server closes. */
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(1);

  /**
   * The configuration for operating a server.
   *
   * @param controlSocket the path of the control socket
   * @param metricsAddress the address of the metrics server; empty for none
   * @param logLevel the minimum level of entries that are written to the log
   * @param logFormat the format of the log
   */
  public record AdminConfig(
      Path controlSocket,
      Optional<InetSocketAddress> metricsAddress,
      Log.Level logLevel,
      Log.Format logFormat) {}

  private final SshEndpoint endpoint;
  private final AdminSocket adminSocket;
  private final Optional<MonitoringServer> monitoring;
  private final AdminCommands commands;
  private final Shutdown shutdown;

  private RunningServer(
      SshEndpoint endpoint,
      AdminSocket adminSocket,
      Optional<MonitoringServer> monitoring,
      AdminCommands commands,
      Shutdown shutdown) {
    this.endpoint = endpoint;
    this.adminSocket = adminSocket;
    this.monitoring = monitoring;
    this.commands = commands;
    this.shutdown = shutdown;
  }

  /**
   * Checks whether a server can be started, without changing any file. Returns a message for each
   * file and database that prevents the start; empty if there are none.
   */
  public static List<String> problems(ServerConfig config, AdminConfig adminConfig)
      throws IOException {
    return StartCheck.problems(config, Optional.of(adminConfig.controlSocket()));
  }

  /**
   * Checks like {@link #problems}, but does not check a PostgreSQL database, because a starting
   * server waits until it is available.
   */
  public static List<String> fileProblems(ServerConfig config, AdminConfig adminConfig)
      throws IOException {
    return StartCheck.fileProblems(config, Optional.of(adminConfig.controlSocket()));
  }

  /**
   * Starts a server. If its database is down, waits until it is available; meanwhile, the server is
   * live, but not ready.
   *
   * @param out the stream for the server's log
   * @throws IOException if the server cannot listen on an address or write a file, which the
   *     message names
   * @throws GeneralSecurityException if the host key cannot be read or created
   */
  public static RunningServer open(ServerConfig config, AdminConfig adminConfig, PrintStream out)
      throws IOException, GeneralSecurityException {
    PrometheusRegistry registry = new PrometheusRegistry();
    MetricsSink metrics =
        adminConfig.metricsAddress().isPresent()
            ? new PrometheusMetrics(registry)
            : MetricsSink.NONE;
    Log log =
        new Log(
            out,
            InstantSource.system(),
            adminConfig.logLevel(),
            metrics,
            config.name(),
            adminConfig.logFormat());
    Optional<MonitoringServer> monitoring = Optional.empty();
    if (adminConfig.metricsAddress().isPresent()) {
      monitoring =
          Optional.of(openMonitoring(adminConfig.metricsAddress().get(), config.name(), registry));
    }
    try {
      return open(config, adminConfig, log, monitoring);
    } catch (IOException | GeneralSecurityException | RuntimeException e) {
      monitoring.ifPresent(MonitoringServer::close);
      throw e;
    }
  }

  private static RunningServer open(
      ServerConfig config, AdminConfig adminConfig, Log log, Optional<MonitoringServer> monitoring)
      throws IOException, GeneralSecurityException {
    SshEndpoint endpoint = SshEndpoint.start(config, log);
    LocalSocket socket;
    try {
      socket = openSocket(adminConfig.controlSocket());
    } catch (IOException e) {
      endpoint.close();
      throw e;
    }
    Shutdown shutdown = new Shutdown();
    AdminService admin = new AdminService(endpoint);
    AdminCommands commands = new AdminCommands(admin, shutdown);
    AdminSocket adminSocket =
        AdminSocket.open(socket, commands, e -> log.operationFailed("control", e));
    monitoring.ifPresent(server -> server.monitor(admin));
    return new RunningServer(endpoint, adminSocket, monitoring, commands, shutdown);
  }

  private static MonitoringServer openMonitoring(
      InetSocketAddress address, String name, PrometheusRegistry registry) throws IOException {
    try {
      return MonitoringServer.open(address, name, registry);
    } catch (IOException e) {
      throw new IOException(BindErrorMessages.message(address, e, "--metrics", "--metrics"), e);
    }
  }

  private static LocalSocket openSocket(Path control) throws IOException {
    Path folder = control.toAbsolutePath().getParent();
    if (folder != null) {
      try {
        Files.createDirectories(
            folder,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      } catch (IOException e) {
        throw new IOException(AdminMessages.MESSAGES.format("control-folder", folder), e);
      }
    }
    return LocalSocket.open(control);
  }

  /** Returns the port that the server listens on. */
  public int port() {
    return endpoint.port();
  }

  /** Returns the port of the metrics server; empty if there is none. */
  public Optional<Integer> metricsPort() {
    return monitoring.map(MonitoringServer::port);
  }

  /**
   * Requests that the server stop: {@link #awaitStopRequest} returns, and its caller closes the
   * server.
   */
  public void requestStop() {
    shutdown.request();
  }

  /**
   * Blocks until the server is requested to stop or the thread is interrupted. The caller must then
   * close the server.
   */
  public void awaitStopRequest() {
    shutdown.awaitRequested();
  }

  @Override
  public void close() throws IOException {
    endpoint.close();
    shutdown.markClosed();
    commands.awaitRunningCommands(CLOSE_TIMEOUT);
    adminSocket.close();
    monitoring.ifPresent(MonitoringServer::close);
  }
}
