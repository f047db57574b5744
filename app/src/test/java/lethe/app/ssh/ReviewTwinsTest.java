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
import lethe.engine.core.Answer;
import lethe.engine.core.Control;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The twin law of a review in a house: two houses in which Ren ordered in secret otherwise show
 * Feth's eyes and a spectator's the same at every moment before all was turned over.
 */
@Timeout(120)
class ReviewTwinsTest {
  /** So many moves are played before somebody gives up. */
  private static final int PLIES = 6;

  private static final InstantSource NOW =
      InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z"));

  private static final String CLEAR = "\u001b[J";
  private static final String REDRAW = "\f";

  @TempDir Path data;

  /** The same deals and stories in every house. */
  private static final class Same extends SecureRandom {
    private static final long serialVersionUID = 1;

    @Override
    public long nextLong() {
      return 4711;
    }
  }

  /** What whoever leads a review gets at each moment with each of these eyes. */
  private List<String> reviewed(
      String terminal, String folder, UnaryOperator<List<String>> order, String... eyes) {
    try (Server server =
            Houses.open(
                Houses.settings(data.resolve(folder)),
                new ByteArrayOutputStream(),
                NOW,
                new Same());
        Client anna = Client.guest(server.port(), "anna");
        Client ben = Client.guest(server.port(), "ben");
        Client cleo = Client.guest(server.port(), "cleo");
        Line feth = anna.dumb();
        Line ren = ben.dumb()) {
      feth.sit("make ravens ren=open");
      ren.sit("sit 1");
      feth.readUntil("Deal bound by");
      Table<?, ?, ?> table = Houses.match(server, 1);
      int dealt = table.match().position();
      play(table, order);
      int last = table.match().position();
      table.note(new Control.Conceded(table.match().seats().getFirst()));
      // How it ended is written down before anybody looks.
      table.settle();
      try (Line line = cleo.terminal(terminal, 120, 40, "review 1")) {
        line.readUntil("as spectator, you lead)> ");
        List<String> seen = new ArrayList<>();
        for (String viewer : eyes) {
          seen.add(answer(terminal, line, "as " + viewer));
          for (int moment : IntStream.rangeClosed(dealt, last).toArray()) {
            for (String typed : List.of(String.valueOf(moment), "look", "note x")) {
              seen.add(answer(terminal, line, typed));
            }
          }
        }
        return seen;
      }
    }
  }

  /** All of the screen after a line; where lines are printed, what comes of it. */
  private static String answer(String terminal, Line line, String typed) {
    line.type(typed);
    if (terminal.equals("dumb")) {
      return line.until("you lead)> ");
    }
    line.skip();
    line.send(REDRAW);
    line.until(CLEAR);
    line.send(REDRAW);
    return line.until(CLEAR);
  }

  /** The first move is the one in secret. */
  private static <C, O, V> void play(Table<C, O, V> table, UnaryOperator<List<String>> order) {
    for (int i = 0; i < PLIES && table.match().turn() instanceof Turn.Awaits(var seats); i++) {
      Seat seat = seats.getFirst();
      List<C> legal = table.match().legal(seat);
      List<String> written = legal.stream().map(table.game().notation()::write).toList();
      String said = i == 0 ? order.apply(written).getFirst() : written.getFirst();
      assertThat(table.submit(seat, legal.get(written.indexOf(said))))
          .isInstanceOf(Answer.Moved.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"xterm", "dumb"})
  void whatWasDoneInSecretIsNotReviewedByOthers(String terminal) {
    List<String> seen = reviewed(terminal, "a", List::copyOf, "feth", "spectator");
    assertThat(seen).isEqualTo(reviewed(terminal, "b", List::reversed, "feth", "spectator"));
    assertThat(seen).hasSizeGreaterThan(6 * PLIES).anyMatch(text -> text.contains("Round 1"));
  }

  /** Whose secret it was sees it, and so does a referee. */
  @ParameterizedTest
  @ValueSource(strings = {"xterm", "dumb"})
  void whoeverMayKnowItSeesIt(String terminal) {
    assertThat(reviewed(terminal, "a", List::copyOf, "ren"))
        .isNotEqualTo(reviewed(terminal, "b", List::reversed, "ren"));
  }
}
