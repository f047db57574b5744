package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.titles.ravens.RavensTitle;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

class TableSetupTest {
  private static final Player YOU = new Player.Human();
  private static final Player BOT = new Player.Machine("fair");
  private static final Player OTHER = new Player.Machine("");

  private static final Seat FETH = RavensTitle.TITLE.seats().table(2).getFirst();
  private static final Seat REN = RavensTitle.TITLE.seats().table(2).getLast();

  private static List<Player> players(Seated... given) {
    return TableSetup.of(RavensTitle.TITLE, Arrays.asList(given), YOU, OTHER).table().stream()
        .map(Seated::player)
        .toList();
  }

  @Test
  void thePlayerGetsTheFirstFreeSeat() {
    assertThat(players()).containsExactly(YOU, OTHER);
    assertThat(players(new Seated(FETH, BOT))).containsExactly(BOT, YOU);
    assertThat(players(new Seated(REN, BOT))).containsExactly(YOU, BOT);
  }

  @Test
  void assignedSeatsAreKept() {
    assertThat(players(new Seated(REN, YOU))).containsExactly(OTHER, YOU);
    List<Seated> bots = Stream.of(FETH, REN).map(seat -> new Seated(seat, BOT)).toList();
    assertThat(players(bots.toArray(Seated[]::new))).containsExactly(BOT, BOT);
  }
}
