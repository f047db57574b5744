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
import lethe.app.operate.Answer.End;

/** The other side of a house's control socket. */
public final class ControlClient {
  private ControlClient() {}

  /**
   * Asks a house for something.
   *
   * @param words the order and what belongs to it
   * @param out is told the answer, piece by piece
   * @return whether it is done
   * @throws IOException where no house listens, or it ends before it has answered
   */
  public static boolean order(Path control, List<String> words, Consumer<Answer> out)
      throws IOException {
    try (SocketChannel house = SocketChannel.open(UnixDomainSocketAddress.of(control))) {
      DataOutputStream to = new DataOutputStream(Channels.newOutputStream(house));
      DataInputStream from = new DataInputStream(Channels.newInputStream(house));
      to.writeInt(words.size());
      for (String word : words) {
        to.writeUTF(word);
      }
      to.flush();
      while (true) {
        Answer answer = Answer.read(from);
        if (answer instanceof End(boolean done)) {
          return done;
        }
        out.accept(answer);
      }
    }
  }
}
