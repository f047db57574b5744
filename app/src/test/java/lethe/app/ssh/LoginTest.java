package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.server.base.Limit;
import org.apache.sshd.client.channel.ChannelSubsystem;
import org.apache.sshd.client.channel.ClientChannelEvent;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.config.keys.PublicKeyEntry;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.util.net.SshdSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests which logins are accepted, which accounts they open, and that other SSH services are
 * refused.
 */
@Timeout(120)
class LoginTest {
  private static final Pattern PAIRING_CODE = Pattern.compile("[a-z2-9]{4}(-[a-z2-9]{4}){3}");

  @TempDir Path data;

  private static KeyPair key(String type, int size) throws Exception {
    return KeyUtils.generateKeyPair(type, size);
  }

  private static String who(SshTestClient client) {
    return client.run("who", "").strip();
  }

  @Test
  void aGuestLogsInWithoutAPrompt() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(who(anna)).isEqualTo("You are anna, a guest.");
    }
  }

  @Test
  void commonKeyTypesAreAccepted() throws Exception {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data))) {
      for (KeyPair key :
          List.of(
              TestServers.newKey(),
              key(KeyPairProvider.ECDSA_SHA2_NISTP256, 256),
              key(KeyPairProvider.SSH_RSA, 2048),
              key(KeyPairProvider.SSH_RSA, 3072))) {
        try (SshTestClient anna = SshTestClient.withKey(server.port(), "anna", key)) {
          assertThat(who(anna)).startsWith("You are anna").endsWith("identified by your key.");
        }
      }
    }
  }

  /** A client that presents a public key must also sign the login with the private key. */
  @Test
  void aKeyThatDidNotSignTheLoginIsIgnored() throws Exception {
    KeyPair annas = TestServers.newKey();
    KeyPair stolen = new KeyPair(annas.getPublic(), TestServers.newKey().getPrivate());
    try (SshEndpoint server = TestServers.open(TestServers.settings(data))) {
      try (SshTestClient anna = SshTestClient.withKey(server.port(), "anna", annas)) {
        anna.run("", "name real-anna\nplay ta-se\n");
        assertThat(who(anna)).isEqualTo("You are real-anna, identified by your key.");
      }
      try (SshTestClient thief = SshTestClient.connect(server.port(), "anna", List.of(stolen))) {
        assertThat(who(thief)).isEqualTo("You are anna, a guest.");
      }
    }
  }

  @Test
  void aKeyIdentifiesThePlayerUnderAnotherUserName() throws Exception {
    KeyPair key = TestServers.newKey();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data))) {
      try (SshTestClient anna = SshTestClient.withKey(server.port(), "anna", key)) {
        anna.run("", "name anne\nplay ta-se\n");
      }
    }
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient returningClient = SshTestClient.withKey(server.port(), "ben", key)) {
      assertThat(who(returningClient)).isEqualTo("You are anne, identified by your key.");
    }
  }

  @Test
  void namesAreSanitizedAndUnique() throws Exception {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient first = SshTestClient.guest(server.port(), "Bob\u001b[31m The Second One");
        SshTestClient second = SshTestClient.guest(server.port(), "bob31mthesecondo");
        SshTestClient third = SshTestClient.guest(server.port(), "\u2603")) {
      try (ClientTerminal one = first.lineTerminal()) {
        one.until("bob31mthesecondo> ");
        ClientTerminal two = second.lineTerminal();
        ClientTerminal three = third.lineTerminal();
        two.until("bob31mthesecon-2> ");
        three.until("guest> ");
        three.type("name bot");
        three.until("A name begins with a letter");
        three.type("name Bob");
        three.until("A name begins with a letter");
        three.type("name bob31mthesecondo");
        three.until("is taken");
        three.type("name carl");
        three.until("carl> ");
      }
    }
  }

  @Test
  void onlyTheKeysInTheFileAreAccepted() throws Exception {
    KeyPair acceptedKey = TestServers.newKey();
    Path keys = data.resolve("keys");
    Files.writeString(keys, PublicKeyEntry.toString(acceptedKey.getPublic()) + " anna\n");
    ServerConfig defaultConfig = TestServers.settings(data);
    ServerConfig restrictedConfig =
        new ServerConfig(
            defaultConfig.bindAddress(),
            0,
            data,
            Optional.of(keys),
            false,
            Optional.empty(),
            Optional.empty(),
            defaultConfig.limits());
    try (SshEndpoint server = TestServers.open(restrictedConfig)) {
      try (SshTestClient anna = SshTestClient.withKey(server.port(), "anna", acceptedKey)) {
        assertThat(who(anna)).contains("identified by your key");
      }
      KeyPair otherKey = TestServers.newKey();
      assertThatThrownBy(() -> SshTestClient.withKey(server.port(), "anna", otherKey))
          .isInstanceOf(UncheckedIOException.class);
      assertThatThrownBy(() -> SshTestClient.guest(server.port(), "anna"))
          .isInstanceOf(UncheckedIOException.class);
    }
  }

  @Test
  void guestsNeedThePasswordIfOneIsSet() {
    ServerConfig defaultConfig = TestServers.settings(data);
    ServerConfig passwordConfig =
        new ServerConfig(
            defaultConfig.bindAddress(),
            0,
            data,
            Optional.empty(),
            true,
            Optional.of("open sesame"),
            Optional.empty(),
            defaultConfig.limits());
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    try (SshEndpoint server = TestServers.open(passwordConfig, log)) {
      try (SshTestClient anna = SshTestClient.guest(server.port(), "anna", "open sesame")) {
        assertThat(who(anna)).contains("a guest");
      }
      assertThatThrownBy(() -> SshTestClient.guest(server.port(), "anna", "open barley"))
          .isInstanceOf(UncheckedIOException.class);
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("sesame", "barley");
  }

  @Test
  void theHostKeyIsStoredAndReadableOnlyByItsOwner() throws IOException {
    byte[] key;
    try (SshEndpoint server = TestServers.open(TestServers.settings(data))) {
      assertThat(server.port()).isPositive();
      Path file = data.resolve("host_key");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      key = Files.readAllBytes(file);
    }
    try (SshEndpoint restartedServer = TestServers.open(TestServers.settings(data))) {
      assertThat(restartedServer.port()).isPositive();
      assertThat(data.resolve("host_key")).hasBinaryContent(key);
    }
  }

  @Test
  void otherSshServicesAreRefused() throws Exception {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      ChannelSubsystem sftp = anna.session().createSubsystemChannel("sftp");
      sftp.open().verify(5_000);
      assertThat(sftp.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), 5_000))
          .contains(ClientChannelEvent.CLOSED);
      assertThatThrownBy(
              () ->
                  anna.session()
                      .createDirectTcpipChannel(
                          SshdSocketAddress.LOCALHOST_ADDRESS,
                          new SshdSocketAddress("127.0.0.1", server.port()))
                      .open()
                      .verify(5_000))
          .isInstanceOf(IOException.class);
      assertThatThrownBy(
              () ->
                  anna.session()
                      .startRemotePortForwarding(
                          new SshdSocketAddress("127.0.0.1", 0),
                          new SshdSocketAddress("127.0.0.1", server.port())))
          .isInstanceOf(IOException.class);
      assertThat(anna.run("sh -c 'echo $HOME'", "")).contains("There is no command \"sh\"");
    }
  }

  @Test
  void aClientThatTriesTooManyKeysIsDisconnected() throws Exception {
    List<KeyPair> keys = List.of(TestServers.newKey(), TestServers.newKey(), TestServers.newKey());
    Path keysFile = data.resolve("keys");
    Files.writeString(keysFile, PublicKeyEntry.toString(keys.getLast().getPublic()) + " anna\n");
    for (int tries = 2; tries <= 6; tries += 4) {
      int max = tries;
      ServerConfig defaultConfig =
          TestServers.withLimits(data, b -> b.with(Limit.LOGIN_ATTEMPTS, max));
      ServerConfig restrictedConfig =
          new ServerConfig(
              defaultConfig.bindAddress(),
              0,
              data,
              Optional.of(keysFile),
              false,
              Optional.empty(),
              Optional.empty(),
              defaultConfig.limits());
      try (SshEndpoint server = TestServers.open(restrictedConfig)) {
        if (tries == 2) {
          assertThatThrownBy(() -> SshTestClient.connect(server.port(), "anna", keys))
              .hasStackTraceContaining("Too many authentication failures");
        } else {
          try (SshTestClient anna = SshTestClient.connect(server.port(), "anna", keys)) {
            assertThat(who(anna)).contains("identified by your key");
          }
        }
      }
    }
  }

  /** Removing the key ends its session. The key then opens another account. */
  @Test
  void anAddedKeyOpensTheAccountUntilItIsRemoved() throws Exception {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        SshTestClient otherClient =
            SshTestClient.withKey(server.port(), "laptop", TestServers.newKey());
        ClientTerminal terminal = otherClient.lineTerminal()) {
      Matcher pairingCode = PAIRING_CODE.matcher(anna.run("keys add", ""));
      assertThat(pairingCode.find()).isTrue();
      assertThat(otherClient.run("keys join " + pairingCode.group(), "")).contains("anna");
      terminal.type("who");
      terminal.until("You are anna, identified by your key.");
      assertThat(anna.run("keys drop 2", ""))
          .startsWith("The key or return code has been removed. You can no longer log in with it.");
      terminal.until("longer belongs to it");
      assertThat(terminal.awaitExit()).isZero();
      assertThat(who(otherClient)).isEqualTo("You are laptop, identified by your key.");
    }
  }
}
