package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import org.junit.jupiter.api.Test;

class BindErrorMessagesTest {
  private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");

  private static String message(InetSocketAddress address, String reason) {
    return BindErrorMessages.message(address, new BindException(reason), "--bind", "--port");
  }

  private static String message(int port, String reason) {
    return message(new InetSocketAddress(LOOPBACK, port), reason);
  }

  @Test
  void aReservedPortIsReportedAsReserved() {
    int lowest = BindErrorMessages.lowestPort();
    assertThat(lowest).as("0 in some containers, otherwise 1024").isNotEqualTo(1);
    if (lowest > 0) {
      assertThat(message(lowest - 1, "Permission denied"))
          .contains("because this user cannot open ports below " + lowest + "; choose another")
          .contains("port with --port, or give the program the capability");
    }
    assertThat(message(65_535, "Permission denied"))
        .isEqualTo("it cannot listen on 127.0.0.1:65535 (Permission denied)");
  }

  @Test
  void otherFailuresAreReportedWithTheSystemsReason() {
    InetSocketAddress address = new InetSocketAddress(LOOPBACK, 25);
    SocketException failure = new SocketException("Too many open files");
    assertThat(BindErrorMessages.message(address, failure, "--bind", "--port"))
        .isEqualTo("it cannot listen on 127.0.0.1:25 (Too many open files)");
  }

  @Test
  void aPortInUseIsRecognizedByTheSystemsErrorMessage() throws Exception {
    try (ServerSocket other = new ServerSocket(0, 1, LOOPBACK)) {
      String reason;
      try (ServerSocket second = new ServerSocket(other.getLocalPort(), 1, LOOPBACK)) {
        throw new AssertionError(second);
      } catch (BindException e) {
        reason = e.getMessage();
      }
      assertThat(message(other.getLocalPort(), reason)).contains("another program uses the port");
      assertThat(message(25, reason)).contains("another program uses the port");
    }
  }

  @Test
  void unresolvableNamesAndForeignAddressesAreReported() {
    assertThat(message(InetSocketAddress.createUnresolved("no.invalid", 22), "Unresolved"))
        .contains("no.invalid:22, because the name cannot be resolved; choose another", "--bind");
    assertThat(message(new InetSocketAddress(InetAddress.ofLiteral("192.0.2.1"), 22), "whatever"))
        .contains("192.0.2.1:22, because this machine does not have that address", "--bind");
  }
}
