package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Log;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that others see the name that a player has chosen, and not the login name. */
@Timeout(120)
class LoginNamesTest {
  @TempDir Path data;

  private final KeyPair key = TestServers.newKey();

  /** Opens a server with the default setting for names. */
  private SshEndpoint open() throws IOException, GeneralSecurityException {
    Clocks clocks = Clocks.system();
    PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    Log log = new Log(out, clocks.wall());
    return SshEndpoint.start(TestServers.settings(data), log, clocks, new SecureRandom());
  }

  @Test
  void theLoginNameIsNotShownToOthers() throws IOException, GeneralSecurityException {
    try (SshEndpoint server = open();
        SshTestClient otherClient =
            SshTestClient.withKey(server.port(), "ben", TestServers.newKey());
        ClientTerminal ben = otherClient.lineTerminal()) {
      ben.until("Welcome to Lethe, guest. This is your name here. To change it: name NAME");
      ben.type("name ben");
      ben.until("You are ben, identified by your key.");
      try (SshTestClient first = SshTestClient.withKey(server.port(), "smith", key);
          ClientTerminal anna = first.lineTerminal()) {
        anna.until("Welcome to Lethe, guest. This is your name here");
        anna.type("say hello");
        ben.until(" | guest: hello");
        anna.type("make ta-se");
        anna.until("leave, lobby] ");
        ben.type("tables");
        ben.until("red: guest, blue: (free)");
        ben.type("who");
        ben.until("Here: guest.");
        ben.type("who smith");
        ben.until("There is no account called smith");
        anna.type("lobby");
        anna.until("your seat is held");
      }
      assertThat(ben.received().replace("who smith", "").replace("called smith", ""))
          .doesNotContain("smith");
    }
  }
}
