package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Size;
import lethe.engine.core.Answer;
import lethe.engine.core.Checked;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Reading;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;

/** The table as it is drawn. */
class EurydiceScreenTest {
  private static final Game<?, Command, Observation, View> GAME =
      ((Checked.Valid<Game<?, Command, Observation, View>>) EurydiceTitle.TITLE.open(Options.NONE))
          .value();

  private static Match<Command, Observation, View> played(String line) {
    Header header =
        new Header(
            Eurydice.NAME,
            Options.NONE,
            1,
            "",
            List.of(new Seated(Eurydice.ORPHEUS, new Player.Human())));
    Match<Command, Observation, View> match = Match.start(GAME, header);
    for (Command command : ((Reading.Read<Command>) GAME.notation().read(line)).commands()) {
      match =
          ((Answer.Moved<Command, Observation, View>) match.submit(Eurydice.ORPHEUS, command))
              .next();
    }
    return match;
  }

  private static String drawn(String line, Viewer viewer, Size size) {
    return EurydiceTitle.TITLE.screen().draw(played(line).view(viewer), viewer, size).toString();
  }

  private static final String GLANCED =
      "up middle; resolve peril; pay; up middle; resolve return; skip; up middle;"
          + " resolve glance; look deck; done; bottom";

  @Test
  void orpheusSeesTheTrackTheCardsAndWhatHeRemembers() {
    String frame = drawn(GLANCED, Eurydice.ORPHEUS, Size.USUAL);
    assertThat(frame.lines()).allMatch(line -> line.length() <= 80).hasSizeLessThan(20);
    assertThat(frame)
        .contains("Eurydice   board 1 of 3 (the Halls)", "spades ...   obols 0")
        .contains("@ The Three Judges", "> return 1, peril 5", "* Start")
        .containsPattern("Deck \\(20\\), top first: \\? .* \\([♥♣♦]\\)\n")
        .contains("Discards (1): 1:?", "in it at least ", "Footsteps Behind: ");
  }

  @Test
  void spectatorsSeeNothingOfWhatHeRemembers() {
    String frame = drawn(GLANCED, Spectator.SPECTATOR, Size.USUAL);
    assertThat(frame)
        .contains("Deck (20), top first: ? ?")
        .doesNotContain("(♥)", "(♣)", "at least");
  }

  @Test
  void theLegendIsThereWhenThereIsRoom() {
    String frame = drawn("up left", Eurydice.ORPHEUS, new Size(100, 30));
    assertThat(frame.lines()).allMatch(line -> line.length() <= 100).hasSizeLessThan(26);
    assertThat(frame).contains("glance: look at exactly X hidden cards", "hymn: ");
    assertThat(drawn("up left", Eurydice.ORPHEUS, Size.USUAL)).doesNotContain("hymn: ");
  }

  @Test
  void aNarrowWindowSaysWhatIsMissing() {
    assertThat(drawn("up left", Eurydice.ORPHEUS, new Size(40, 24))).contains("60 columns");
  }
}
