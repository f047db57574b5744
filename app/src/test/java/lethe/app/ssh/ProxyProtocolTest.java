package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import lethe.app.operate.AdminService;
import lethe.app.server.base.Limit;
import lethe.app.server.limit.IpNetwork;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests a server behind a proxy: a client's address is the one that the proxy reports. */
@Timeout(120)
class ProxyProtocolTest {
  private static final String ANNAS_HEADER = "PROXY TCP4 192.0.2.7 198.51.100.1 50123 2222\r\n";
  private static final String BENS_HEADER = "PROXY TCP4 192.0.2.8 198.51.100.1 50123 2222\r\n";

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  private SshEndpoint openBehind(String proxy) {
    return openBehind(proxy, 1);
  }

  private SshEndpoint openBehind(String proxy, int connectionsPerAddress) {
    ServerConfig defaultConfig =
        TestServers.withLimits(
            data, b -> b.with(Limit.CONNECTIONS_PER_ADDRESS, connectionsPerAddress));
    return TestServers.open(
        defaultConfig.with(
            new OperatorConfig(
                Optional.empty(), List.of(IpNetwork.parse(proxy).orElseThrow()), Optional.empty())),
        log);
  }

  private String logText() {
    return log.toString(StandardCharsets.UTF_8);
  }

  @Test
  void limitsLogsAndBansUseTheClientsAddress() throws IOException {
    try (SshEndpoint server = openBehind("127.0.0.0/8");
        ProxyProtocolForwarder annas = ProxyProtocolForwarder.to(server.port(), ANNAS_HEADER);
        ProxyProtocolForwarder bens = ProxyProtocolForwarder.to(server.port(), BENS_HEADER)) {
      try (SshTestClient anna = SshTestClient.guest(annas.port(), "anna");
          SshTestClient ben = SshTestClient.guest(bens.port(), "ben");
          ClientTerminal terminal = ben.lineTerminal()) {
        terminal.until("ben> ");
        assertThat(anna.run("who", "")).startsWith("You are anna");
        assertThat(new AdminService(server).sessions())
            .extracting(AdminService.SessionInfo::address)
            .containsExactly("192.0.2.8");
        assertThatThrownBy(() -> SshTestClient.guest(annas.port(), "anna"))
            .isInstanceOf(UncheckedIOException.class);
        new AdminService(server).ban("192.0.2.8", Optional.empty());
        terminal.until("You are banned from this server.");
      }
      // For a moment the earlier connection may still count, so that its limit applies before the
      // ban.
      for (int i = 0; i < 1000 && !logText().contains("event=banned"); i++) {
        assertThatThrownBy(() -> SshTestClient.guest(bens.port(), "ben"))
            .isInstanceOf(UncheckedIOException.class);
      }
      try (SshTestClient anna = SshTestClient.guest(annas.port(), "anna")) {
        assertThat(anna.run("who", "")).startsWith("You are anna");
      }
    }
    assertThat(logText())
        .containsPattern(
            "event=limit limit=connections-per-address address=192.0.2.7 connection=\\d+")
        .contains(
            "event=session-started address=192.0.2.7 name=anna", "event=banned address=192.0.2.8")
        .doesNotContain("address=127.0.0.1", "connection-ended");
  }

  @Test
  void theSecondVersionOfTheProtocolIsAccepted() {
    byte[] header =
        HexFormat.of()
            .parseHex(
                "0d0a0d0a000d0a515549540a"
                    + "21210024"
                    + "20010db8000000000000000000000007"
                    + "20010db8000000000000000000000001"
                    + "c3cb08ae");
    try (SshEndpoint server = openBehind("127.0.0.1");
        ProxyProtocolForwarder proxy = ProxyProtocolForwarder.to(server.port(), header);
        SshTestClient anna = SshTestClient.guest(proxy.port(), "anna")) {
      assertThat(anna.run("who", "")).startsWith("You are anna");
    }
    assertThat(logText()).contains("event=session-started address=2001:db8:0:0:0:0:0:7 name=anna");
  }

  @Test
  void onlyAProxyMayReportAClientsAddress() {
    // For a moment the refused connection may still count.
    try (SshEndpoint server = openBehind("127.0.0.9", 2);
        ProxyProtocolForwarder stranger = ProxyProtocolForwarder.to(server.port(), ANNAS_HEADER)) {
      assertThatThrownBy(() -> SshTestClient.guest(stranger.port(), "anna"))
          .isInstanceOf(UncheckedIOException.class);
      try (SshTestClient ben = SshTestClient.guest(server.port(), "ben")) {
        assertThat(ben.run("who", "")).startsWith("You are ben");
      }
    }
    assertThat(logText())
        .contains(
            "event=protocol-violation address=127.0.0.1 reason=\"your address is not a trusted proxy")
        .doesNotContain("192.0.2.7");
  }

  @Test
  void aProxyMustReportTheClientsAddress() {
    try (SshEndpoint server = openBehind("127.0.0.1");
        ProxyProtocolForwarder wrong =
            ProxyProtocolForwarder.to(server.port(), "PROXY TCP4 here there 1 2\r\n")) {
      assertThatThrownBy(() -> SshTestClient.guest(server.port(), "anna"))
          .isInstanceOf(UncheckedIOException.class);
      assertThatThrownBy(() -> SshTestClient.guest(wrong.port(), "anna"))
          .isInstanceOf(UncheckedIOException.class);
      try (SshTestClient ben = SshTestClient.guestFrom("127.0.0.2", server.port(), "ben")) {
        assertThat(ben.run("who", "")).startsWith("You are ben");
      }
    }
    assertThat(logText())
        .contains(
            "event=protocol-violation address=127.0.0.1 reason=\"a proxy must send a header",
            "event=protocol-violation address=127.0.0.1 reason=\"the header of the PROXY protocol is malformed");
  }
}
