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

/** The client of a server's control socket. */
public final class AdminClient {
  private AdminClient() {}

  /**
   * Sends a command to a server and waits for the end of the answer.
   *
   * @param words the command and its arguments
   * @param out receives each part of the answer except the end
   * @return whether the command succeeded
   * @throws IOException if no server listens, or the server stops before it has answered
   */
  public static boolean send(Path control, List<String> words, Consumer<AdminReply> out)
      throws IOException {
    try (SocketChannel server = SocketChannel.open(UnixDomainSocketAddress.of(control))) {
      DataOutputStream to = new DataOutputStream(Channels.newOutputStream(server));
      DataInputStream from = new DataInputStream(Channels.newInputStream(server));
      to.writeInt(words.size());
      for (String word : words) {
        to.writeUTF(word);
      }
      to.flush();
      while (true) {
        AdminReply reply = AdminReply.read(from);
        if (reply instanceof End(boolean done)) {
          return done;
        }
        out.accept(reply);
      }
    }
  }
}
