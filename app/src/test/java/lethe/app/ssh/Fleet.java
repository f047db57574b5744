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
import lethe.app.server.Limit;

/** Servers on one PostgreSQL: several in processes of their own, and one whose clock is ahead. */
final class Fleet implements AutoCloseable {
  private static final Duration APART = Duration.ofSeconds(4);

  private final Path data;
  private final List<String> urls;

  /** Empty for each server that cannot be reached now. */
  private final List<Optional<ServerProcess>> servers = new ArrayList<>();

  private final SshEndpoint ahead;
  private Strike strike = _ -> {};

  /** A fault that strikes a server. */
  interface Strike {
    void at(int serverPort) throws Exception;
  }

  private Fleet(Path data, List<String> urls, SshEndpoint ahead) {
    this.data = data;
    this.urls = urls;
    this.ahead = ahead;
  }

  /** Opens one server for each of these URLs of the database. */
  static Fleet open(Path data, List<String> urls) throws IOException {
    Path own = Files.createDirectory(data.resolve("ahead"));
    ClusterConfig clusterConfig =
        new ClusterConfig(
            Optional.of(urls.getLast()),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
    SshEndpoint ahead =
        TestServers.open(
            TestServers.settings(own).with(clusterConfig),
            () -> Instant.now().plus(Duration.ofHours(1)));
    Fleet fleet = new Fleet(data, urls, ahead);
    for (int i = 0; i < urls.size(); i++) {
      fleet.servers.add(Optional.of(fleet.startServer(i)));
    }
    return fleet;
  }

  Fleet striking(Strike next) {
    strike = next;
    return this;
  }

  private ServerProcess startServer(int which) throws IOException {
    List<String> options =
        new ArrayList<>(
            List.of(
                "--database",
                urls.get(which),
                "--host-key",
                data.resolve("host_key").toString(),
                "--seed-key",
                data.resolve("seed_key").toString()));
    for (Limit limit : Limit.values()) {
      if (TestServers.WIDE.number(limit) > limit.defaultValue()) {
        options.addAll(List.of("--" + limit.id(), "" + TestServers.WIDE.number(limit)));
      }
    }
    return ServerProcess.open(Files.createDirectories(data.resolve("house" + which)), options);
  }

  /** Returns whether all servers can be reached. */
  synchronized boolean isWhole() {
    return servers.stream().allMatch(Optional::isPresent);
  }

  /** Returns the servers that can be reached, from 0; the last is the one whose clock is ahead. */
  synchronized List<Integer> open() {
    return IntStream.rangeClosed(0, servers.size())
        .filter(i -> i == servers.size() || servers.get(i).isPresent())
        .boxed()
        .toList();
  }

  synchronized int port(int which) {
    return which < servers.size() ? servers.get(which).orElseThrow().port() : ahead.port();
  }

  private synchronized Optional<ServerProcess> set(int which, Optional<ServerProcess> server) {
    return servers.set(which, server);
  }

  /** Strikes this server; the first server instead of the one whose clock is ahead. */
  void strike(int which) throws Exception {
    strike.at(which % servers.size());
  }

  private void later(int which, Repair repair) {
    Thread.ofPlatform()
        .start(
            () -> {
              try {
                set(which, Optional.of(repair.repaired()));
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  private interface Repair {
    ServerProcess repaired() throws IOException;
  }

  /** Kills the server and opens it again. */
  void kill(int which) {
    Process killed = set(which, Optional.empty()).orElseThrow().process();
    killed.destroyForcibly();
    later(
        which,
        () -> {
          killed.onExit().join();
          return startServer(which);
        });
  }

  /** Suspends the server for so many seconds. */
  void stop(int which, int seconds) throws IOException {
    ServerProcess stopped = set(which, Optional.empty()).orElseThrow();
    signal(stopped, "-STOP");
    later(
        which,
        () -> {
          LockSupport.parkNanos(Duration.ofSeconds(seconds).toNanos());
          signal(stopped, "-CONT");
          return stopped;
        });
  }

  private static void signal(ServerProcess server, String signal) throws IOException {
    new ProcessBuilder("kill", signal, "" + server.process().pid()).start().onExit().join();
  }

  /** Cuts the server off from the database for a while; players can still connect to it. */
  void part(int which, Cables cables) throws IOException {
    ServerProcess alone = set(which, Optional.empty()).orElseThrow();
    cables.cables().get(which).cut();
    later(
        which,
        () -> {
          LockSupport.parkNanos(APART.toNanos());
          cables.cables().get(which).mend();
          return alone;
        });
  }

  @Override
  public void close() {
    TestServers.until(this::isWhole);
    servers.forEach(server -> server.ifPresent(ServerProcess::close));
    ahead.close();
  }
}
