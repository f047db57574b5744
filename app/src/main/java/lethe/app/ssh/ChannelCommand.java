package lethe.app.ssh;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import lethe.app.lobby.LobbyHandler;
import lethe.app.lobby.LobbyHandlerFactory;
import lethe.app.server.limit.AddressQuota;
import lethe.app.terminal.InputQueue;
import org.apache.sshd.server.Environment;
import org.apache.sshd.server.ExitCallback;
import org.apache.sshd.server.Signal;
import org.apache.sshd.server.channel.ChannelSession;
import org.apache.sshd.server.command.Command;

/** The shell or command of one channel of an SSH connection: runs a session on it. */
final class ChannelCommand implements Command {
  /** How long a channel waits for its client to confirm that it is closed. */
  static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(2);

  /**
   * The number of unread bytes beyond which input is piped rather than typed: half of the receive
   * window, which limits how much a client can send before it is read.
   */
  private static final int MAX_TYPED_BYTES = 1 << 15;

  private final LobbyHandlerFactory lobbyHandlers;
  private final boolean usesLoginNames;
  private final String command;
  private InputStream in = InputStream.nullInputStream();
  private OutputStream out = OutputStream.nullOutputStream();
  private ExitCallback exit = (_, _, _) -> {};
  private InputQueue input = new InputQueue();
  private boolean started;

  ChannelCommand(LobbyHandlerFactory lobbyHandlers, boolean loginNames, String line) {
    this.lobbyHandlers = lobbyHandlers;
    this.usesLoginNames = loginNames;
    this.command = line;
  }

  @Override
  public void setInputStream(InputStream stream) {
    in = stream;
  }

  @Override
  public void setOutputStream(OutputStream stream) {
    out = stream;
  }

  /** Ignored: nothing is written to the error stream. */
  @Override
  public void setErrorStream(OutputStream stream) {}

  @Override
  public void setExitCallback(ExitCallback callback) {
    exit = callback;
  }

  @Override
  public void start(ChannelSession channel, Environment environment) {
    Map<String, String> variables = new TreeMap<>(environment.getEnv());
    GuardedSession session = (GuardedSession) channel.getServerSession();
    boolean interactive = variables.containsKey(Environment.ENV_COLUMNS);
    GuardedChannel guardedChannel = (GuardedChannel) channel;
    InputStream bytes = in;
    input =
        new InputQueue(
            () -> guardedChannel.isEofSignalled() || unreadBytes(bytes) > MAX_TYPED_BYTES);
    guardedChannel.onInput(input::backlogGrew);
    AddressQuota quota = SshConnection.of(session).quota();
    ClientChannel clientChannel =
        new ClientChannel(
            SshConnection.idOf(session),
            input,
            out,
            variables,
            interactive,
            command,
            new RenderQuota(lobbyHandlers.server().limits(), quota),
            code -> hangUp(channel, code));
    clientChannel.setSize(columns(variables), rows(variables));
    environment.addSignalListener(
        (_, _) -> clientChannel.resize(columns(environment.getEnv()), rows(environment.getEnv())),
        Signal.WINCH);
    String provenLogin = session.provenLogin();
    String address = ClientAddress.of(session);
    // Most clients send the user's local login name without asking.
    String suggestedName = usesLoginNames ? session.getUsername() : "";
    LobbyHandler handler =
        lobbyHandlers.open(clientChannel, provenLogin, suggestedName, address, quota);
    session.onSessionStarted();
    started = true;
    clientChannel.startReading(bytes);
    Thread.ofVirtual().name("visit").start(handler);
  }

  /** Closes the channel with an exit code. Waits a short time for the client to confirm. */
  private void hangUp(ChannelSession channel, int code) {
    exit.onExit(code);
    try {
      channel.close(false).await(CLOSE_TIMEOUT);
    } catch (IOException e) {
      // The client is gone.
      input.hangUp();
    }
  }

  /**
   * Returns the number of received bytes that have not been read; {@link Integer#MAX_VALUE} if the
   * stream is closed.
   */
  private static int unreadBytes(InputStream in) {
    try {
      return in.available();
    } catch (IOException e) {
      return Integer.MAX_VALUE;
    }
  }

  private static int columns(Map<String, String> variables) {
    return number(variables, Environment.ENV_COLUMNS);
  }

  private static int rows(Map<String, String> variables) {
    return number(variables, Environment.ENV_LINES);
  }

  private static int number(Map<String, String> variables, String name) {
    String text = Objects.requireNonNullElse(variables.get(name), "");
    return text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : 0;
  }

  @Override
  public void destroy(ChannelSession channel) {
    if (started) {
      started = false;
      ((GuardedSession) channel.getServerSession()).onSessionEnded();
    }
    input.hangUp();
  }
}
