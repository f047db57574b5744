package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import lethe.app.play.Table;
import lethe.app.play.TaskRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the twin law for the bytes sent: whatever Ren asks, mistypes or is refused, and however she
 * orders the hearts that only she sees, Feth and a spectator receive the same bytes.
 */
@Timeout(120)
class ChannelTwinsTest {
  @TempDir Path data;

  /** Gives every server the same deals. */
  private static final class FixedRandom extends SecureRandom {
    private static final long serialVersionUID = 1;

    @Override
    public long nextLong() {
      return 4711;
    }

    @Override
    public void nextBytes(byte[] bytes) {
      if (bytes.length != 16) {
        super.nextBytes(bytes);
      }
    }
  }

  /**
   * Types lines and then an order of the hearts for Ren. Returns what Feth and a spectator receive
   * meanwhile.
   */
  private List<String> output(String folder, List<String> extraInput, String order) {
    try (SshEndpoint server = open(data.resolve(folder));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal feth = anna.terminal("dumb", 100, 40);
        ClientTerminal ren = ben.lineTerminal();
        ClientTerminal spectator = cleo.terminal("dumb", 80, 40)) {
      feth.type("make ravens");
      feth.until("[Enter] ");
      feth.send("\r");
      feth.until("leave, lobby] ");
      ren.type("sit 1");
      ren.until("[Enter] ");
      ren.send("\r");
      ren.until("ren> ");
      Table<?, ?, ?> table =
          server.gameServer().table("1", TaskRunner.IMMEDIATE).orElseThrow().match().orElseThrow();
      feth.until("Another player now plays ren.");
      spectator.type("watch 1");
      spectator.until("Waiting");
      spectator.until("> ");
      feth.until("feth> ");
      // The division of the earlier output into packets is random.
      int fethPreviousCount = feth.bytes().length;
      int spectatorPreviousCount = spectator.bytes().length;
      for (String line : extraInput) {
        ren.type(line);
        // Return to the table from a page.
        ren.type("look");
        ren.until("look");
        ren.until("ren> ");
      }
      int position = table.match().position();
      ren.type(order);
      ren.until(_ -> table.match().position() > position);
      feth.pageUntil("Draw cards for your line");
      feth.pageUntil("feth> ");
      spectator.pageUntil("Round 1 begins");
      spectator.pageUntil("(watching)> ");
      return List.of(
          outputSince(feth, fethPreviousCount), outputSince(spectator, spectatorPreviousCount));
    }
  }

  private static String outputSince(ClientTerminal terminal, int previousCount) {
    byte[] all = terminal.bytes();
    return new String(all, previousCount, all.length - previousCount, StandardCharsets.UTF_8);
  }

  private static SshEndpoint open(Path folder) {
    return TestServers.open(
        TestServers.settings(folder), new ByteArrayOutputStream(), NOW, new FixedRandom());
  }

  /** The start of a match determines its story. */
  private static final InstantSource NOW =
      InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z"));

  private static final List<String> EXTRA_INPUT =
      List.of("help", "hint", "moves", "place 1 at m12", "arrange 1 1", "xyzzy", "undo", "story");

  @Test
  void hiddenActionsChangeNoByteSentToOthers() {
    assertThat(output("a", List.of(), "arrange 1 2 3 4"))
        .isEqualTo(output("b", EXTRA_INPUT, "arrange 4 3 2 1"));
  }
}
