package lethe.app.titles.robots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.Renderer;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.Roles;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How much room the cards have in small windows. */
class RobotsPlanTest {
  private static final Renderer<Command, View> RENDERER = RobotsTitle.TITLE.renderer();
  private static final Seat AXLE = Roles.SEATS.table(1).getFirst();

  /** The room for a table in a window of 60 columns and 20 rows, and in a usual one. */
  private static final Size NARROW = new Size(60, 19);

  private static final Size USUAL = new Size(80, 23);

  private static View open(String layout) {
    return open(
        ((Valid<Game<?, Command, Observation, View>>)
                Robots.open(Options.of(Map.of("layout", layout))))
            .value());
  }

  private static <S> View open(Game<S, Command, Observation, View> game) {
    return game.view(game.start(2, new Rng(3)), AXLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x4", "4x4", "3x5", "4x6"})
  void theGridIsDrawnInANarrowWindow(String layout) {
    View view = open(layout);
    assertThat(NARROW.holds(RENDERER.least(view))).isTrue();
    Frame frame = RENDERER.draw(view, AXLE, NARROW);
    assertThat(frame.size().columns()).isLessThanOrEqualTo(NARROW.columns());
    assertThat(RENDERER.drawn(view, AXLE, NARROW).targets(List.of()))
        .allMatch(
            target -> target.area().column() + target.area().size().columns() <= NARROW.columns());
  }

  /** Nothing is to be read in the minute but the cards, so they have the room. */
  @Test
  void openCardsAreAsHighAsThereIsRoom() {
    assertThat(RENDERER.draw(open("3x5"), AXLE, USUAL).lines())
        .filteredOn(line -> line.contains("│"))
        .hasSize(9);
  }
}
