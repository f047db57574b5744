package lethe.app.ssh;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import lethe.app.lobby.LobbyHandler;
import lethe.app.lobby.LobbyHandlerFactory;
import lethe.app.lobby.Reply;
import lethe.app.server.GameServer;
import lethe.app.server.base.Limit;
import lethe.app.server.limit.AddressQuota;
import lethe.app.terminal.InputQueue;

/**
 * Accepts users whom another process, such as an sshd, has admitted, over a local socket that only
 * its owner can open.
 */
final class JoinSocket implements AutoCloseable {
  /** The number of connections so far, over all such sockets in this process. */
  private static final AtomicLong CONNECTION_COUNT = new AtomicLong();

  private final LocalSocket socket;
  private final LobbyHandlerFactory lobbyHandlers;
  private final GameServer server;

  private JoinSocket(LocalSocket socket, LobbyHandlerFactory lobbyHandlers) {
    this.socket = socket;
    this.lobbyHandlers = lobbyHandlers;
    this.server = lobbyHandlers.server();
  }

  /** Opens a socket and starts to accept users. */
  static JoinSocket open(Path path, LobbyHandlerFactory lobbyHandlers) throws IOException {
    JoinSocket joinSocket = new JoinSocket(LocalSocket.open(path), lobbyHandlers);
    joinSocket.socket.serve(
        "join", joinSocket::serve, e -> joinSocket.server.log().operationFailed("join-socket", e));
    return joinSocket;
  }

  private void serve(SocketChannel client) {
    try (client) {
      DataInputStream in = new DataInputStream(Channels.newInputStream(client));
      DataOutputStream out = new DataOutputStream(Channels.newOutputStream(client));
      if (in.readUnsignedByte() != JoinProtocol.HELLO) {
        return;
      }
      JoinProtocol.Hello hello = JoinProtocol.Hello.read(in);
      AddressQuota quota = server.admission().quotaOfOrigin(hello.address());
      Optional<Limit> exceededLimit = server.admission().admitJoined(quota);
      if (exceededLimit.isPresent()) {
        server.admission().logRefusal(exceededLimit.get(), quota);
        String reason =
            ConnectionRefuser.message(exceededLimit.get(), quota, server.now()) + "\r\n";
        new JoinProtocol.PacketOutput(client, out).write(reason.getBytes(StandardCharsets.UTF_8));
        exit(out, Reply.FAILED);
        return;
      }
      try {
        runSession(client, hello, quota, in, out);
      } finally {
        server.admission().releaseJoined(quota);
      }
    } catch (IOException e) {
      server.log().info("dropped");
    } catch (RuntimeException e) {
      server.log().operationFailed("join-socket", e);
    }
  }

  private void runSession(
      SocketChannel client,
      JoinProtocol.Hello hello,
      AddressQuota quota,
      DataInputStream in,
      DataOutputStream out) {
    JoinProtocol.PacketInput packets = new JoinProtocol.PacketInput(in);
    ClientChannel channel =
        new ClientChannel(
            "join-" + CONNECTION_COUNT.incrementAndGet(),
            new InputQueue(),
            new JoinProtocol.PacketOutput(client, out),
            Map.of("TERM", hello.term(), "LANG", hello.lang()),
            hello.interactive(),
            hello.command(),
            new RenderQuota(server.limits(), quota),
            code -> exit(out, code));
    channel.setSize(hello.columns(), hello.rows());
    packets.onSize(channel::resize);
    LobbyHandler handler =
        lobbyHandlers.open(channel, hello.login(), hello.name(), hello.address(), quota);
    channel.startReading(packets);
    handler.run();
  }

  private static void exit(DataOutputStream out, int code) {
    try {
      out.writeByte(JoinProtocol.EXIT);
      out.writeInt(code);
      out.flush();
    } catch (IOException e) {
      // The client is gone.
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      server.log().operationFailed("join-socket", e);
    }
  }
}
