package lethe.app.ssh;

import java.util.List;
import lethe.app.lobby.LobbyHandlerFactory;
import lethe.app.server.GameServer;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import org.apache.sshd.common.NamedFactory;
import org.apache.sshd.common.channel.Channel;
import org.apache.sshd.common.compression.BuiltinCompressions;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.global.KeepAliveHandler;
import org.apache.sshd.common.io.IoSession;
import org.apache.sshd.common.kex.BuiltinDHFactories;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.core.CoreModuleProperties;
import org.apache.sshd.server.ServerBuilder;
import org.apache.sshd.server.SshServer;
import org.apache.sshd.server.auth.keyboard.UserAuthKeyboardInteractiveFactory;
import org.apache.sshd.server.auth.pubkey.PublickeyAuthenticator;
import org.apache.sshd.server.auth.pubkey.UserAuthPublicKeyFactory;
import org.apache.sshd.server.channel.ChannelSessionFactory;
import org.apache.sshd.server.forward.RejectAllForwardingFilter;
import org.apache.sshd.server.global.NoMoreSessionsHandler;
import org.apache.sshd.server.session.ServerSessionImpl;
import org.apache.sshd.server.session.SessionFactory;

/** Configures an SSH server: authentication, services and limits. */
record SshServerSetup(ServerConfig config, LobbyHandlerFactory lobbyHandlers, Log log) {
  /** The size of the receive window and of the send buffer of a connection, in bytes. */
  private static final long BUFFER_BYTES = 1L << 16;

  /**
   * The key exchanges that OpenSSH 8 or a later version offers. Group exchange is omitted: it would
   * take a second per connection.
   */
  private static final List<BuiltinDHFactories> KEY_EXCHANGES =
      List.of(
          BuiltinDHFactories.mlkem768x25519,
          BuiltinDHFactories.sntrup761x25519,
          BuiltinDHFactories.sntrup761x25519_openssh,
          BuiltinDHFactories.curve25519,
          BuiltinDHFactories.curve25519_libssh,
          BuiltinDHFactories.ecdhp256,
          BuiltinDHFactories.ecdhp384,
          BuiltinDHFactories.ecdhp521);

  /** The maximum number of bytes read from a connection at once. */
  private static final int READ_BUFFER_BYTES = 1 << 13;

  /** Configures a server that has not been started. */
  void configure(SshServer server, KeyPairProvider hostKey) {
    server.setKeyPairProvider(hostKey);
    configureAuthentication(server);
    configureServices(server);
    configureLimits(server);
  }

  private GameServer gameServer() {
    return lobbyHandlers.server();
  }

  /** Configures the address, the ways to log in, the proxies, and the supervision of sessions. */
  private void configureAuthentication(SshServer server) {
    server.setHost(config.bindAddress());
    server.setPort(config.port());
    server.setUserAuthFactories(
        config.allowsGuests()
            ? List.of(
                UserAuthPublicKeyFactory.INSTANCE, UserAuthKeyboardInteractiveFactory.INSTANCE)
            : List.of(UserAuthPublicKeyFactory.INSTANCE));
    server.setPublickeyAuthenticator(
        config
            .authorizedKeys()
            .<PublickeyAuthenticator>map(file -> new KeysFile(file, log))
            .map(this::withRefusalLog)
            .orElse((_, _, _) -> true));
    server.setKeyboardInteractiveAuthenticator(
        new GuestAuthenticator(config.password(), gameServer().admission(), log));
    server.setPasswordAuthenticator(null);
    server.setServerProxyAcceptor(
        new ProxyProtocolAcceptor(
            config.operatorConfig().proxies(), gameServer().admission(), log));
    server.addSessionListener(
        new ConnectionWatcher(gameServer().admission(), gameServer().bans(), log));
  }

