package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.lobby.LobbyMessages;
import lethe.app.operate.AdminService;
import lethe.app.server.account.Ban;
import lethe.app.server.base.Limit;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests over real sockets that an account has several keys, and a code that can be revoked. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class LoginServiceTest {
  private static final Pattern SECRET = Pattern.compile("[a-z2-9]{4}(-[a-z2-9]{4}){3}");

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  private SshEndpoint open() {
    return TestServers.open(TestServers.settings(data, databaseKind), log);
  }

  private static KeyPair key() {
    try {
      return KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private static String print(KeyPair key) {
    return KeyUtils.getFingerPrint(key.getPublic());
  }

  /** Returns the word or code in an answer. */
  private static String secret(String text) {
    Matcher matcher = SECRET.matcher(text);
    assertThat(matcher.find()).as(text).isTrue();
    return matcher.group();
  }

  /** Adds the second client's key to the first client's account. */
  private static void join(SshTestClient one, SshTestClient other) {
    assertThat(other.run("keys join " + secret(one.run("keys add", "")), ""))
        .startsWith("This key is yours as well from now on, ");
  }

  /** Returns the line that names the account; others who are present are listed below it. */
  private static String who(SshTestClient client) {
    return client.run("who", "").lines().findFirst().orElse("");
  }

  private static String seats(SshEndpoint server, int number) {
    return LobbyMessages.seats(
        server.gameServer().listings().forOperator(TestServers.table(server, number)));
  }

  private String log() {
    return log.toString(StandardCharsets.UTF_8);
  }

  @Test
  void anAddedKeyGivesAccessToTheSeatsAndTheName() {
    KeyPair first = key();
    KeyPair second = key();
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "anna", first);
        SshTestClient other = SshTestClient.key(server.port(), "laptop", second);
        SshTestClient ben = SshTestClient.key(server.port(), "ben", key());
        ClientTerminal blue = ben.dumb()) {
      anna.run("make ta-se", "");
      blue.type("sit 1");
      blue.until("blue> ");
      String word = secret(anna.run("keys add", ""));
      assertThat(other.run("keys join " + word.toUpperCase(Locale.ROOT), ""))
          .isEqualTo("This key is yours as well from now on, anna.\n");
      assertThat(who(other)).isEqualTo("You are anna, known by your key.");
      try (ClientTerminal red = other.dumb()) {
        red.type("sit 1");
        red.until("red> ");
        blue.until("anna sits at red.");
      }
      assertThat(anna.run("keys", "")).contains("1*  " + print(first), "2   " + print(second));
      assertThat(other.run("keys", "")).contains("1   " + print(first), "2*  " + print(second));
      assertThat(other.run("keys join " + word, ""))
          .startsWith("that word is unknown or no longer valid");
      assertThat(log()).contains("event=key-added name=anna key=key:" + print(second));
      assertThat(log()).doesNotContain(word).doesNotContain("event=failed");
      assertThat(blue.received()).doesNotContain(word);
      assertThat(new StoredData(data, databaseKind).journal(1)).doesNotContain(word);
    }
    try (SshEndpoint again = open();
        SshTestClient other = SshTestClient.key(again.port(), "x", second)) {
      assertThat(who(other)).isEqualTo("You are anna, known by your key.");
      assertThat(seats(again, 1)).isEqualTo("red: anna (away), blue: ben (away)");
    }
  }

  @Test
  void aGuestWhoAddsAKeyIsKnownByIt() {
    KeyPair key = key();
    try (SshEndpoint server = open();
        SshTestClient guest = SshTestClient.guest(server.port(), "anna");
        SshTestClient keyed = SshTestClient.key(server.port(), "mine", key);
        ClientTerminal line = guest.dumb()) {
      String code = line.sitAsGuest("make ta-se");
      line.until("leave, lobby] ");
      line.type("lobby");
      line.until("anna> ");
      line.type("keys add");
      String word = secret(line.until("is valid for ten minutes"));
      assertThat(keyed.run("keys join " + word, "")).contains("anna");
      assertThat(keyed.run("keys", "")).contains("return code", print(key));
      line.type("who");
      line.until("You are anna, a guest.");
      assertThat(keyed.run("keys drop 1", "")).startsWith("You are known by that no longer.");
      line.until("What you came in with is yours no longer");
      line.awaitExit();
      assertThat(guest.run("back " + code, "")).contains("nobody was given that code");
      assertThat(keyed.run("tables", "")).contains("red: anna");
      assertThat(keyed.run("keys drop 1", "")).startsWith("that is the last you are known by");
      assertThat(who(keyed)).isEqualTo("You are anna, known by your key.");
      assertThat(log()).doesNotContain(word).doesNotContain(code);
    }
  }

  /** The account that asked for the word keeps its name. */
  @Test
  void theAccountThatHadTheKeyIsMergedIntoTheOther() {
    KeyPair second = key();
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", second);
        SshTestClient cleo = SshTestClient.key(server.port(), "cleo", key())) {
      ben.run("make eurydice", "concede\nconcede\n");
      assertThat(TestServers.table(server, 1).isFinished()).isTrue();
      cleo.run("make ta-se red=me blue=ben", "");
      join(anna, ben);
      assertThat(who(ben)).isEqualTo("You are anna, known by your key.");
      assertThat(seats(server, 1)).startsWith("orpheus: anna");
      assertThat(seats(server, 2)).contains("blue: (invited: anna)");
      assertThat(cleo.run("name ben", "")).startsWith("your name is fixed");
      assertThat(cleo.run("leave 2", "")).startsWith("You have given");
      assertThat(cleo.run("name ben", "")).startsWith("You are ben,");
      assertThat(new StoredData(data, databaseKind).names())
          .containsExactlyInAnyOrder("anna", "ben");
    }
    // As if the server had been killed before it saved the table.
    new StoredData(data, databaseKind)
        .update("update seats set owner = ? where owner_kind = 'held'", "key:" + print(second));
    try (SshEndpoint again = open();
        SshTestClient anna = SshTestClient.key(again.port(), "x", second)) {
      assertThat(who(anna)).isEqualTo("You are anna, known by your key.");
      assertThat(again.gameServer().tables())
          .allSatisfy(table -> assertThat(seats(again, table.number())).contains("anna"));
    }
  }

  @Test
  void aKeyWhoseAccountHoldsASeatCannotBeAddedToAnother() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", key())) {
      ben.run("make ta-se", "");
      String word = secret(anna.run("keys add", ""));
      assertThat(ben.run("keys join " + word, ""))
          .startsWith("with this key you are ben, who sits at a table that is not over");
      assertThat(who(ben)).isEqualTo("You are ben, known by your key.");
      ben.run("leave 1", "");
      assertThat(ben.run("keys join " + word, "")).startsWith("This key is yours as well");
      assertThat(anna.run("keys join " + word, ""))
          .startsWith("that word is unknown or no longer valid");
      String own = secret(anna.run("keys add", ""));
      assertThat(ben.run("keys join " + own, "")).startsWith("that word is for another key");
    }
  }

  @Test
  void aRemovedKeyLosesItsAccountAtOnce() {
    KeyPair lost = key();
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "anna", lost);
        SshTestClient other = SshTestClient.key(server.port(), "x", key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      red.type("make ta-se");
      red.until("leave, lobby] ");
      blue.type("sit 1");
      red.until("red> ");
      join(anna, other);
      assertThat(other.run("keys drop 1", "")).startsWith("You are known by that no longer.");
      red.until("What you came in with is yours no longer");
      red.awaitExit();
      blue.until("anna (red) is away");
      assertThat(who(anna)).doesNotContain("You are anna,");
      assertThat(anna.run("sit 1", "")).startsWith("there is no free seat for you");
      assertThat(anna.run("make ta-se", "")).contains("table 2");
      assertThat(seats(server, 1)).startsWith("red: anna (away)");
      assertThat(other.run("sit 1", "")).contains("red> ");
    }
    try (SshEndpoint again = open();
        SshTestClient anna = SshTestClient.key(again.port(), "anna", lost)) {
      assertThat(who(anna)).startsWith("You are anna-2,");
    }
  }

  @Test
  void aNewCodeRevokesTheEarlierOne() {
    try (SshEndpoint server = open();
        SshTestClient guest = SshTestClient.guest(server.port(), "anna");
        SshTestClient thief = SshTestClient.guest(server.port(), "eve");
        ClientTerminal line = guest.dumb();
        ClientTerminal stolen = thief.dumb()) {
      String code = line.sitAsGuest("make ta-se");
      line.until("leave, lobby] ");
      line.type("lobby");
      line.until("anna> ");
      stolen.type("back " + code);
      stolen.until("Welcome back, anna.");
      line.type("keys code");
      String fresh = secret(line.until("The one before it is no longer valid"));
      assertThat(fresh).isNotEqualTo(code);
      stolen.until("What you came in with is yours no longer");
      stolen.awaitExit();
      assertThat(thief.run("back " + code, "")).contains("nobody was given that code");
      line.type("who");
      line.until("You are anna, a guest.");
      assertThat(thief.run("back " + fresh + " tables", ""))
          .contains("Welcome back, anna.", "red: anna");
      assertThat(thief.run("back " + fresh, ""))
          .contains("Welcome back, anna.")
          .doesNotContain("You are");
      try (ClientTerminal shell = thief.terminal("dumb", 80, 24, "back " + fresh)) {
        shell.until("Welcome back, anna.");
        shell.type("who");
        shell.until("You are anna, a guest.");
      }
      assertThat(log()).doesNotContain(code).doesNotContain(fresh);
    }
  }

  @Test
  void aBannedPlayerCannotReturnWithAnotherKey() throws IOException {
    KeyPair first = key();
    KeyPair second = key();
    try (SshEndpoint server = open();
        SshTestClient eve = SshTestClient.key(server.port(), "eve", first);
        SshTestClient other = SshTestClient.key(server.port(), "x", second);
        ClientTerminal line = other.dumb()) {
      join(eve, other);
      line.type("who");
      line.until("You are eve, known by your key.");
      AdminService control = new AdminService(server);
      assertThat(control.ban(print(first), Optional.empty()))
          .extracting(Ban::target)
          .containsExactlyInAnyOrder("key:" + print(first), "key:" + print(second));
      line.until("You are banned from this server.");
      line.awaitExit();
      assertThat(eve.run("who", "")).contains("You are banned");
      assertThat(other.run("who", "")).contains("You are banned");
    }
    new StoredData(data, databaseKind).update("delete from accounts where name = 'eve'");
    try (SshEndpoint again = open();
        SshTestClient other = SshTestClient.key(again.port(), "innocent", second)) {
      assertThat(other.run("who", "")).contains("You are banned");
      assertThat(new AdminService(again).unban("eve")).hasSize(2);
      assertThat(who(other)).startsWith("You are innocent,");
    }
  }

  /** Even a key whose word was given before the ban is banned. */
  @Test
  void aBanOfOneKeyBansTheAccount() throws IOException {
    KeyPair first = key();
    try (SshEndpoint server = open();
        SshTestClient eve = SshTestClient.key(server.port(), "eve", first);
        SshTestClient other = SshTestClient.key(server.port(), "x", key())) {
      String word = secret(eve.run("keys add", ""));
      assertThat(new AdminService(server).ban("eve", Optional.empty())).hasSize(1);
      assertThat(other.run("keys join " + word, "")).contains("You are banned");
      assertThat(other.run("who", "")).contains("You are banned");
      assertThat(new AdminService(server).unban("eve")).hasSize(1);
      assertThat(other.run("who", "")).startsWith("You are eve,");
    }
  }

  @Test
  void wrongWordsAreLimitedAndNotLogged() {
    ServerConfig few =
        TestServers.withLimits(data, databaseKind, limits -> limits.with(Limit.GUESSES_EACH, 20));
    try (SshEndpoint server = TestServers.open(few, log);
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key());
        SshTestClient eve = SshTestClient.key(server.port(), "eve", key())) {
      String word = secret(anna.run("keys add", ""));
      String wrong = "aaaa-bbbb-cccc-dddd";
      for (int i = 0; i < 3; i++) {
        assertThat(eve.run("keys join " + wrong, ""))
            .startsWith("that word is unknown or no longer valid");
      }
      assertThat(eve.run("keys join " + word, "")).startsWith("there were too many wrong words");
      assertThat(eve.run("back " + wrong, "")).startsWith("there were too many wrong words");
      assertThat(log())
          .contains("event=wrong-code address=127.0.0.1 name=eve", "limit=guesses-each")
          .doesNotContain(wrong)
          .doesNotContain(word);
    }
  }

  @Test
  void aGuestCannotAddAKey() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key());
        SshTestClient guest = SshTestClient.guest(server.port(), "ben")) {
      String word = secret(anna.run("keys add", ""));
      assertThat(guest.run("keys join " + word, "")).startsWith("you are here as a guest");
      assertThat(guest.run("keys nonsense", ""))
          .startsWith(
              "Unexpected argument: nonsense. Usage: keys [add | join WORD | code | drop N]");
      assertThat(anna.run("keys drop 2", "")).startsWith("you have no key of that number");
      assertThat(anna.run("keys drop 1", "")).startsWith("that is the last you are known by");
    }
  }

  /** Seats still held on another server pass to the account that the key now belongs to. */
  @Test
  void twoServersAgreeOnAddedAndRemovedKeys() throws IOException {
    if (databaseKind == DatabaseKind.SQLITE) {
      return;
    }
    Path here = Files.createDirectory(data.resolve("first"));
    Path there = Files.createDirectory(data.resolve("second"));
    ClusterConfig clusterConfig =
        new ClusterConfig(
            databaseKind.url(data),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
    KeyPair second = key();
    try (SshEndpoint one = TestServers.open(TestServers.settings(here).with(clusterConfig), log);
        SshEndpoint two = TestServers.open(TestServers.settings(there).with(clusterConfig), log);
        SshTestClient anna = SshTestClient.key(one.port(), "anna", key());
        SshTestClient ben = SshTestClient.key(two.port(), "ben", second);
        SshTestClient benHere = SshTestClient.key(one.port(), "ben", second);
        ClientTerminal line = benHere.dumb()) {
      line.until("ben> ");
      anna.run("make ta-se", "");
      String word = secret(anna.run("keys add", ""));
      two.gameServer().tick();
      assertThat(ben.run("keys join " + word, "")).contains("yours as well from now on, anna.");
      one.gameServer().tick();
      line.type("sit 1");
      line.until("leave, lobby] ");
      assertThat(seats(one, 1)).isEqualTo("red: anna, blue: (free)");
      assertThat(anna.run("keys drop 2", "")).startsWith("You are known by that no longer.");
      line.until("What you came in with is yours no longer");
      two.gameServer().tick();
      assertThat(who(ben)).isEqualTo("You are ben, known by your key.");
      assertThat(log()).doesNotContain("event=failed").doesNotContain(word);
    }
  }
}
