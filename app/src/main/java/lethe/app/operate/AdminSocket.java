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

/**
 * The local socket for the operator: receives the words of a command and sends the parts of the
 * answer.
 */
final class AdminSocket implements AutoCloseable {
  private static final int MAX_WORDS = 300;

  private final LocalSocket socket;

  private AdminSocket(LocalSocket socket) {
    this.socket = socket;
  }

  /** Starts executing the commands that arrive at a socket. */
  static AdminSocket open(
      LocalSocket socket, AdminCommands commands, Consumer<IOException> failed) {
    socket.serve("control", caller -> serve(caller, commands, failed), failed);
    return new AdminSocket(socket);
  }

  private static void serve(
      SocketChannel caller, AdminCommands commands, Consumer<IOException> failed) {
    try (caller) {
      DataInputStream in = new DataInputStream(Channels.newInputStream(caller));
      DataOutputStream out = new DataOutputStream(Channels.newOutputStream(caller));
      int count = in.readInt();
      if (count < 0 || count > MAX_WORDS) {
        throw new EOFException();
      }
      List<String> words = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        words.add(in.readUTF());
      }
      commands.execute(words, reply -> send(reply, out));
    } catch (EOFException e) {
      // The client only checked whether a server is running.
    } catch (IOException e) {
      failed.accept(e);
    }
  }

  /** Sends a part of the answer. If the client is gone, the command continues nevertheless. */
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
