package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import lethe.app.play.LoadedMatch;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the minute for which each of two players sees the cards, on terminals of several types and
 * through a pipe.
 */
@Timeout(120)
class MemorizingTest {
  private static final String DONE_PROMPT = "Enter: done";
  private static final String CAVEAT = "Unguarded: axle could reread what is shown only once";

  @TempDir Path data;

  private List<String> controlLines() throws IOException {
    return new StoredData(data)
        .journal(1)
        .lines()
        .filter(line -> line.startsWith("* ") && !line.startsWith("* commitment"))
        .toList();
  }

  /** Returns the text sent to a full-screen terminal, without control sequences. */
  private static String visibleText(String screen) {
    return screen.replaceAll("\u001b\\[[0-9;?]*[a-zA-Z]", " ").replaceAll("\\s+", " ");
  }

  /** A terminal is trusted only if terminals of its type are known to keep no output. */
  @ParameterizedTest
  @CsvSource({"xterm, false", "linux, true", "vt100, true"})
  void aTerminalThatMayKeepItsOutputIsRecorded(String type, boolean isRecorded) throws IOException {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal axle = anna.terminal(type, 80, 24)) {
      axle.sitAsGuest("play robots");
      axle.redraw();
      axle.until("for 60 seconds");
      axle.send("\r");
      axle.redraw();
      axle.until(DONE_PROMPT);
      assertThat(controlLines().contains("* unguarded axle")).isEqualTo(isRecorded);
    }
  }

  /** One player sees the cards through a pipe, the other later on a screen that keeps no output. */
  @Test
  void eachPlayerHasAMinuteAndLearnsOfUnguardedScreens() throws IOException {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal axle = anna.pipe("make robots axle=me bolt=open");
        ClientTerminal bolt = ben.terminal()) {
      axle.until("return with: ssh -t HOST back");
      bolt.type("sit 1");
      bolt.redraw();
      bolt.until("[Enter]");
      bolt.send("\r");
      bolt.redraw();
      bolt.until("for 60 seconds");
      bolt.type("quit");
      bolt.redraw();
      bolt.until("your seat is held");
      axle.until("for 60 seconds");
      axle.send("\n");
      axle.until(DONE_PROMPT);
      axle.send("\n");
      axle.until("Waiting for bolt (");
      bolt.type("sit 1");
      bolt.redraw();
      bolt.until("for 60 seconds");
      bolt.send("\r");
      bolt.redraw();
      bolt.until(DONE_PROMPT);
      bolt.send("\r");
      axle.until("All cards are face down.");
      assertThat(controlLines().stream().map(line -> line.replaceAll(" @[0-9a-f]{12}$", "")))
          .containsExactly("* unguarded axle", "* shown axle", "* shown bolt");
      bolt.type("concede");
      bolt.type("concede");
      axle.until(CAVEAT);
      bolt.resize(100, 30);
      bolt.until(screen -> visibleText(screen).contains(CAVEAT));
      assertThat(LoadedMatch.load(new StoredData(data).copyJournal(1)))
          .isInstanceOfSatisfying(
              Valid.class,
              match ->
                  assertThat(
                          ((LoadedMatch) match.value()).table().match().seatsWithUnclearedScreens())
                      .extracting(Seat::name)
                      .containsExactly("axle"));
    }
  }
}
