package lethe.app.ssh;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lethe.app.lobby.Reception;
import lethe.app.server.GameServer;
import lethe.app.server.Hook;
import lethe.app.server.Log;
import lethe.app.server.Names;
import lethe.app.server.Time;
import lethe.app.server.disk.DataFolder;
import lethe.app.server.disk.Notices;
import lethe.app.server.disk.OwnFiles;
import lethe.app.server.sql.SqlStore;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.session.helpers.AbstractSession;
import org.apache.sshd.server.SshServer;
import org.apache.sshd.server.session.ServerConnectionService;

/** The SSH front end: opens a server and serves its connections. */
public final class Server implements AutoCloseable {
  private static final Duration ASKING = Duration.ofSeconds(30);
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  static {
    Ed25519.use();
  }

  private final Log log;
  private final GameServer gameServer;
  private final FolderLock holding;
  private final SshServer server = SshServer.setUpDefaultServer();
  private final ScheduledExecutorService clock =
      Executors.newScheduledThreadPool(2, Thread.ofPlatform().daemon().name("clock").factory());
  private Optional<JoinSocket> joining = Optional.empty();

  private Server(Log log, GameServer server, FolderLock holding) {
    this.log = log;
    this.gameServer = server;
    this.holding = holding;
  }

  /** Opens a server. */
  public static Server start(Settings settings, Log log)
      throws IOException, GeneralSecurityException {
    return start(settings, log, Time.system(), new SecureRandom());
  }

  static Server start(Settings settings, Log log, Time time, SecureRandom random)
      throws IOException, GeneralSecurityException {
    List<String> problems = StartCheck.problems(settings, Optional.empty());
    if (!problems.isEmpty()) {
      throw new IOException(String.join("; ", problems));
    }
    for (DataFolder.Exposed one : new DataFolder(settings.data()).open()) {
      log.note("restricted", "file", one.file(), "mode", one.mode());
    }
    FolderLock holding = FolderLock.of(settings.data(), time.wall());
    try {
      return open(settings, log, time, random, holding);
    } catch (IOException | GeneralSecurityException | RuntimeException e) {
      holding.close();
      throw e;
    }
  }

  private static Server open(
      Settings settings, Log log, Time time, SecureRandom random, FolderLock holding)
      throws IOException, GeneralSecurityException {
    Path key = settings.shared().hostKey().orElse(settings.data().resolve("host_key"));
    KeyPairProvider hostKey = KeyPairProvider.wrap(HostKey.in(key));
    OwnFiles files = new OwnFiles(settings.operator().files());
    files.note(log);
    SqlStore store = store(settings, log, time, random);
    GameServer.ServerSetup setup =
        new GameServer.ServerSetup(
            settings.limits(),
            new Names(Reception.words()),
            store,
            new Notices(settings.operator().notice(), log),
            settings
                .operator()
                .hook()
                .<Hook>map(program -> new HookProgram(program, log))
                .orElse(Hook.NONE));
    GameServer gameServer = GameServer.open(setup, log, time, random);
    Reception reception = new Reception(gameServer, files);
    Server server = new Server(log, gameServer, holding);
    new SshServerSetup(settings, reception, log).apply(server.server, hostKey);
    server.server.start();
    if (settings.socket().isPresent()) {
      server.joining = Optional.of(JoinSocket.open(settings.socket().get(), reception));
    }
    // Connections have a task of their own, because the server's task may block on the disk.
    var _ = server.clock.scheduleWithFixedDelay(server::tick, 1, 1, TimeUnit.SECONDS);
    var _ = server.clock.scheduleWithFixedDelay(server::watch, 1, 1, TimeUnit.SECONDS);
    var _ =
        server.clock.scheduleWithFixedDelay(
            server::ask, ASKING.toSeconds(), ASKING.toSeconds(), TimeUnit.SECONDS);
    log.note("open", "bind", settings.bind(), "port", server.port());
    return server;
  }

  private static SqlStore store(Settings settings, Log log, Time time, SecureRandom random)
      throws IOException {
    Path data = settings.data();
    Shared shared = settings.shared();
    if (shared.database().isEmpty()) {
      return SqlStore.in(data, time.today(), log);
    }
    Path key = shared.seedKey().orElse(data.resolve("seed_key"));
    return SqlStore.at(shared.database().get(), key, data, time.today(), log, random);
  }

  /** Returns the port that the server listens on. */
  public int port() {
    return server.getPort();
  }

  /** Returns the server behind the connections. */
  public GameServer gameServer() {
    return gameServer;
  }

  /** Returns the number of connections that have logged in, or of those that have not. */
  public int connections(boolean authenticated) {
    return (int)
        server.getActiveSessions().stream()
            .filter(session -> session.isAuthenticated() == authenticated)
            .count();
  }

  /** Returns the open channels. */
  List<HouseChannel> channels() {
    return server.getActiveSessions().stream()
        .map(session -> session.getService(ServerConnectionService.class))
        .flatMap(service -> service == null ? Stream.empty() : service.getChannels().stream())
        .filter(HouseChannel.class::isInstance)
        .map(HouseChannel.class::cast)
        .toList();
  }

  private void tick() {
    logging(gameServer::tick);
  }

  private void watch() {
    logging(this::watchConnections);
  }

  private void watchConnections() {
    gameServer.budget().tick();
    for (AbstractSession session : server.getActiveSessions()) {
      ((GuardedSession) session).tick();
    }
  }

  private void logging(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      log.failed("clock", e);
    }
  }

  /** Asks each client for a sign of life. */
  void ask() {
    KeepAlive.ask(server.getActiveSessions());
  }

  /** Ends all sessions, restores the users' terminals, and closes the server. */
  @Override
  public void close() {
    clock.shutdownNow();
    joining.ifPresent(JoinSocket::close);
    gameServer.close(FAREWELL);
    try {
      // Every client that reads has been told; the others are not waited for.
      server.stop(true);
      holding.close();
    } catch (IOException e) {
      log.failed("close", e);
    }
    log.note("closed");
  }
}
