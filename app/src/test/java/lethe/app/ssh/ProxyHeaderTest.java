package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProxyHeaderTest {
  private static final String SIGNATURE = "0d0a0d0a000d0a515549540a";

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] hex(String text) {
    return HexFormat.of().parseHex(text);
  }

  /** Asserts that the header is read when more bytes follow it, and not before it is complete. */
  private static void assertReadOnlyWhenComplete(
      byte[] header, Optional<InetSocketAddress> client) {
    byte[] longer = Arrays.copyOf(header, header.length + 5);
    assertThat(ProxyHeader.parse(longer))
        .isEqualTo(new ProxyHeader.Complete(header.length, client));
    for (int i = 0; i < header.length; i++) {
      assertThat(ProxyHeader.parse(Arrays.copyOf(header, i)))
          .isInstanceOf(ProxyHeader.Incomplete.class);
    }
  }

  private static Optional<InetSocketAddress> address(String address, int port) {
    return Optional.of(new InetSocketAddress(InetAddress.ofLiteral(address), port));
  }

  @Test
  void aVersionOneHeaderReportsTheClientsAddress() {
    assertReadOnlyWhenComplete(
        bytes("PROXY TCP4 192.0.2.7 198.51.100.1 50123 2222\r\n"), address("192.0.2.7", 50123));
    assertReadOnlyWhenComplete(
        bytes("PROXY TCP6 2001:db8::7 2001:db8::1 65535 22\r\n"), address("2001:db8::7", 65535));
    assertReadOnlyWhenComplete(bytes("PROXY UNKNOWN\r\n"), Optional.empty());
    assertReadOnlyWhenComplete(bytes("PROXY UNKNOWN ffff::1 ffff::2 1 2\r\n"), Optional.empty());
  }

  @Test
  void aVersionTwoHeaderReportsTheClientsAddress() {
    assertReadOnlyWhenComplete(
        hex(SIGNATURE + "2111000c" + "c0000207c6336401" + "c3cb08ae"), address("192.0.2.7", 50123));
    String six = "20010db8000000000000000000000007" + "20010db8000000000000000000000001";
    assertReadOnlyWhenComplete(
        hex(SIGNATURE + "21210024" + six + "c3cb08ae"), address("2001:db8::7", 50123));
    assertReadOnlyWhenComplete(
        hex(SIGNATURE + "21110010" + "c0000207c6336401" + "c3cb08ae" + "04000100"),
        address("192.0.2.7", 50123));
    assertReadOnlyWhenComplete(hex(SIGNATURE + "20000000"), Optional.empty());
    assertReadOnlyWhenComplete(hex(SIGNATURE + "21000000"), Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PROXY \r\n",
        "PROXY TCP4\r\n",
        "PROXY TCP4 192.0.2.7 198.51.100.1 50123\r\n",
        "PROXY TCP4 example.org 198.51.100.1 50123 22\r\n",
        "PROXY TCP4 192.0.2.700 198.51.100.1 50123 22\r\n",
        "PROXY TCP4 2001:db8::7 198.51.100.1 50123 22\r\n",
        "PROXY TCP6 192.0.2.7%x ::1 50123 22\r\n",
        "PROXY TCP4 192.0.2.7 198.51.100.1 x 22\r\n",
        "PROXY TCP4 192.0.2.7 198.51.100.1 70000 22\r\n",
        "PROXY UDP4 192.0.2.7 198.51.100.1 50123 22\r\n"
      })
  void aMalformedVersionOneHeaderIsRefused(String text) {
    assertThat(ProxyHeader.parse(bytes(text))).isInstanceOf(ProxyHeader.Malformed.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"11110000", "2211000c", "21110004", "2111ffff", "2121000c"})
  void aMalformedVersionTwoHeaderIsRefused(String suffix) {
    assertThat(ProxyHeader.parse(hex(SIGNATURE + suffix + "00".repeat(40))))
        .isInstanceOf(ProxyHeader.Malformed.class);
  }

  @Test
  void aVersionOneHeaderWithoutALineEndIsRefused() {
    assertThat(ProxyHeader.parse(bytes("PROXY TCP4 " + "1".repeat(200))))
        .isInstanceOf(ProxyHeader.Malformed.class);
  }

  @Test
  void otherInputIsNotAHeader() {
    assertThat(ProxyHeader.parse(bytes("SSH-2.0-x\r\n"))).isInstanceOf(ProxyHeader.Absent.class);
    assertThat(ProxyHeader.parse(bytes("PROXXY"))).isInstanceOf(ProxyHeader.Absent.class);
  }
}
