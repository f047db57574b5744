package lethe.app.ssh;

import static lethe.app.ssh.TestServers.match;
import static lethe.app.ssh.TestServers.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.server.table.MatchFeed;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that spectators who watch with a delay learn nothing early, neither of the match nor from
 * the chat.
 */
@Timeout(120)
class DelayedSpectatorsTest {
  @TempDir Path data;

  private static <C, O, V> void move(Table<C, O, V> table) {
    Seat seat = ((Turn.Awaits) table.match().turn()).seats().getFirst();
    assertThat(table.submit(seat, table.match().legalCommands(seat).getFirst()))
        .isInstanceOf(EntryResult.Applied.class);
  }

  private static int puts(ClientTerminal line) {
    return line.received().split(" puts ", -1).length - 1;
  }

  @Test
  void spectatorsAreAGivenNumberOfMovesBehindUntilTheMatchIsOver() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key());
        SshTestClient cleo = SshTestClient.key(server.port(), "cleo", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb();
        ClientTerminal spectator = cleo.dumb()) {
      red.type("make ta-se watch=5");
      red.until("leave, lobby] ");
      blue.type("sit 1");
      red.until("red> ");
      blue.until("blue> ");
      Table<?, ?, ?> match = match(server, 1);
      spectator.type("watch 1");
      spectator.until("(watching)> ");
      try (MatchFeed looking =
          server.gameServer().tableService().openFeed(table(server, 1), Optional.empty())) {
        for (int i = 0; i < 6; i++) {
          // A screen may at any moment add an entry about what it has shown. The delayed view
          // learns of that a moment later, but of this move before it is answered.
          int moved = match.match().position() + 1;
          move(match);
          assertThat(looking.match().match().position())
              .isBetween(Math.max(0, moved - 5), Math.max(0, match.match().position() - 5));
        }
        spectator.until(" puts ");
        red.type("/say a secret");
        blue.until("a secret");
        red.type("look");
        red.until("red> ");
        assertThat(puts(spectator)).isLessThan(6);
        assertThat(match.addControl(new ControlEntry.Conceded(match.match().seats().getFirst())))
            .isInstanceOf(EntryResult.Applied.class);
        assertThat(match.match().turn().isOver()).isTrue();
        assertThat(looking.match().match().position()).isEqualTo(match.match().position());
      }
      spectator.pageUntil("(journal 1)");
      assertThat(spectator.received()).doesNotContain("a secret");
    }
  }

  @Test
  void spectatorsCannotBeDelayedWhereTheyShareOneMinute() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(anna.run("make robots watch=5", "")).contains("they cannot watch with a delay");
    }
  }
}