  /** Configures the transport, and what a logged-in user can open: only a shell or a command. */
  private void configureServices(SshServer server) {
    server.setSubsystemFactories(List.of());
    server.setForwardingFilter(RejectAllForwardingFilter.INSTANCE);
    server.setGlobalRequestHandlers(
        List.of(KeepAliveHandler.INSTANCE, NoMoreSessionsHandler.INSTANCE));
    server.setChannelFactories(List.of(new GuardedChannelFactory()));
    server.setCompressionFactories(
        List.of(BuiltinCompressions.none, BuiltinCompressions.delayedZlib));
    boolean loginNames = config.operatorConfig().usesLoginNames();
    server.setShellFactory(_ -> new ChannelCommand(lobbyHandlers, loginNames, ""));
    server.setCommandFactory((_, line) -> new ChannelCommand(lobbyHandlers, loginNames, line));
    server.setIoServiceFactoryFactory(
        new ConnectionFactoryProvider(gameServer().admission(), config.operatorConfig().proxies()));
    server.setSessionFactory(new GuardedSessionFactory(server));
    server.setKeyExchangeFactories(
        NamedFactory.setUpTransformedFactories(true, KEY_EXCHANGES, ServerBuilder.DH2KEX));
  }

  /** Configures the limits of each connection, and the name in the identification string. */
  private void configureLimits(SshServer server) {
    Limits limits = config.limits();
    CoreModuleProperties.SERVER_IDENTIFICATION.set(server, "LETHE");
    CoreModuleProperties.MAX_AUTH_REQUESTS.set(server, limits.intValue(Limit.LOGIN_ATTEMPTS));
    CoreModuleProperties.AUTH_TIMEOUT.set(server, limits.duration(Limit.LOGIN_TIMEOUT));
    CoreModuleProperties.IDLE_TIMEOUT.set(
        server, limits.duration(Limit.IDLE_TIMEOUT).plusMinutes(5));
    CoreModuleProperties.MAX_CONCURRENT_CHANNELS.set(server, limits.intValue(Limit.CHANNELS));
    CoreModuleProperties.TCP_NODELAY.set(server, true);
    CoreModuleProperties.SOCKET_KEEPALIVE.set(server, true);
    CoreModuleProperties.WINDOW_SIZE.set(server, BUFFER_BYTES);
    // Little data is buffered for a client that does not read, and no further data is queued.
    CoreModuleProperties.SOCKET_SNDBUF.set(server, (int) BUFFER_BYTES);
    CoreModuleProperties.NIO2_READ_BUFFER_SIZE.set(server, READ_BUFFER_BYTES);
    CoreModuleProperties.NIO2_MIN_WRITE_TIMEOUT.set(server, BackpressureWriter.WRITE_TIMEOUT);
    CoreModuleProperties.WAIT_FOR_SPACE_TIMEOUT.set(server, BackpressureWriter.WRITE_TIMEOUT);
    server.setChannelStreamWriterResolver((channel, _) -> new BackpressureWriter(channel));
  }

  private PublickeyAuthenticator withRefusalLog(PublickeyAuthenticator keys) {
    return (name, key, session) -> {
      boolean accepted = keys.authenticate(name, key, session);
      if (!accepted) {
        ((GuardedSession) session).markLoginRefused();
        String fingerprint = KeyUtils.getFingerPrint(key);
        log.warn(
            "refused-key",
            "address",
            ClientAddress.of(session),
            "name",
            name,
            "key",
            fingerprint,
            Log.CONNECTION_KEY,
            SshConnection.idOf(session));
      }
      return accepted;
    };
  }

  private final class GuardedSessionFactory extends SessionFactory {
    GuardedSessionFactory(SshServer server) {
      super(server);
    }

    @Override
    protected ServerSessionImpl doCreateSession(IoSession connection) throws Exception {
      return new GuardedSession(getServer(), (SshConnection) connection, gameServer().admission());
    }
  }

  private static final class GuardedChannelFactory extends ChannelSessionFactory {
    @Override
    public Channel createChannel(Session session) {
      GuardedChannel channel = new GuardedChannel();
      GuardedSession guarded = (GuardedSession) session;
      guarded.onChannelOpened();
      channel.addCloseFutureListener(_ -> guarded.onChannelClosed());
      return channel;
    }
  }
}
