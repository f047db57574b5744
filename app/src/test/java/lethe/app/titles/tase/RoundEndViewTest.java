package lethe.app.titles.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the view that is drawn while the cups are opened at the end of a round. */
class RoundEndViewTest {
  private static Match<Command, Observation, View> start() {
    Game<?, Command, Observation, View> game =
        ((Validated.Valid<Game<?, Command, Observation, View>>) TaSeTitle.TITLE.open(Options.NONE))
            .value();
    List<SeatedPlayer> players =
        SeatNames.SEATS.firstSeats(2).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Human()))
            .toList();
    return Match.start(game, new Header("ta-se", Options.NONE, 3, "", players));
  }

  private static Seat mover(Match<Command, Observation, View> match) {
    return match.seats().stream().filter(match.turn()::awaits).findFirst().orElseThrow();
  }

  /** Returns the animation of the opening cups, as a spectator sees it. */
  private static List<Frame> frames(View before, View after) {
    return TaSeTitle.TITLE.animation(before, after, Spectator.SPECTATOR, Size.DEFAULT);
  }

  @Test
  void theLastChipIsShownOnlyInItsCup() {
    int oneChipRounds = 0;
    int twoChipRounds = 0;
    int keptChips = 0;
    for (long seed = 0; seed < 40; seed++) {
      Match<Command, Observation, View> match = start();
      Rng rng = new Rng(seed);
      while (!match.turn().isOver()) {
        List<Command> legal = match.legalCommands(mover(match));
        Rng.Draw<Integer> draw = rng.nextInt(legal.size());
        rng = draw.next();
        Command command = legal.get(draw.value());
        View before = match.view(Spectator.SPECTATOR);
        Seat seat = mover(match);
        match =
            ((EntryResult.Applied<Command, Observation, View>) match.submit(seat, command)).next();
        View after = match.view(Spectator.SPECTATOR);
        if (after.scoredRounds().size() == before.scoredRounds().size()) {
          continue;
        }
        View closing = new RoundEndView(before, after.scoredRounds().getLast()).view();
        switch (command) {
          case Command.Put(int chip, int cup) -> {
            assertThat(closing.side(seat).hand().has(chip)).isFalse();
            assertThat(closing.latestChips().getLast())
                .isEqualTo(new Observation.Placed(before.round(), seat, chip, cup));
            twoChipRounds += closing.latestChips().size() == 2 ? 1 : 0;
            oneChipRounds += closing.latestChips().size() == 1 ? 1 : 0;
            for (Frame frame : frames(before, after)) {
              assertThat(frame.toString()).contains(seat + " " + chip + " in cup " + cup);
            }
          }
          case Command.Keep() -> {
            keptChips++;
            assertThat(closing.latestChips()).isEqualTo(before.latestChips());
            assertThat(closing.side(seat).hand()).isEqualTo(before.side(seat).hand());
          }
        }
        assertThat(
                closing.side(SeatNames.RED).hand().size()
                    + closing.side(SeatNames.BLUE).hand().size())
            .isEqualTo(command instanceof Command.Keep ? 1 : 0);
        if (match.turn().isOver()) {
          assertThat(closing.red().hand()).isEqualTo(after.red().hand());
          assertThat(closing.blue().discardedChips()).isEqualTo(after.blue().discardedChips());
          assertThat(closing.latestChips()).isEqualTo(after.latestChips());
        }
      }
    }
    assertThat(List.of(oneChipRounds, twoChipRounds, keptChips)).allMatch(count -> count > 0);
  }
}
