package lethe.app.ssh;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import lethe.app.lobby.LobbyHandlerFactory;
import lethe.app.server.GameServer;
import lethe.app.server.account.NameRules;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.disk.DataFolder;
import lethe.app.server.disk.NoticeFile;
import lethe.app.server.sql.DatabaseUnavailableException;
import lethe.app.server.sql.PostgresConfig;
import lethe.app.server.sql.SqlServerStore;
import lethe.app.server.table.TurnHook;
import lethe.app.text.ProgramVersion;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.session.helpers.AbstractSession;
import org.apache.sshd.server.SshServer;
import org.apache.sshd.server.session.ServerConnectionService;

/** The SSH front end: opens a server and serves its connections. */
public final class SshEndpoint implements AutoCloseable {
  private static final Duration KEEP_ALIVE_INTERVAL = Duration.ofSeconds(30);

  /** The time between two attempts of a starting server to reach its database. */
  private static final Duration DATABASE_RETRY_INTERVAL = Duration.ofSeconds(1);

  /** How long the server waits for all clients together when it closes. */
  private static final Duration CLOSE_TIMEOUT = ChannelCommand.CLOSE_TIMEOUT;

  static {
    Ed25519.install();
  }

  private final Log log;
  private final GameServer gameServer;
  private final FolderLock folderLock;
  private final SshServer sshServer = SshServer.setUpDefaultServer();
  private final ScheduledExecutorService scheduler =
      Executors.newScheduledThreadPool(2, Thread.ofPlatform().daemon().name("clock").factory());
  private Optional<JoinSocket> joinSocket = Optional.empty();

  private SshEndpoint(Log log, GameServer gameServer, FolderLock folderLock) {
    this.log = log;
    this.gameServer = gameServer;
    this.folderLock = folderLock;
  }

  /**
   * Opens a server that listens for SSH connections. Waits until its database is available.
   *
   * @throws IOException if a file, the database or the address cannot be used; the message says why
   * @throws GeneralSecurityException if no host key can be created
   */
  public static SshEndpoint start(ServerConfig config, Log log)
      throws IOException, GeneralSecurityException {
    return start(config, log, Clocks.system(), new SecureRandom());
  }

  static SshEndpoint start(ServerConfig config, Log log, Clocks clocks, SecureRandom random)
      throws IOException, GeneralSecurityException {
    List<String> problems = StartCheck.fileProblems(config, Optional.empty());
    if (!problems.isEmpty()) {
      throw new IOException(String.join("; ", problems));
    }
    for (DataFolder.ExposedFile exposedFile : new DataFolder(config.dataFolder()).open()) {
      log.info("restricted", "file", exposedFile.file(), "mode", exposedFile.mode());
    }
    FolderLock folderLock = FolderLock.acquire(config.dataFolder(), clocks.wall());
    try {
      return open(config, log, clocks, random, folderLock);
    } catch (IOException | GeneralSecurityException | RuntimeException e) {
      folderLock.close();
      throw e;
    }
  }

