package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the answers to commands about keys and return codes. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class KeyCommandsTest {
  private static final Pattern CODE = Pattern.compile("[a-z2-9]{4}(-[a-z2-9]{4}){3}");

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
  }

  /** Returns the first code in an answer. */
  private static String code(String text) {
    Matcher matcher = CODE.matcher(text);
    assertThat(matcher.find()).as(text).isTrue();
    return matcher.group();
  }

  @Test
  void aKeyIsAddedListedAndRemoved() {
    String pairingCode = code(lobby.transcriptOf("anna", "keys add"));
    assertThat(lobby.transcriptOf("laptop", "keys join " + pairingCode))
        .startsWith("This key now belongs to your account, anna.");
    assertThat(lobby.transcriptOf("laptop", "keys"))
        .containsPattern("1   anna .*\n2\\*  laptop ")
        .isNotEqualTo(lobby.transcriptOf("anna", "keys"));
    assertThat(lobby.transcriptOf("laptop", "keys drop 1"))
        .startsWith("The key or return code has been removed. You can no longer log in with it.");
    assertThat(lobby.transcriptOf("laptop", "keys drop 2"))
        .startsWith("You have no key or return code with that number");
    assertThat(lobby.transcriptOf("laptop", "keys drop 1"))
        .startsWith("You cannot remove your only key or return code");
  }

  @Test
  void refusalsToAddAKeyAreExplained() {
    String pairingCode = code(lobby.transcriptOf("anna", "keys add"));
    lobby.transcriptOf("ben", "make ta-se");
    assertThat(lobby.transcriptOf("ben", "keys join " + pairingCode))
        .startsWith("The account of this key, ben, has a seat at an unfinished table");
    assertThat(lobby.transcriptOf("anna", "keys join " + pairingCode))
        .startsWith("You are logged in with a key that already belongs to this account");
    assertThat(lobby.transcriptOf("cleo", "keys join aaaa-bbbb-cccc-dddd"))
        .startsWith("This code word is unknown or no longer valid");
    assertThat(lobby.guest("gus").run("keys join " + pairingCode))
        .startsWith("You have no key here, because you are a guest");
    assertThat(lobby.transcriptOf("anna", "keys nonsense"))
        .startsWith("Unexpected argument: nonsense. Usage: keys [add | join WORD | code | drop N]");
  }

  /**
   * A guest who takes a seat is shown a return code; {@code back} and the code open the account.
   */
  @Test
  void aGuestReturnsWithAReturnCode() {
    String output = lobby.guest("gus").type("", "quit").run("make ta-se");
    String returnCode = code(output);
    assertThat(lobby.guest("x").run("back " + returnCode + " tables"))
        .contains("Welcome back, gus.", "red: gus");
    assertThat(lobby.guest("x").type("who").run("back " + returnCode))
        .contains("Welcome back, gus.", "You are gus, a guest.");
    assertThat(lobby.guest("x").run("back aaaa-bbbb-cccc-dddd"))
        .contains(
            "This return code is unknown or no longer valid. Check it and try again, or continue"
                + " without it.");
  }

  @Test
  void aReturningGuestMustConfirmGivingUpASeat() {
    String returnCode = code(lobby.guest("gus").type("quit").run("play ta-se"));
    assertThat(TestLobby.unwrap(lobby.guest("x").type("leave 1").run("back " + returnCode)))
        .contains("Give up your seat there? Type yes to confirm");
  }

  @Test
  void aSessionIsToldThatItsReturnCodeWasReplaced() {
    String first = code(lobby.guest("gus").type("", "quit").run("make ta-se"));
    AtomicReference<String> second = new AtomicReference<>("");
    String output =
        lobby
            .guest("eve")
            .type("back " + first)
            .meanwhile(
                () -> second.set(lobby.guest("x").type("keys code", "who").run("back " + first)))
            .type("who")
            .run("");
    assertThat(TestLobby.unwrap(second.get()))
        .contains("the previous code is no longer valid", "You are gus, a guest.");
    assertThat(TestLobby.unwrap(output))
        .contains("the key or return code with which you logged in no longer belongs to it");
  }
}
