package lethe.app.ssh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.security.KeyPair;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.auth.keyboard.UserInteraction;
import org.apache.sshd.client.channel.ChannelSession;
import org.apache.sshd.client.channel.PtyCapableChannelSession;
import org.apache.sshd.client.keyverifier.AcceptAllServerKeyVerifier;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.common.kex.KeyExchangeFactory;
import org.apache.sshd.common.keyprovider.KeyIdentityProvider;
import org.apache.sshd.core.CoreModuleProperties;

/** A player's connection to a server over a real socket, without a process of its own. */
final class SshTestClient implements AutoCloseable {
  /** The maximum time to wait for an event. */
  static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final String LOOPBACK = "127.0.0.1";

  /** Shared by most clients, so that they need only a few threads. */
  private static final SshClient LIBRARY = library(_ -> {});

  private final ClientSession session;
  private final Runnable closeAction;

  private SshTestClient(ClientSession session, Runnable closeAction) {
    this.session = session;
    this.closeAction = closeAction;
  }

  private static SshClient library(Consumer<SshClient> configuration) {
    SshClient client = SshClient.setUpDefaultClient();
    client.setServerKeyVerifier(AcceptAllServerKeyVerifier.INSTANCE);
    client.setKeyIdentityProvider(KeyIdentityProvider.EMPTY_KEYS_PROVIDER);
    CoreModuleProperties.TCP_NODELAY.set(client, true);
    client.setKeyExchangeFactories(withoutSlowKeyExchange(client.getKeyExchangeFactories()));
    configuration.accept(client);
    client.start();
    return client;
  }

  /** Omits sntrup, whose key exchange takes longer than the rest of most tests. */
  static List<KeyExchangeFactory> withoutSlowKeyExchange(List<KeyExchangeFactory> factories) {
    return factories.stream().filter(factory -> !factory.getName().startsWith("sntrup")).toList();
  }

  /** Connects as a guest with these answers to prompts. */
  static SshTestClient guest(int port, String name, String... answers) {
    return connect(port, name, List.of(), answers);
  }

  /** Connects as a guest from another address of this machine. */
  static SshTestClient guestFrom(String address, int port, String name, String... answers) {
    return connect(LIBRARY, address, port, name, List.of(), () -> {}, answers);
  }

  static SshTestClient withKey(int port, String name, KeyPair key) {
    return connect(port, name, List.of(key));
  }

  /**
   * Connects as a guest with a huge window, who can stop reading while the server keeps sending.
   */
  static SshTestClient withHugeWindow(int port, String name) {
    SshClient library = library(client -> CoreModuleProperties.WINDOW_SIZE.set(client, 1L << 26));
    return connect(library, LOOPBACK, port, name, List.of(), library::stop);
  }

  static SshTestClient connect(int port, String name, List<KeyPair> keys, String... answers) {
    return connect(LIBRARY, LOOPBACK, port, name, keys, () -> {}, answers);
  }

  private static SshTestClient connect(
      SshClient library,
      String address,
      int port,
      String name,
      List<KeyPair> keys,
      Runnable closeAction,
      String... answers) {
    try {
      ClientSession session =
          library
              .connect(name, LOOPBACK, port, new InetSocketAddress(address, 0))
              .verify(PATIENCE)
              .getClientSession();
      session.setUserInteraction(answering(answers));
      keys.forEach(session::addPublicKeyIdentity);
      try {
        session.auth().verify(PATIENCE);
      } catch (IOException e) {
        session.close(true);
        throw e;
      }
      return new SshTestClient(session, closeAction);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns an interaction that answers every group of prompts with these texts. */
  static UserInteraction answering(String... answers) {
    return new UserInteraction() {
      @Override
      public boolean isInteractionAllowed(ClientSession session) {
        return true;
      }

      @Override
      public String[] interactive(
          ClientSession session,
          String title,
          String instruction,
          String lang,
          String[] prompt,
          boolean[] echo) {
        return prompt.length == 0 ? new String[0] : answers;
      }

      @Override
      public String getUpdatedPassword(ClientSession session, String prompt, String lang) {
        return null;
      }
    };
  }

  ClientSession session() {
    return session;
  }

  /** Opens a terminal in the lobby that prints lines only; it is tall enough for a whole screen. */
  ClientTerminal lineTerminal() {
    return terminal("dumb", 80, 40);
  }

  /** Opens a full-screen terminal of standard size in the lobby. */
  ClientTerminal terminal() {
    return terminal("xterm", 80, 24);
  }

  ClientTerminal terminal(String type, int columns, int rows) {
    return openTerminal(session, type, columns, rows);
  }

  /** Opens a terminal in the lobby on any connection. */
  static ClientTerminal openTerminal(ClientSession session, String type, int columns, int rows) {
    try {
      return new ClientTerminal(sized(session.createShellChannel(), type, columns, rows));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ChannelSession sized(
      PtyCapableChannelSession channel, String type, int columns, int rows) {
    channel.setUsePty(true);
    channel.setPtyType(type);
    channel.setPtyColumns(columns);
    channel.setPtyLines(rows);
    return channel;
  }

  /** Runs one command in a terminal. */
  ClientTerminal terminal(String type, int columns, int rows, String command) {
    try {
      return new ClientTerminal(sized(session.createExecChannel(command), type, columns, rows));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Opens a session without a terminal, for one command, or for the lobby if the command is empty.
   */
  ClientTerminal pipe(String command) {
    try {
      return new ClientTerminal(
          command.isEmpty()
              ? withoutTerminal(session.createShellChannel())
              : session.createExecChannel(command));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ChannelSession withoutTerminal(PtyCapableChannelSession shell) {
    shell.setUsePty(false);
    return shell;
  }

  /** Runs a command with this input and returns its output. */
  String run(String command, String input) {
    try (ClientTerminal terminal = pipe(command)) {
      terminal.send(input);
      terminal.endInput();
      terminal.awaitExit();
      return terminal.received();
    }
  }

  @Override
  public void close() {
    session.close(true);
    closeAction.run();
  }
}
