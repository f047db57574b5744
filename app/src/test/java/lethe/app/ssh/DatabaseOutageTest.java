package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.operate.AdminService;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that an outage of the database leads to a message, and that nothing is lost. */
@Timeout(120)
class DatabaseOutageTest {
  private static final Pattern PORT = Pattern.compile("(localhost:)(\\d+)");

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  private SshEndpoint open(String url, TcpProxy proxy) {
    String proxyUrl = PORT.matcher(url).replaceFirst("$1" + proxy.port());
    ClusterConfig clusterConfig =
        new ClusterConfig(
            Optional.of(proxyUrl), Optional.empty(), Optional.of(data.resolve("seed_key")));
    return TestServers.open(TestServers.settings(data).with(clusterConfig), log);
  }

  /** Neither commands nor logins during the outage cause a failure. */
  @Test
  void anOutageIsNotLoggedAsAFailure() throws IOException {
    String url = DatabaseKind.POSTGRES.url(data).orElseThrow();
    Matcher port = PORT.matcher(url);
    assertThat(port.find()).isTrue();
    try (TcpProxy proxy = TcpProxy.to(Integer.parseInt(port.group(2)));
        SshEndpoint server = open(url, proxy);
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal lobby = ben.lineTerminal()) {
      anna.run("play eurydice", "concede\nconcede\n");
      anna.run("make ta-se", "");
      anna.run("event make autumn eurydice deals=2 days=3", "");
      lobby.until("ben> ");
      proxy.cut();
      for (String command :
          List.of(
              "tables",
              "who",
              "who anna",
              "events",
              "event autumn",
              "event autumn enter",
              "event autumn play",
              "event make winter eurydice deals=2 days=3",
              "daily",
              "daily robots",
              "leaders ta-se",
              "results",
              "journal 1",
              "review 1",
              "journal 77",
              "sit 2",
              "leave 2",
              "make robots",
              "play ta-se",
              "name bella",
              "keys",
              "keys add",
              "keys word",
              "friends add ben",
              "settings alert off",
              "say hello")) {
        assertThat(anna.run(command, ""))
            .as(command)
            .doesNotContain("An internal error has occurred");
        lobby.type(command);
      }
      try (SshTestClient cleo =
          SshTestClient.withKey(server.port(), "cleo", TestServers.newKey())) {
        assertThat(cleo.run("who", "")).contains("You are cleo");
        cleo.run("back aaaa-bbbb-cccc-dddd", "");
      }
      server.gameServer().tick();
      new AdminService(server).serverLoad();
      proxy.restore();
      TestServers.waitUntil(() -> logText().contains("event=reachable"));
      // Connection attempts that began during the outage may still fail for a moment.
      TestServers.waitUntil(() -> !anna.run("leaders ta-se", "").contains("cannot"));
    }
    assertThat(logText())
        .contains("level=warn event=unreachable what=database reason=")
        .doesNotContain("event=failed");
  }

  private String logText() {
    return log.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aTablePausesDuringAnOutageAndContinuesByItself() throws IOException {
    String url = DatabaseKind.POSTGRES.url(data).orElseThrow();
    Matcher port = PORT.matcher(url);
    assertThat(port.find()).isTrue();
    try (TcpProxy proxy = TcpProxy.to(Integer.parseInt(port.group(2)));
        SshEndpoint server = open(url, proxy);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal terminal = anna.terminal("dumb", 80, 100);
        SshTestClient ben = SshTestClient.guest(server.port(), "ben")) {
      terminal.sitAsGuest("play eurydice");
      terminal.until("orpheus> ");
      String before = new StoredData(data, DatabaseKind.POSTGRES).journal(1);
      proxy.cut();
      terminal.type("up left");
      terminal.until("The server cannot save moves now, so the match pauses.");
      assertThat(ben.run("tables", "")).contains("orpheus: anna");
      assertThat(ben.run("make ta-se", "")).contains("the server cannot read or save its data now");
      assertThat(TestServers.match(server, 1).match().position()).isEqualTo(1);
      proxy.restore();
      terminal.until("The server can save moves again. The match continues.");
      TestServers.play(TestServers.match(server, 1), 2, terminal);
      assertThat(new StoredData(data, DatabaseKind.POSTGRES).journal(1))
          .startsWith(before + "orpheus: up left\norpheus: ");
      assertThat(ben.run("make ta-se", "")).contains("table 2");
    }
    assertThat(log.toString(StandardCharsets.UTF_8))
        .contains("event=storage-failed file=\"journal 1\"", "event=storage-available table=1")
        .doesNotContain("event=failed");
  }
}
