package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.HumanMatches;
import lethe.app.titles.TestGames;
import lethe.app.titles.TurningPoint;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the drawn table and its messages. */
class EurydiceScreenTest {
  private static Match<Command, Observation, View> match(String line) {
    return TestGames.play(
        HumanMatches.start(EurydiceTitle.TITLE, 1, 1), TestGames.open(EurydiceTitle.TITLE), line);
  }

  private static String draw(String line, Viewer viewer, Size size) {
    return EurydiceTitle.TITLE.draw(match(line).view(viewer), viewer, size).toString();
  }

  private static final String AFTER_GLANCE =
      "up middle; resolve peril; pay; up middle; resolve return; skip; up middle;"
          + " resolve glance; look deck; done; bottom";

  @Test
  void theDrawingShowsPathsCardsAndMemory() {
    String frame = draw(AFTER_GLANCE, GameSeats.ORPHEUS, Size.DEFAULT);
    assertThat(frame.lines()).allMatch(line -> line.length() <= 80).hasSizeLessThan(20);
    assertThat(frame)
        .contains("Eurydice, board 1/3", "spades ...  obols 0")
        .contains("@ The Three Judges", "> return 1,peril 5", "\no                   *  ")
        .contains("> left Hall of Echoes  survey (turn up discards)", "> middle The Throne")
        .contains("Deck 20, removed 0", "Discards 1:", "1:?", "sure ", "Footsteps Behind: ")
        .containsPattern("\\([♥♣♦]\\)\n");
  }

  /** At the start of a board there is room only for the names, not for the symbols. */
  @Test
  void theSpacesWithinReachAreNamed() {
    Size size = new Size(80, 23);
    View start = match("up left").atPosition(0).view(GameSeats.ORPHEUS);
    assertThat(EurydiceTitle.TITLE.draw(start, GameSeats.ORPHEUS, size).toString())
        .contains("> left Persephone's Garden  > middle Asphodel  > right Pomegranate Grove");
    assertThat(draw(AFTER_GLANCE, GameSeats.ORPHEUS, size))
        .contains("\n> middle The Throne  return 1 (1 discard to the deck)")
        .contains("\n  peril 5 (lose 1, or roll: up to 5 costs 2)");
    assertThat(draw("up left", GameSeats.ORPHEUS, new Size(80, 23))).doesNotContain("> left");
  }

  @Test
  void newStepsAndDiscardsAreMarked() {
    Match<Command, Observation, View> match = match("up middle; resolve peril; pay; up left");
    View before = match.atPosition(2).view(GameSeats.ORPHEUS);
    View after = match.view(GameSeats.ORPHEUS);
    Frame marked =
        EurydiceTitle.TITLE
            .layOut(after, GameSeats.ORPHEUS, new Size(80, 23))
            .withChangesSince(before)
            .frame();
    assertThat(marked.toString()).contains("Deck↓20,", "1*?", "removed 0", "obols 0");
    int row = marked.lines().size() - 1;
    while (!marked.lines().get(row).contains("*  ")) {
      row--;
    }
    int column = marked.lines().get(row).indexOf('*');
    assertThat(marked.at(column, row).style().reverse()).isTrue();
  }

