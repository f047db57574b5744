package lethe.app.titles.robots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.titles.HumanMatches;
import lethe.app.titles.Title;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the sizes and positions of cards in windows of many sizes. */
class RobotsBoardLayoutTest {
  private static final Title<Command, Observation, View> TITLE = RobotsTitle.TITLE;
  private static final Seat AXLE = GameSeats.SEATS.firstSeats(1).getFirst();

  /** The space for the table in a window of 60 columns and 20 rows. */
  private static final Size NARROW_SIZE = new Size(60, 19);

  private static View startView(String layout) {
    return HumanMatches.start(TITLE, Options.of(Map.of("layout", layout)), 2, 3).view(AXLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x4", "4x4", "3x5", "4x6"})
  void theGridFitsInANarrowWindow(String layout) {
    View view = startView(layout);
    assertThat(NARROW_SIZE.contains(TITLE.minSize(view))).isTrue();
    Frame frame = TITLE.draw(view, AXLE, NARROW_SIZE);
    assertThat(frame.size().columns()).isLessThanOrEqualTo(NARROW_SIZE.columns());
    assertThat(TITLE.layOut(view, AXLE, NARROW_SIZE).targets(List.of()))
        .allMatch(
            target ->
                target.area().column() + target.area().size().columns() <= NARROW_SIZE.columns());
  }

  /**
   * Returns sizes with every number of rows from 10 to 75, in several widths, and one with
   * unlimited rows.
   */
  private static List<Size> sizes() {
    List<Size> sizes = new ArrayList<>();
    for (int columns : List.of(45, 60, 61, 75, 76, 80, 84, 100, 120, 160, 200, 250)) {
      for (int rows = 10; rows <= 75; rows++) {
        sizes.add(new Size(columns, rows));
      }
    }
    sizes.add(new Size(80, Size.UNLIMITED_ROWS));
    return sizes;
  }

  private static List<String> crop(Frame frame, Area area) {
    Sketch sketch = new Sketch(area.size());
    return sketch.draw(-area.column(), -area.row(), frame).frame().lines();
  }

  /**
   * Players memorize cards by their appearance. In a window of constant size, a card keeps its
   * position and size, and whenever it is face up in the round in which it was memorized, it has
   * the same picture, unless a player points at it.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "layout=3x4 seats=1",
        "layout=4x4 seats=2",
        "layout=3x5 seats=3",
        "layout=4x5 seats=4",
        "layout=4x6 seats=2",
        "layout=5x5 seats=4 teams=on",
        "layout=2x3 seats=2",
        "layout=6x6 seats=4 teams=on"
      })
  void aFaceUpCardLooksAsItDidWhenMemorized(String settings) {
    Map<String, String> options = new TreeMap<>();
    for (String setting : settings.split(" ", -1)) {
      options.put(setting.split("=", 2)[0], setting.split("=", 2)[1]);
    }
    int seats = Integer.parseInt(options.remove("seats"));
    assertCardsKeepTheirAppearance(randomPositions(Options.of(options), seats));
  }

  private static void assertCardsKeepTheirAppearance(
      List<Match<Command, Observation, View>> matches) {
    Viewer viewer = matches.getFirst().seats().getFirst();
    List<View> views = matches.stream().map(match -> match.view(viewer)).toList();
    View memorizing = views.getFirst();
    assertThat(memorizing.phase()).isEqualTo(Phase.MEMORIZING);
    for (Size size : sizes()) {
      BoardLayout layout = BoardLayout.of(memorizing, size);
      for (View view : views) {
        BoardLayout laterLayout = BoardLayout.of(view, size);
        assertThat(laterLayout.card().size()).isEqualTo(layout.card().size());
        for (Place place : memorizing.layout().places()) {
          assertThat(laterLayout.cardArea(place)).isEqualTo(layout.cardArea(place));
        }
      }
      if (size.contains(TITLE.minSize(memorizing)) && size.rows() % 3 == 0) {
        assertFaceUpCardsLookAsMemorized(views, viewer, size, layout);
      }
    }
  }

  private static void assertFaceUpCardsLookAsMemorized(
      List<View> views, Viewer viewer, Size size, BoardLayout layout) {
    View memorizing = views.getFirst();
    Frame memorizingFrame = TITLE.draw(memorizing, viewer, size);
    for (View view : views) {
      Frame frame = TITLE.draw(view, viewer, size);
      for (Place place : memorizing.layout().places()) {
        boolean marked = view.pointedPlace().filter(place::equals).isPresent();
        if (view.cardAt(place) instanceof Face.Up
            && view.round() == memorizing.round()
            && !marked) {
          assertThat(crop(frame, layout.cardArea(place)))
              .as("%s at %s", place, size)
              .isEqualTo(crop(memorizingFrame, layout.cardArea(place)));
        }
      }
    }
  }

  /** Returns some positions of a random match. At the first one, the cards are memorized. */
  private static List<Match<Command, Observation, View>> randomPositions(
      Options options, int seats) {
    Match<Command, Observation, View> match = HumanMatches.start(TITLE, options, seats, 3);
    MutableRng random = new MutableRng(new Rng(3));
    List<Match<Command, Observation, View>> positions = new ArrayList<>(List.of(match));
    for (int ply = 0; ply < 90; ply++) {
      if (match.turn() instanceof Turn.Awaits(List<Seat> awaited)
          && match.submit(awaited.getFirst(), random.pick(match.legalCommands(awaited.getFirst())))
              instanceof EntryResult.Applied<Command, Observation, View>(var next, _, _)) {
        match = next;
        if (ply < 8 || ply % 10 == 0) {
          positions.add(match);
        }
      }
    }
    return positions;
  }

  @Test
  void aPreviewOfACallShowsThePictureOfTheCard() {
    for (Size size : List.of(new Size(80, 23), new Size(100, 40), new Size(200, 60))) {
      CardDrawing card = BoardLayout.of(startView("4x4"), size).card();
      Place place = new Place(1, 1);
      List<String> cardLines =
          card.draw(
                  place,
                  new Card(Feature.TWO, Feature.RED, Feature.GEAR),
                  CardDrawing.Emphasis.NONE)
              .lines();
      List<String> callLines =
          card.drawClaimed(place, List.of(Feature.TWO, Feature.RED, Feature.GEAR), 3).lines();
      int last = cardLines.size() - 1;
      assertThat(withoutBorder(callLines.subList(1, last)))
          .isEqualTo(withoutBorder(cardLines.subList(1, last)));
    }
  }

  private static List<String> withoutBorder(List<String> lines) {
    return lines.stream().map(line -> line.substring(1, line.length() - 1)).toList();
  }
}
