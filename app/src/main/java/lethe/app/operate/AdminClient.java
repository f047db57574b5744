package lethe.app.operate;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import lethe.app.operate.AdminReply.End;

/** Sends the operator's commands to the control socket of a server. */
public final class AdminClient {
  private AdminClient() {}

  /**
   * Sends a command to a server and blocks until the answer is complete.
   *
   * @param control the path of the control socket
   * @param command the command and its arguments
   * @param out receives each part of the answer except the {@link End}
   * @return whether the command succeeded
   * @throws IOException if no server listens on the socket, or the server stops before it has
   *     answered
   */
  public static boolean send(Path control, List<String> command, Consumer<AdminReply> out)
      throws IOException {
    try (SocketChannel server = SocketChannel.open(UnixDomainSocketAddress.of(control))) {
      DataOutputStream request = new DataOutputStream(Channels.newOutputStream(server));
      DataInputStream answer = new DataInputStream(Channels.newInputStream(server));
      request.writeInt(command.size());
      for (String part : command) {
        request.writeUTF(part);
      }
      request.flush();
      while (true) {
        AdminReply reply = AdminReply.read(answer);
        if (reply instanceof End(boolean succeeded)) {
          return succeeded;
        }
        out.accept(reply);
      }
    }
  }
}