  private static SshEndpoint open(
      ServerConfig config, Log log, Clocks clocks, SecureRandom random, FolderLock folderLock)
      throws IOException, GeneralSecurityException {
    Path key = config.clusterConfig().hostKey().orElse(config.dataFolder().resolve("host_key"));
    KeyPairProvider hostKey = KeyPairProvider.wrap(HostKey.load(key));
    ContentFiles files = new ContentFiles(config.operatorConfig().contentFolder());
    files.logErrors(log);
    ServerInfo info = new ServerInfo(config.name(), ProgramVersion.NUMBER, clocks.wall().instant());
    SqlServerStore store = openStore(config, info, log, random);
    GameServer.ServerSetup setup =
        new GameServer.ServerSetup(
            info,
            config.limits(),
            new NameRules(LobbyHandlerFactory.reservedWords()),
            store,
            new NoticeFile(config.operatorConfig().noticeFile(), log),
            config
                .operatorConfig()
                .hookProgram()
                .<TurnHook>map(program -> new HookProgram(program, log))
                .orElse(TurnHook.NONE));
    GameServer gameServer = GameServer.open(setup, log, clocks, random);
    LobbyHandlerFactory lobbyHandlers = new LobbyHandlerFactory(gameServer, files);
    SshEndpoint endpoint = new SshEndpoint(log, gameServer, folderLock);
    new SshServerSetup(config, lobbyHandlers, log).configure(endpoint.sshServer, hostKey);
    try {
      endpoint.sshServer.start();
    } catch (IOException e) {
      InetSocketAddress address = new InetSocketAddress(config.bindAddress(), config.port());
      throw new IOException(BindErrorMessages.message(address, e, "--bind", "--port"), e);
    }
    if (config.joinSocket().isPresent()) {
      endpoint.joinSocket = Optional.of(JoinSocket.open(config.joinSocket().get(), lobbyHandlers));
    }
    // Connections have their own task, because the server's task may block on the disk.
    var _ = endpoint.scheduler.scheduleWithFixedDelay(endpoint::tick, 1, 1, TimeUnit.SECONDS);
    var _ =
        endpoint.scheduler.scheduleWithFixedDelay(
            endpoint::tickConnections, 1, 1, TimeUnit.SECONDS);
    var _ =
        endpoint.scheduler.scheduleWithFixedDelay(
            endpoint::sendKeepAlives,
            KEEP_ALIVE_INTERVAL.toSeconds(),
            KEEP_ALIVE_INTERVAL.toSeconds(),
            TimeUnit.SECONDS);
    log.info(
        "started",
        "version",
        info.version(),
        "bind",
        config.bindAddress(),
        "port",
        endpoint.port());
    return endpoint;
  }

  /** Opens the store. If its database is not available, waits until it is. */
  private static SqlServerStore openStore(
      ServerConfig config, ServerInfo info, Log log, SecureRandom random) throws IOException {
    Path data = config.dataFolder();
    Optional<PostgresConfig> postgres =
        config.clusterConfig().postgres(data, info, config.limits());
    if (postgres.isEmpty()) {
      return SqlServerStore.openFile(data, log);
    }
    Optional<Long> outageStart = Optional.empty();
    while (true) {
      try {
        SqlServerStore store = SqlServerStore.openPostgres(postgres.get(), data, log, random);
        outageStart.ifPresent(
            start -> log.reachable("database", Duration.ofNanos(System.nanoTime() - start)));
        return store;
      } catch (DatabaseUnavailableException e) {
        if (outageStart.isEmpty()) {
          outageStart = Optional.of(System.nanoTime());
          log.unreachable("database", String.valueOf(e.getMessage()));
        }
        LockSupport.parkNanos(DATABASE_RETRY_INTERVAL.toNanos());
      }
    }
  }

  /** Returns the port that the server listens on. */
  public int port() {
    return sshServer.getPort();
  }

  public GameServer gameServer() {
    return gameServer;
  }

  /**
   * Returns the number of connections.
   *
   * @param authenticated whether to count those that have logged in rather than those that have not
   */
  public int connectionCount(boolean authenticated) {
    return (int)
        sshServer.getActiveSessions().stream()
            .filter(session -> session.isAuthenticated() == authenticated)
            .count();
  }

  List<GuardedChannel> channels() {
    return sshServer.getActiveSessions().stream()
        .map(session -> session.getService(ServerConnectionService.class))
        .flatMap(service -> service == null ? Stream.empty() : service.getChannels().stream())
        .filter(GuardedChannel.class::isInstance)
        .map(GuardedChannel.class::cast)
        .toList();
  }

  private void tick() {
    runLogged(gameServer::tick);
  }

  private void tickConnections() {
    runLogged(this::checkConnections);
  }

  private void checkConnections() {
    gameServer.admission().tick();
    for (AbstractSession session : sshServer.getActiveSessions()) {
      ((GuardedSession) session).checkTimeouts();
    }
  }

  private void runLogged(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      log.operationFailed("clock", e);
    }
  }

  void sendKeepAlives() {
    KeepAlive.sendRequests(sshServer.getActiveSessions());
  }

  /** Ends all sessions, restores the users' terminals, and closes the server. */
  @Override
  public void close() {
    scheduler.shutdownNow();
    joinSocket.ifPresent(JoinSocket::close);
    gameServer.close(CLOSE_TIMEOUT);
    try {
      // All responsive clients have been notified; the server does not wait for the others.
      sshServer.stop(true);
      folderLock.close();
    } catch (IOException e) {
      log.operationFailed("close", e);
    }
    log.info("stopped");
  }
}
