package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import lethe.app.play.Table;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the twin law for reviews: on two servers whose matches differ only in Ren's secret order,
 * the views of Feth and of a spectator are equal at every position before all cards are revealed.
 */
@Timeout(120)
class ReviewTwinsTest {
  /** The number of moves before a player concedes. */
  private static final int PLIES = 6;

  private static final InstantSource NOW =
      InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z"));

  private static final String CLEAR = "\u001b[J";
  private static final String REDRAW = "\f";

  @TempDir Path data;

  /** Makes every server deal the same cards. */
  private static final class FixedRandom extends SecureRandom {
    private static final long serialVersionUID = 1;

    @Override
    public long nextLong() {
      return 4711;
    }
  }

  /** Returns what the leader of a review sees at each position as each of these viewers. */
  private List<String> reviewScreens(
      String terminalType,
      String folder,
      UnaryOperator<List<String>> order,
      String... viewerNames) {
    try (SshEndpoint server =
            TestServers.open(
                TestServers.settings(data.resolve(folder)),
                new ByteArrayOutputStream(),
                NOW,
                new FixedRandom());
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal feth = anna.lineTerminal();
        ClientTerminal ren = ben.lineTerminal()) {
      feth.sitAsGuest("make ravens ren=open");
      ren.sitAsGuest("sit 1");
      feth.pageUntil("Deal hash:");
      Table<?, ?, ?> table = TestServers.match(server, 1);
      int dealt = table.match().position();
      play(table, order);
      int last = table.match().position();
      table.addControl(new ControlEntry.Conceded(table.match().seats().getFirst()));
      // Records the outcome before the review begins.
      table.playBots();
      try (ClientTerminal terminal = cleo.terminal(terminalType, 120, 40, "review 1")) {
        terminal.pageUntil("as spectator, you lead)> ");
        List<String> screens = new ArrayList<>();
        for (String viewer : viewerNames) {
          screens.add(screenAfter(terminalType, terminal, "as " + viewer));
          for (int moment : IntStream.rangeClosed(dealt, last).toArray()) {
            for (String input : List.of(String.valueOf(moment), "look", "note x")) {
              screens.add(screenAfter(terminalType, terminal, input));
            }
          }
        }
        return screens;
      }
    }
  }

  /** Returns the whole screen after a line; on a line-based terminal, only its answer. */
  private static String screenAfter(String terminalType, ClientTerminal terminal, String input) {
    terminal.type(input);
    if (terminalType.equals("dumb")) {
      return terminal.until("you lead)> ");
    }
    terminal.skipReceived();
    terminal.send(REDRAW);
    terminal.until(CLEAR);
    terminal.send(REDRAW);
    return terminal.until(CLEAR);
  }

  /** Plays moves, the first of which is the secret one. */
  private static <C, O, V> void play(Table<C, O, V> table, UnaryOperator<List<String>> order) {
    for (int i = 0; i < PLIES && table.match().turn() instanceof Turn.Awaits(var seats); i++) {
      Seat seat = seats.getFirst();
      List<C> legal = table.match().legalCommands(seat);
      List<String> written = legal.stream().map(table.game().notation()::format).toList();
      String command = i == 0 ? order.apply(written).getFirst() : written.getFirst();
      assertThat(table.submit(seat, legal.get(written.indexOf(command))))
          .isInstanceOf(EntryResult.Applied.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"xterm", "dumb"})
  void aReviewHidesASecretMoveFromOtherViewers(String terminalType) {
    List<String> screens = reviewScreens(terminalType, "a", List::copyOf, "feth", "spectator");
    assertThat(screens)
        .isEqualTo(reviewScreens(terminalType, "b", List::reversed, "feth", "spectator"));
    assertThat(screens).hasSizeGreaterThan(6 * PLIES).anyMatch(text -> text.contains("Round 1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"xterm", "dumb"})
  void aReviewShowsASecretMoveToItsPlayer(String terminalType) {
    assertThat(reviewScreens(terminalType, "a", List::copyOf, "ren"))
        .isNotEqualTo(reviewScreens(terminalType, "b", List::reversed, "ren"));
  }
}
