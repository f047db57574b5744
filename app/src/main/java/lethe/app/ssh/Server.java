package lethe.app.ssh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import lethe.app.house.House;
import lethe.app.house.Limit;
import lethe.app.house.Limits;
import lethe.app.house.Log;
import lethe.app.house.Names;
import lethe.app.house.Time;
import lethe.app.house.disk.Disk;
import lethe.app.house.disk.Notices;
import lethe.app.house.disk.OwnFiles;
import lethe.app.lobby.Reception;
import org.apache.sshd.common.AttributeRepository.AttributeKey;
import org.apache.sshd.common.NamedFactory;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.channel.Channel;
import org.apache.sshd.common.compression.BuiltinCompressions;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.global.KeepAliveHandler;
import org.apache.sshd.common.io.IoSession;
import org.apache.sshd.common.kex.BuiltinDHFactories;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.helpers.AbstractSession;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.core.CoreModuleProperties;
import org.apache.sshd.server.ServerBuilder;
import org.apache.sshd.server.SshServer;
import org.apache.sshd.server.auth.keyboard.UserAuthKeyboardInteractiveFactory;
import org.apache.sshd.server.auth.pubkey.PublickeyAuthenticator;
import org.apache.sshd.server.auth.pubkey.UserAuthPublicKeyFactory;
import org.apache.sshd.server.channel.ChannelSessionFactory;
import org.apache.sshd.server.config.keys.AuthorizedKeysAuthenticator;
import org.apache.sshd.server.forward.RejectAllForwardingFilter;
import org.apache.sshd.server.global.NoMoreSessionsHandler;
import org.apache.sshd.server.session.ServerConnectionService;
import org.apache.sshd.server.session.ServerSessionImpl;
import org.apache.sshd.server.session.SessionFactory;

/** The house's door: lets people in over SSH, and lets nothing else in. */
public final class Server implements AutoCloseable {
  /** How many unanswered questions whether somebody is still there are enough. */
  private static final int SILENCE = 3;

  /** How much is under way on one line at most, in bytes. */
  private static final long ROOM = 1L << 16;

  private static final Duration ASKING = Duration.ofSeconds(30);
  private static final Duration FAREWELL = Duration.ofSeconds(5);
  private static final AttributeKey<AtomicInteger> UNANSWERED = new AttributeKey<>();

  /** What OpenSSH 8 and newer offer; groups of numbers would cost a second each. */
  private static final List<BuiltinDHFactories> EXCHANGES =
      List.of(
          BuiltinDHFactories.mlkem768x25519,
          BuiltinDHFactories.sntrup761x25519,
          BuiltinDHFactories.sntrup761x25519_openssh,
          BuiltinDHFactories.curve25519,
          BuiltinDHFactories.curve25519_libssh,
          BuiltinDHFactories.ecdhp256,
          BuiltinDHFactories.ecdhp384,
          BuiltinDHFactories.ecdhp521);

  /** How much is read from one connection at once, in bytes. */
  private static final int CHUNK = 1 << 13;

  static {
    // Bouncy Castle would look for seconds whether the modulus of a key that anybody shows is
    // prime.
    System.setProperty("org.bouncycastle.rsa.max_mr_tests", "0");
  }

