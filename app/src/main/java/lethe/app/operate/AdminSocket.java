package lethe.app.operate;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import lethe.app.ssh.LocalSocket;

/** The control socket of a server: receives the operator's commands and sends the answers. */
final class AdminSocket implements AutoCloseable {
  private static final int MAX_ARGUMENTS = 300;

  private final LocalSocket socket;

  private AdminSocket(LocalSocket socket) {
    this.socket = socket;
  }

  /**
   * Starts executing the commands that arrive at a socket.
   *
   * @param onError receives errors of connections
   */
  static AdminSocket open(
      LocalSocket socket, AdminCommands commands, Consumer<IOException> onError) {
    socket.serve("control", client -> serve(client, commands, onError), onError);
    return new AdminSocket(socket);
  }

  private static void serve(
      SocketChannel client, AdminCommands commands, Consumer<IOException> onError) {
    try (client) {
      DataInputStream in = new DataInputStream(Channels.newInputStream(client));
      DataOutputStream out = new DataOutputStream(Channels.newOutputStream(client));
      int count = in.readInt();
      if (count < 0 || count > MAX_ARGUMENTS) {
        throw new EOFException();
      }
      List<String> command = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        command.add(in.readUTF());
      }
      commands.execute(command, reply -> send(reply, out));
    } catch (EOFException e) {
      // The request is malformed, or the client only checked whether a server is running.
    } catch (IOException e) {
      onError.accept(e);
    }
  }

  /** Sends a part of the answer. If the client has disconnected, the command continues. */
  private static void send(AdminReply reply, DataOutputStream out) {
    try {
      reply.write(out);
    } catch (IOException e) {
      return;
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
