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
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that login names are shown to nobody: others see the name that a player has chosen. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class LoginNamesTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final KeyPair key = TestServers.key();

  /** Opens a server with the default setting for names. */
  private SshEndpoint open() throws IOException, GeneralSecurityException {
    Clocks clocks = Clocks.system();
    PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    Log log = new Log(out, clocks.wall());
    return SshEndpoint.start(
        TestServers.settings(data, databaseKind), log, clocks, new SecureRandom());
  }

  @Test
  void theLoginNameIsShownToNobody() throws IOException, GeneralSecurityException {
    try (SshEndpoint server = open();
        SshTestClient other = SshTestClient.key(server.port(), "ben", TestServers.key());
        ClientTerminal ben = other.dumb()) {
      ben.until("Welcome to Lethe, guest. Others see that name; name NAME changes it");
      ben.type("name ben");
      ben.until("You are ben, known by your key.");
      try (SshTestClient first = SshTestClient.key(server.port(), "smith", key);
          ClientTerminal anna = first.dumb()) {
        anna.until("Welcome to Lethe, guest. Others see that name");
        anna.type("say hello");
        ben.until(" | guest: hello");
        anna.type("make ta-se");
        anna.until("leave, lobby] ");
        ben.type("tables");
        ben.until("red: guest, blue: (free)");
        ben.type("who");
        ben.until("Here: guest.");
        ben.type("who smith");
        ben.until("nobody here is called smith");
        anna.type("lobby");
        anna.until("your seat is held");
      }
      assertThat(ben.received().replace("who smith", "").replace("called smith", ""))
          .doesNotContain("smith");
    }
  }

  @Test
  void aChosenNameIsKept() throws IOException, GeneralSecurityException {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "smith", key)) {
      assertThat(anna.run("name anna", "")).startsWith("You are anna, known by your key.");
      assertThat(anna.run("who", "")).startsWith("You are anna");
      assertThat(anna.run("play ta-se", "quit\n"))
          .contains("You have left table 1")
          .doesNotContain("Others see you as");
      assertThat(anna.run("tables", "")).contains("red: anna (away)");
      SshTestClient guest = SshTestClient.guest(server.port(), "smith");
      assertThat(guest.run("play ta-se", "quit\n"))
          .contains("Others see you as guest. To change your name")
          .contains("ssh -t HOST name NAME");
      guest.close();
    }
  }

  /** Otherwise a correspondence game would show an unwanted name for days. */
  @Test
  void aNewNameIsShownEverywhereAtOnce() throws IOException, GeneralSecurityException {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "smith", key);
        SshTestClient ben = SshTestClient.guest(server.port(), "ben")) {
      anna.run("play eurydice pace=3d", "quit\n");
      assertThat(ben.run("tables", "")).contains("guest (away)");
      assertThat(anna.run("name cleo", "")).startsWith("You are cleo");
      assertThat(ben.run("tables", "")).contains("cleo (away)").doesNotContain("guest");
      anna.run("play eurydice", "quit\n");
      assertThat(anna.run("name dora", "")).startsWith("your name is fixed while you sit");
    }
  }
}
