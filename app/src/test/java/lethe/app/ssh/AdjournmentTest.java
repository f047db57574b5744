package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that players on different servers can adjourn their match. */
@Timeout(120)
class AdjournmentTest {
  private static final String BROKEN_OFF = "* adjourned";

  @TempDir Path data;

  private SshEndpoint open(String folder) throws IOException {
    ClusterConfig clusterConfig =
        new ClusterConfig(
            DatabaseKind.POSTGRES.url(data),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
    return TestServers.open(
        TestServers.settings(Files.createDirectory(data.resolve(folder))).with(clusterConfig));
  }

  @Test
  void playersOnTwoServersAdjournTheirMatch() throws Exception {
    try (SshEndpoint one = open("one");
        SshEndpoint two = open("two");
        SshTestClient anna = SshTestClient.key(one.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(two.port(), "ben", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      red.type("make ta-se");
      red.until("leave, lobby] ");
      two.gameServer().tick();
      blue.type("sit 1");
      blue.until("blue> ");
      red.until("red> ");
      two.gameServer().tick();
      one.gameServer().tick();
      two.gameServer().tick();
      red.type("/adjourn");
      red.until("The others are asked");
      blue.until("somebody (red)");
      blue.type("/adjourn");
      blue.until("your seat is held");
      red.until("your seat is held");
      assertThat(new StoredData(data, DatabaseKind.POSTGRES).journal(1))
          .containsOnlyOnce(BROKEN_OFF);
    }
  }
}
