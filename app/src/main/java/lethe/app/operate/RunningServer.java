package lethe.app.operate;

import static lethe.app.operate.AdminMessages.MESSAGES;

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
import lethe.app.ssh.LocalSocket;
import lethe.app.ssh.ServerConfig;
import lethe.app.ssh.SshEndpoint;
import lethe.app.ssh.StartCheck;

/** A running server with its control socket and its metrics. */
public final class RunningServer implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /**
   * The configuration for operating a server.
   *
   * @param socket the path of the control socket
   * @param metrics the address of the metrics server; empty for none
   * @param logLevel the lowest level that is written to the log
   */
  public record AdminConfig(Path socket, Optional<InetSocketAddress> metrics, Log.Level logLevel) {}

  private final SshEndpoint endpoint;
  private final AdminSocket adminSocket;
  private final Optional<MonitoringServer> monitoring;
  private final AdminCommands commands;
  private final Shutdown shutdown;

  private RunningServer(
      SshEndpoint server,
      AdminSocket adminSocket,
      Optional<MonitoringServer> monitoring,
      AdminCommands commands,
      Shutdown shutdown) {
    this.endpoint = server;
    this.adminSocket = adminSocket;
    this.monitoring = monitoring;
    this.commands = commands;
    this.shutdown = shutdown;
  }

  /**
   * Returns the problems that prevent a server from starting, one message for each file. Changes
   * nothing.
   */
  public static List<String> problems(ServerConfig config, AdminConfig adminConfig)
      throws IOException {
    return StartCheck.problems(config, Optional.of(adminConfig.socket()));
  }

  /**
   * Starts a server.
   *
   * @throws IOException if it cannot listen or write; the message contains the location
   */
  public static RunningServer open(ServerConfig config, AdminConfig adminConfig, PrintStream log)
      throws IOException, GeneralSecurityException {
    PrometheusRegistry registry = new PrometheusRegistry();
    MetricsSink metrics =
        adminConfig.metrics().isPresent() ? new PrometheusMetrics(registry) : MetricsSink.NONE;
    Log written = new Log(log, InstantSource.system(), adminConfig.logLevel(), metrics);
    SshEndpoint server = SshEndpoint.start(config, written);
    LocalSocket socket;
    try {
      socket = socket(adminConfig.socket());
    } catch (IOException e) {
      server.close();
      throw e;
    }
    try {
      Shutdown shutdown = new Shutdown();
      AdminCommands commands = new AdminCommands(new AdminService(server), shutdown);
      AdminSocket adminSocket =
          AdminSocket.open(socket, commands, e -> written.error("control", e));
      Optional<MonitoringServer> monitoring = Optional.empty();
      if (adminConfig.metrics().isPresent()) {
        monitoring =
            Optional.of(
                openMonitoring(adminConfig.metrics().get(), new AdminService(server), registry));
      }
      return new RunningServer(server, adminSocket, monitoring, commands, shutdown);
    } catch (IOException e) {
      server.close();
      socket.close();
      throw e;
    }
  }

  private static MonitoringServer openMonitoring(
      InetSocketAddress address, AdminService server, PrometheusRegistry registry)
      throws IOException {
    try {
      return MonitoringServer.open(address, server, registry);
    } catch (IOException e) {
      String place = address.getAddress().getHostAddress() + ":" + address.getPort();
      throw new IOException(
          MESSAGES.format("metrics-failed", place, String.valueOf(e.getMessage())), e);
    }
  }

  private static LocalSocket socket(Path control) throws IOException {
    Path folder = control.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(
          folder,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }
    return LocalSocket.open(control);
  }

  /** Returns the port that the server listens on. */
  public int port() {
    return endpoint.port();
  }

  /** Returns the port of the metrics server, if there is one. */
  public Optional<Integer> metricsPort() {
    return monitoring.map(MonitoringServer::port);
  }

  /** Makes {@link #awaitStopped} return. Its caller closes the server. */
  public void stop() {
    shutdown.request();
  }

  /** Blocks until the server should be closed. */
  public void awaitStopped() {
    shutdown.awaitRequested();
  }

  @Override
  public void close() throws IOException {
    endpoint.close();
    shutdown.markClosed();
    commands.await(PATIENCE);
    adminSocket.close();
    monitoring.ifPresent(MonitoringServer::close);
  }
}