  @Test
  void pathsBetweenLanesDoNotCrossLabels() {
    String[] lines = draw(AFTER_GLANCE, GameSeats.ORPHEUS, new Size(80, 23)).split("\n");
    assertThat(lines)
        .anyMatch(line -> line.startsWith("│                 ╲ │                 ╱"))
        .noneMatch(line -> line.matches(".*[a-z0-9] ─.*") && !line.contains("End"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"up left", "up middle", "up right"})
  void thePathsOutOfTheStartAreConnected(String line) {
    Frame frame =
        EurydiceTitle.TITLE.draw(
            match(line).view(GameSeats.ORPHEUS), GameSeats.ORPHEUS, new Size(80, 23));
    assertThat(frame.lines())
        .anyMatch(row -> row.startsWith("╰───────────────────* Start ────────────╯"));
    assertThat(frame.ascii().lines())
        .anyMatch(row -> row.startsWith("+-------------------* Start ------------+"));
  }

  @Test
  void spectatorsDoNotSeeWhatOrpheusRemembers() {
    String frame = draw(AFTER_GLANCE, Spectator.SPECTATOR, Size.DEFAULT);
    assertThat(frame)
        .contains("Deck 20, removed 0\n", "? ? ? ?")
        .doesNotContain("(♥)", "(♣)", "sure");
  }

  @Test
  void theLegendIsShownIfItFits() {
    String belowTable = draw("up left", GameSeats.ORPHEUS, new Size(84, 42));
    assertThat(belowTable).contains("glance: look at exactly X hidden cards", "hymn: ");
    String nextToTable = draw("up left", GameSeats.ORPHEUS, new Size(151, 59));
    assertThat(nextToTable).contains("glance: look at exactly X hidden cards", "hymn: ");
    assertThat(draw("up left", GameSeats.ORPHEUS, Size.DEFAULT)).doesNotContain("hymn: ");
  }

  @Test
  void aTurningPointNamesTheSpaceOfTheThirdSpade() {
    Match<Command, Observation, View> match = ShippedMatch.of("he-looks-back").match();
    View view = match.view(match.referee().orElseThrow());
    assertThat(
            TurningPoints.find(
                new ViewChange<>(view, view, List.of(new Observation.ThirdSpadeMarked())),
                GameSeats.ORPHEUS))
        .get()
        .extracting(TurningPoint::message)
        .asString()
        .startsWith(
            "You have seen spades for the third time. That was at Threshold: middle; the deck still had ");
  }

  @ParameterizedTest
  @MethodSource("countedObservations")
  void nounsAgreeWithTheirCounts(Observation observation, String message) {
    assertThat(EurydiceTitle.TITLE.narrate(observation, GameSeats.ORPHEUS))
        .singleElement()
        .extracting(Text::text)
        .isEqualTo(message);
  }

  @Test
  void aSpectatorIsNotAddressedAsOrpheus() {
    assertThat(EurydiceTitle.TITLE.narrate(new Observation.ObolGained(2), Spectator.SPECTATOR))
        .singleElement()
        .extracting(Text::text)
        .isEqualTo("Orpheus gains an obol and now has 2.");
  }

  static Stream<Arguments> countedObservations() {
    String spade = "You see a spade: mark 1 of 3. ";
    return Stream.of(
        Arguments.of(
            new Observation.Counted(5, 3, 1),
            "The deck is counted: 5 hearts against 3 clubs and 1 joker."),
        Arguments.of(
            new Observation.Counted(1, 0, 0), "The deck is counted: 1 heart against 0 clubs."),
        Arguments.of(
            new Observation.SpadePunished(1, 0, 1, 3, 0),
            spade + "1 card from the bottom of the deck is removed; 3 clubs join it."),
        Arguments.of(
            new Observation.SpadePunished(1, 1, 3, 2, 1),
            spade
                + "3 cards from the bottom of the deck are removed;"
                + " 2 clubs, 1 joker and 1 more spade join it."),
        Arguments.of(new Observation.DiamondsAdded(1), "1 diamond goes into the deck."),
        Arguments.of(
            new Observation.Shuffled(1),
            "The deck is shuffled, and 1 card from its top is removed, unseen."),
        Arguments.of(
            new Observation.SpadesForgiven(2),
            "2 spades are forgiven and shuffled into the deck."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "over | 3 | Won: hearts outnumber clubs | 3 more hearts than clubs",
        "level | 0 | Lost: as many clubs as hearts | one more heart would have freed her",
        "under | -1 | Lost: more clubs than hearts | The deck had 1 more club or joker than hearts",
        "under | -4 | Lost: more clubs than hearts | The deck had 4 more clubs and jokers than hearts",
        "gone | 0 | Lost: spades were seen a third time | Reach the end with at most two marks",
        "conceded | 0 | Lost: Orpheus conceded and turned back alone. | The deck was not counted."
      })
  void theEndingTextExplainsTheResult(
      String keyword, int lead, String expectedResult, String expectedDetail) {
    Outcome outcome =
        new Outcome(keyword, List.of(new Outcome.SeatResult(GameSeats.ORPHEUS, lead, lead > 0)));
    assertThat(EurydiceTitle.TITLE.ending(outcome))
        .extracting(Text::text)
        .satisfiesExactly(
            result -> assertThat(result).contains(expectedResult),
            detail -> assertThat(detail).contains(expectedDetail));
  }
}
