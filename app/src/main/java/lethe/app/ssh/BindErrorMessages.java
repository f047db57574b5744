package lethe.app.ssh;

import static lethe.app.ssh.SshMessages.MESSAGES;

import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Explains why a server cannot listen on an address. */
public final class BindErrorMessages {
  /** The file that contains, on Linux, the lowest port that every user may open. */
  private static final Path LOWEST_PORT_FILE =
      Path.of("/proc/sys/net/ipv4/ip_unprivileged_port_start");

  private static final int DEFAULT_LOWEST_PORT = 1024;

  /** The number of bytes to read: more than a port number followed by a line feed. */
  private static final int MAX_LENGTH = 16;

  private BindErrorMessages() {}

  /**
   * Returns a message that names the cause of a failure and says what to do. The system reports
   * most causes with the same exception class and a localized text; therefore, the cause is
   * determined by trying to bind other sockets.
   *
   * @param addressOption the command line option for the address
   * @param portOption the command line option for the port
   */
  public static String message(
      InetSocketAddress address, IOException failure, String addressOption, String portOption) {
    String endpoint = address.getHostString() + ":" + address.getPort();
    if (address.isUnresolved()) {
      return MESSAGES.format("port.no-host", endpoint, addressOption);
    }
    String reason = String.valueOf(failure.getMessage());
    if (!(failure instanceof BindException)) {
      return MESSAGES.format("port.failed", endpoint, reason);
    }
    if (bindFailure(address.getAddress(), 0).isPresent()) {
      return MESSAGES.format("port.no-address", endpoint, addressOption);
    }
    if (Optional.of(reason).equals(usedPortMessage())) {
      return MESSAGES.format("port.used", endpoint, portOption);
    }
    int lowest = lowestPort();
    return address.getPort() < lowest
        ? MESSAGES.format("port.reserved", endpoint, lowest, portOption)
        : MESSAGES.format("port.failed", endpoint, reason);
  }

  /** Returns the system's reason why a socket cannot be bound; empty if it can. */
  private static Optional<String> bindFailure(InetAddress address, int port) {
    try (ServerSocket socket = new ServerSocket(port, 1, address)) {
      return socket.isBound() ? Optional.empty() : Optional.of("");
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Returns the system's message, in the current language, for a port that is in use; empty if it
   * cannot be determined.
   */
  private static Optional<String> usedPortMessage() {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    try (ServerSocket other = new ServerSocket(0, 1, loopback)) {
      return bindFailure(loopback, other.getLocalPort());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Returns the lowest port that every user may open; 1024 if the system does not report it. */
  static int lowestPort() {
    // The system returns the number only if all of it is read at once.
    try (InputStream in = Files.newInputStream(LOWEST_PORT_FILE)) {
      return Integer.parseInt(
          new String(in.readNBytes(MAX_LENGTH), StandardCharsets.US_ASCII).strip());
    } catch (IOException | NumberFormatException e) {
      return DEFAULT_LOWEST_PORT;
    }
  }
}
