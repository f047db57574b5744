package lethe.app.operate;

import static lethe.app.operate.Saying.SAY;

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
import lethe.app.server.Log;
import lethe.app.server.MetricsSink;
import lethe.app.ssh.LocalSocket;
import lethe.app.ssh.ServerConfig;
import lethe.app.ssh.SshEndpoint;
import lethe.app.ssh.StartCheck;

/** A running server with its control socket and its metrics. */
public final class Operation implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /**
   * How a server is operated.
   *
   * @param control the path of the control socket
   * @param metrics the address of the metrics server; empty for none
   * @param least the lowest level that is written to the log
   */
  public record Plan(Path control, Optional<InetSocketAddress> metrics, Log.Level least) {}

  private final SshEndpoint server;
  private final Control control;
  private final Optional<MonitoringServer> monitoring;
  private final Orders orders;
  private final Stopping stopping;

  private Operation(
      SshEndpoint server,
      Control control,
      Optional<MonitoringServer> monitoring,
      Orders orders,
      Stopping stopping) {
    this.server = server;
    this.control = control;
    this.monitoring = monitoring;
    this.orders = orders;
    this.stopping = stopping;
  }

  /** Returns what keeps a server from starting, a sentence for each file; nothing is changed. */
  public static List<String> problems(ServerConfig config, Plan plan) throws IOException {
    return StartCheck.problems(config, Optional.of(plan.control()));
  }

  /**
   * Starts a server.
   *
   * @throws IOException if it cannot listen or write; the message says where
   */
  public static Operation open(ServerConfig config, Plan plan, PrintStream log)
      throws IOException, GeneralSecurityException {
    PrometheusRegistry registry = new PrometheusRegistry();
    MetricsSink metrics =
        plan.metrics().isPresent() ? new PrometheusMetrics(registry) : MetricsSink.NONE;
    Log written = new Log(log, InstantSource.system(), plan.least(), metrics);
    SshEndpoint server = SshEndpoint.start(config, written);
    LocalSocket socket;
    try {
      socket = socket(plan.control());
    } catch (IOException e) {
      server.close();
      throw e;
    }
    try {
      Stopping stopping = new Stopping();
      Orders orders = new Orders(new HouseControl(server), stopping);
      Control control = Control.open(socket, orders, e -> written.error("control", e));
      Optional<MonitoringServer> monitoring = Optional.empty();
      if (plan.metrics().isPresent()) {
        monitoring =
            Optional.of(measured(plan.metrics().get(), new HouseControl(server), registry));
      }
      return new Operation(server, control, monitoring, orders, stopping);
    } catch (IOException e) {
      server.close();
      socket.close();
      throw e;
    }
  }

  private static MonitoringServer measured(
      InetSocketAddress where, HouseControl house, PrometheusRegistry registry) throws IOException {
    try {
      return MonitoringServer.open(where, house, registry);
    } catch (IOException e) {
      String place = where.getAddress().getHostAddress() + ":" + where.getPort();
      throw new IOException(SAY.say("metrics-failed", place, String.valueOf(e.getMessage())), e);
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
    return server.port();
  }

  /** Returns the port of the metrics server, if there is one. */
  public Optional<Integer> metricsPort() {
    return monitoring.map(MonitoringServer::port);
  }

  /** Makes {@link #awaitStopped} return, whose caller closes the server. */
  public void stop() {
    stopping.stop();
  }

  /** Blocks until the server is to be closed. */
  public void awaitStopped() {
    stopping.awaitStopped();
  }

  @Override
  public void close() throws IOException {
    server.close();
    stopping.closed();
    orders.await(PATIENCE);
    control.close();
    monitoring.ifPresent(MonitoringServer::close);
  }
}