  private final Settings settings;
  private final Log log;
  private final House house;
  private final Reception reception;
  private final FolderLock holding;
  private final SshServer server = SshServer.setUpDefaultServer();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("clock").factory());
  private Optional<JoinSocket> door = Optional.empty();

  private Server(Settings settings, Log log, Reception reception, FolderLock holding) {
    this.settings = settings;
    this.log = log;
    this.reception = reception;
    this.house = reception.house();
    this.holding = holding;
  }

  /** Opens the house. */
  public static Server start(Settings settings, Log log)
      throws IOException, GeneralSecurityException {
    return start(settings, log, Time.system(), new SecureRandom());
  }

  static Server start(Settings settings, Log log, Time time, SecureRandom random)
      throws IOException, GeneralSecurityException {
    Files.createDirectories(
        settings.data(),
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
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
    Path key = settings.data().resolve("host_key");
    KeyPairProvider hostKey = KeyPairProvider.wrap(HostKey.in(key));
    OwnFiles files = new OwnFiles(settings.operator().files());
    files.note(log);
    House.Setup setup =
        new House.Setup(
            settings.limits(),
            new Names(Reception.words()),
            Disk.in(settings.data(), log),
            new Notices(settings.operator().notice(), log));
    House house = House.open(setup, log, time, random);
    Server server = new Server(settings, log, new Reception(house, files), holding);
    server.configure(hostKey);
    server.server.start();
    if (settings.socket().isPresent()) {
      server.door = Optional.of(JoinSocket.open(settings.socket().get(), server.reception));
    }
    var _ = server.clock.scheduleWithFixedDelay(server::tick, 1, 1, TimeUnit.SECONDS);
    var _ =
        server.clock.scheduleWithFixedDelay(
            server::ask, ASKING.toSeconds(), ASKING.toSeconds(), TimeUnit.SECONDS);
    log.note("open", "bind", settings.bind(), "port", server.port());
    return server;
  }

  /** The port that it listens on. */
  public int port() {
    return server.getPort();
  }

  /** The house behind it. */
  public House house() {
    return house;
  }

  /** How many connections there are, of those who have been let in or of those who have not. */
  public int connections(boolean authenticated) {
    return (int)
        server.getActiveSessions().stream()
            .filter(session -> session.isAuthenticated() == authenticated)
            .count();
  }

  /** The channels that are open. */
  List<HouseChannel> booths() {
    return server.getActiveSessions().stream()
        .map(session -> session.getService(ServerConnectionService.class))
        .flatMap(service -> service == null ? Stream.empty() : service.getChannels().stream())
        .filter(HouseChannel.class::isInstance)
        .map(HouseChannel.class::cast)
        .toList();
  }

  private void configure(KeyPairProvider hostKey) {
    Limits limits = settings.limits();
    server.setHost(settings.bind());
    server.setPort(settings.port());
    server.setKeyPairProvider(hostKey);
    server.setUserAuthFactories(
        settings.guests()
            ? List.of(
                UserAuthPublicKeyFactory.INSTANCE, UserAuthKeyboardInteractiveFactory.INSTANCE)
            : List.of(UserAuthPublicKeyFactory.INSTANCE));
    server.setPublickeyAuthenticator(
        settings
            .keys()
            .<PublickeyAuthenticator>map(AuthorizedKeysAuthenticator::new)
            .map(this::noting)
            .orElse((_, _, _) -> true));
    server.setKeyboardInteractiveAuthenticator(
        new Guests(settings.password(), house.budget(), log));
    server.setPasswordAuthenticator(null);
    server.setSubsystemFactories(List.of());
    server.setForwardingFilter(RejectAllForwardingFilter.INSTANCE);
    server.setGlobalRequestHandlers(
        List.of(KeepAliveHandler.INSTANCE, NoMoreSessionsHandler.INSTANCE));
    server.setChannelFactories(List.of(new Booths()));
    server.setCompressionFactories(
        List.of(BuiltinCompressions.none, BuiltinCompressions.delayedZlib));
    server.setShellFactory(_ -> new ChannelCommand(reception, ""));
    server.setCommandFactory((_, line) -> new ChannelCommand(reception, line));
    server.setIoServiceFactoryFactory(new Acceptor(house.budget(), settings.operator().proxies()));
    server.setSessionFactory(new Sessions());
    server.setKeyExchangeFactories(
        NamedFactory.setUpTransformedFactories(true, EXCHANGES, ServerBuilder.DH2KEX));
    server.setServerProxyAcceptor(new Proxies(settings.operator().proxies(), house.budget(), log));
    server.addSessionListener(new ConnectionWatcher(house.budget(), house.bans(), log));
    CoreModuleProperties.SERVER_IDENTIFICATION.set(server, "LETHE");
    CoreModuleProperties.MAX_AUTH_REQUESTS.set(server, limits.of(Limit.TRIES));
    CoreModuleProperties.AUTH_TIMEOUT.set(server, limits.time(Limit.GREETING));
    CoreModuleProperties.IDLE_TIMEOUT.set(server, limits.time(Limit.IDLE).plusMinutes(5));
    CoreModuleProperties.MAX_CONCURRENT_CHANNELS.set(server, limits.of(Limit.CHANNELS));
    CoreModuleProperties.TCP_NODELAY.set(server, true);
    CoreModuleProperties.SOCKET_KEEPALIVE.set(server, true);
    CoreModuleProperties.WINDOW_SIZE.set(server, ROOM);
    // What is on its way to somebody who does not read it is little, and nothing queues behind it.
    CoreModuleProperties.SOCKET_SNDBUF.set(server, (int) ROOM);
    CoreModuleProperties.NIO2_READ_BUFFER_SIZE.set(server, CHUNK);
    CoreModuleProperties.NIO2_MIN_WRITE_TIMEOUT.set(server, SteadyWriter.PATIENCE);
    CoreModuleProperties.WAIT_FOR_SPACE_TIMEOUT.set(server, SteadyWriter.PATIENCE);
    server.setChannelStreamWriterResolver((channel, _) -> new SteadyWriter(channel));
  }

  private PublickeyAuthenticator noting(PublickeyAuthenticator keys) {
    return (name, key, session) -> {
      boolean known = keys.authenticate(name, key, session);
      if (!known) {
        String print = KeyUtils.getFingerPrint(key);
        log.warn("refused-key", "address", Origin.of(session), "name", name, "key", print);
      }
      return known;
    };
  }

  private void tick() {
    try {
      house.tick();
      house.budget().tick();
      for (AbstractSession session : server.getActiveSessions()) {
        ((GuardedSession) session).tick();
      }
    } catch (RuntimeException e) {
      log.failed("clock", e);
    }
  }

  /** Asks everybody whether they are still there; who does not answer has gone. */
  void ask() {
    for (AbstractSession session : server.getActiveSessions()) {
      AtomicInteger unanswered =
          session.computeAttributeIfAbsent(UNANSWERED, _ -> new AtomicInteger());
      if (!session.isAuthenticated() || unanswered == null) {
        continue;
      }
      if (unanswered.incrementAndGet() > SILENCE) {
        session.close(true);
        continue;
      }
      try {
        Buffer question = session.createBuffer(SshConstants.SSH_MSG_GLOBAL_REQUEST);
        question.putString("keepalive@openssh.com");
        question.putBoolean(true);
        session.request(question, "keepalive@openssh.com", (_, _) -> unanswered.set(0));
      } catch (IOException e) {
        session.close(true);
      }
    }
  }

  /** Sends everybody home, with their screens as they were, and closes. */
  @Override
  public void close() {
    clock.shutdownNow();
    door.ifPresent(JoinSocket::close);
    house.close(FAREWELL);
    try {
      // Everybody who listens has been told; who does not is not waited for.
      server.stop(true);
      holding.close();
    } catch (IOException e) {
      log.failed("close", e);
    }
    log.note("closed");
  }

  private final class Sessions extends SessionFactory {
    Sessions() {
      super(server);
    }

    @Override
    protected ServerSessionImpl doCreateSession(IoSession connection) throws Exception {
      return new GuardedSession(getServer(), (Connection) connection, house.budget());
    }
  }

  private static final class Booths extends ChannelSessionFactory {
    @Override
    public Channel createChannel(Session session) {
      HouseChannel booth = new HouseChannel();
      GuardedSession guarded = (GuardedSession) session;
      guarded.occupy();
      booth.addCloseFutureListener(_ -> guarded.vacate());
      return booth;
    }
  }
}
