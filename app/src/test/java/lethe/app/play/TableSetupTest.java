package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.titles.ravens.RavensTitle;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

class TableSetupTest {
  private static final Player HUMAN = new Player.Human();
  private static final Player BOT = new Player.Machine("fair");
  private static final Player DEFAULT_BOT = new Player.Machine("");

  private static final Seat FETH = RavensTitle.TITLE.seats().firstSeats(2).getFirst();
  private static final Seat REN = RavensTitle.TITLE.seats().firstSeats(2).getLast();

  private static List<Player> players(SeatedPlayer... assignedSeats) {
    return TableSetup.of(RavensTitle.TITLE, Arrays.asList(assignedSeats), HUMAN, DEFAULT_BOT)
        .seatedPlayers()
        .stream()
        .map(SeatedPlayer::player)
        .toList();
  }

  @Test
  void thePlayerGetsTheFirstFreeSeat() {
    assertThat(players()).containsExactly(HUMAN, DEFAULT_BOT);
    assertThat(players(new SeatedPlayer(FETH, BOT))).containsExactly(BOT, HUMAN);
    assertThat(players(new SeatedPlayer(REN, BOT))).containsExactly(HUMAN, BOT);
  }

  @Test
  void assignedSeatsAreKept() {
    assertThat(players(new SeatedPlayer(REN, HUMAN))).containsExactly(DEFAULT_BOT, HUMAN);
    List<SeatedPlayer> bots =
        Stream.of(FETH, REN).map(seat -> new SeatedPlayer(seat, BOT)).toList();
    assertThat(players(bots.toArray(SeatedPlayer[]::new))).containsExactly(BOT, BOT);
  }
}
