package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import lethe.app.play.Table;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Log;
import lethe.app.server.base.MetricsSink;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.config.keys.PublicKeyEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests what the log of a server tells operators, and what it never contains. */
@Timeout(120)
class LogTest {
  @TempDir Path data;

  private final ByteArrayOutputStream output = new ByteArrayOutputStream();

  private Log log(Log.Level minLevel, MetricsSink metrics) {
    PrintStream out = new PrintStream(output, true, StandardCharsets.UTF_8);
    return new Log(out, new ManualClock(), minLevel, metrics, "", Log.Format.TEXT);
  }

  private String text() {
    return output.toString(StandardCharsets.UTF_8);
  }

  /** Returns the lines without the number of the connection, which all lines about it have. */
  private List<String> lines() {
    assertThat(text()).contains(" connection=");
    return text().lines().map(line -> line.replaceFirst(" connection=\\d+$", "")).toList();
  }

  @Test
  void refusedKeysAndWrongPasswordsAreLoggedWithTheAddress() throws Exception {
    KeyPair acceptedKey = TestServers.newKey();
    KeyPair otherKey = TestServers.newKey();
    Path keys = data.resolve("keys");
    Files.writeString(keys, PublicKeyEntry.toString(acceptedKey.getPublic()) + "\n");
    ServerConfig defaultConfig = TestServers.withLimits(data, b -> b.with(Limit.LOGIN_ATTEMPTS, 2));
    ServerConfig passwordConfig =
        new ServerConfig(
            defaultConfig.bindAddress(),
            0,
            data,
            Optional.of(keys),
            true,
            Optional.of("open sesame"),
            Optional.empty(),
            defaultConfig.limits());
    try (SshEndpoint server = TestServers.open(passwordConfig, output)) {
      assertThatThrownBy(
              () ->
                  SshTestClient.connect(
                      server.port(), "eve\nevent=x", List.of(otherKey), "open barley"))
          .isInstanceOf(UncheckedIOException.class);
      try (SshTestClient anna = SshTestClient.withKey(server.port(), "anna", acceptedKey)) {
        anna.run("name anne", "");
      }
    }
    String fingerprint = KeyUtils.getFingerPrint(otherKey.getPublic());
    assertThat(lines())
        .anyMatch(
            line ->
                line.endsWith(
                    "level=warn event=refused-key address=127.0.0.1 name=\"eve event=x\" key="
                        + fingerprint))
        .anyMatch(
            line ->
                line.endsWith(
                    "level=warn event=wrong-password address=127.0.0.1 name=\"eve event=x\""))
        .anyMatch(line -> line.contains("event=connection-ended address=127.0.0.1 reason="))
        .anyMatch(
            line ->
                line.contains("event=session-started address=127.0.0.1 name=anna key=key:SHA256:"))
        .anyMatch(line -> line.contains("event=session-ended address=127.0.0.1 name=anne"));
    assertThat(text()).doesNotContain("barley", "sesame");
  }

  @Test
  void exceededLimitsAreLoggedWithTheAddress() {
    ServerConfig config =
        TestServers.withLimits(
            data,
            b ->
                b.with(Limit.CONNECTIONS_PER_ADDRESS, 1)
                    .with(Limit.TABLES, 1)
                    .with(Limit.LINE_LENGTH, 40));
    try (SshEndpoint server = TestServers.open(config, output);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal terminal = anna.lineTerminal()) {
      terminal.sitAsGuest("make ta-se");
      terminal.until("leave, lobby] ");
      terminal.type("lobby");
      terminal.until("anna> ");
      terminal.type("make ta-se");
      terminal.until("You have reached your limit of 1 unfinished table");
      terminal.type("secret".repeat(10));
      terminal.until("40 characters");
      assertThatThrownBy(() -> SshTestClient.guest(server.port(), "anna"))
          .isInstanceOf(UncheckedIOException.class);
    }
    assertThat(lines())
        .anyMatch(
            line ->
                line.endsWith("level=warn event=limit limit=tables address=127.0.0.1 name=anna"))
        .anyMatch(line -> line.endsWith("limit=line-length address=127.0.0.1 name=anna"))
        .anyMatch(
            line -> line.contains("event=limit limit=connections-per-address address=127.0.0.1"));
    assertThat(text())
        .containsPattern("event=limit limit=tables address=127.0.0.1 name=anna connection=\\d+")
        .doesNotContain("secret");
  }

  /** Every move adds one entry to the journal. */
  @Test
  void writesOfEntriesAreTimed() throws Exception {
    List<Long> appended = new CopyOnWriteArrayList<>();
    MetricsSink metrics =
        new MetricsSink() {
          @Override
          public void recordEvent(String event, Map<String, String> facts) {}

          @Override
          public void recordAppend(long nanos) {
            appended.add(nanos);
          }
        };
    Table<?, ?, ?> table;
    try (SshEndpoint server =
            SshEndpoint.start(TestServers.settings(data), log(Log.Level.ERROR, metrics));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      blue.until("blue> ");
      red.until("red> ");
      table = TestServers.match(server, 1);
      TestServers.play(table, 3, red, blue);
    }
    // The commitment is written with the table. A screen that keeps its output adds an entry, too.
    int entries = table.match().position() - 1;
    assertThat(entries).isGreaterThanOrEqualTo(3);
    assertThat(appended).hasSize(entries).allMatch(nanos -> nanos > 0);
    assertThat(text()).isEmpty();
  }

  @Test
  void namesAndTerminalTypesFromAClientAreSanitized() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data), output);
        SshTestClient odd =
            SshTestClient.guest(server.port(), "\u001b[2Jan\u202ena\nevent=started \u2800");
        ClientTerminal terminal = odd.terminal("xterm\u001b]0;x\u0007\nevent=started", 80, 24)) {
      terminal.until("janna");
      terminal.type("quit");
      terminal.type("quit");
      terminal.awaitExit();
    }
    // Names have at most 16 characters.
    assertThat(text()).contains("name=jannaeventstarte ");
    assertThat(lines()).allMatch(logged -> logged.matches("time=[\\x20-\\x7e]+"));
    assertThat(lines()).filteredOn(logged -> logged.contains("event=started ")).hasSize(1);
  }
}
