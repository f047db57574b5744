package lethe.app.ssh;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.FullScreenConsole;
import lethe.app.terminal.InputQueue;
import lethe.app.terminal.InputQueue.Item;
import lethe.app.terminal.Tty;
import org.apache.sshd.common.digest.BuiltinDigests;
import org.apache.sshd.common.digest.DigestUtils;

/** The client side of a {@link JoinSocket}: connects a terminal or a pipe to a server. */
public final class JoinClient {
  private final SocketChannel socket;
  private final DataOutputStream out;

  private JoinClient(SocketChannel socket) {
    this.socket = socket;
    this.out = new DataOutputStream(Channels.newOutputStream(socket));
  }

  /**
   * Returns {@code key:} and the fingerprint of the key that an sshd has verified; empty if there
   * is none.
   *
   * @param authentications the content of the file named by {@code SSH_USER_AUTH}
   */
  public static String provenLogin(String authentications) {
    return authentications
        .lines()
        .map(line -> line.split(" ", -1))
        .filter(words -> words.length >= 3 && words[0].equals("publickey"))
        .findFirst()
        .map(words -> fingerprint(words[2]))
        .orElse("");
  }

  /**
   * Returns {@code key:} and the fingerprint of a key, as for keys proven to the server itself;
   * empty if the text is not a key.
   */
  private static String fingerprint(String key) {
    try {
      byte[] bytes = Base64.getDecoder().decode(key);
      return "key:" + DigestUtils.getFingerPrint(BuiltinDigests.sha256, bytes);
    } catch (IllegalArgumentException e) {
      return "";
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Connects to a server and relays input and output until the server ends the session.
   *
   * @param path the path of the server's socket
   * @param tty the terminal; empty for a pipe
   * @param in the input, if there is no terminal
   * @param pipeOutput the output, if there is no terminal
   * @param environment the environment variables of the client
   * @param login the user's {@linkplain #provenLogin proven login}; empty for a guest
   * @param name the user's preferred name
   * @param command the command to execute; empty for none
   * @return the exit code
   * @throws IOException if the server cannot be reached or the connection is lost
   */
  public static int join(
      Path path,
      Optional<Tty> tty,
      InputStream in,
      OutputStream pipeOutput,
      Map<String, String> environment,
      String login,
      String name,
      String command)
      throws IOException {
    try (SocketChannel socket = SocketChannel.open(UnixDomainSocketAddress.of(path))) {
      JoinClient client = new JoinClient(socket);
      Size size = tty.map(Tty::size).orElse(Size.DEFAULT);
      new JoinProtocol.Hello(
              login,
              name,
              clientAddress(environment),
              tty.isPresent(),
              environment.getOrDefault("TERM", ""),
              Appearance.locale(environment),
              size.columns(),
              size.rows(),
              command)
          .write(client.out);
      tty.ifPresent(t -> t.onKill(() -> FullScreenConsole.restoreTerminal(t)));
      tty.ifPresentOrElse(
          t -> Thread.ofVirtual().start(() -> client.relayTerminal(t)),
          () -> Thread.ofVirtual().start(() -> client.relayInput(in)));
      try {
        return client.relayOutputUntilExit(tty.map(Tty::output).orElse(pipeOutput));
      } catch (IOException e) {
        tty.ifPresent(FullScreenConsole::restoreTerminal);
        throw e;
      }
    }
  }

  /** Returns the client's address according to the sshd, or {@code local}. */
  private static String clientAddress(Map<String, String> environment) {
    String address = environment.getOrDefault("SSH_CONNECTION", "").split(" ", -1)[0];
    return address.isEmpty() ? "local" : address;
  }

  private int relayOutputUntilExit(OutputStream terminalOutput) throws IOException {
    DataInputStream serverOutput = new DataInputStream(Channels.newInputStream(socket));
    while (true) {
      switch (serverOutput.readUnsignedByte()) {
        case JoinProtocol.DATA -> {
          terminalOutput.write(JoinProtocol.readData(serverOutput));
          terminalOutput.flush();
        }
        case JoinProtocol.EXIT -> {
          return serverOutput.readInt();
        }
        default -> throw new EOFException();
      }
    }
  }

  private void relayInput(InputStream in) {
    byte[] bytes = new byte[1 << 12];
    try {
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        sendData(Arrays.copyOf(bytes, count));
      }
    } catch (IOException e) {
      // The input can no longer be read.
    }
    sendData(new byte[0]);
  }

  private void sendData(byte[] bytes) {
    ByteArrayOutputStream packet = new ByteArrayOutputStream();
    packet.write(JoinProtocol.DATA);
    appendInt(packet, bytes.length);
    packet.writeBytes(bytes);
    send(packet);
  }

  private static void appendInt(ByteArrayOutputStream packet, int number) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      packet.write(number >> shift);
    }
  }

  private synchronized void send(ByteArrayOutputStream packet) {
    try {
      out.write(packet.toByteArray());
      out.flush();
    } catch (IOException e) {
      // The reader of the server's output notices that the connection has ended.
    }
  }

  /** Sends the input and the changes of the window size until the input ends. */
  private void relayTerminal(Tty tty) {
    InputQueue input = tty.input();
    Item next = input.await(InputQueue.UNLIMITED);
    while (next != Item.ENDED) {
      switch (next) {
        case CHARACTER -> {
          StringBuilder text = new StringBuilder();
          while (input.hasCharacter()) {
            text.append(input.take());
          }
          sendData(text.toString().getBytes(StandardCharsets.UTF_8));
        }
        case RESIZED, RESUMED -> sendSize(tty.size());
        // A user who comes through an sshd has no shell to return to.
        case SUSPENDED, WOKEN, TIMED_OUT, ENDED -> {}
      }
      next = input.await(InputQueue.UNLIMITED);
    }
    sendData(new byte[0]);
  }

  private void sendSize(Size size) {
    ByteArrayOutputStream packet = new ByteArrayOutputStream();
    packet.write(JoinProtocol.SIZE);
    appendInt(packet, size.columns());
    appendInt(packet, size.rows());
    send(packet);
  }
}
