package lethe.app.ssh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import lethe.app.server.TestLimits;
import lethe.app.server.base.Limit;

/** Servers on one PostgreSQL: several in processes of their own, and one whose clock is ahead. */
final class ServerFleet implements AutoCloseable {
  private static final Duration DISCONNECTED_TIME = Duration.ofSeconds(4);

  private final Path data;
  private final List<String> urls;

  /** The servers in processes of their own; empty for each server that has a fault now. */
  private final List<Optional<ServerProcess>> servers = new ArrayList<>();

  private final SshEndpoint serverAhead;
  private FaultInjection fault = _ -> {};

  /** A way to make a server fail. */
  interface FaultInjection {
    void inject(int server) throws Exception;
  }

  private ServerFleet(Path data, List<String> urls, SshEndpoint ahead) {
    this.data = data;
    this.urls = urls;
    this.serverAhead = ahead;
  }

  /**
   * Opens one server for each of these URLs of the database, and the server whose clock is ahead.
   */
  static ServerFleet open(Path data, List<String> urls) throws IOException {
    Path folder = Files.createDirectory(data.resolve("ahead"));
    ClusterConfig clusterConfig =
        new ClusterConfig(
            Optional.of(urls.getLast()),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
    SshEndpoint ahead =
        TestServers.open(
            TestServers.settings(folder).with(clusterConfig),
            () -> Instant.now().plus(Duration.ofHours(1)));
    ServerFleet fleet = new ServerFleet(data, urls, ahead);
    for (int i = 0; i < urls.size(); i++) {
      fleet.servers.add(Optional.of(fleet.startServer(i)));
    }
    return fleet;
  }

  ServerFleet withFault(FaultInjection injection) {
    fault = injection;
    return this;
  }

  private ServerProcess startServer(int server) throws IOException {
    List<String> options =
        new ArrayList<>(
            List.of(
                "--database",
                urls.get(server),
                "--host-key",
                data.resolve("host_key").toString(),
                "--seed-key",
                data.resolve("seed_key").toString()));
    for (Limit limit : Limit.values()) {
      if (TestLimits.GENEROUS.valueInUnit(limit) > limit.defaultValue()) {
        options.addAll(List.of("--" + limit.id(), "" + TestLimits.GENEROUS.valueInUnit(limit)));
      }
    }
    return ServerProcess.start(Files.createDirectories(data.resolve("server" + server)), options);
  }

  synchronized boolean areAllUp() {
    return servers.stream().allMatch(Optional::isPresent);
  }

  /**
   * Returns the indices of the servers that have no fault now. The last one is that of the server
   * whose clock is ahead.
   */
  synchronized List<Integer> openServers() {
    return IntStream.rangeClosed(0, servers.size())
        .filter(i -> i == servers.size() || servers.get(i).isPresent())
        .boxed()
        .toList();
  }

  synchronized int port(int server) {
    return server < servers.size() ? servers.get(server).orElseThrow().port() : serverAhead.port();
  }

  private synchronized Optional<ServerProcess> set(int index, Optional<ServerProcess> server) {
    return servers.set(index, server);
  }

  /** Makes a server fail; the first server instead of the one whose clock is ahead. */
  void injectFault(int server) throws Exception {
    fault.inject(server % servers.size());
  }

  private void recoverLater(int server, Recovery recovery) {
    Thread.ofPlatform()
        .start(
            () -> {
              try {
                set(server, Optional.of(recovery.recover()));
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  private interface Recovery {
    ServerProcess recover() throws IOException;
  }

  /** Kills the server and opens it again. */
  void kill(int server) {
    Process killed = set(server, Optional.empty()).orElseThrow().process();
    killed.destroyForcibly();
    recoverLater(
        server,
        () -> {
          ServerProcess.awaitExit(killed);
          return startServer(server);
        });
  }

  /** Suspends the server for a number of seconds. */
  void suspend(int server, int seconds) throws IOException {
    ServerProcess stopped = set(server, Optional.empty()).orElseThrow();
    signal(stopped, "-STOP");
    recoverLater(
        server,
        () -> {
          LockSupport.parkNanos(Duration.ofSeconds(seconds).toNanos());
          signal(stopped, "-CONT");
          return stopped;
        });
  }

  private static void signal(ServerProcess server, String signal) throws IOException {
    ServerProcess.awaitExit(
        new ProcessBuilder("kill", signal, "" + server.process().pid()).start());
  }

  /** Cuts the server off from the database for a while; players can still connect to it. */
  void disconnectDatabase(int server, TcpProxies proxies) throws IOException {
    ServerProcess disconnected = set(server, Optional.empty()).orElseThrow();
    proxies.proxies().get(server).cut();
    recoverLater(
        server,
        () -> {
          LockSupport.parkNanos(DISCONNECTED_TIME.toNanos());
          proxies.proxies().get(server).restore();
          return disconnected;
        });
  }

  @Override
  public void close() {
    TestServers.waitUntil(this::areAllUp);
    servers.forEach(server -> server.ifPresent(ServerProcess::close));
    serverAhead.close();
  }
}
