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
import org.apache.sshd.server.Environment;
import org.apache.sshd.server.ExitCallback;
import org.apache.sshd.server.Signal;
import org.apache.sshd.server.channel.ChannelSession;
import org.apache.sshd.server.command.Command;

/** Runs a session on one channel of a connection. To the SSH library it is a command or a shell. */
final class ChannelCommand implements Command {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /**
   * Minimum number of unread bytes that indicates piped rather than typed input. A client sends at
   * most twice as many ahead.
   */
  private static final int UNTYPED = 1 << 15;

  private final LobbyHandlerFactory lobbyHandlers;
  private final boolean loginNames;
  private final String line;
  private InputStream in = InputStream.nullInputStream();
  private OutputStream out = OutputStream.nullOutputStream();
  private ExitCallback exit = (_, _, _) -> {};
  private InputBuffer input = new InputBuffer(in);
  private boolean started;

  ChannelCommand(LobbyHandlerFactory lobbyHandlers, boolean loginNames, String line) {
    this.lobbyHandlers = lobbyHandlers;
    this.loginNames = loginNames;
    this.line = line;
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
    boolean terminal = variables.containsKey(Environment.ENV_COLUMNS);
    GuardedChannel own = (GuardedChannel) channel;
    InputStream bytes = in;
    InputBuffer keys =
        new InputBuffer(bytes, () -> own.isEofSignalled() || unreadBytes(bytes) > UNTYPED);
    own.onInput(keys::markBacklogged);
    input = keys;
    AddressQuota quota = SshConnection.of(session).quota();
    ClientChannel wire =
        new ClientChannel(
            input,
            out,
            variables,
            terminal,
            line,
            new RenderQuota(lobbyHandlers.server().limits(), quota),
            code -> hangUp(channel, code));
    resize(wire, variables);
    environment.addSignalListener((_, _) -> resize(wire, environment.getEnv()), Signal.WINCH);
    String id = session.provenLogin();
    String address = ClientAddress.of(session);
    // Most clients send the user's local login name without asking.
    String suggestedName = loginNames ? session.getUsername() : "";
    LobbyHandler visit = lobbyHandlers.open(wire, id, suggestedName, address, quota);
    session.sessionStarted();
    started = true;
    input.start();
    Thread.ofVirtual().name("visit").start(visit);
  }

  /** Closes the channel with an exit code. Waits a short time for the client to confirm. */
  private void hangUp(ChannelSession channel, int code) {
    exit.onExit(code);
    try {
      channel.close(false).await(PATIENCE);
    } catch (IOException e) {
      // The client is gone.
      input.hangUp();
    }
  }

  /** Returns the number of received bytes that have not been read. */
  private static int unreadBytes(InputStream address) {
    try {
      return address.available();
    } catch (IOException e) {
      return Integer.MAX_VALUE;
    }
  }

  private static void resize(ClientChannel channel, Map<String, String> variables) {
    channel.resize(
        number(variables, Environment.ENV_COLUMNS), number(variables, Environment.ENV_LINES));
  }

  private static int number(Map<String, String> variables, String name) {
    String text = Objects.requireNonNullElse(variables.get(name), "");
    return text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : 0;
  }

  @Override
  public void destroy(ChannelSession channel) {
    if (started) {
      started = false;
      ((GuardedSession) channel.getServerSession()).sessionEnded();
    }
    input.hangUp();
  }
}
